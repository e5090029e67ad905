import { countWords } from "@/lib/domain/text/count-words";
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

/** Returns one sentence of a message of several; null if the message is a single sentence or has none to quote. */
export const oneSentenceOf = (message: string): OwnWords | null =>
	sentencesOf(message).length > 1 ? (sentencesToQuote(message)[0] ?? null) : null;

/**
 * Returns the sentence to come back to: the first that is more than a remark, because people begin with what it is
 * about; otherwise the one that carries most. Null if none can be quoted.
 * @param messages In the order in which they were written.
 */
export function mostTelling(messages: readonly string[]): OwnWords | null {
	const all = messages.flatMap(sentencesToQuote).filter(({ text }) => !answers.test(text));
	const first = all.find(({ text }) => weightOf(plain(text)) >= ENOUGH);
	return first ?? all.sort((one, other) => weightOf(plain(other.text)) - weightOf(plain(one.text)))[0] ?? null;
}
const ENOUGH = 2.5;
/** Matches sentences that answer or ask something, and mean little on another day. */
const answers = /^(?:no|nah|yes|and|is|are|do)\b/i;

/** Quotes the person inside one of these lines; empty if each was used already. */
export function quotes(words: OwnWords | null, from: readonly Line[], book: Phrasebook): Paragraph[] {
	const around = words && book.fresh(from, { words: words.text });
	return words && around ? [[own(words, { source: "this conversation" }, around)]] : [];
}
