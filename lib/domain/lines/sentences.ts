import { sentencesOf } from "@/lib/domain/text/sentences";
import { MAX_LINE } from "./limits";

/** Maximum length of a chunk of text without a sentence end, in characters. */
const PIECE = 240;

/** Converts Markdown to readable text: without headings, markers and link addresses. Takes linear time. */
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

/** Splits text without a sentence end into chunks, at word boundaries if possible. */
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

/** Moves a position back if it would split a surrogate pair. */
const endOfCharacter = (text: string, at: number) => (/[\uD800-\uDBFF]/.test(text[at - 1] ?? "") ? at - 1 : at);

/** Returns the distinct lines of a text that can be kept, word for word and in order. */
export const linesIn = (text: string): string[] => [
	...new Set(
		sentencesOf(text)
			.flatMap((sentence) => (sentence.text.length <= MAX_LINE ? [sentence.text] : inPieces(sentence.text)))
			.filter((line) => /[\p{L}\p{N}]/u.test(line)),
	),
];
