import { withoutThinking } from "./thinking";

/** A text as far as it has arrived. */
export interface PartialText {
	text: string;
	/** Whether the text is complete. */
	isComplete: boolean;
}

const OPENING = /^\s*(?:```[a-z]*\s*)?(?=\{)/i;

/**
 * Reads one text out of a JSON object that is still being written.
 * @param raw The beginning of what a model writes, which may start with its thinking and a code fence.
 * @returns Null as long as the text has not begun, or if this is not a JSON object.
 */
export function partialText(raw: string, key: string): PartialText | null {
	const spoken = withoutThinking(raw);
	if (spoken === null || !OPENING.test(spoken)) return null;
	const begins = new RegExp(`[{,]\\s*"${key}"\\s*:\\s*"`).exec(spoken);
	return begins && stringFrom(spoken, begins.index + begins[0].length);
}

/** What models write for an empty value. */
const NOTHING = '(?:null|"\\s*(?:null|none|nothing|n\\/a|-)?\\s*")';

/** Whether an object that is still being written has an empty value under a key. */
export function saysNothing(raw: string, key: string): boolean {
	const spoken = withoutThinking(raw);
	return (
		spoken !== null &&
		OPENING.test(spoken) &&
		new RegExp(`[{,]\\s*"${key}"\\s*:\\s*${NOTHING}\\s*[,}]`, "i").test(spoken)
	);
}

/** Reads a JSON string after its opening quotation mark. Models also put raw line breaks into it. */
function stringFrom(json: string, from: number): PartialText | null {
	let end = from;
	while (end < json.length && json[end] !== '"') end += json[end] === "\\" ? 2 : 1;
	const isComplete = end < json.length;
	const inside = isComplete ? json.slice(from, end) : withoutUnfinished(json.slice(from));
	try {
		const text = JSON.parse(`"${inside.replace(CONTROLS, escaped)}"`) as string;
		return { text: text.replace(/[\ud800-\udbff]$/, ""), isComplete };
	} catch {
		return null;
	}
}

/** Removes an incomplete escape sequence from the end. An escaped backslash does not begin one. */
function withoutUnfinished(inside: string): string {
	const at = inside.lastIndexOf("\\");
	if (at < 0 || !/^\\(?:u[\da-f]{0,3})?$/i.test(inside.slice(at, at + 6))) return inside;
	let first = at;
	while (inside[first - 1] === "\\") first--;
	return (at - first) % 2 === 0 ? inside.slice(0, at) : inside;
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON does not allow inside a string
const CONTROLS = /[\u0000-\u001f]/g;
const escaped = (control: string) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`;
