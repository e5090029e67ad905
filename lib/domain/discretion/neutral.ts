/** The cookie of a browser in which somebody wants a title and an icon that say nothing. Read by the page, set by it. */
export const NEUTRAL_COOKIE = "neutral";
/** What every page is called there. */
export const NEUTRAL_TITLE = "Notes";
/** A year, in seconds. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** What to assign to `document.cookie`. */
export const neutralCookie = (isNeutral: boolean) =>
	`${NEUTRAL_COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${isNeutral ? COOKIE_SECONDS : 0}`;
