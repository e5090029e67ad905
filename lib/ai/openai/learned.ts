import { tellingWords } from "@/lib/domain/journal/related";
import type { LearnedFact } from "@/lib/domain/memory/schema";
import { isGrave } from "@/lib/safety/grave";
import { findOwnWords } from "./own-words";

/**
 * Keeps those of a model's facts that the page really shows: the page contains the words, and the sentence says nothing
 * that they do not. A name or number that is not in the words was made up, and so was a sentence that shares no
 * distinctive word with them.
 */
export function shownFacts(facts: readonly LearnedFact[], page: string): LearnedFact[] {
	const seen = new Set<string>();
	return facts.flatMap(({ kind, text, words }): LearnedFact[] => {
		const own = findOwnWords(words, [page]);
		if (own === null || own.length < 8 || seen.has(text) || isGrave(`${text} ${own}`.toLowerCase())) return [];
		const named = namesAndNumbers(text);
		const inWords = own.toLowerCase();
		if (named.some((one) => !inWords.includes(one.toLowerCase()))) return [];
		const telling = tellingWords(own);
		if (![...tellingWords(text)].some((word) => telling.has(word))) return [];
		seen.add(text);
		return [{ kind, text, words: own }];
	});
}

/** Returns the capitalized words after the first, and everything with a digit. */
function namesAndNumbers(text: string): string[] {
	const [, ...rest] = text.split(/\s+/);
	const written = [...rest, ...(/\d/.test(text.split(/\s+/)[0] ?? "") ? [text.split(/\s+/)[0] as string] : [])];
	return written
		.map((word) => word.replace(/^[^\p{L}\p{N}]+|(?:['’]s)?[^\p{L}\p{N}]*$/gu, ""))
		.filter((word) => (/^\p{Lu}/u.test(word) && !/^I(?:['’]|$)/.test(word)) || /\d/.test(word));
}
