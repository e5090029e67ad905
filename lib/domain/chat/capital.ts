/** Georgian has capitals in Unicode, but sentences do not begin with one. */
const georgian = /^\p{Script=Georgian}/u;

/**
 * Capitalizes the first character of a text. Characters whose capital is longer (ß, ﬁ) are left alone, so that the text
 * keeps its length and the caret its place.
 * @param locale The locale whose capitals are used; by default the browser's.
 */
export function capitalized(text: string, locale?: string): string {
	const [first = ""] = text;
	if (georgian.test(first)) return text;
	const capital = first.toLocaleUpperCase(locale);
	return capital.length === first.length ? capital + text.slice(first.length) : text;
}
