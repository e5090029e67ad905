/** Georgian has capitals in Unicode, but no sentence begins with one. */
const georgian = /^\p{Script=Georgian}/u;

/**
 * A text with its first character in upper case. Characters whose capital is longer than they are (ß, ﬁ) stay, so that
 * the text keeps its length and the caret its place.
 * @param locale Whose capitals; the browser's where none is given.
 */
export function capitalized(text: string, locale?: string): string {
	const [first = ""] = text;
	if (georgian.test(first)) return text;
	const capital = first.toLocaleUpperCase(locale);
	return capital.length === first.length ? capital + text.slice(first.length) : text;
}
