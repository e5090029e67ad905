import "server-only";
import type { Candidate } from "@/lib/domain/journal/related";
import { fromDateColumn } from "@/lib/domain/progress/days";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import { db } from "@/lib/server/core/database/db";
import { openedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { entrySource, READ_OF_ENTRY } from "@/lib/server/memory/sources";

/** How many entries are searched for related ones, newest first. */
const SEARCHED = 400;

/** Returns the entries to search for related ones, newest first, from the index in memory. */
export const entriesAmong = (pages: PageIndex): Candidate[] =>
	pages
		.newestFirst()
		.filter(({ kind }) => kind === "journal")
		.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
		.slice(0, SEARCHED)
		.map(({ id, day, title, text }) => ({
			id: id.slice(entrySource("").length),
			day,
			title,
			content: text.slice(0, READ_OF_ENTRY),
		}));

/**
 * Like `entriesAmong`, but reads the database, for a person whose pages may not be in memory. Only entries that existed
 * when this one was written.
 */
export async function candidateEntries(userId: number, since: { id: string; createdAt: Date }): Promise<Candidate[]> {
	const rows = await db().$queryRaw<
		{ id: string; localDate: Date; title: string | null; prompt: string; content: string }[]
	>`
		SELECT id, local_date AS "localDate", title, prompt, content
		FROM journal_entries
		WHERE user_id = ${userId} AND id <> ${since.id} AND created_at <= ${since.createdAt}
		ORDER BY created_at DESC, id DESC
		LIMIT ${SEARCHED}`;
	const read = await openedInTurn("JournalEntry", rows, { userId });
	return read
		.filter((row) => row !== null)
		.map(({ localDate, content, ...row }) => ({
			...row,
			content: content.slice(0, READ_OF_ENTRY),
			day: fromDateColumn(localDate),
		}));
}
