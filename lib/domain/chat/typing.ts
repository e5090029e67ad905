/** How long after the reply its typing starts, in milliseconds. */
export const TYPING_STARTS_AFTER = 800;
/** How long one step of it lasts, in milliseconds. */
export const TYPING_STEP = 80;

/** How many characters (UTF-16 code units) a step adds: a thirtieth of the reply, but 10 to 20. */
export const charactersPerStep = (length: number) => Math.min(Math.max(Math.floor(length / 30), 10), 20);

/** A reply that is still being written is typed at most so many steps behind it. */
const STEPS_BEHIND = 5;

/**
 * How many characters a step adds to a reply that is still being written: 20, or more where the model is quicker.
 * @param left How many of those that have come are not shown yet.
 */
export const charactersBehind = (left: number) => Math.max(20, Math.ceil(left / STEPS_BEHIND));

const graphemes = typeof Intl.Segmenter === "function" ? new Intl.Segmenter("en") : null;

/** How much of a text is shown after so many characters: no letter, accent or emoji is cut in two. */
export function wholeLetters(text: string, characters: number): number {
	if (characters >= text.length) return text.length;
	if (characters <= 0) return 0;
	const at = graphemes?.segment(text).containing(characters);
	if (at) return at.index === characters ? characters : at.index + at.segment.length;
	const code = text.charCodeAt(characters);
	return code >= 0xdc00 && code <= 0xdfff ? characters + 1 : characters;
}

/** The beginning of a text in markdown, made such that marks whose end is still to come do not show as signs. */
export function presentable(beginning: string): string {
	const start = beginning.lastIndexOf("\n\n") + 1;
	const block = beginning
		.slice(start)
		// A link or image that is not complete: only its words.
		.replace(/!?\[([^\]\n]*)(?:\]\([^)\n]*|\])?$/, "$1")
		// The mark of a list, a heading or a quote with nothing behind it, or marks that have just opened.
		.replace(/(^|\n)[ \t]*(?:[-*+>]|#{1,6}|\d{1,9}[.)])?[ \t]*$/, "$1")
		.replace(/[*_`]+$/, "");
	return beginning.slice(0, start) + block + closingMarks(block);
}

/** What closes the bold, italic and code that a block of markdown opens. */
function closingMarks(block: string): string {
	const open: string[] = [];
	for (const { 0: sign, index } of block.matchAll(/`+|\*\*|\*|_/g)) {
		const before = block[index - 1] ?? " ";
		const after = block[index + sign.length] ?? " ";
		if (open.at(-1) === sign && before.trim() !== "") open.pop();
		else if (open.at(-1)?.startsWith("`") || after.trim() === "") continue;
		// An underscore inside a word is itself.
		else if (sign !== "_" || !/\w/.test(before)) open.push(sign);
	}
	return open.reverse().join("");
}
