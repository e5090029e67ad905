/**
 * Turns one part of an answer into plain prose. The headings are ours, so it must not have its own. Nothing in it may
 * load or open anything, so images, addresses and HTML are removed, and links are reduced to their text.
 */
export function plainProse(text: string): string {
	return (
		text
			.replace(/\r\n?/g, "\n")
			// Bounded repetitions: a hostile answer must not make these slow.
			.replace(/!\[[^[\]]{0,500}\](?:\([^()\n]{0,2000}\)|\[[^[\]\n]{0,200}\])?/g, "")
			.replace(/\[([^[\]]{0,1000})\]\([^()\n]{0,2000}\)/g, "$1")
			.replace(
				/^ {0,3}\[[^[\]\n]{1,200}\]: {0,9}(?:<[^<>\n]{0,2000}>|(?=\S{0,2000}[/.#@%]\S)\S{1,2000}|#)(?:\s.{0,500})?$/gm,
				"",
			)
			// A name in brackets is a speaker: "[Manager]: You wanted to see me?"
			.replace(/^((?:\d{1,3}[.)] )? {0,3})\[([^[\]\n]{1,200})\]:/gm, "$1$2:")
			.replace(/\[([^[\]]{1,1000})\]\[[^[\]\n]{0,200}\]/g, "$1")
			.replace(/<\/?[a-z][^<>]{0,2000}>/gi, "")
			.replace(/\b(?:https?:\/\/|www\.)[^\s<>"”)\]]+/gi, "")
			.replace(/[ \t]{2,}/g, " ")
			.replace(/ +(?=[,.;:!?](?:\s|$))/g, "")
			.split("\n")
			.map(plainLine)
			.join("\n")
			.replace(/\n{3,}/g, "\n\n")
			// Breaks up images, links and link definitions that are too malformed for the patterns above.
			.replace(/!(?=\[)/g, "")
			.replace(/\](?=[([:])/g, "] ")
			.replace(/<(?=[^\s<>]*[:@])/g, "")
			.trim()
	);
}

/** The marks at the beginning of a line: bullets and numbers, headings, quotations. */
const MARKS = /^\s*(?:(?:[-+*]|\d{1,9}[.)]|#{1,6})(?:\s+|$)|>\s*)*/;
/** A rule, the underline of a heading, an empty bullet; or the beginning or end of a code fence. */
const WORDLESS = /^\s*(?:(?:\d{1,9}[.)]|[-+=*_])\s*)+$|^\s*(?:(?:[-+*]|\d{1,9}[.)])\s+)*(?:```|~~~)/;

/** Removes the marks that make a line a heading, a quotation, a rule or a code fence. Bullets and numbers stay. */
function plainLine(line: string): string {
	const plain = line.replace(MARKS, (marks) => marks.replace(/[#>]+\s*/g, ""));
	return WORDLESS.test(plain) ? "" : plain;
}

/** Cleans an item of a list, and removes a bullet or number of its own. */
function plainItem(text: string): string {
	return plainProse(text).replace(/^(?:[-*•]|\d{1,2}[.)])\s+/, "");
}

/**
 * Tidies every text of a parsed answer except those under the given keys, which must stay as they are. Anything that is
 * not a text, a list or an object is passed on for the schema to check.
 */
export function tidyAnswer(value: unknown, exceptKeys: readonly string[]): unknown {
	if (typeof value === "string") return plainProse(value);
	if (Array.isArray(value)) {
		return value.map((item) => (typeof item === "string" ? plainItem(item) : tidyAnswer(item, exceptKeys)));
	}
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, child]) => [
			key,
			exceptKeys.includes(key) ? child : tidyAnswer(child, exceptKeys),
		]),
	);
}
