import { countedBack } from "./ago";
import { monthNames, readMoment, type Today } from "./moments";

/** What the fields for one end of a relationship hold: a month and a year, a year alone, or words. */
export interface MomentFields {
	mode: "calendar" | "words";
	/** A full month name, or empty. */
	month: string;
	/** As typed; nothing is removed while somebody types. */
	year: string;
	words: string;
}

const calendarWriting = new RegExp(`^(?:(${monthNames.join("|")})(?: |$))?(\\d{0,4})$`);

/** The fields that show a stored date. Month and year are only used for what they can give back exactly. */
export function readFields(text: string): MomentFields {
	const [matched, month = "", year = ""] = text.match(calendarWriting) ?? [];
	return matched === undefined
		? { mode: "words", month: "", year: "", words: text }
		: { mode: "calendar", month, year, words: "" };
}

/** The date as it is stored: `March 2015`, `2015`, or the person's own words. */
export function writeFields({ mode, month, year, words }: MomentFields): string {
	return mode === "words" ? words.trim() : [month, year.trim()].filter(Boolean).join(" ");
}

/** Switches to words. What was chosen becomes the first draft, unless there are words that say more than a date. */
export function toWords(fields: MomentFields, today: Today): MomentFields {
	const chosen = writeFields({ ...fields, mode: "calendar" });
	const saysMore = fields.words.trim() !== "" && !readMoment(fields.words, today)?.isExact;
	return { ...fields, mode: "words", words: saysMore || chosen === "" ? fields.words : chosen };
}

/** Switches to month and year, filled from the words if these are a plain date. The words are remembered. */
export function toCalendar(fields: MomentFields, today: Today): MomentFields {
	const reading = readMoment(fields.words, today);
	if (!reading?.isExact) return { ...fields, mode: "calendar" };
	const { year, month } = reading.moment;
	return { ...fields, mode: "calendar", year: String(year), month: month ? (monthNames[month - 1] ?? "") : "" };
}

const KEPT_AS_WORDS = "Kept in your own words. With a year among them, your timeline can place it.";

/** Whether the timeline can tell when it was. */
const isPlaced = (words: string, today: Today) =>
	readMoment(words, today) !== null || countedBack(words, today) !== null;

/** What might be missing in the fields, put kindly, or null. None of it keeps anybody from going on. */
export function hintFor({ mode, month, year, words }: MomentFields, today: Today): string | null {
	if (mode === "words") return words.trim() === "" || isPlaced(words, today) ? null : KEPT_AS_WORDS;
	const typed = year.trim();
	if (typed === "") return month ? "Which year was it? A guess is fine." : null;
	if (readMoment(typed, today)?.isExact) return null;
	return /\p{L}/u.test(typed)
		? "That is not a year, so it stays as your own words."
		: "That does not look like a year. You can use words instead.";
}
