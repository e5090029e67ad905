/**
 * Name of the cookie of a browser in which the person wants a title and an icon that reveal nothing. The page's own
 * script reads and sets it.
 */
export const NEUTRAL_COOKIE = "neutral";
/** The title of every page in such a browser. */
export const NEUTRAL_TITLE = "Notes";
/** One year, in seconds. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Returns the string to assign to `document.cookie`. */
export const neutralCookie = (isNeutral: boolean) =>
	`${NEUTRAL_COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${isNeutral ? COOKIE_SECONDS : 0}`;
