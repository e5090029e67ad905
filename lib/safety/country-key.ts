/**
 * The name of the cookie and localStorage key with the chosen country. It does not reveal what it is for. Apart from
 * country.ts, so that a screen that remembers the choice does not carry the help lines of every country.
 */
export const COUNTRY_KEY = "country";

/** The name of the cookie with the time zone of the browser's clock, by which the country is guessed. */
export const ZONE_COOKIE = "zone";
