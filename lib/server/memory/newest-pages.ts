import "server-only";
import type { Page } from "@/lib/domain/search/pages/page";
import { byTime, type PageIndex } from "@/lib/domain/search/pages/page-index";
import { db } from "@/lib/server/core/database/db";
import { indexAtHand } from "@/lib/server/search/cache";
import { newestPages, pagesOfEntries, smallPages } from "@/lib/server/search/rows";
import { LEARNED, PAGES } from "./limits";
import type { Pauses } from "./pauses";

/** What is asked of pages by whoever looks for facts on them. */
export type Pages = Pick<PageIndex, "newestFirst" | "get">;

/**
 * As many of a person's newest pages as are looked at for facts, and those from which a model learned. Where all of them
 * are in memory, these; otherwise nothing older is read, because an index of ten years takes seconds to make.
 * @param offset The person's clock, as `getTimezoneOffset` gives it.
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
	for (let skip = 0; ; skip += PAGES) {
		const { rows, pages: more } = await newestPages(source, of, { skip, take: PAGES });
		pages.push(...more.filter(({ at }) => !pauses.covers(at)));
		if (rows < PAGES || pages.length >= PAGES) return pages;
	}
}

async function learnedFrom(userId: number): Promise<string[]> {
	const rows = await db().learnedFact.findMany({ ...LEARNED, where: { userId }, select: { entryId: true } });
	return [...new Set(rows.map(({ entryId }) => entryId))];
}
