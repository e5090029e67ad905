import { addMonths } from "@/lib/domain/progress/calendar";
import { addDays, type Day, isDay, mondayOf } from "@/lib/domain/progress/days";
import { longDay, monthAndYear } from "@/lib/domain/progress/spoken";

/** The stretches of days that have a letter. */
export const periodKinds = ["week", "month", "year"] as const;
export type PeriodKind = (typeof periodKinds)[number];

export interface Period {
	/** `week-2026-11-16` by its Monday, `month-2026-11`, `year-2026` */
	id: string;
	kind: PeriodKind;
	from: Day;
	to: Day;
}

/** The stretch of each kind that a day is in. */
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

/** The stretch of an id; null where there is none. */
export function periodOf(id: string): Period | null {
	const [, kind = "", rest = ""] = /^(week|month|year)-([\d-]{4,10})$/.exec(id) ?? [];
	const day = `${rest}${"-01-01".slice(rest.length - 4)}`;
	if (!isDay(day) || day < "1900" || day > "9998") return null;
	return periodsWith(day).find((period) => period.kind === kind && period.id === id) ?? null;
}

/** From its last day on a stretch has a letter: that of a week on Sunday. */
export const isOver = ({ to }: Pick<Period, "to">, today: Day): boolean => to <= today;

/** The stretches that are over and have one of these days, the newest first; where they end together the longer first. */
export function periodsOf(days: readonly Day[], today: Day): Period[] {
	const found = new Map<string, Period>();
	// In ten years there are thousands of days: what a stretch before had is passed quickly.
	let last: Period[] = [];
	for (const day of [...days].sort()) {
		if (last.length > 0 && last.every(({ to }) => day <= to)) continue;
		last = periodsWith(day);
		for (const period of last) found.set(period.id, period);
	}
	return [...found.values()]
		.filter((period) => isOver(period, today))
		.sort((a, b) => (a.to === b.to ? (a.from < b.from ? -1 : 1) : a.to < b.to ? 1 : -1));
}

/** A number that is another one for each stretch of a kind, and the same at each visit. */
export function placeOf({ kind, from }: Period): number {
	if (kind === "year") return Number(from.slice(0, 4));
	if (kind === "month") return Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7));
	return Math.round(Date.parse(`${from}T00:00:00Z`) / (7 * 86_400_000));
}

const withoutYear = (day: Day) => longDay(day).replace(/, \d+$/, "");

/** "November 16 to 22", "November 30 to December 6" */
function daysFrom({ from, to }: Pick<Period, "from" | "to">): string {
	const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
	return `${withoutYear(from)} to ${isOneMonth ? Number(to.slice(8)) : withoutYear(to)}`;
}

/** For the middle of a sentence: "the week from November 16 to 22", "November 2026", "2026" */
export const namedPeriod = (period: Period): string =>
	period.kind === "week" ? `the week from ${daysFrom(period)}` : spokenPeriod(period);

/** "November 16 to 22, 2026", "November 2026", "2026" */
export function spokenPeriod({ kind, from, to }: Period): string {
	if (kind === "year") return from.slice(0, 4);
	if (kind === "month") return monthAndYear(from.slice(0, 7));
	if (from.slice(0, 4) !== to.slice(0, 4)) return `${longDay(from)}, to ${longDay(to)}`;
	return `${daysFrom({ from, to })}, ${from.slice(0, 4)}`;
}
