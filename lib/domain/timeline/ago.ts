import { numberByWord } from "@/lib/domain/text/calendar-words";
import { joinDates, splitDates } from "./dates";
import { anyOf, MAX_LENGTH, monthNames, seasons, simplify, type Today } from "./moments";

const counts: Record<string, number> = {
	...numberByWord,
	"a couple of": 2,
	"a few": 3,
	half: 0.5,
	"half a": 0.5,
	"half an": 0.5,
};
/** Lengths of time units, in months. */
const units: Record<string, number> = { day: 12 / 365, week: 12 / 52, month: 1, year: 12 };

const AGO = new RegExp(
	`^(?:(?:in|the|around|about|early|late) )*(?:(?<season>${anyOf(seasons)}),? )?(?:around |about |maybe ` +
		`)?(?<count>\\d{1,2}|${anyOf(counts)}) (?<unit>${anyOf(units)})s? ago$`,
	"i",
);
const LAST = new RegExp(`^(?:in |during )?(?<which>last|this) (?<what>year|month|week|${anyOf(seasons)})$`, "i");

/**
 * Converts a date that counts back from the day on which it was written, such as "spring 2 years ago" or "last month".
 * @param written When it was written, or the current month while it is being written.
 * @returns A rough date with its year (`spring 2024`, `around March 2026`), or null for any other words.
 */
export function countedBack(text: string, written: Today): string | null {
	if (text.length > MAX_LENGTH) return null;
	const words = simplify(text);
	const ago = AGO.exec(words)?.groups;
	if (ago) {
		const months = (counts[ago.count ?? ""] ?? Number(ago.count)) * (units[ago.unit ?? ""] ?? 0);
		if (ago.season) return ago.unit === "year" ? `${ago.season} ${written.year - Math.round(months / 12)}` : null;
		// A number of years says nothing about the month.
		return months >= 12 ? `around ${written.year - Math.round(months / 12)}` : back(written, Math.floor(months));
	}
	const { which, what = "" } = LAST.exec(words)?.groups ?? {};
	if (!which) return null;
	const isLast = which === "last";
	const season = seasons[what];
	// "Last summer" is the most recent one that has begun: in November this year's, in May the one before.
	if (season) return `${what} ${written.year - (isLast && season >= written.month ? 1 : 0)}`;
	if (what === "year") return `around ${written.year - (isLast ? 1 : 0)}`;
	return back(written, isLast && what === "month" ? 1 : 0);
}

function back({ year, month }: Today, months: number): string {
	const at = year * 12 + month - 1 - months;
	return `around ${monthNames[at % 12]} ${Math.floor(at / 12)}`;
}

/**
 * Adds the years to a stored answer whose words only count back. The result is only used for calculations, never shown.
 */
export function datesWithYears(answer: string, written: Today): string {
	const { start, end } = splitDates(answer);
	return joinDates(countedBack(start, written) ?? start, countedBack(end, written) ?? end);
}
