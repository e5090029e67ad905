/** Nobody's; it only tells what stays within an app from what leaves it. */
const HERE = "https://app.invalid";

/**
 * Whether an address is a page of this app. It is read as a browser reads it, which leaves tabs and line breaks out and
 * takes a backslash for a slash; none of ours has any of these, or a space.
 */
export function isOwnPage(href: string): boolean {
	if (!/^\/[^\s\\\p{Cc}]*$/u.test(href) || !URL.canParse(href, HERE)) return false;
	const { origin, pathname } = new URL(href, HERE);
	return origin === HERE && !/^\/(\/|api\/)/.test(pathname);
}
