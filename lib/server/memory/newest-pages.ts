import "server-only";
import type { Page } from "@/lib/domain/search/pages/page";
import { byTime, type PageIndex } from "@/lib/domain/search/pages/page-index";
import { db } from "@/lib/server/core/database/db";
import { indexAtHand } from "@/lib/server/search/cache";
import { newestPages, pagesOfEntries, smallPages } from "@/lib/server/search/rows";
import { LEARNED, NEWEST_PAGES } from "./limits";
import type { Pauses } from "./pauses";

/** The part of a page index that finding facts needs. */
export type Pages = Pick<PageIndex, "newestFirst" | "get">;

/**
 * Returns the newest pages of a person, as many as are read for facts, and the pages from which a model learned. If the
 * whole index is in memory, it is used; otherwise nothing older is read, because indexing ten years takes seconds.
 * @param offset The person's time zone offset in minutes, as returned by `getTimezoneOffset`.
 */
export async function pagesToShow(userId: number, offset: number, pauses: Pauses): Promise<Pages> {
	const atHand = await indexAtHand(userId, offset);
	if (atHand) return atHand;
	const of = { userId, offset };
	const all = await Promise.all([
		newest("journal", of, pauses),
		newest("messages", of, pauses),
		smallPages("responses", of),
		smallPages("exercises", of),
		learnedFrom(userId).then((ids) => pagesOfEntries(ids, of)),
	]);
	const byId = new Map(all.flat().map((page) => [page.id, page]));
	const order = [...byId.values()].sort((a, b) => byTime(b, a));
	return { newestFirst: () => order, get: (id) => byId.get(id) };
}

async function newest(
	source: "journal" | "messages",
	of: { userId: number; offset: number },
	pauses: Pauses,
): Promise<Page[]> {
	const pages: Page[] = [];
	for (let skip = 0; ; skip += NEWEST_PAGES) {
		const { rows, pages: more } = await newestPages(source, of, { skip, take: NEWEST_PAGES });
		pages.push(...more.filter(({ at }) => !pauses.covers(at)));
		if (rows < NEWEST_PAGES || pages.length >= NEWEST_PAGES) return pages;
	}
}

async function learnedFrom(userId: number): Promise<string[]> {
	const rows = await db().learnedFact.findMany({ ...LEARNED, where: { userId }, select: { entryId: true } });
	return [...new Set(rows.map(({ entryId }) => entryId))];
}
