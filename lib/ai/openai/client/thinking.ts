/**
 * Removes what a reasoning model thought aloud before it answered: everything up to the last closing tag, because some
 * chat templates swallow the opening one.
 * @returns Null while it is still thinking, or if everything it wrote is thinking.
 */
export function withoutThinking(text: string): string | null {
	const closing = /^[\s\S]*<\/think(?:ing)?>/i.exec(text);
	if (closing) return text.slice(closing[0].length);
	return /^\s*<(?:t(?:h(?:i(?:n(?:k(?:ing)?>?)?)?)?)?)?$/i.test(text) || /^\s*<think(?:ing)?>/i.test(text)
		? null
		: text;
}
