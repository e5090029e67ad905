import { countWords } from "@/lib/domain/text/count-words";
import { isHeavy } from "@/lib/domain/text/mood";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { isGrave } from "@/lib/safety/grave";
import { own, type Paragraph } from "../parts/part";
import type { Line, Phrasebook } from "../parts/phrasebook";
import { foundWords, type OwnWords } from "../reading/own-words";
import { canStandAlone, isQuotable, leansBack } from "../reading/quotable";
import { plain } from "../reading/tokens";

/** A quoted sentence has at least and at most this many words. */
const [FEWEST, MOST] = [4, 24] as const;

/** Scores how much a sentence carries: longer ones up to a point, and those about the writer, more than remarks. */
function weightOf(sentence: string): number {
	const aboutWriter = /\b(?:i|i'm|im|me|my)\b/.test(sentence) ? 2 : 0;
	const leans = /^(?:he|she|it|they|that|this)\b/.test(sentence) ? 1.5 : 0;
	return Math.min(countWords(sentence), 12) * 0.25 + aboutWriter - leans;
}

/** Returns what can be quoted of a message, the sentence that carries most first. */
function sentencesToQuote(message: string): OwnWords[] {
	const all = sentencesOf(message).map(({ text }) => ({ text, lower: plain(text) }));
	return all
		.filter(({ text, lower }, at) => {
			const words = countWords(text);
			const next = all[at + 1];
			// "I was happy. Not." is not quoted without its second sentence.
			const isTakenBack = next !== undefined && leansBack(next.lower, lower);
			const isFit = words >= FEWEST && words <= MOST && isQuotable(text) && canStandAlone(lower);
			return isFit && !isTakenBack && !text.includes("?") && !isGrave(lower);
		})
		.sort((one, other) => weightOf(other.lower) - weightOf(one.lower))
		.map(({ text }) => foundWords(message, text));
}

/** Returns the sentence of a message that tells of a loss, of shame or of fear; null if none does. */
export const hardestOf = (message: string): OwnWords | null =>
	sentencesToQuote(message).find(({ text }) => isHeavy(text) && !text.toLowerCase().startsWith("no")) ?? null;

/** Quotes the person inside one of these lines; empty if each was used already. */
export function quotes(words: OwnWords | null, from: readonly Line[], book: Phrasebook): Paragraph[] {
	const around = words && book.fresh(from, { words: words.text });
	return words && around ? [[own(words, { source: "this conversation" }, around)]] : [];
}
