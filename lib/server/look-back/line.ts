import "server-only";
import { quotableIn } from "@/lib/domain/journal/quotable";
import type { LineThen, WholePage } from "@/lib/domain/look-back/shown";
import { isUnhurt } from "@/lib/domain/text/unhurt";
import { isGrave, isPainful } from "@/lib/safety/grave";
import { eachInTurn } from "@/lib/server/core/work/turns";

/** Characters of a line: enough to say something, few enough to be read in passing. */
const FEWEST = 24;
const MOST = 180;
/** How much of a page is looked through for one, in characters. */
const READ = 6_000;

/** Whether a sentence may come back to somebody by itself. */
export const mayStandAlone = (text: string): boolean =>
	text.length >= FEWEST && text.length <= MOST && isUnhurt(text) && !isPainful(text) && !isGrave(text.toLowerCase());

/**
 * One sentence of a page of then, word for word: of a year ago where there is one, else of a month or a week. It comes
 * unasked, so it names nothing that hurts; null where no page has such a sentence near its beginning.
 * @param userId Whose pages these are: others are answered in between.
 */
export async function lineOf(userId: number, pages: readonly WholePage[]): Promise<LineThen | null> {
	let found: LineThen | null = null;
	const byWeight = [...pages].sort((a, b) => weight(b) - weight(a));
	await eachInTurn(userId, byWeight, ({ id, day, ago, content }) => {
		if (found) return;
		const text = sentencesNearTop(content).find(mayStandAlone);
		if (text) found = { entryId: id, day, ago, text };
	});
	return found;
}

/** A sentence that is cut off where the reading ends is none. */
const sentencesNearTop = (content: string): string[] =>
	content.length <= READ ? quotableIn(content) : quotableIn(content.slice(0, READ)).slice(0, -1);

/** The newest of the full years first, then the month, then the week. */
const weight = ({ ago }: WholePage): number => (ago.unit === "year" ? 1_000 - ago.count : ago.unit === "month" ? 1 : 0);
