/** Scripts that put no spaces between words. */
const UNSPACED =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Letters and digits, joined by apostrophes and hyphens, and in numbers by points and commas. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:(?:['’‑_-]|(?<=\p{N})[.,](?=\p{N}))[\p{L}\p{N}\p{M}]+)*/gu;

/** How many words a text has, in any language: "don't" and "well-known" are one, marks and emoji none. */
export function countWords(text: string): number {
	if (!UNSPACED.test(text)) return text.match(WORD)?.length ?? 0;
	let words = 0;
	for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)) {
		if (isWordLike) words++;
	}
	return words;
}
