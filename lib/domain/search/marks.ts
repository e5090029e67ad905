/** A piece of a text. */
interface Stretch {
	text: string;
	/** Position in the text (UTF-16 code units). */
	start: number;
	isMarked: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;

/**
 * Splits a text at the words that were searched for.
 * @param words The words, in any case.
 * @returns Pieces that make up the whole text, in order.
 */
export function marksIn(text: string, words: readonly string[]): Stretch[] {
	const wanted = new Set(words.map((word) => word.toLowerCase()));
	const stretches: Stretch[] = [];
	let end = 0;
	const add = (start: number, to: number, isMarked: boolean) => {
		if (to > start) stretches.push({ text: text.slice(start, to), start, isMarked });
	};
	for (const { 0: word, index } of text.matchAll(WORD)) {
		if (!wanted.has(word.toLowerCase())) continue;
		add(end, index, false);
		end = index + word.length;
		add(index, end, true);
	}
	add(end, text.length, false);
	return stretches;
}
