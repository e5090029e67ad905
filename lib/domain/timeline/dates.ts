import { isPresent, type Moment, monthNames, readMoment, type Today } from "./moments";

const SEPARATOR = " - ";
/** The stored end of a relationship that is going on. */
export const ONGOING = "Present";

/**
 * Returns the stored form of a start and an optional end: `start - end`, or just the start.
 * An answer is split at its first ` - `, so the start must not contain one: in each run of hyphens there that could be
 * taken for the separator, one hyphen is added (`May - I think` is stored as `May -- I think`), and `splitDates`
 * removes it again. The end needs no such change.
 * @returns An empty text if there is no start. `splitDates` returns exactly what was passed in, apart from white space
 * at the ends.
 */
export function joinDates(start: string, end: string): string {
	const from = start.trim().replace(/ (-+)(?= |$)/g, " -$1");
	const until = end.trim();
	if (from === "") return "";
	return until === "" ? from : `${from}${SEPARATOR}${until}`;
}

/** Splits any stored answer into the start and the end (empty if there is none). */
export function splitDates(answer: string): { start: string; end: string } {
	const at = answer.indexOf(SEPARATOR);
	const [start, end] = at === -1 ? [answer.trim(), ""] : [answer.slice(0, at), answer.slice(at + SEPARATOR.length)];
	// "2015 -" is what remains of an open range after trimming.
	const opened = at === -1 && / -$/.test(start) ? start.slice(0, -2) : start;
	return { start: opened.replace(/ -(-+)(?= |$)/g, " $1").trim(), end: end.trim() };
}

/** Other separators that people use in ranges. */
const otherSeparators = [/ ?[–—] ?/, / -+ /, / (?:to|until|till) /i, /-(?=\d{4}$)/];

/** Splits an answer into start and end, even if somebody wrote `2015 to 2018` as one text. */
function partsOf(answer: string, today: Today): { start: string; end: string } {
	const split = splitDates(answer);
	if (split.end !== "" || readMoment(split.start, today)) return split;
	for (const separator of otherSeparators) {
		const [start = "", end, ...rest] = split.start.split(separator);
		if (end === undefined || rest.length > 0) continue;
		if (readMoment(start, today) && (isPresent(end) || readMoment(end, today))) return { start, end };
	}
	return split;
}

/** When something began and ended, as far as the words can be placed in time. */
export interface Span {
	start: Moment;
	/** The current month if it is still going on. */
	end: Moment;
	isOngoing: boolean;
	/** Whether both ends are plain dates, not "around 2009". */
	isExact: boolean;
}

/** Returns when an answer begins; null if its start is not a date. */
export function startOf(answer: string, today: Today): Moment | null {
	return readMoment(partsOf(answer, today).start, today)?.moment ?? null;
}

/** Returns the time span that an answer describes; null unless it has two ends in the right order. */
export function spanOf(answer: string, today: Today): Span | null {
	const { start, end } = partsOf(answer, today);
	const isOngoing = end === "" || isPresent(end);
	const from = readMoment(start, today);
	const until = isOngoing ? { moment: { ...today }, isExact: true } : readMoment(end, today);
	if (!from || !until || isBefore(until.moment, from.moment)) return null;
	return { start: from.moment, end: until.moment, isOngoing, isExact: from.isExact && until.isExact };
}

/** What is wrong with the dates of an answer, and with which of them. */
export interface RangeProblem {
	at: "start" | "end";
	problem: string;
}

const END_IS_EARLIER = "The end is before the start. Please change one of them.";
/**
 * Matches an optional month and one number, which is what the month and year fields produce. Words are never refused.
 */
const monthAndNumber = new RegExp(`^(?:(?:${monthNames.join("|")}) )?(\\d+)$`);
/** Stands in for the current month, which makes no difference for the years checked here. */
const ANY_DAY: Today = { year: 2099, month: 12 };

const isOfOurTime = (year: string) => /^(?:19|20)\d\d$/.test(year);

/**
 * Returns the number in a date that cannot be its year, such as 20155 in `20155-03-01`; null for any other date, and
 * for words.
 */
function impossibleYear(text: string): string | null {
	const plain = text.trim();
	const alone = plain.match(monthAndNumber)?.[1];
	if (alone !== undefined) return isOfOurTime(alone) ? null : alone;
	const numbers = plain.match(/\d{3,}/g) ?? [];
	const [year = ""] = numbers;
	if (numbers.length !== 1 || isOfOurTime(year)) return null;
	// It is a date if it would be one with a plausible year.
	return readMoment(plain.replace(year, "2000"), ANY_DAY)?.isExact ? year : null;
}

/** Whether a text is a date with an impossible year, such as 20155. */
export const isImpossibleYear = (text: string): boolean => impossibleYear(text) !== null;

const notAYear = (year: string) =>
	`${year} is not a year of our time. Please write it with four digits, or use words instead.`;

/** Splits an answer that is to be checked into start and end, even if one of them has an impossible year. */
function checkedParts(answer: string): { start: string; end: string } {
	const split = splitDates(answer);
	const isDate = (text: string) => readMoment(text, ANY_DAY) !== null || isImpossibleYear(text) || isPresent(text);
	if (split.end !== "" || isDate(split.start)) return split;
	for (const separator of otherSeparators) {
		const [start = "", end, ...rest] = split.start.split(separator);
		if (end !== undefined && rest.length === 0 && isDate(start) && isDate(end)) return { start, end };
	}
	return split;
}

/**
 * Says why an answer cannot be sent: an impossible year, or an end that is certainly before the start. Null if it can.
 */
export function rangeProblem(answer: string): RangeProblem | null {
	const { start, end } = checkedParts(answer);
	const [first, last] = [impossibleYear(start), impossibleYear(end)];
	if (first !== null) return { at: "start", problem: notAYear(first) };
	if (last !== null) return { at: "end", problem: notAYear(last) };
	// Only checked for four-digit years: the meaning of '98 depends on when it is read.
	if (![start, end].every((text) => /\d{4}/.test(text))) return null;
	const [from, until] = [readMoment(start, ANY_DAY), readMoment(end, ANY_DAY)];
	if (!from?.isExact || !until?.isExact || !isBefore(until.moment, from.moment)) return null;
	return { at: "end", problem: END_IS_EARLIER };
}

/** Whether one moment is certainly before another. */
function isBefore(a: Moment, b: Moment): boolean {
	return a.year < b.year || (a.year === b.year && a.month !== null && b.month !== null && a.month < b.month);
}

/** Returns a number that grows with time. A year alone comes before its months. */
function orderOf({ year, month }: Moment): number {
	return year * 13 + (month ?? 0);
}

function format({ year, month }: Moment): string {
	return month === null ? String(year) : `${monthNames[month - 1]} ${year}`;
}

/** Formats one end: month and year if that is what was written, otherwise the person's own words. */
function formatEnd(text: string, today: Today): string {
	const reading = readMoment(text, today);
	return reading?.isExact ? format(reading.moment) : text;
}

/**
 * Formats the dates of a relationship: `March 2015 – Present`. A year alone stays a year, and anything that is not a
 * date is shown as written.
 */
export function formatRange(answer: string, today: Today): string {
	const { start, end } = partsOf(answer, today);
	if (start === "") return end === "" ? "No date provided" : answer.trim();
	const isOngoing = end === "" || isPresent(end);
	if (!readMoment(start, today) && (end === "" || !readMoment(end, today))) {
		return end === "" ? start : `${start}${SEPARATOR}${end}`;
	}
	return `${formatEnd(start, today)} – ${isOngoing ? ONGOING : formatEnd(end, today)}`;
}

/**
 * Compares stored answers by start, newest first; those without a readable start come last. Meant for a stable sort.
 */
export function compareByStart(a: string, b: string, today: Today): number {
	const [first, second] = [startOf(a, today), startOf(b, today)];
	if (!first || !second) return Number(first === null) - Number(second === null);
	return orderOf(second) - orderOf(first);
}
