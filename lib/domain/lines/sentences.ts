import { sentencesOf } from "@/lib/domain/text/sentences";
import { MAX_LINE } from "./limits";

/** Words without a single full stop are offered in pieces of at most so many characters. */
const PIECE = 240;

/** Markdown as it reads: without headings, signs, and the addresses of links. Takes time in proportion to its length. */
export const readable = (markdown: string): string =>
	markdown
		.replace(/^ {0,3}#{1,6} .*$/gm, "")
		.replace(/^(?: {0,3}> ?){1,9}/gm, "")
		.replace(/!?\[([^\][\n]{0,300})\]\([^)\n]{0,600}\)/g, "$1")
		.replace(/(?<!\\)\*\*([^*\n]+)\*\*/g, "$1")
		.replace(/(?<!\\)\*([^*\n]+)(?<!\\)\*/g, "$1")
		.replace(/(?<![\w\\])_([^_\n]+)(?<!\\)_(?!\w)/g, "$1")
		.replace(/`([^`\n]+)`/g, "$1")
		.replace(/\\([\\`*_{}[\]()#+.!>~|-])/g, "$1");

/** Words that end nowhere, in pieces that end with a word where they have any. */
function inPieces(text: string): string[] {
	const pieces: string[] = [];
	let rest = text;
	while (rest.length > PIECE) {
		const at = rest.lastIndexOf(" ", PIECE);
		const end = at > 0 ? at : endOfCharacter(rest, PIECE);
		pieces.push(rest.slice(0, end).trim());
		rest = rest.slice(end).trim();
	}
	return [...pieces, rest].filter((piece) => piece !== "");
}

/** Not between the two halves of a character that takes two. */
const endOfCharacter = (text: string, at: number) => (/[\uD800-\uDBFF]/.test(text[at - 1] ?? "") ? at - 1 : at);

/** The lines of a text that can be kept, word for word, in their order, each once. */
export const linesIn = (text: string): string[] => [
	...new Set(
		sentencesOf(text)
			.flatMap((sentence) => (sentence.text.length <= MAX_LINE ? [sentence.text] : inPieces(sentence.text)))
			.filter((line) => /[\p{L}\p{N}]/u.test(line)),
	),
];
