/** Delay between a reply and the start of its typing, in milliseconds. */
export const TYPING_STARTS_AFTER = 800;
/** Duration of one step of typing, in milliseconds. */
export const TYPING_STEP = 80;

/** Returns how many characters (UTF-16 code units) a step adds: a thirtieth of the reply, but between 10 and 20. */
export const charactersPerStep = (length: number) => Math.min(Math.max(Math.floor(length / 30), 10), 20);

/** While a reply is still arriving, the typing is at most this many steps behind. */
const STEPS_BEHIND = 5;

/**
 * Returns how many characters a step adds to a reply that is still arriving: 20, or more if the model is faster.
 * @param left How many of the arrived characters are not shown yet.
 */
export const charactersBehind = (left: number) => Math.max(20, Math.ceil(left / STEPS_BEHIND));

const graphemes = typeof Intl.Segmenter === "function" ? new Intl.Segmenter("en") : null;

/** Returns how many characters of a text to show, rounded up so that no letter, accent or emoji is cut in two. */
export function wholeLetters(text: string, characters: number): number {
	if (characters >= text.length) return text.length;
	if (characters <= 0) return 0;
	const at = graphemes?.segment(text).containing(characters);
	if (at) return at.index === characters ? characters : at.index + at.segment.length;
	const code = text.charCodeAt(characters);
	return code >= 0xdc00 && code <= 0xdfff ? characters + 1 : characters;
}

/** Completes the beginning of a Markdown text, so that markers whose counterpart has not arrived yet do not show. */
export function presentable(beginning: string): string {
	const start = beginning.lastIndexOf("\n\n") + 1;
	const block = beginning
		.slice(start)
		// An incomplete link or image is reduced to its words.
		.replace(/!?\[([^\]\n]*)(?:\]\([^)\n]*|\])?$/, "$1")
		// Removes the marker of a list, heading or quotation without text, and markers that have just opened.
		.replace(/(^|\n)[ \t]*(?:[-*+>]|#{1,6}|\d{1,9}[.)])?[ \t]*$/, "$1")
		.replace(/[*_`]+$/, "");
	return beginning.slice(0, start) + block + closingMarks(block);
}

/** Returns the markers that close the bold, italic and code spans a Markdown block leaves open. */
function closingMarks(block: string): string {
	const open: string[] = [];
	for (const { 0: sign, index } of block.matchAll(/`+|\*\*|\*|_/g)) {
		const before = block[index - 1] ?? " ";
		const after = block[index + sign.length] ?? " ";
		if (open.at(-1) === sign && before.trim() !== "") open.pop();
		else if (open.at(-1)?.startsWith("`") || after.trim() === "") continue;
		// An underscore within a word is just an underscore.
		else if (sign !== "_" || !/\w/.test(before)) open.push(sign);
	}
	return open.reverse().join("");
}
