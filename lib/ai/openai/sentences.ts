const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** What a sentence ends with, and what may close behind it. A line is as good as a sentence. */
const ENDS = /(?:[.!?…。！？:][”"’'»)\]*_]*\s*|\n\s*)$/u;
/** Points that end no sentence, and the number of an item. */
const GOES_ON = /(?:\b(?:Dr|Mr|Mrs|Ms|Prof|St|vs|e\.g|i\.e|etc|approx|No)\.|(?:^|\n)\s*\d{1,3}[.)])\s*$/u;
const pairs = [
	[/“/g, /”/g],
	[/\[/g, /\]/g],
	[/\(/g, /\)/g],
] as const;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** Whether nothing that was opened in the last paragraph is still open: quotations, links and bold words stay together. */
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
 * The sentences of a text, in order; put together they are the text. What is in one pair of quotation marks, brackets or
 * signs for bold is not parted.
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
