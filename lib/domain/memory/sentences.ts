import { tellingWords } from "@/lib/domain/journal/related";
import { type Sentence, sentencesOf } from "@/lib/domain/text/sentences";
import { plainText } from "@/lib/domain/text/words";

/** Normalizes a sentence for comparison: without capitals, accents, surrounding punctuation and double spaces. */
export function plainSentence(text: string): string {
	const begun = plainText(text)
		.replace(/\s+/g, " ")
		.replace(/^[^\p{L}\p{N}]+/u, "");
	// Matched from the end: searching to the end from each punctuation mark would take quadratic time.
	return /^[\s\S]*[\p{L}\p{N}]/u.exec(begun)?.[0] ?? "";
}

/** Returns the whole sentences of a text that overlap with these words; none if the text does not contain them. */
export function sentencesWith(text: string, words: string): Sentence[] {
	const start = text.indexOf(words);
	if (start < 0 || words === "") return [];
	const end = start + words.length;
	return sentencesOf(text).filter((sentence) => sentence.start < end && sentence.end > start);
}

/** Removes the sentences that match a test from a text, and changes nothing else. */
export function withoutSentences(text: string, isNamed: (sentence: string) => boolean): string {
	const gone = sentencesOf(text).filter((sentence) => isNamed(sentence.text));
	if (gone.length === 0) return text;
	let kept = "";
	let from = 0;
	for (const { start, end } of gone) {
		kept += text.slice(from, start).replace(/[ \t]+$/, " ");
		from = end;
		while (text[from] === " " && /(?:^|\s)$/.test(kept)) from++;
	}
	return (kept + text.slice(from)).trim();
}

/** The share of a fact's distinctive words that a sentence needs to count as repeating it. */
const SHARE = 0.7;
const FEWEST = 2;
/** A shorter text, in characters, occurs in too many sentences. */
const SHORT = 12;

/**
 * Tests whether a sentence repeats another text: it contains the same words, or most of the distinctive ones.
 * @returns A test that can be applied to many sentences.
 */
export function saysAgain(text: string): (sentence: string) => boolean {
	const plain = plainSentence(text);
	const telling = [...tellingWords(text)];
	const needed = Math.max(FEWEST, Math.ceil(telling.length * SHARE));
	return (sentence) => {
		const other = plainSentence(sentence);
		if (plain.length >= SHORT && other.includes(plain)) return true;
		if (other.length >= SHORT && plain.includes(other)) return true;
		if (telling.length < FEWEST) return false;
		const words = tellingWords(sentence);
		return telling.filter((word) => words.has(word)).length >= needed;
	};
}
