import type { Day } from "./days";

/** Created once, because creating a format takes a hundred times as long as using it. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
	const format = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
	return (day: Day) => format.format(new Date(`${day}T00:00:00Z`));
};

/** "November 21, 2026" */
export const longDay = formatter({ month: "long", day: "numeric", year: "numeric" });
const month = formatter({ month: "long", year: "numeric" });
/** "November 2026". @param of `YYYY-MM` */
export const monthAndYear = (of: string) => month(`${of}-01`);
/** "Nov 16" */
export const shortDay = formatter({ month: "short", day: "numeric" });

/** "1 word", "1,204 words" */
export const spokenWords = (words: number) => `${words.toLocaleString("en-US")} ${words === 1 ? "word" : "words"}`;
