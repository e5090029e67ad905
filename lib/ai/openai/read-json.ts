/**
 * Finds the JSON object in what a model wrote: bare, after its thinking, in a fence, or with a sentence around it.
 * @returns The parsed object, or undefined where there is none that can be parsed.
 */
export function readJson(text: string): unknown {
	const spoken = withoutThinking(text);
	const fenced = /```[a-z]*\s([\s\S]*)```/i.exec(spoken)?.[1] ?? "";
	const braced = spoken.slice(Math.max(0, spoken.indexOf("{")), spoken.lastIndexOf("}") + 1);
	for (const candidate of [text, spoken, fenced, braced]) {
		const value = parsed(candidate);
		if (typeof value === "object" && value !== null) return value;
	}
	return undefined;
}

/**
 * Leaves out what a reasoning model thought aloud before it answered: everything up to the last closing tag, because
 * some chat templates swallow the opening one.
 */
function withoutThinking(text: string): string {
	const closing = /^[\s\S]*<\/think(?:ing)?>/i.exec(text);
	return text.slice(closing ? closing[0].length : 0);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
