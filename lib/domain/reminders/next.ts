import { addDays, type Day } from "@/lib/domain/progress/days";
import type { ReminderTimes } from "./reminder";

const MINUTE_MS = 60_000;

/** Returns what a clock in the zone shows at an instant, as if that were UTC. */
function clockAt(instant: number, format: Intl.DateTimeFormat): number {
	const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
	const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
	return Date.UTC(year, month - 1, day, hour, minute, second);
}

const formatOf = (zone: string) =>
	new Intl.DateTimeFormat("en-US", {
		...{ timeZone: zone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
		...{ hour: "numeric", minute: "numeric", second: "numeric" },
	});

/** Returns the local day of an instant in a zone. */
export const dayInZone = (instant: Date, zone: string): Day =>
	new Date(clockAt(instant.getTime(), formatOf(zone))).toISOString().slice(0, 10);

/**
 * Returns the instant at which the clock shows this time. If a clock change skips it, returns the time later by the
 * skipped amount.
 */
function instantOf(clock: number, format: Intl.DateTimeFormat): number {
	const first = clock - (clockAt(clock, format) - clock);
	const second = clock - (clockAt(first, format) - first);
	return clockAt(second, format) === clock ? second : Math.max(first, second);
}

/** Returns the first reminder after an instant. */
export function nextReminder({ days, minute, zone }: ReminderTimes, after: Date): Date {
	const format = formatOf(zone);
	const today = dayInZone(after, zone);
	for (let ahead = 0; ahead <= 8; ahead++) {
		const midnight = Date.parse(`${addDays(today, ahead)}T00:00:00Z`);
		const weekday = (new Date(midnight).getUTCDay() + 6) % 7;
		if ((days & (1 << weekday)) === 0) continue;
		const at = instantOf(midnight + minute * MINUTE_MS, format);
		if (at > after.getTime()) return new Date(at);
	}
	throw new Error("A reminder needs a day");
}
