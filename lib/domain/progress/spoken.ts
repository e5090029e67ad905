import type { Day } from "./days";

const format = (day: Day, options: Intl.DateTimeFormatOptions) =>
	new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { ...options, timeZone: "UTC" });

/** "November 21, 2026" */
export const longDay = (day: Day) => format(day, { month: "long", day: "numeric", year: "numeric" });
/** "November 2026". @param month `YYYY-MM` */
export const monthAndYear = (month: string) => format(`${month}-01`, { month: "long", year: "numeric" });
/** "Nov 16" */
export const shortDay = (day: Day) => format(day, { month: "short", day: "numeric" });

/** "1 word", "1,204 words" */
export const spokenWords = (words: number) => `${words.toLocaleString("en-US")} ${words === 1 ? "word" : "words"}`;
