import "server-only";
import type { Candidate } from "@/lib/domain/journal/related";
import { fromDateColumn } from "@/lib/domain/progress/days";
import { db, opened } from "@/lib/server/core/database/db";
import { READ_OF_ENTRY } from "@/lib/server/memory/sources";
import { Prisma } from "@/prisma/client/client";

/** How many entries are searched for related ones, newest first. */
const SEARCHED = 400;

/**
 * The entries among which related ones are looked for, newest first.
 * @param since Only those that were there when this one was written.
 */
export async function candidateEntries(userId: number, since?: { id: string; createdAt: Date }): Promise<Candidate[]> {
	const before = since ? Prisma.sql`id <> ${since.id} AND created_at <= ${since.createdAt}` : Prisma.sql`TRUE`;
	const rows = await db().$queryRaw<{ id: string; localDate: Date; title: string | null; content: string }[]>`
		SELECT id, local_date AS "localDate", title, content
		FROM journal_entries
		WHERE user_id = ${userId} AND ${before}
		ORDER BY created_at DESC, id DESC
		LIMIT ${SEARCHED}`;
	return opened("JournalEntry", rows, { userId }).map(({ localDate, content, ...row }) => ({
		...row,
		content: content.slice(0, READ_OF_ENTRY),
		day: fromDateColumn(localDate),
	}));
}
