import type { Span } from "./dates";
import type { Moment } from "./moments";

/** The earliest and the latest month that a moment can mean, counted from the year 0. */
const earliest = ({ year, month }: Moment) => year * 12 + (month ?? 1) - 1;
const latest = ({ year, month }: Moment) => year * 12 + (month ?? 12) - 1;
/** The most likely month: the middle of the year if the month is not known. */
const likely = ({ year, month }: Moment) => year * 12 + (month ?? 6.5) - 1;

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? "" : "s"}`;

/**
 * Says how long a span lasts: `8 months`, `1 year, 4 months`, `11 years`.
 * @returns An empty text if that is less than a month or unknown, for instance from a year alone to the same year.
 */
export function durationOf({ start, end, isExact }: Span): string {
	const about = isExact ? "" : "about ";
	if (start.month === null || end.month === null) {
		const years = end.year - start.year;
		return years === 0 ? "" : about + count(years, "year");
	}
	const months = latest(end) - latest(start);
	if (months === 0) return "";
	if (months < 12) return about + count(months, "month");
	const [years, rest] = [Math.floor(months / 12), months % 12];
	return about + (years > 1 || rest === 0 ? count(years, "year") : `${count(years, "year")}, ${count(rest, "month")}`);
}

/** Whether two spans certainly overlap, whatever the unknown months are. */
export function isAlongside(a: Span, b: Span): boolean {
	return Math.max(latest(a.start), latest(b.start)) < Math.min(earliest(a.end), earliest(b.end));
}

/** Position of a span within the time that all spans cover, in percent from its beginning. */
export interface Extent {
	left: number;
	width: number;
}

/** The smallest width in percent: small enough for a point, large enough to be visible. */
const MIN_WIDTH = 2.5;

/** Returns the position of each span between the beginning of the first and the end of the last. */
export function extentsOf(spans: readonly Span[]): Extent[] {
	const first = Math.min(...spans.map(({ start }) => earliest(start)));
	const last = Math.max(...spans.map(({ end }) => latest(end)));
	const whole = Math.max(last - first, 1);
	return spans.map(({ start, end }) => {
		const width = Math.max(((likely(end) - likely(start)) / whole) * 100, MIN_WIDTH);
		return { left: Math.min(((likely(start) - first) / whole) * 100, 100 - width), width };
	});
}
