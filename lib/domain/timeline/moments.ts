/** A point in time, as precisely as it is remembered. */
export interface Moment {
	year: number;
	/** 1 to 12; null if only the year is known. */
	month: number | null;
}

/** The current month, which determines the meaning of "now" and where the future begins. */
export interface Today {
	year: number;
	month: number;
}

/** The meaning of a written date, and whether month and year express all of it. */
export interface Reading {
	moment: Moment;
	/** False for "spring 2015" or "around 2009", which have a place in time but are shown in the person's own words. */
	isExact: boolean;
}

/** Full English names of the months, beginning with January. */
export const monthNames = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
] as const;

const EARLIEST_YEAR = 1900;
/**
 * Maximum length of a date, in characters; a longer text is a story. The limit also keeps the patterns fast on any
 * input.
 */
export const MAX_LENGTH = 60;

/** The month that represents each season, so that "spring 2015" comes before "autumn 2015". */
export const seasons: Record<string, number> = { winter: 1, spring: 4, summer: 7, autumn: 10, fall: 10 };
const timesOfYear: Record<string, number> = {
	...seasons,
	"new year": 1,
	"new years": 1,
	"new year's": 1,
	"valentine's day": 2,
	easter: 4,
	halloween: 10,
	thanksgiving: 11,
	christmas: 12,
	xmas: 12,
	hanukkah: 12,
};
/** What early, middle and late mean within a year (as a month) and within a decade (as a year). */
const parts: Record<string, { month: number; year: number }> = {
	early: { month: 2, year: 1 },
	"beginning of": { month: 1, year: 0 },
	"start of": { month: 1, year: 0 },
	mid: { month: 6, year: 5 },
	middle: { month: 6, year: 5 },
	"middle of": { month: 6, year: 5 },
	late: { month: 11, year: 8 },
	"end of": { month: 12, year: 9 },
};

/** Returns a pattern for any of these words, the longest first. */
export const anyOf = (words: object) =>
	Object.keys(words)
		.sort((a, b) => b.length - a.length)
		.join("|");
const month = `(?<month>${monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join("|")}|sept)\\.?`;
const year = "(?<year>\\d{4}|'\\d{2})";
const day = "\\d{1,2}(?:st|nd|rd|th)?";
const part = `(?:(?<part>${anyOf(parts)})[\\s-]*(?:the )?)`;
const season = `(?<season>${anyOf(timesOfYear)})`;
const pattern = (source: string) => new RegExp(`^${source}$`, "i");

const present = pattern(
	"(?:the )?(?:(?:until |till |to )?(?:present|now|today|this day)|to date|current|currently|ongoing|at the moment|" +
		"still(?: (?:together|married|ongoing|going(?: on| strong)?|friends))?)(?: day)?",
);
const yearFirst = pattern("(?<year>\\d{4})([-/.])(?<month>\\d{1,2})(?:\\2(?<day>\\d{1,2})(?:t.*)?)?");
const monthAndYear = pattern("(?<month>\\d{1,2}) ?[-/.] ?(?<year>\\d{4})");
const threeNumbers = pattern("(?<first>\\d{1,2})(?<mark>[-/.]) ?(?<second>\\d{1,2})\\k<mark> ?(?<year>\\d{4})");
const named = [
	pattern(`${month},? (?:${day},? )?(?:of )?${year}`),
	pattern(`${day}\\.? (?:of )?${month},? (?:of )?${year}`),
	pattern(`(?<year>\\d{4}),? ${month}(?: ${day})?`),
];
const inSeason = [
	pattern(`${part}?${season},? (?:of |in )?(?<year>\\d{4}|'?\\d{2})`),
	pattern(`${part}?(?<year>\\d{4}),? ${season}`),
];
const partOfYear = pattern(`${part}(?<year>\\d{4})`);
const decade = pattern(`${part}?(?:the )?(?<decade>\\d{3}0|'?\\d0)'?s`);
const yearAlone = pattern("(?:the year )?(?<year>\\d{4}|'\\d{2})");

/** `neutralOpening` matches words before a date that say nothing about it, the others words that make it uncertain. */
const neutralOpening = /^(?:in|on|at|the|from|since|during)\s+/;
const vagueOpening =
	/^(?:around|about|approx(?:imately)?\.?|circa|ca?\.|roughly|maybe|probably|perhaps|some ?time|i think|before|after)\s+|^[~≈]\s*/;
const vagueEnding = /(?:[\s-]*ish|\s+or so|\s*\(?\?+\)?)$/;

/** Whether the words mean "until today", such as `Present`, `now` or `still together`. */
export function isPresent(text: string): boolean {
	return text.length <= MAX_LENGTH && present.test(simplify(text));
}

/**
 * Reads a date in almost any notation: `March 2015`, `03/2015`, `2015-03-14`, `14.3.2015`, `2015`, `summer of '09`,
 * `early 2010s`, `now`. Slashes mean month first, dots mean day first, unless the numbers only allow the other order.
 * @param text Any text.
 * @returns The year, and the month if given; null if it is not a date, or not one between 1900 and next year.
 */
export function readMoment(text: string, today: Today): Reading | null {
	if (text.length > MAX_LENGTH) return null;
	const { words, isVague } = strip(simplify(text));
	if (present.test(words)) return { moment: { ...today }, isExact: false };
	const reading = readExactly(words, today) ?? readRoughly(words, today);
	if (!reading) return null;
	const { moment } = reading;
	if (moment.year < EARLIEST_YEAR || moment.year > today.year + 1) return null;
	if (moment.month !== null && (moment.month < 1 || moment.month > 12)) return null;
	return isVague ? { moment, isExact: false } : reading;
}

/** Removes differences in spelling that do not change the meaning. */
export function simplify(text: string): string {
	return text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[‘’ʼ´`]/g, "'")
		.replace(/\s+/g, " ")
		.trim()
		.replace(/[.,;!]+$/, "");
}

function strip(text: string): { words: string; isVague: boolean } {
	let words = text.replace(vagueEnding, "");
	let isVague = words !== text;
	for (;;) {
		const plain = words.replace(neutralOpening, "");
		const certain = plain.replace(vagueOpening, "");
		isVague ||= certain !== plain;
		if (certain === words) return { words, isVague };
		words = certain;
	}
}

const exact = (moment: Moment): Reading => ({ moment, isExact: true });
const rough = (moment: Moment): Reading => ({ moment, isExact: false });

function readExactly(text: string, today: Today): Reading | null {
	const numeric = text.match(yearFirst)?.groups ?? text.match(monthAndYear)?.groups;
	if (numeric) {
		const isRealDay = numeric.day === undefined || isDay(Number(numeric.day));
		return isRealDay ? exact({ year: Number(numeric.year), month: Number(numeric.month) }) : null;
	}
	const three = text.match(threeNumbers)?.groups;
	if (three) return readThree(Number(three.first), Number(three.second), three.mark === ".", Number(three.year));
	for (const writing of named) {
		const groups = text.match(writing)?.groups;
		if (groups) return exact({ year: fullYear(groups.year, today), month: monthNumber(groups.month) });
	}
	const alone = text.match(yearAlone)?.groups;
	return alone ? exact({ year: fullYear(alone.year, today), month: null }) : null;
}

function readRoughly(text: string, today: Today): Reading | null {
	for (const writing of inSeason) {
		const groups = text.match(writing)?.groups;
		if (groups) return rough({ year: fullYear(groups.year, today), month: timesOfYear[groups.season ?? ""] ?? null });
	}
	const inYear = text.match(partOfYear)?.groups;
	if (inYear) return rough({ year: Number(inYear.year), month: parts[inYear.part ?? ""]?.month ?? null });
	const inDecade = text.match(decade)?.groups;
	if (!inDecade) return null;
	return rough({ year: fullYear(inDecade.decade, today) + (parts[inDecade.part ?? ""]?.year ?? 0), month: null });
}

function readThree(first: number, second: number, isDayFirst: boolean, year: number): Reading | null {
	const [day, month] = isDayFirst ? [first, second] : [second, first];
	if (month <= 12) return isDay(day) ? exact({ year, month }) : null;
	return isDay(month) ? exact({ year, month: day }) : null;
}

const isDay = (day: number) => day >= 1 && day <= 31;

function monthNumber(name = ""): number {
	return monthNames.findIndex((full) => full.toLowerCase().startsWith(name.slice(0, 3))) + 1;
}

/** Returns the four-digit year: `'09` is the latest such year that is not after next year. */
function fullYear(digits = "", today: Today): number {
	const year = Number(digits.replace("'", ""));
	if (digits.replace("'", "").length !== 2) return year;
	const inThisCentury = Math.floor(today.year / 100) * 100 + year;
	return inThisCentury <= today.year + 1 ? inThisCentury : inThisCentury - 100;
}
