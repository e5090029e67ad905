import { addMonths } from "@/lib/domain/progress/calendar";
import { addDays, type Day } from "@/lib/domain/progress/days";

/** How long ago something was. */
export interface Ago {
	unit: "week" | "month" | "year";
	count: number;
}

/** How many years back the same day is searched for; nobody has written here for longer. */
const MOST_YEARS = 60;

/** Returns the same day of another month, or the last day of a shorter month. */
function sameDayOf(day: Day, months: number): Day {
	const month = addMonths(day.slice(0, 7), months);
	const same = `${month}-${day.slice(8)}`;
	const last = addDays(`${addMonths(month, 1)}-01`, -1);
	return same < last ? same : last;
}

/** Returns the days to look back at today: a week, a month and each full year ago, most recent first. */
export function daysThen(today: Day): { day: Day; ago: Ago }[] {
	return [
		{ day: addDays(today, -7), ago: { unit: "week", count: 1 } },
		{ day: sameDayOf(today, -1), ago: { unit: "month", count: 1 } },
		...Array.from({ length: MOST_YEARS }, (_, i) => ({
			day: sameDayOf(today, -12 * (i + 1)),
			ago: { unit: "year" as const, count: i + 1 },
		})),
	];
}

/** Says how long ago something was: "A week ago", "Three years ago". */
export function spokenAgo({ unit, count }: Ago): string {
	return count === 1 ? `A ${unit} ago` : `${small[count] ?? count} ${unit}s ago`;
}

const small: Record<number, string> = {
	2: "Two",
	3: "Three",
	4: "Four",
	5: "Five",
	6: "Six",
	7: "Seven",
	8: "Eight",
	9: "Nine",
	10: "Ten",
};
