import { addDays, type Day, mondayOf } from "./days";

/**
 * Returns the month a number of months later; earlier if negative.
 * @param month `YYYY-MM`
 */
export function addMonths(month: string, count: number): string {
	const [year = 0, number = 1] = month.split("-").map(Number);
	const index = year * 12 + number - 1 + count;
	return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/**
 * Returns the weeks of a month, Monday first; days of neighboring months are null.
 * @param month `YYYY-MM`
 */
export function weeksOf(month: string): (Day | null)[][] {
	const first = `${month}-01`;
	const last = addDays(`${addMonths(month, 1)}-01`, -1);
	const weeks: (Day | null)[][] = [];
	for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7)) {
		weeks.push(
			Array.from({ length: 7 }, (_, i) => {
				const day = addDays(monday, i);
				return day >= first && day <= last ? day : null;
			}),
		);
	}
	return weeks;
}
