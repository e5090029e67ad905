import { countedBack } from "./ago";
import { monthNames, readMoment, type Today } from "./moments";

/** State of the fields for one end of a relationship: a month and a year, a year alone, or words. */
export interface MomentFields {
	mode: "calendar" | "words";
	/** Full name of the month, or empty. */
	month: string;
	/** As typed; nothing is removed while the person types. */
	year: string;
	words: string;
}

const calendarWriting = new RegExp(`^(?:(${monthNames.join("|")})(?: |$))?(\\d{0,4})$`);

/** Returns the fields for a stored date. Month and year are only used if they can reproduce it exactly. */
export function readFields(text: string): MomentFields {
	const [matched, month = "", year = ""] = text.match(calendarWriting) ?? [];
	return matched === undefined
		? { mode: "words", month: "", year: "", words: text }
		: { mode: "calendar", month, year, words: "" };
}

/** Returns the date as it is stored: `March 2015`, `2015`, or the person's own words. */
export function writeFields({ mode, month, year, words }: MomentFields): string {
	return mode === "words" ? words.trim() : [month, year.trim()].filter(Boolean).join(" ");
}

/**
 * Switches to words. The chosen date becomes the first draft, unless there already are words that say more than a date.
 */
export function toWords(fields: MomentFields, today: Today): MomentFields {
	const chosen = writeFields({ ...fields, mode: "calendar" });
	const saysMore = fields.words.trim() !== "" && !readMoment(fields.words, today)?.isExact;
	return { ...fields, mode: "words", words: saysMore || chosen === "" ? fields.words : chosen };
}

/** Switches to month and year, filled from the words if these are a plain date. The words are kept. */
export function toCalendar(fields: MomentFields, today: Today): MomentFields {
	const reading = readMoment(fields.words, today);
	if (!reading?.isExact) return { ...fields, mode: "calendar" };
	const { year, month } = reading.moment;
	return { ...fields, mode: "calendar", year: String(year), month: month ? (monthNames[month - 1] ?? "") : "" };
}

const KEPT_AS_WORDS = "Kept in your own words. If they name a year, your timeline can place it.";

/** Whether the timeline can tell when it was. */
const isPlaced = (words: string, today: Today) =>
	readMoment(words, today) !== null || countedBack(words, today) !== null;

/**
 * Suggests in a friendly sentence what may be missing in the fields; null if nothing. It never prevents the person from
 * continuing.
 */
export function hintFor({ mode, month, year, words }: MomentFields, today: Today): string | null {
	if (mode === "words") return words.trim() === "" || isPlaced(words, today) ? null : KEPT_AS_WORDS;
	const typed = year.trim();
	if (typed === "") return month ? "Which year was it? A guess is fine." : null;
	if (readMoment(typed, today)?.isExact) return null;
	return /\p{L}/u.test(typed)
		? "That is not a year, so it stays as your own words."
		: "That does not look like a year. You can use words instead.";
}
