import type { Dice } from "../random";
import type { TextAnswer } from "../reading/model";
import { quotesOf } from "../reading/quotes";

const MAX_WORDS = 7;
const small = new Set("a an and as at but by for from in into of off on onto or over the to under up with".split(" "));
const openers = /^(?:so|and|but|then|because|since|when|if|well|today|now|that|which|also) /i;

/** Title case, as a book would have it; what is written in capitals stays. */
export function titleCase(text: string): string {
	return text
		.split(" ")
		.map((word, i, words) => {
			const isInner = i > 0 && i < words.length - 1;
			if (isInner && small.has(word.toLowerCase())) return word.toLowerCase();
			return word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
		})
		.join(" ");
}

/** Things and what they were like ("the yellow kettle"), and short clauses, as the entry has them. */
function candidates(text: TextAnswer): string[] {
	const clauses = quotesOf(text)
		.filter(({ words }) => words >= 3 && words <= MAX_WORDS)
		.slice(0, 6)
		.map((quote) => quote.text);
	const things: string[] = [];
	for (const { tokens } of text.sentences) {
		tokens.forEach((token, i) => {
			const before = tokens[i - 1];
			if (token.pos !== "NOUN" || before?.pos !== "ADJ" || tokens[i + 1]?.pos === "NOUN") return;
			if (text.care.some((hit) => hit.start < token.end && before.start < hit.end)) return;
			things.push(`The ${text.raw.slice(before.start, token.end)}`);
		});
	}
	const plain = /^[\p{L}\p{N}'’ -]+$/u;
	return [...clauses, ...things]
		.map((candidate) => candidate.replace(openers, "").replace(/[.!?,;]+$/, ""))
		.filter((candidate) => plain.test(candidate) && candidate.split(" ").length >= 2 && candidate.length <= 60);
}

/** A title from the entry's own words, unlike the ones given lately. */
export function titleOf(text: TextAnswer, fallback: string, taken: readonly string[], dice: Dice): string {
	const free = candidates(text)
		.map(titleCase)
		.filter((title) => !taken.includes(title));
	const best = free.slice(0, 4);
	return best.length > 0 ? dice.pick(best) : fallback;
}
