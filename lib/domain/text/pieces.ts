const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Matches the end of a sentence with any closing marks after it. A line counts as a sentence. */
const ENDS = /(?:[.!?…。！？][”"’'»)\]*_]*\s*|\n\s*)$/u;
/** Matches a sentence that announces the next piece and would dangle without it: "You wrote:". */
const ANNOUNCES = /:[*_]*\s*$/u;
/** Matches full stops that do not end a sentence, and the numbers of list items. */
const GOES_ON = /(?:\b(?:Dr|Mr|Mrs|Ms|Prof|St|vs|e\.g|i\.e|etc|approx|No)\.|(?<=^|\n)[ \t]*\d{1,3}[.)])\s*$/u;
/** How many characters at the end of a text are checked for that. */
const END = 200;
/**
 * Opening and closing marks that belong together. `doubles` are marks that close themselves and occur an even number of
 * times.
 */
const pairs = [
	[/“/g, /”/g],
	[/\[/g, /\]/g],
	[/\(/g, /\)/g],
] as const;
const doubles = [/"/g, /\*\*/g] as const;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
const lines = (text: string) => count(text, /\n/g);

/** Reads a text piece by piece, and tells whether every mark opened in its last paragraph is closed. */
class Paragraph {
	private opened: number[] = pairs.map(() => 0);
	private doubled: number[] = doubles.map(() => 0);
	/** Line breaks since the last word. */
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

	/** Whether all quotations, links and bold spans are complete. */
	get isClosed(): boolean {
		return this.opened.every((one) => one <= 0) && this.doubled.every((one) => one % 2 === 0);
	}
}

/**
 * Whether a sentence continues although there is a full stop. Only the end of the text is checked, however long it is.
 */
function goesOn(text: string, end: number): boolean {
	return GOES_ON.test(end > END ? `x${text.slice(end - END, end)}` : text.slice(0, end));
}

/**
 * Splits a text into sentences, in order; joined, they are the text. Text within a pair of quotation marks, brackets or
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

/** Returns the beginning of a text that is still being written, up to the end of its last complete sentence. */
export const wholeSentences = (text: string): string => sentencesOf(text).slice(0, -1).join("");
