import { addDays, type Day, mondayOf } from "./days";

/**
 * Returns the words of each week, including weeks without any.
 * @param sums Words by the Monday of their week.
 * @param count How many weeks, up to and including the one of `today`.
 * @returns Oldest first.
 */
export function recentWeeks(
	sums: ReadonlyMap<Day, number>,
	today: Day,
	count: number,
): { start: Day; words: number }[] {
	const thisWeek = mondayOf(today);
	return Array.from({ length: count }, (_, i) => {
		const start = addDays(thisWeek, 7 * (i + 1 - count));
		return { start, words: sums.get(start) ?? 0 };
	});
}
