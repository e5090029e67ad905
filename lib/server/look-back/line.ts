import "server-only";
import { quotableIn } from "@/lib/domain/journal/quotable";
import type { LineThen, WholePage } from "@/lib/domain/look-back/shown";
import { isUnhurt } from "@/lib/domain/text/unhurt";
import { isGrave, isPainful } from "@/lib/safety/grave";

/** Characters of a line: enough to say something, few enough to be read in passing. */
const FEWEST = 24;
const MOST = 180;

/** Whether a sentence may come back to somebody by itself. */
export const mayStandAlone = (text: string): boolean =>
	text.length >= FEWEST && text.length <= MOST && isUnhurt(text) && !isPainful(text) && !isGrave(text.toLowerCase());

/**
 * One sentence of a page of then, word for word: of a year ago where there is one, else of a month or a week. It comes
 * unasked, so it names nothing that hurts; null where no page has such a sentence.
 */
export function lineOf(pages: readonly WholePage[]): LineThen | null {
	const byWeight = [...pages].sort((a, b) => weight(b) - weight(a));
	for (const { id, day, ago, content } of byWeight) {
		const text = quotableIn(content).find(mayStandAlone);
		if (text) return { entryId: id, day, ago, text };
	}
	return null;
}

/** The newest of the full years first, then the month, then the week. */
const weight = ({ ago }: WholePage): number => (ago.unit === "year" ? 1_000 - ago.count : ago.unit === "month" ? 1 : 0);
