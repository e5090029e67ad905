import "server-only";
import { MAX_LINES } from "@/lib/domain/lines/limits";
import { lineHref } from "@/lib/domain/lines/paths";
import { fromDateColumn } from "@/lib/domain/progress/days";
import type { Page } from "@/lib/domain/search/pages/page";
import { openedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { readRows } from "@/lib/server/core/database/read-rows";
import { type KeptLine, Prisma } from "@/prisma/client/client";

type Row = Pick<KeptLine, "id" | "text" | "day" | "createdAt">;

const PREFIX = "line:";
/** Returns the id of the line that a page stands for. */
export const lineIdOf = ({ id }: Page): string => id.slice(PREFIX.length);

/**
 * Reads a person's kept lines as pages of the search, newest first. They are in no index: code that refers to what a
 * person wrote must not take a sentence of an article for theirs.
 */
export async function linePages(userId: number): Promise<Page[]> {
	const rows = await readRows<Row>(Prisma.sql`
		SELECT id, text, day, created_at AS "createdAt" FROM kept_lines WHERE user_id = ${userId}
		ORDER BY created_at DESC, id DESC LIMIT ${MAX_LINES}`);
	return (await openedInTurn("KeptLine", rows, { userId })).flatMap((row) =>
		row
			? [
					{
						...{ id: `${PREFIX}${row.id}`, kind: "line", title: null, partOf: null, text: row.text },
						...{ day: fromDateColumn(row.day), at: row.createdAt.getTime(), href: lineHref(row.id) },
					} as const,
				]
			: [],
	);
}
