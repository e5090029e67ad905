/**
 * The cookie of a browser in which somebody wants a title and an icon that reveal nothing. The page both reads and sets
 * it.
 */
export const NEUTRAL_COOKIE = "neutral";
/** The title of every page there. */
export const NEUTRAL_TITLE = "Notes";
/** A year, in seconds. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** What to assign to `document.cookie`. */
export const neutralCookie = (isNeutral: boolean) =>
	`${NEUTRAL_COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${isNeutral ? COOKIE_SECONDS : 0}`;
