import "server-only";
import { MAX_LINES } from "@/lib/domain/lines/limits";
import { lineHref } from "@/lib/domain/lines/paths";
import { fromDateColumn } from "@/lib/domain/progress/days";
import type { Page } from "@/lib/domain/search/pages/page";
import { openedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { readRows } from "@/lib/server/core/database/read-rows";
import { type KeptLine, Prisma } from "@/prisma/client/client";

type Row = Pick<KeptLine, "id" | "text" | "day" | "createdAt">;

/**
 * The lines that somebody keeps, as the search reads them, the newest first. They are in no index: whatever speaks of what
 * somebody wrote must not take a sentence of an article for theirs.
 */
export async function linePages(userId: number): Promise<Page[]> {
	const rows = await readRows<Row>(Prisma.sql`
		SELECT id, text, day, created_at AS "createdAt" FROM kept_lines WHERE user_id = ${userId}
		ORDER BY created_at DESC, id DESC LIMIT ${MAX_LINES}`);
	return (await openedInTurn("KeptLine", rows, { userId })).flatMap((row) =>
		row
			? [
					{
						...{ id: `line:${row.id}`, kind: "line", title: null, partOf: null, text: row.text },
						...{ day: fromDateColumn(row.day), at: row.createdAt.getTime(), href: lineHref(row.id) },
					} as const,
				]
			: [],
	);
}
