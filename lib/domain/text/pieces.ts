const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The end of a sentence, and what may close behind it. A line counts as a sentence. */
const ENDS = /(?:[.!?…。！？][”"’'»)\]*_]*\s*|\n\s*)$/u;
/** What announces the next piece and would dangle without it: "You wrote:". */
const ANNOUNCES = /:[*_]*\s*$/u;
/** Full stops that end no sentence, and the number of a list item. */
const GOES_ON = /(?:\b(?:Dr|Mr|Mrs|Ms|Prof|St|vs|e\.g|i\.e|etc|approx|No)\.|(?:^|\n)\s*\d{1,3}[.)])\s*$/u;
/** As much of the end of a text shows whether it goes on. */
const END = 200;
/** What is opened has to be closed; what is its own end comes an even number of times. */
const pairs = [
	[/“/g, /”/g],
	[/\[/g, /\]/g],
	[/\(/g, /\)/g],
] as const;
const doubles = [/"/g, /\*\*/g] as const;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
const lines = (text: string) => count(text, /\n/g);

/** Follows a text piece by piece, and knows whether everything that was opened in its last paragraph is closed. */
class Paragraph {
	private opened: number[] = pairs.map(() => 0);
	private doubled: number[] = doubles.map(() => 0);
	/** Ends of lines since the last word. */
	private ends = 0;

	add(piece: string): void {
		const words = piece.trim();
		if (words === "") {
			this.ends += lines(piece);
			return;
		}
		const start = piece.indexOf(words);
		const paragraphs = words.split(/\n\s*\n/);
		if (this.ends + lines(piece.slice(0, start)) > 1 || paragraphs.length > 1) {
			this.opened = pairs.map(() => 0);
			this.doubled = doubles.map(() => 0);
		}
		const last = paragraphs.at(-1) ?? "";
		this.opened = pairs.map(([opens, closes], i) => (this.opened[i] ?? 0) + count(last, opens) - count(last, closes));
		this.doubled = doubles.map((mark, i) => (this.doubled[i] ?? 0) + count(last, mark));
		this.ends = lines(piece.slice(start + words.length));
	}

	/** Quotations, links and bold words stay in one piece. */
	get isClosed(): boolean {
		return this.opened.every((one) => one <= 0) && this.doubled.every((one) => one % 2 === 0);
	}
}

/** Whether a text goes on although there is a full stop. Its end says so, however long it is. */
function goesOn(text: string, end: number): boolean {
	return GOES_ON.test(end > END ? `x${text.slice(end - END, end)}` : text.slice(0, end));
}

/**
 * The sentences of a text, in order; joined, they are the text. Whatever is in one pair of quotation marks, brackets or
 * bold marks is not split.
 */
export function sentencesOf(text: string): string[] {
	const sentences: string[] = [];
	const paragraph = new Paragraph();
	let from = 0;
	for (const { index, segment } of segmenter.segment(text)) {
		const end = index + segment.length;
		paragraph.add(segment);
		const ends = ENDS.test(segment) && !ANNOUNCES.test(segment) && paragraph.isClosed && !goesOn(text, end);
		if (end < text.length && !ends) continue;
		sentences.push(text.slice(from, end));
		from = end;
	}
	return sentences;
}

/** The beginning of a text that is still being written, up to the end of its last whole sentence. */
export const wholeSentences = (text: string): string => sentencesOf(text).slice(0, -1).join("");
