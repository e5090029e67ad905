import type { Day } from "@/lib/domain/progress/days";
import { MAX_DATED_LINE } from "./limits";

/** A day found in a text, possibly with a time in minutes since midnight. */
export interface Found {
	day: Day;
	minutes: number | null;
	/** The text without the date. */
	rest: string;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
	"(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|" +
	"nov(?:ember)?|dec(?:ember)?)\\.?";
const TIME =
	"(?:(?:[T_,\\s-]|\\sat\\s)+([01]?\\d|2[0-3])(?:[:.h-]?)([0-5]\\d)(?:[:.-]?[0-5]\\d)?(?:\\s*([ap])\\.?m\\b\\.?)?(?!\\d))?";

const patterns: { source: RegExp; read: (parts: (string | undefined)[]) => [unknown, unknown, unknown] }[] = [
	{
		source: new RegExp(`(?<!\\d)(\\d{4})([-_./ ]?)(\\d{2})\\2(\\d{2})(?!\\d)${TIME}`, "i"),
		read: ([y, , m, d]) => [y, m, d],
	},
	{
		source: new RegExp(`(?<!\\d)(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4})(?!\\d)${TIME}`, "i"),
		read: ([d, m, y]) => [y, m, d],
	},
	{
		source: new RegExp(
			`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?[\\s_-]+(?:of\\s)?${MONTH},?[\\s_-]+(\\d{4})(?!\\d)${TIME}`,
			"i",
		),
		read: ([d, m, y]) => [y, monthOf(m), d],
	},
	{
		source: new RegExp(`(?<![a-z])${MONTH}[\\s_-]+(\\d{1,2})(?:st|nd|rd|th)?,?[\\s_-]+(\\d{4})(?!\\d)${TIME}`, "i"),
		read: ([m, d, y]) => [y, monthOf(m), d],
	},
];
const SLASHES = /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?!\d)/;

const monthOf = (name = "") => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function dayOf(year: unknown, month: unknown, day: unknown): Day | null {
	const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
	const instant = Date.parse(`${text}T00:00:00Z`);
	return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text) ? text : null;
}

function minutesOf(hour: string | undefined, minute: string | undefined, half: string | undefined): number | null {
	if (hour === undefined || minute === undefined) return null;
	const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
	return hours * 60 + Number(minute);
}

/**
 * Finds the first day that a text names: 2026-03-02, 20260302, 2.3.2026, 2 March 2026, March 2, 2026, or numbers
 * between slashes if they can only be read in one way. Only the beginning of the text is searched.
 * @returns `ambiguous` if the numbers can be read in two ways.
 */
export function findDay(text: string): Found | "ambiguous" | null {
	const found = findIn(text.slice(0, MAX_DATED_LINE));
	if (found === null || found === "ambiguous") return found;
	return { ...found, rest: found.rest + text.slice(MAX_DATED_LINE) };
}

function findIn(text: string): Found | "ambiguous" | null {
	for (const { source, read } of patterns) {
		const match = source.exec(text);
		if (!match) continue;
		const day = dayOf(...read(match.slice(1)));
		if (!day) continue;
		const [hour, minute, half] = match.slice(-3);
		const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length);
		return { day, minutes: minutesOf(hour, minute, half), rest };
	}
	const match = SLASHES.exec(text);
	if (!match) return null;
	const [, first, second, year] = match;
	const [american, european] = [dayOf(year, first, second), dayOf(year, second, first)];
	if (american && european && american !== european) return "ambiguous";
	const day = american ?? european;
	const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length);
	return day ? { day, minutes: null, rest } : null;
}
