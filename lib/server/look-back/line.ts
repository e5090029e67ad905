import "server-only";
import { quotableIn } from "@/lib/domain/journal/quotable";
import type { LineThen, WholePage } from "@/lib/domain/look-back/shown";
import { isUnhurt } from "@/lib/domain/text/unhurt";
import { isGrave, isPainful } from "@/lib/safety/grave";
import { eachInTurn } from "@/lib/server/core/work/turns";

/**
 * Minimum and maximum length of a line, in characters: enough to say something, and few enough to be read in passing.
 */
const FEWEST = 24;
const MOST = 180;
/** How many characters of a page are searched for a line. */
const READ = 6_000;

/** Whether a sentence may be brought back to a person unasked. */
export const mayStandAlone = (text: string): boolean =>
	text.length >= FEWEST && text.length <= MOST && isUnhurt(text) && !isPainful(text) && !isGrave(text.toLowerCase());

/**
 * Picks one sentence, word for word, from a page written on this day in the past: preferably a year ago, otherwise a
 * month or a week. The person did not ask for it, so it contains nothing painful; null if no page has such a sentence
 * near its beginning.
 * @param userId The person whose pages these are: other people's requests run in between.
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

/** Returns the quotable sentences near the beginning, without the last one if it may be cut off. */
const sentencesNearTop = (content: string): string[] =>
	content.length <= READ ? quotableIn(content) : quotableIn(content.slice(0, READ)).slice(0, -1);

/** Sorts the most recent full years first, then the month, then the week. */
const weight = ({ ago }: WholePage): number => (ago.unit === "year" ? 1_000 - ago.count : ago.unit === "month" ? 1 : 0);
