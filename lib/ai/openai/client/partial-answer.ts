import { withoutThinking } from "./thinking";

/** As much of a text as there is of it yet. */
export interface PartialText {
	text: string;
	/** Whether its end has come. */
	isComplete: boolean;
}

const OPENING = /^\s*(?:```[a-z]*\s*)?(?=\{)/i;

/**
 * Reads one text out of a JSON object that is still being written.
 * @param raw The beginning of what a model writes: its thinking and a code fence may come first.
 * @returns Null as long as the text has not begun, or where what is written is no JSON object.
 */
export function partialText(raw: string, key: string): PartialText | null {
	const spoken = withoutThinking(raw);
	if (spoken === null || !OPENING.test(spoken)) return null;
	const begins = new RegExp(`[{,]\\s*"${key}"\\s*:\\s*"`).exec(spoken);
	return begins && stringFrom(spoken, begins.index + begins[0].length);
}

/** What of a JSON string stands behind its opening mark. Models also write line breaks into it as they are. */
function stringFrom(json: string, from: number): PartialText | null {
	let end = from;
	while (end < json.length && json[end] !== '"') end += json[end] === "\\" ? 2 : 1;
	const isComplete = end < json.length;
	const inside = isComplete ? json.slice(from, end) : json.slice(from).replace(UNFINISHED, "");
	try {
		const text = JSON.parse(`"${inside.replace(CONTROLS, escaped)}"`) as string;
		return { text: text.replace(/[\ud800-\udbff]$/, ""), isComplete };
	} catch {
		return null;
	}
}

/** An escape that has only begun; the backslash in front of it is none that is escaped itself. */
const UNFINISHED = /(?<=(?:^|[^\\])(?:\\\\)*)\\(?:u[\da-f]{0,3})?$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON does not allow inside a string
const CONTROLS = /[\u0000-\u001f]/g;
const escaped = (control: string) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`;
