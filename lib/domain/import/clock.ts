import { type Day, localDay } from "@/lib/domain/progress/days";

/**
 * A person's local time: a time zone with its daylight saving time, or a fixed offset in minutes as `getTimezoneOffset`
 * returns it.
 */
export type Clock = { zone: string } | { offset: number };

const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(zone: string): Intl.DateTimeFormat | null {
	let format = formats.get(zone);
	if (format === undefined) {
		try {
			const parts = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
			format = new Intl.DateTimeFormat("en-US", { ...parts, second: "numeric", hourCycle: "h23", timeZone: zone });
		} catch {
			format = null;
		}
		// A file can name any number of zones, so the cache is limited.
		if (formats.size > 600) formats.clear();
		formats.set(zone, format);
	}
	return format;
}

/** Whether this time zone exists. */
export const isZone = (zone: string): boolean => zone !== "" && formatOf(zone) !== null;

/** Returns by how many minutes the clock is ahead of UTC at an instant; positive east of Greenwich. */
function aheadAt(instant: number, clock: Clock): number {
	if ("offset" in clock) return -clock.offset;
	const format = formatOf(clock.zone);
	if (!format) return 0;
	const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
	const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
	return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - instant) / 60_000);
}

/** Returns the local day of an instant. */
export const dayAt = (instant: Date, clock: Clock): Day => localDay(instant, -aheadAt(instant.getTime(), clock));

/**
 * Returns the instant at which this clock shows a time of a day.
 * @param minutes Minutes since midnight.
 */
export function instantAt(day: Day, minutes: number, clock: Clock): Date {
	const shown = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
	// Corrects the first guess with the offset that applies there, because the guess can be on the other side of a clock
	// change.
	const guess = shown - aheadAt(shown, clock) * 60_000;
	return new Date(shown - aheadAt(guess, clock) * 60_000);
}
