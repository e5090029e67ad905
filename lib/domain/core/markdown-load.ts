/** How deeply lists and quotations may be nested. */
const DEEPEST = 12;
/** Maximum number of lines and special characters in a text. The longest analysis by a coach has about 300. */
const MOST_PIECES = 800;
/** How many special characters may stand between two empty lines: the parser compares each with all before it. */
const MOST_IN_A_BLOCK = 300;

const SIGNS = new Set("*_`[]!<&\\");
const BULLETS = new Set("-+*");

/**
 * Estimates how much work rendering a text as Markdown takes, in lines and special characters. Returns Infinity if the
 * text must not be rendered but shown as plain text. Takes linear time for any text.
 */
export function markdownLoad(written: string): number {
	// In Markdown a single carriage return also ends a line.
	const text = written.includes("\r") ? written.replace(/\r\n?/g, "\n") : written;
	let pieces = 0;
	let inBlock = 0;
	for (let start = 0; start <= text.length; ) {
		const newline = text.indexOf("\n", start);
		const end = newline === -1 ? text.length : newline;
		const { depth, isItem, isEmpty } = openingOf(text, start, end);
		if (depth > DEEPEST) return Number.POSITIVE_INFINITY;
		if (isEmpty || isItem) inBlock = 0;
		// For each list or quotation that a line opens, the parser goes through all enclosing ones again.
		pieces += (isItem ? 2 : 1) + (depth * (depth - 1)) / 2;
		for (let at = start; at < end; at++) {
			if (!SIGNS.has(text.charAt(at))) continue;
			pieces += 1;
			inBlock += 1;
		}
		if (pieces > MOST_PIECES || inBlock > MOST_IN_A_BLOCK) return Number.POSITIVE_INFINITY;
		start = end + 1;
	}
	return pieces;
}

/** Reads the beginning of a line: the most lists and quotations it can be nested in, and whether it begins an item. */
function openingOf(text: string, start: number, end: number): { depth: number; isItem: boolean; isEmpty: boolean } {
	let markers = 0;
	let indent = 0;
	let isItem = false;
	let at = start;
	for (;;) {
		const from = at;
		while (at < end && isSpace(text.charAt(at))) indent += text.charAt(at++) === "\t" ? 4 : 1;
		// One space belongs to the marker before it.
		if (at > from && markers > 0) indent -= 1;
		const length = at < end ? markerAt(text, at, end) : 0;
		if (length === 0) break;
		isItem ||= BULLETS.has(text.charAt(at));
		markers += 1;
		at += length;
	}
	return { depth: markers === 0 ? 0 : markers + (indent >> 1), isItem, isEmpty: at >= end && markers === 0 };
}

const isSpace = (character: string) => character === " " || character === "\t" || character === "\r";

/** Returns the length of the quotation or list marker at this position; 0 if there is none. */
function markerAt(text: string, at: number, end: number): number {
	const first = text.charAt(at);
	if (first === ">") return 1;
	let length = BULLETS.has(first) ? 1 : 0;
	if (length === 0) {
		while (length < 9 && isDigit(text.charAt(at + length))) length += 1;
		if (length === 0 || !".)".includes(text.charAt(at + length) || " ")) return 0;
		length += 1;
	}
	return at + length >= end || isSpace(text.charAt(at + length)) ? length : 0;
}

const isDigit = (character: string) => character >= "0" && character <= "9";
