/** A calendar day where the person is: `YYYY-MM-DD`. Days compare as text. */
export type Day = string;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const instantOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): Day => new Date(instant).toISOString().slice(0, 10);

/**
 * The day it is at an instant for somebody whose clock is `offset` away from UTC.
 * @param offset Minutes as JavaScript's `getTimezoneOffset` gives them: negative east of Greenwich.
 */
export function localDay(instant: Date, offset: number): Day {
	return dayOf(instant.getTime() - offset * MINUTE_MS);
}

/** The day so many days later, or earlier for a negative count. */
export function addDays(day: Day, days: number): Day {
	return dayOf(instantOf(day) + days * DAY_MS);
}

/** The Monday that begins a day's week. */
export function mondayOf(day: Day): Day {
	const sinceMonday = (new Date(instantOf(day)).getUTCDay() + 6) % 7;
	return addDays(day, -sinceMonday);
}

/** How a database column of type `date` holds a day: midnight UTC. */
export const toDateColumn = (day: Day): Date => new Date(instantOf(day));
/** The day that a database column of type `date` holds. */
export const fromDateColumn = (date: Date): Day => dayOf(date.getTime());
