/** How long after a reply its typing starts, in milliseconds. */
export const TYPING_STARTS_AFTER = 800;
/** How long one step of typing lasts, in milliseconds. */
export const TYPING_STEP = 80;

/** How many characters (UTF-16 code units) a step adds: a thirtieth of the reply, but 10 to 20. */
export const charactersPerStep = (length: number) => Math.min(Math.max(Math.floor(length / 30), 10), 20);

/** While a reply is still being written, the typing is at most so many steps behind it. */
const STEPS_BEHIND = 5;

/**
 * How many characters a step adds to a reply that is still being written: 20, or more if the model is faster.
 * @param left How many of the arrived characters are not shown yet.
 */
export const charactersBehind = (left: number) => Math.max(20, Math.ceil(left / STEPS_BEHIND));

const graphemes = typeof Intl.Segmenter === "function" ? new Intl.Segmenter("en") : null;

/** How many characters of a text are shown, moved so that no letter, accent or emoji is cut in two. */
export function wholeLetters(text: string, characters: number): number {
	if (characters >= text.length) return text.length;
	if (characters <= 0) return 0;
	const at = graphemes?.segment(text).containing(characters);
	if (at) return at.index === characters ? characters : at.index + at.segment.length;
	const code = text.charCodeAt(characters);
	return code >= 0xdc00 && code <= 0xdfff ? characters + 1 : characters;
}

/** The beginning of a markdown text, completed so that marks whose end has not arrived do not show. */
export function presentable(beginning: string): string {
	const start = beginning.lastIndexOf("\n\n") + 1;
	const block = beginning
		.slice(start)
		// An incomplete link or image is reduced to its words.
		.replace(/!?\[([^\]\n]*)(?:\]\([^)\n]*|\])?$/, "$1")
		// The mark of a list, heading or quotation without text, or marks that have just opened.
		.replace(/(^|\n)[ \t]*(?:[-*+>]|#{1,6}|\d{1,9}[.)])?[ \t]*$/, "$1")
		.replace(/[*_`]+$/, "");
	return beginning.slice(0, start) + block + closingMarks(block);
}

/** What closes the bold, italic and code marks that a block of markdown leaves open. */
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
