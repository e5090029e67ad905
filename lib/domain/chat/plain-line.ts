import { headingOf } from "@/lib/domain/core/heading";

/** How many characters of a message are read: more than one line can show. */
const READ = 600;

/**
 * Returns the words of a message in one line, without Markdown syntax. Text that only looks like Markdown (2 * 3,
 * snake_case, a < b) stays.
 */
export function plainLine(markdown: string): string {
	const lines = worded(markdown.slice(0, READ).replace(/[\ud800-\udbff]$/, ""));
	return lines.map(withoutOpening).map(withoutSigns).join(" ").replace(/\s+/g, " ").trim();
}

/** Returns the words of a text line by line, without Markdown syntax. List items begin with a bullet. */
export function plainLines(markdown: string): string {
	const lines = worded(markdown).map((line) => {
		const words = withoutSigns(withoutOpening(line)).trim();
		return LISTED.test(line) ? `• ${words}` : words;
	});
	return lines
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}

/** Returns the lines without those that draw a rule or a code fence. */
const worded = (text: string) =>
	text.split("\n").filter((line) => !/^\s*(?:([-*_])(?:[ \t]*\1){2,}|={2,}|(?:`{3,}|~{3,}).*)\s*$/.test(line));

const LISTED = /^\s*[-*+]\s+/;

/**
 * Removes the marker of a quotation, heading or list item from a line. The number of an ordered list stays, because it
 * is visible.
 */
function withoutOpening(line: string): string {
	const words = line.replace(/^\s*(?:>\s?)+/, "").replace(/^\s*[-*+]\s+(?:\[[ xX]\]\s+)?/, "");
	return headingOf(words) ?? words;
}

const ESCAPED = /\\([!-/:-@[-`{-~])/g;
/**
 * First code point of the private use area that escaped characters are moved to, so that they are not taken for
 * Markdown.
 */
const KEPT = 0xe000;

function withoutSigns(line: string): string {
	let text = line.replace(ESCAPED, (_, sign: string) => String.fromCharCode(KEPT + sign.charCodeAt(0)));
	text = text
		.replace(/!?\[([^\][]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/g, "$1")
		.replace(/!?\[([^\][]+)\]\[[^\][]*\]/g, "$1")
		.replace(/<((?:https?|mailto):[^\s<>]+)>/g, "$1")
		.replace(/(?<!`)(`+)(?!`)([^`]+)\1/g, "$2")
		.replace(/~~(?=\S)([^~]*[^~\s])~~/g, "$1");
	// From the outside in: bold around italic, and the other way round.
	for (let depth = 0; depth < 3; depth++) {
		text = text
			.replace(/(\*{1,3})(?=[^\s*])([^*]*[^*\s])\1/g, "$2")
			.replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_]*[^_\s])\1(?![\p{L}\p{N}_])/gu, "$2");
	}
	return text.replace(/[\ue021-\ue07e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - KEPT));
}
