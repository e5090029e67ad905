import { headingOf } from "@/lib/domain/core/heading";

/** As much of a message as one line can show; the rest is not read. */
const READ = 600;

/**
 * The words of a message in one line, without markdown: what somebody would read aloud. What only looks like markdown
 * (2 * 3, snake_case, a < b) stays.
 */
export function plainLine(markdown: string): string {
	const lines = worded(markdown.slice(0, READ).replace(/[\ud800-\udbff]$/, ""));
	return lines.map(withoutOpening).map(withoutSigns).join(" ").replace(/\s+/g, " ").trim();
}

/** The words of a text without markdown, line by line. What stood in a list has a dot before it. */
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

/** The lines that are not drawn as a rule or a fence. */
const worded = (text: string) =>
	text.split("\n").filter((line) => !/^\s*(?:([-*_])(?:[ \t]*\1){2,}|={2,}|(?:`{3,}|~{3,}).*)\s*$/.test(line));

const LISTED = /^\s*[-*+]\s+/;

/** A line without the mark of a quotation, a heading or a list item. A number stays, because it is visible. */
function withoutOpening(line: string): string {
	const words = line.replace(/^\s*(?:>\s?)+/, "").replace(/^\s*[-*+]\s+(?:\[[ xX]\]\s+)?/, "");
	return headingOf(words) ?? words;
}

const ESCAPED = /\\([!-/:-@[-`{-~])/g;
/** Escaped characters are moved to the private use area meanwhile, so that they are not taken for markdown. */
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
