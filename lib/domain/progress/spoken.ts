import type { Day } from "./days";

/** Returns a formatter. Each is created once, because that takes a hundred times as long as using it. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
	const format = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
	return (day: Day) => format.format(new Date(`${day}T00:00:00Z`));
};

/** Formats a day as "November 21, 2026". */
export const longDay = formatter({ month: "long", day: "numeric", year: "numeric" });
const month = formatter({ month: "long", year: "numeric" });
/**
 * Formats a month as "November 2026".
 * @param of `YYYY-MM`
 */
export const monthAndYear = (of: string) => month(`${of}-01`);
/** Returns the weekday, such as "Monday". */
export const weekdayName = formatter({ weekday: "long" });
/** Formats a day as "Nov 16". */
export const shortDay = formatter({ month: "short", day: "numeric" });

/** Says a number of words: "1 word", "1,204 words". */
export const spokenWords = (words: number) => `${words.toLocaleString("en-US")} ${words === 1 ? "word" : "words"}`;
