import { addDays, type Day, mondayOf } from "@/lib/domain/progress/days";
import { monthByName, numberByWord, seasonMonthByName, weekdayByName } from "./calendar-words";

/** A range of days that a text mentions. */
export interface Period {
	/** The first and the last day, both included. */
	from: Day;
	to: Day;
	/** If set, only this day of the week; 0 is Sunday: "on Tuesdays". */
	weekday?: number;
	/** The words that name the range, as they were written. */
	words: string;
	/** Position of these words in the text. */
	start: number;
	end: number;
}

type Span = Pick<Period, "from" | "to" | "weekday">;
type Reader = { pattern: RegExp; read: (found: string[], today: Day) => Span | null };

const names = (record: Record<string, unknown>) => Object.keys(record).join("|");
const MONTH = `(${names(monthByName)})`;
const WEEKDAY = `(${names(weekdayByName)})`;
const SEASON = `(${names(seasonMonthByName)})`;
const NUMBER = `(\\d{1,3}|${names(numberByWord)})`;
const YEAR = "((?:19|20)\\d{2})";
const DAY_OF_MONTH = "(\\d{1,2})(?:st|nd|rd|th)?";
const EVER = "2000-01-01";

const numberOf = (text: string) => numberByWord[text] ?? Number(text);
const pad = (number: number) => String(number).padStart(2, "0");
const monthIndex = (name: string) => monthByName[name] ?? 0;
const yearOf = (day: Day) => Number(day.slice(0, 4));
const monthOf = (day: Day) => Number(day.slice(5, 7));
const one = (day: Day): Span => ({ from: day, to: day });
const weekdayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay();

function monthSpan(year: number, month: number): Span {
	const first = `${year}-${pad(month)}-01`;
	const next = month === 12 ? `${year + 1}-01-01` : `${year}-${pad(month + 1)}-01`;
	return { from: first, to: addDays(next, -1) };
}

const yearSpan = (year: number): Span => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** Returns a date; null if it does not exist in the calendar. */
function dateOf(year: number, month: number, day: number): Day | null {
	const text = `${year}-${pad(month)}-${pad(day)}`;
	const time = Date.parse(`${text}T00:00:00Z`);
	return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

/** Returns the latest such date that is not in the future. */
function lastDate(month: number, day: number, today: Day): Span | null {
	const year = yearOf(today);
	const found = [year, year - 1, year - 2, year - 3, year - 4]
		.map((one) => dateOf(one, month, day))
		.find((date) => date !== null && date <= today);
	return found ? one(found) : null;
}

function dated(year: number, month: number, day: number): Span | null {
	const date = dateOf(year, month, day);
	return date ? one(date) : null;
}

/** Returns the latest month of that name that has begun. */
const lastMonth = (month: number, today: Day, isBefore = false) =>
	monthSpan(yearOf(today) - (month > monthOf(today) || (isBefore && month === monthOf(today)) ? 1 : 0), month);

/**
 * Returns the three months of a season that begins in a year. Assumes the northern hemisphere, because nothing tells
 * where the person is.
 */
function seasonSpan(year: number, firstMonth: number): Span {
	const lastMonthOf = firstMonth + 2 > 12 ? firstMonth - 10 : firstMonth + 2;
	const lastYear = firstMonth + 2 > 12 ? year + 1 : year;
	return { from: `${year}-${pad(firstMonth)}-01`, to: monthSpan(lastYear, lastMonthOf).to };
}

function lastSeason(firstMonth: number, today: Day, isOver: boolean): Span {
	for (let year = yearOf(today); ; year--) {
		const span = seasonSpan(year, firstMonth);
		if (isOver ? span.to < today : span.from <= today) return span;
	}
}

/** Returns the last such weekday before today. */
const lastWeekday = (weekday: number, today: Day) => addDays(today, -(((weekdayOf(today) - weekday + 6) % 7) + 1));

function monthsBefore(today: Day, count: number): Span {
	const index = yearOf(today) * 12 + monthOf(today) - 1 - count;
	return monthSpan(Math.floor(index / 12), (index % 12) + 1);
}

function ago(count: number, unit: string, today: Day): Span | null {
	if (unit === "day") return one(addDays(today, -count));
	if (unit === "week") return { from: addDays(today, -7 * count - 3), to: addDays(today, -7 * count + 3) };
	if (unit === "month") return monthsBefore(today, count);
	return yearOf(today) - count < 1900 ? null : yearSpan(yearOf(today) - count);
}

const lengths: Record<string, number> = { day: 1, week: 7, month: 30, year: 365, night: 1, evening: 1 };

function within(count: number, unit: string, today: Day): Span | null {
	const days = count * (lengths[unit] ?? 1);
	return days > 40_000 ? null : { from: addDays(today, -days), to: today };
}

function relative(which: string, unit: string, today: Day): Span {
	const isThis = which === "this";
	if (unit === "week") {
		const monday = addDays(mondayOf(today), isThis ? 0 : -7);
		return { from: monday, to: addDays(monday, 6) };
	}
	if (unit === "weekend") {
		const saturday = addDays(mondayOf(today), 5);
		const isComing = saturday > today;
		const from = addDays(saturday, isComing || (!isThis && weekdayOf(today) !== 1) ? -7 : 0);
		return { from, to: addDays(from, 1) };
	}
	if (unit === "month") return monthsBefore(today, isThis ? 0 : 1);
	return yearSpan(yearOf(today) - (isThis ? 0 : 1));
}

/** Expressions for days, longer ones first. They are tried in this order. */
const readers: Reader[] = [
	{ pattern: /(\d{4})-(\d{1,2})-(\d{1,2})/, read: ([y, m, d]) => dated(Number(y), Number(m), Number(d)) },
	{ pattern: /(\d{1,2})\.(\d{1,2})\.(\d{4})/, read: ([d, m, y]) => dated(Number(y), Number(m), Number(d)) },
	{
		pattern: new RegExp(`(?:on )?(?:the )?${DAY_OF_MONTH}(?: of)? ${MONTH},?(?: ${YEAR})?`),
		read: ([d = "", m = "", y], today) =>
			y ? dated(Number(y), monthIndex(m), Number(d)) : lastDate(monthIndex(m), Number(d), today),
	},
	{
		pattern: new RegExp(`(?:on )?${MONTH} (?:the )?${DAY_OF_MONTH}(?![\\d])(?:,? ${YEAR})?`),
		read: ([m = "", d = "", y], today) =>
			y ? dated(Number(y), monthIndex(m), Number(d)) : lastDate(monthIndex(m), Number(d), today),
	},
	{
		pattern: new RegExp(`(?:between|from) ${MONTH} (?:and|to|until|till) ${MONTH}`),
		read: ([first = "", second = ""], today) => {
			const { to } = lastMonth(monthIndex(second), today);
			const year = yearOf(to) - (monthIndex(first) > monthIndex(second) ? 1 : 0);
			return { from: monthSpan(year, monthIndex(first)).from, to };
		},
	},
	{ pattern: /(?:on )?(?:the )?day before yesterday/, read: (_, today) => one(addDays(today, -2)) },
	{
		pattern: /yesterday(?: (?:morning|evening|night|afternoon))?|last night/,
		read: (_, today) => one(addDays(today, -1)),
	},
	{ pattern: /(?:earlier )?today|this (?:morning|evening|afternoon)|tonight/, read: (_, today) => one(today) },
	{
		pattern: new RegExp(`(?:about |around |some )?(?:a )?${NUMBER}(?: of)? (day|week|month|year)s? ago`),
		read: ([count = "", unit = ""], today) => ago(numberOf(count), unit, today),
	},
	{
		pattern: new RegExp(
			`(?:in|over|within|during|for|from)?(?: ?the)? ?(?:last|past) (?:a )?${NUMBER}(?: of)? (day|night|evening|week|month|year)s?`,
		),
		read: ([count = "", unit = ""], today) => within(numberOf(count), unit, today),
	},
	{
		pattern: /(?:in|over|within|during|for) the (?:last|past) (week|month|year)/,
		read: ([unit = ""], today) => within(1, unit, today),
	},
	{
		pattern: /(?:in |during |over |at )?(?:the )?(last|this|past|previous) (weekend|week|month|year)/,
		read: ([which = "", unit = ""], today) => relative(which, unit, today),
	},
	{ pattern: /(?:at|over|on) the weekend/, read: (_, today) => relative("last", "weekend", today) },
	{ pattern: /(?:these|in recent|the last few|the past few) (?:days)/, read: (_, today) => within(7, "day", today) },
	{ pattern: /lately|recently|of late/, read: (_, today) => within(30, "day", today) },
	{
		pattern: new RegExp(`(?:on|every) ${WEEKDAY}s|every ${WEEKDAY}`),
		read: ([plural, single], today) => ({ from: EVER, to: today, weekday: weekdayByName[plural ?? single ?? ""] }),
	},
	{
		pattern: new RegExp(`(?:(?:on|last|this past|this) )${WEEKDAY}(?: (?:morning|evening|night|afternoon))?`),
		read: ([weekday = ""], today) => one(lastWeekday(weekdayByName[weekday] ?? 0, today)),
	},
	{
		pattern: new RegExp(`(?:in |during |over )?(?:the )?${SEASON}(?: of|,)? ${YEAR}`),
		read: ([season = "", year]) => seasonSpan(Number(year), seasonMonthByName[season] ?? 3),
	},
	{
		pattern: new RegExp(`(?:in |during |over )?(?:the )?(last|this|past) ${SEASON}`),
		read: ([which, season = ""], today) => lastSeason(seasonMonthByName[season] ?? 3, today, which === "last"),
	},
	{
		pattern: new RegExp(`(?:in|during|over|from)(?: the)? ${SEASON}`),
		read: ([season = ""], today) => lastSeason(seasonMonthByName[season] ?? 3, today, false),
	},
	{
		pattern: new RegExp(`(?:in |during |of )?${MONTH},?(?: of)? ${YEAR}`),
		read: ([month = "", year]) => monthSpan(Number(year), monthIndex(month)),
	},
	{
		pattern: new RegExp(
			`(?:in |during )?(last|this|in|during|of|from|since|before|after|until|till|early in|late in) ${MONTH}`,
		),
		read: ([which, month = ""], today) => lastMonth(monthIndex(month), today, which === "last"),
	},
	{ pattern: new RegExp(`(?:in|during|of|since|throughout) ${YEAR}`), read: ([year]) => yearSpan(Number(year)) },
	{ pattern: /(?:over|at|last) (?:last )?christmas/, read: (_, today) => christmas(today) },
	{
		pattern: new RegExp(`(?:on|from|of|was) the ${DAY_OF_MONTH}`),
		read: ([day = ""], today) => {
			const month = monthOf(today);
			const [year, before] = [yearOf(today), monthsBefore(today, 1).from];
			const found = [dateOf(year, month, Number(day)), dateOf(yearOf(before), monthOf(before), Number(day))].find(
				(date) => date !== null && date <= today,
			);
			return found ? one(found) : null;
		},
	},
];

function christmas(today: Day): Span {
	const year = yearOf(today) - (today < `${yearOf(today)}-12-24` ? 1 : 0);
	return { from: `${year}-12-24`, to: `${year}-12-26` };
}

const bounded = readers.map(({ pattern, read }) => ({
	pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.source})(?![\\p{L}\\p{N}])`, "u"),
	read,
}));
/** Words that turn a day into a range: from that day until today, or everything before it. */
const SINCE = /(?:since|after|from) (?:about )?(?:the )?$/;
const BEFORE = /(?:before|until|till|up to) (?:about )?(?:the )?$/;
/** How many characters of a text are searched. */
const READ = 600;

/**
 * Finds the first expression for days in a text; null if there is none.
 * @param text Only its first 600 characters are searched.
 * @param today The person's local day.
 */
export function periodIn(text: string, today: Day): Period | null {
	const lower = text.slice(0, READ).toLowerCase().replace(/’/g, "'");
	if (lower.length !== Math.min(text.length, READ)) return null;
	for (const { pattern, read } of bounded) {
		const found = pattern.exec(lower);
		const span = found && read(found.slice(1), today);
		if (!found || !span || span.from < "1900" || span.from > today) continue;
		return stretched({ ...span, ...placed(text, found.index, found.index + found[0].length) }, text, today);
	}
	return null;
}

function placed(text: string, start: number, end: number) {
	const raw = text.slice(start, end);
	const lead = raw.length - raw.trimStart().length;
	return { start: start + lead, end, words: raw.trim() };
}

function stretched(period: Period, text: string, today: Day): Period {
	const inside = /^(?:(since|after)|(before|until|till)) /i.exec(period.words);
	const before = text.slice(0, period.start).toLowerCase();
	const since = SINCE.exec(before);
	const until = BEFORE.exec(before);
	const start = since?.index ?? until?.index ?? period.start;
	const place = placed(text, start, period.end);
	if (since || inside?.[1]) return { ...period, ...place, to: today };
	if (until || inside?.[2]) return { ...period, ...place, from: EVER, to: addDays(period.from, -1) };
	return { ...period, to: period.to > today ? today : period.to };
}

/** Whether a day is within a period. */
export const isIn = (day: Day, { from, to, weekday }: Period): boolean =>
	day >= from && day <= to && (weekday === undefined || weekdayOf(day) === weekday);
