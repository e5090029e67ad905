import { addMonths } from "@/lib/domain/progress/calendar";
import { addDays, type Day, isDay, mondayOf } from "@/lib/domain/progress/days";
import { longDay, monthAndYear, weekdayName } from "@/lib/domain/progress/spoken";

/** The kinds of periods for which there are letters. */
export const periodKinds = ["week", "month", "year"] as const;
export type PeriodKind = (typeof periodKinds)[number];

export interface Period {
	/** `week-2026-11-16` (its Monday), `month-2026-11`, or `year-2026`. */
	id: string;
	kind: PeriodKind;
	from: Day;
	to: Day;
}

/** Returns the period of each kind that contains a day. */
export function periodsWith(day: Day): Period[] {
	const monday = mondayOf(day);
	const month = day.slice(0, 7);
	const year = day.slice(0, 4);
	return [
		{ id: `week-${monday}`, kind: "week", from: monday, to: addDays(monday, 6) },
		{ id: `month-${month}`, kind: "month", from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) },
		{ id: `year-${year}`, kind: "year", from: `${year}-01-01`, to: `${year}-12-31` },
	];
}

/** Parses the id of a period; null if it is not one. */
export function periodOf(id: string): Period | null {
	const [, kind = "", rest = ""] = /^(week|month|year)-([\d-]{4,10})$/.exec(id) ?? [];
	const day = `${rest}${"-01-01".slice(rest.length - 4)}`;
	if (!isDay(day) || day < "1900" || day > "9998") return null;
	return periodsWith(day).find((period) => period.kind === kind && period.id === id) ?? null;
}

/** Whether a period has a letter yet: from its last day on, so a week from Sunday. */
export const isOver = ({ to }: Pick<Period, "to">, today: Day): boolean => to <= today;

/** A month or a year with fewer written days than this has no letter: those of its weeks have said it all. */
const FEWEST_DAYS = 4;

/** Whether this many written days are enough for a letter. */
export const isEnough = (kind: PeriodKind, days: number): boolean => days >= (kind === "week" ? 1 : FEWEST_DAYS);

/**
 * Returns the periods that are over and have enough written days, newest first; of periods that end together, the
 * longer comes first.
 * @param days The written days, each once.
 */
export function periodsOf(days: readonly Day[], today: Day): Period[] {
	const found = new Map<string, Period & { days: number }>();
	// Ten years have thousands of days, so the periods of the previous day are reused if possible.
	let last: (Period & { days: number })[] = [];
	// Later days are skipped: their periods are not over, and an imported file may contain the last day that can be
	// represented.
	for (const day of days.filter((day) => day <= today).sort()) {
		if (last.length === 0 || last.some(({ to }) => day > to)) {
			last = periodsWith(day).map((period) => found.get(period.id) ?? { ...period, days: 0 });
			for (const period of last) found.set(period.id, period);
		}
		for (const period of last) period.days++;
	}
	return [...found.values()]
		.filter((period) => isOver(period, today) && isEnough(period.kind, period.days))
		.map(({ days: _, ...period }) => period)
		.sort((a, b) => (a.to === b.to ? (a.from < b.from ? -1 : 1) : a.to < b.to ? 1 : -1));
}

/** Returns a number that differs for each period of a kind and is always the same for one period. */
export function placeOf({ kind, from }: Period): number {
	if (kind === "year") return Number(from.slice(0, 4));
	if (kind === "month") return Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) + 2;
	return Math.round(Date.parse(`${from}T00:00:00Z`) / (7 * 86_400_000));
}

const withoutYear = (day: Day) => longDay(day).replace(/, \d+$/, "");

/** Formats a week: "November 16 to 22", "November 30 to December 6". */
function daysFrom({ from, to }: Pick<Period, "from" | "to">): string {
	const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
	return `${withoutYear(from)} to ${isOneMonth ? Number(to.slice(8)) : withoutYear(to)}`;
}

/** Names a period within its own letter, mid-sentence: "this week", "November", "2026". */
export const calledPeriod = ({ kind, from }: Period): string =>
	kind === "week"
		? "this week"
		: kind === "month"
			? monthAndYear(from.slice(0, 7)).replace(/ \d+$/, "")
			: from.slice(0, 4);

/** Names a day within its letter: "Monday" in a week, otherwise "November 16". */
export const dayIn = ({ kind }: Period, day: Day): string => (kind === "week" ? weekdayName(day) : withoutYear(day));

/** Names a day before the period: "October 3", with the year if it is a different one. */
export const dayFrom = ({ from }: Period, day: Day): string =>
	day.slice(0, 4) === from.slice(0, 4) ? withoutYear(day) : longDay(day);

/** Names a period: "November 16 to 22, 2026", "November 2026", "2026". */
export function spokenPeriod({ kind, from, to }: Period): string {
	if (kind === "year") return from.slice(0, 4);
	if (kind === "month") return monthAndYear(from.slice(0, 7));
	if (from.slice(0, 4) !== to.slice(0, 4)) return `${longDay(from)}, to ${longDay(to)}`;
	return `${daysFrom({ from, to })}, ${from.slice(0, 4)}`;
}
