/** A reserved origin that nobody owns; only used to tell addresses within the app from others. */
const HERE = "https://app.invalid";

/**
 * Whether an address is a page of this app. It is parsed as browsers do, which drop tabs and line breaks and read a
 * backslash as a slash; addresses with any of these, or with a space, are refused.
 */
export function isOwnPage(href: string): boolean {
	if (!/^\/[^\s\\\p{Cc}]*$/u.test(href) || !URL.canParse(href, HERE)) return false;
	const { origin, pathname } = new URL(href, HERE);
	return origin === HERE && !/^\/(\/|api\/)/.test(pathname);
}
