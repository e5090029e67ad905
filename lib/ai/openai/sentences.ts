const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The end of a sentence, and what may close behind it. A line counts as a sentence. */
const ENDS = /(?:[.!?…。！？:][”"’'»)\]*_]*\s*|\n\s*)$/u;
/** Full stops that end no sentence, and the number of a list item. */
const GOES_ON = /(?:\b(?:Dr|Mr|Mrs|Ms|Prof|St|vs|e\.g|i\.e|etc|approx|No)\.|(?:^|\n)\s*\d{1,3}[.)])\s*$/u;
const pairs = [
	[/“/g, /”/g],
	[/\[/g, /\]/g],
	[/\(/g, /\)/g],
] as const;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/**
 * Whether everything that was opened in the last paragraph is closed: quotations, links and bold words stay in one
 * piece.
 */
function isClosed(text: string): boolean {
	const paragraph =
		text
			.trimEnd()
			.split(/\n\s*\n/)
			.at(-1) ?? "";
	return (
		pairs.every(([opens, closes]) => count(paragraph, opens) <= count(paragraph, closes)) &&
		count(paragraph, /"/g) % 2 === 0 &&
		count(paragraph, /\*\*/g) % 2 === 0
	);
}

/**
 * The sentences of a text, in order; joined, they are the text. Whatever is in one pair of quotation marks, brackets or
 * bold marks is not split.
 */
export function sentencesOf(text: string): string[] {
	const sentences: string[] = [];
	let from = 0;
	for (const { index, segment } of segmenter.segment(text)) {
		const end = index + segment.length;
		const upTo = text.slice(0, end);
		if (end < text.length && !(ENDS.test(segment) && !GOES_ON.test(upTo) && isClosed(upTo))) continue;
		sentences.push(text.slice(from, end));
		from = end;
	}
	return sentences;
}

/** The beginning of a text that is still being written, up to the end of its last whole sentence. */
export const wholeSentences = (text: string): string => sentencesOf(text).slice(0, -1).join("");
