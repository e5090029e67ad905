/** A calendar day where the person is, as `YYYY-MM-DD`. Days can be compared as text. */
export type Day = string;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const instantOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): Day => new Date(instant).toISOString().slice(0, 10);

/** Whether a text is a day that exists. */
export const isDay = (text: string): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instantOf(text)) && dayOf(instantOf(text)) === text;

/**
 * Returns the local day of an instant.
 * @param offset Minutes, like JavaScript's `getTimezoneOffset`: negative east of Greenwich.
 */
export function localDay(instant: Date, offset: number): Day {
	return dayOf(instant.getTime() - offset * MINUTE_MS);
}

/** Returns the day a number of days later; earlier if negative. */
export function addDays(day: Day, days: number): Day {
	return dayOf(instantOf(day) + days * DAY_MS);
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: Day): Day {
	const sinceMonday = (new Date(instantOf(day)).getUTCDay() + 6) % 7;
	return addDays(day, -sinceMonday);
}

/** Converts a day for a database column of type `date`: midnight UTC. */
export const toDateColumn = (day: Day): Date => new Date(instantOf(day));
/** Reads a day from a database column of type `date`. */
export const fromDateColumn = (date: Date): Day => dayOf(date.getTime());
