import { jsonrepair } from "jsonrepair";
import { withoutThinking } from "./thinking";

/**
 * Finds the JSON object in what a model wrote: bare, after its thinking, in a code fence, or within a sentence; even
 * with the typical faults of small models, such as an extra comma or a line break inside a string. An object that was
 * cut off is not completed.
 * @returns The parsed object, or undefined if none can be parsed.
 */
export function readJson(text: string): unknown {
	// If the whole text is thinking, the answer may be at its end.
	const spoken = withoutThinking(text) ?? text.replace(/^\s*<think(?:ing)?>/i, "");
	const fenced = /```[a-z]*\s([\s\S]*)```/i.exec(spoken)?.[1] ?? "";
	const braced = spoken.slice(Math.max(0, spoken.indexOf("{")), spoken.lastIndexOf("}") + 1);
	for (const candidate of [text, spoken, fenced, braced]) {
		const value = parsed(candidate);
		if (typeof value === "object" && value !== null) return value;
	}
	const mended = braced.startsWith("{") ? parsed(braced, jsonrepair) : undefined;
	return typeof mended === "object" && mended !== null ? mended : undefined;
}

function parsed(text: string, mend: (text: string) => string = (same) => same): unknown {
	try {
		return JSON.parse(mend(text));
	} catch {
		return undefined;
	}
}
