import "server-only";
import type { Day } from "@/lib/domain/progress/days";
import { boxMatches, comparable } from "@/lib/domain/search/journal-box";
import type { Page } from "@/lib/domain/search/pages/page";
import { byTime, PageIndex } from "@/lib/domain/search/pages/page-index";
import { eachInTurn, inTurn } from "@/lib/server/core/work/turns";
import { linePages } from "./pages";

/**
 * Finds the kept lines that match every word of a query: in any form, as another name of the same person, or as a part
 * of a word. Newest first. The index is built for this search alone: there are two thousand sentences at most.
 */
export async function linesMatching(userId: number, query: string, today: Day): Promise<Page[]> {
	const index = new PageIndex();
	await eachInTurn(userId, await linePages(userId), (page) => index.put(page));
	return inTurn(userId, () => {
		const found = boxMatches(index, "line", { query, today }, ({ text }) => comparable(text));
		return index
			.newestFirst()
			.filter(({ id }) => found.has(id))
			.sort((a, b) => byTime(b, a));
	});
}
