import { countWords } from "@/lib/domain/text/count-words";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { escaped } from "../parts/part";
import { canStandAlone, isQuotable } from "../reading/quotable";

/** How long a sentence may be that is said back, in words. */
const [FEWEST, MOST] = [4, 20] as const;

/** Says something to the coach, or asks it. */
const speaksToCoach = /\?|\b(?:you|your|sage|thanks?|hello|hi|hey|sorry|please|this app|bot)\b/i;

/** Is about its writer. */
const ofThemselves = /\b(?:i|me|my|myself)\b/i;

/**
 * A sentence of a message that can be said back to its writer as it is: the last about themselves, or else the last; null
 * where there is none. It is said back to show that it was read, and nothing is made of it.
 */
export function sentenceToSayBack(message: string): string | null {
	const plain = sentencesOf(message.slice(0, 4_000)).filter(({ text }) => {
		const words = countWords(text);
		const isPlain = isQuotable(text) && canStandAlone(text.toLowerCase()) && !speaksToCoach.test(text);
		return isPlain && words >= FEWEST && words <= MOST;
	});
	const found = plain.findLast(({ text }) => ofThemselves.test(text)) ?? plain.at(-1);
	if (!found) return null;
	const text = found.text.trim();
	return escaped(/[.!…]$/.test(text) ? text : `${text}.`);
}
