/** A stretch of a text. */
interface Stretch {
	text: string;
	/** Where it begins, in UTF-16 units. */
	start: number;
	isMarked: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;

/**
 * Divides a text where words stand that were looked for.
 * @param words The words, whatever their case.
 * @returns Stretches that make up the whole text, in order.
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
