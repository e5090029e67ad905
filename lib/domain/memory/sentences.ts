import { tellingWords } from "@/lib/domain/journal/related";
import { type Sentence, sentencesOf } from "@/lib/domain/search/language/sentences";
import { plainText } from "@/lib/domain/search/language/words";

/** A sentence as it is compared: without capitals, accents, marks around it and double spaces. */
export const plainSentence = (text: string): string =>
	plainText(text)
		.replace(/\s+/g, " ")
		.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

/** The whole sentences of a text in which some of its words stand; none where they do not. */
export function sentencesWith(text: string, words: string): Sentence[] {
	const start = text.indexOf(words);
	if (start < 0 || words === "") return [];
	const end = start + words.length;
	return sentencesOf(text).filter((sentence) => sentence.start < end && sentence.end > start);
}

/** A text without the sentences that a test names, the rest exactly as it stands. */
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

/** So much of what a fact is about must be in a sentence that says it again. */
const SHARE = 0.7;
const FEWEST = 2;
/** What is shorter stands in too many sentences. */
const SHORT = 12;

/**
 * Whether a sentence says again what another text says: it holds the same words, or most of those that tell.
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
