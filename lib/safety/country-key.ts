/**
 * Name of the cookie and localStorage key with the chosen country. It does not reveal its purpose. Separate from
 * country.ts, so that a screen that stores the choice does not load the help lines of every country.
 */
export const COUNTRY_KEY = "country";

/** Name of the cookie with the browser's time zone, from which the country is guessed. */
export const ZONE_COOKIE = "zone";
