import "server-only";
import { Scheduler } from "@/lib/domain/core/scheduler";
import type { Page } from "@/lib/domain/search/pages/page";
import { eachInTurn } from "@/lib/server/core/work/turns";
import { comparableTextOf, type PersonIndex } from "./person-index";
import { inPieces, marksOf, rowsWithPages, smallPages } from "./rows";

/*
 * Searches the pages that did not fit into an index: slowly, in the database, and only for the words as typed. Keeps
 * nothing in memory.
 */

/** Time limit of one search, in milliseconds. Pages that it did not reach are not found. */
const LONGEST_MS = 15_000;

const scheduler = new Scheduler({ places: 1 });

/**
 * Goes through every page that an index left out, newest first. One search runs at a time, and people take turns.
 * @param test Whether a page matches, given its words from `comparableTextOf`.
 * @param found Called with each page that matches.
 * @returns Whether there was time for all of them.
 */
export function scan(
	index: PersonIndex,
	test: (page: Page, plain: string) => boolean,
	found: (page: Page) => void,
): Promise<boolean> {
	return scheduler.run(String(index.userId), () => look(index, test, found));
}

async function look(
	index: PersonIndex,
	test: (page: Page, plain: string) => boolean,
	found: (page: Page) => void,
): Promise<boolean> {
	const { leftOut, userId } = index;
	const until = performance.now() + LONGEST_MS;
	const lookAt = (pages: readonly Page[]) =>
		eachInTurn(userId, pages, (page) => {
			if (!index.pages.has(page.id) && test(page, comparableTextOf(page))) found(page);
		});
	for (const source of leftOut.small) await lookAt(await smallPages(source, index));
	for (const source of ["journal", "messages"] as const) {
		if (leftOut[source].length === 0) continue;
		for (const piece of inPieces(await marksOf(source, userId, leftOut[source]))) {
			if (performance.now() > until) return false;
			const ids = piece.map(({ id }) => id);
			const rows = await rowsWithPages(source, ids, index);
			await lookAt(rows.flatMap(({ pages }) => pages).sort((a, b) => b.at - a.at));
		}
	}
	return true;
}
