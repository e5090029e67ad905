import { tellingWords } from "@/lib/domain/journal/related";
import { type Sentence, sentencesOf } from "@/lib/domain/text/sentences";
import { plainText } from "@/lib/domain/text/words";

/**
 * A sentence in the form in which sentences are compared: without capitals, accents, surrounding marks and double
 * spaces.
 */
export function plainSentence(text: string): string {
	const begun = plainText(text)
		.replace(/\s+/g, " ")
		.replace(/^[^\p{L}\p{N}]+/u, "");
	// Found from the end: looking for marks up to the end from each of them is quadratic where there are many.
	return /^[\s\S]*[\p{L}\p{N}]/u.exec(begun)?.[0] ?? "";
}

/** The whole sentences of a text that contain some of its words; none if it does not have these words. */
export function sentencesWith(text: string, words: string): Sentence[] {
	const start = text.indexOf(words);
	if (start < 0 || words === "") return [];
	const end = start + words.length;
	return sentencesOf(text).filter((sentence) => sentence.start < end && sentence.end > start);
}

/** A text without the sentences that a test selects, and otherwise unchanged. */
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

/** How much of a fact's meaning must be in a sentence that says it again. */
const SHARE = 0.7;
const FEWEST = 2;
/** Anything shorter occurs in too many sentences. */
const SHORT = 12;

/**
 * Whether a sentence says again what another text says: it has the same words, or most of those that matter.
 * @returns A test, so that many sentences can be put to it.
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
