import { z } from "zod";
import type { Day } from "./days";

/** Minutes west of Greenwich, like JavaScript's `getTimezoneOffset`: from +14 hours (-840) to -12 hours (720). */
export const timezoneOffsetSchema = z.coerce
	.number("The time zone offset is not a number of minutes.")
	.int("The time zone offset is not a whole number of minutes.")
	.min(-840, "The time zone offset is more than any place on earth has.")
	.max(720, "The time zone offset is more than any place on earth has.");

/** How many weeks the chart of words per week covers. */
export const WEEKS_SHOWN = 12;

/** A person's progress as it is sent to their browser. */
export interface ClientProgress {
	currentStreak: number;
	bestStreak: number;
	weeklyWordCount: number;
	totalWordCount: number;
	/** The person's local day, in the time zone that their browser last reported. */
	today: Day;
	/** The last twelve weeks, oldest first; `start` is a Monday. */
	weeks: { start: Day; words: number }[];
}
