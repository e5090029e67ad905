import "server-only";
import type { z } from "zod";
import { type Feeling, feelingById } from "@/lib/domain/feelings/feelings";
import type { feltSchema } from "@/lib/domain/look-back/schema";
import type { PagesThen } from "@/lib/domain/look-back/shown";
import { type Day, fromDateColumn } from "@/lib/domain/progress/days";
import { openedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { readRows } from "@/lib/server/core/database/read-rows";
import { feltIn, openFelt, type StoredFelt } from "@/lib/server/feelings/felt";
import { Prisma } from "@/prisma/client/client";
import { madeOnce, stateOf } from "./kept-answers";
import { toPageThen } from "./on-this-day";

/** Maximum number of pages returned at once. */
const MOST = 30;

/**
 * Lists the pages written on days on which a feeling, or one of the same quarter, was chosen, newest first. The person
 * asked for them, so none is left out.
 */
export function pagesFelt(userId: number, { feeling, from, to }: z.infer<typeof feltSchema>): Promise<PagesThen> {
	const range = Prisma.sql`local_date BETWEEN ${from}::date AND ${to}::date`;
	return madeOnce<StoredFelt[], PagesThen>(
		userId,
		{
			name: `pages ${feeling} ${from} ${to}`,
			states: [
				stateOf(Prisma.sql`feelings f WHERE user_id = ${userId} AND ${range}`, "f"),
				stateOf(Prisma.sql`journal_entries e WHERE user_id = ${userId} AND ${range}`, "e"),
			],
			read: feltIn(userId, range),
		},
		(found) => pagesOn(userId, feeling, found),
	);
}

async function pagesOn(userId: number, feeling: string, stored: readonly StoredFelt[]): Promise<PagesThen> {
	const feelingsOf = new Map<Day, Feeling[]>();
	for (const one of await openFelt(userId, stored)) {
		const known = feelingById(one.feeling);
		if (!known) continue;
		const ofDay = feelingsOf.get(one.day);
		if (ofDay) ofDay.push(known);
		else feelingsOf.set(one.day, [known]);
	}
	const days: Day[] = [...feelingsOf]
		.filter(([, felt]) => felt.some(({ id, quarter }) => id === feeling || quarter === feeling))
		.map(([day]) => day);
	const rows = await readRows<{ id: string; title: string | null; content: string; localDate: Date }>(Prisma.sql`
		SELECT id, title, content, local_date AS "localDate" FROM journal_entries
		WHERE user_id = ${userId} AND local_date = ANY(${days}::date[])
		ORDER BY local_date DESC, created_at DESC, id DESC LIMIT ${MOST + 1}`);
	const pages = (await openedInTurn("JournalEntry", rows.slice(0, MOST), { userId })).flatMap((row) => {
		if (!row) return [];
		const day = fromDateColumn(row.localDate);
		return [{ ...toPageThen({ ...row, day }), feelings: (feelingsOf.get(day) ?? []).map(({ id }) => id) }];
	});
	return { pages, hasMore: rows.length > MOST };
}
