import { feelingById, type Quarter, quarters } from "@/lib/domain/feelings/feelings";
import { addDays, type Day, mondayOf } from "@/lib/domain/progress/days";
import type { DayThen, YearThen } from "./shown";

/** A week of a year: its words, and on how many of its days each quarter of the feelings was chosen. */
export interface WeekThen {
	/** A Monday, possibly in the year before. */
	start: Day;
	words: number;
	daysWritten: number;
	felt: Record<Quarter, number>;
}

const none = () => Object.fromEntries(quarters.map(({ id }) => [id, 0])) as Record<Quarter, number>;

/** Returns the quarters of a day's feelings, each once, in the order in which they were first chosen. */
export const quartersOf = ({ feelings }: Pick<DayThen, "feelings">): Quarter[] => [
	...new Set(feelings.flatMap((id) => feelingById(id)?.quarter ?? [])),
];

/** Returns every week with a day in the year, oldest first, including weeks without anything. */
export function weeksOfYear(year: number, days: readonly DayThen[]): WeekThen[] {
	const weeks = new Map<Day, WeekThen>();
	for (let start = mondayOf(`${year}-01-01`); start <= `${year}-12-31`; start = addDays(start, 7)) {
		weeks.set(start, { start, words: 0, daysWritten: 0, felt: none() });
	}
	for (const one of days) {
		const week = weeks.get(mondayOf(one.day));
		if (!week) continue;
		week.words += one.words;
		week.daysWritten += one.pages > 0 ? 1 : 0;
		for (const quarter of quartersOf(one)) week.felt[quarter]++;
	}
	return [...weeks.values()];
}

/** A chart shows at least this many weeks. */
const FEWEST_WEEKS = 12;

/**
 * Returns the weeks of a year that a chart shows, oldest first: in the first year from the first week with any content,
 * in the current one without weeks that are yet to come.
 */
export function weeksShown({ year, today, firstYear, days }: Omit<YearThen, "hours">): WeekThen[] {
	const weeks = weeksOfYear(year, days);
	const end = weeks.filter(({ start }) => start <= today).length;
	const isFirst = firstYear === null || firstYear === year;
	const beginning = mondayOf(isFirst ? (days[0]?.day ?? today) : `${year}-01-01`);
	const first = weeks.findIndex(({ start }) => start >= beginning);
	const from = Math.max(0, Math.min(first, end - FEWEST_WEEKS));
	return weeks.slice(from, Math.max(end, from + FEWEST_WEEKS));
}

/**
 * Returns the months of a year that are worth looking at, such as "2026-03": from the first month with any content,
 * without months that are yet to come. A person who has nothing yet only sees the current month.
 */
export function monthsShown({ year, today, firstYear, days }: Omit<YearThen, "hours">): string[] {
	const isThisYear = today.startsWith(`${year}-`);
	const last = isThisYear ? Number(today.slice(5, 7)) : 12;
	const beginning = days[0]?.day ?? today;
	const first = firstYear === null || firstYear === year ? Math.min(last, Number(beginning.slice(5, 7))) : 1;
	return Array.from({ length: last - first + 1 }, (_, i) => `${year}-${String(first + i).padStart(2, "0")}`);
}

/** Returns the length of the longest run of consecutive written days, and its last day; null if there is none. */
export function longestRun(days: readonly DayThen[]): { days: number; until: Day } | null {
	let best: { days: number; until: Day } | null = null;
	let run = 0;
	let before: Day | null = null;
	for (const { day, pages } of days) {
		if (pages === 0) continue;
		run = before !== null && addDays(before, 1) === day ? run + 1 : 1;
		before = day;
		if (run > (best?.days ?? 0)) best = { days: run, until: day };
	}
	return best;
}

/** Counts how often each feeling was chosen, most frequent first. */
export function feelingCounts(
	days: readonly DayThen[],
): { id: string; label: string; quarter: Quarter; count: number }[] {
	const counts = new Map<string, number>();
	for (const { feelings } of days) for (const id of feelings) counts.set(id, (counts.get(id) ?? 0) + 1);
	return [...counts]
		.flatMap(([id, count]) => {
			const feeling = feelingById(id);
			return feeling ? [{ ...feeling, count }] : [];
		})
		.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}
