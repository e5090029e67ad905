import fc from "fast-check";
import { localDay } from "@/lib/domain/progress/days";
import { afterEntry, figuresOn, noProgress, type Progress, progressOf } from "@/lib/domain/progress/streaks";

/**
 * A second implementation that shares no code with the first: time zones from Intl's own tables, days as counts since
 * 1970, and streaks found by walking back through the set of days with an entry.
 */
const zones = [
	"Pacific/Kiritimati",
	"Pacific/Apia",
	"Pacific/Pago_Pago",
	"Australia/Lord_Howe",
	"Asia/Kolkata",
	"Asia/Kathmandu",
	"Europe/Lisbon",
	"America/New_York",
	"America/St_Johns",
	"Africa/Casablanca",
	"Etc/GMT+12",
	"UTC",
];

function wallClock(instant: Date, zone: string): { year: number; month: number; day: number; asUtc: number } {
	const parts = new Intl.DateTimeFormat("en-u-ca-iso8601", {
		timeZone: zone,
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric",
	}).formatToParts(instant);
	const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
	const [year, month, day] = [part("year"), part("month"), part("day")];
	return { year, month, day, asUtc: Date.UTC(year, month - 1, day, part("hour"), part("minute"), part("second")) };
}

/** Returns what `getTimezoneOffset` would in a time zone. */
const offsetIn = (instant: Date, zone: string) =>
	Math.round((Math.floor(instant.getTime() / 1000) * 1000 - wallClock(instant, zone).asUtc) / 60_000);
const dayNumber = (instant: Date, zone: string) => {
	const { year, month, day } = wallClock(instant, zone);
	return Date.UTC(year, month - 1, day) / 86_400_000;
};
const dayText = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
/** Weeks since the Monday 29 December 1969. */
const weekNumber = (day: number) => Math.floor((day + 3) / 7);

interface Entry {
	day: number;
	words: number;
}

function oracle(entries: Entry[], today: number) {
	const counted: Entry[] = [];
	let latest = Number.NEGATIVE_INFINITY;
	for (const { day, words } of entries) {
		latest = Math.max(latest, day);
		counted.push({ day: latest, words });
	}
	const days = new Set(counted.map(({ day }) => day));
	const runUpTo = (end: number) => {
		let length = 0;
		while (days.has(end - length)) length++;
		return length;
	};
	const sum = (list: Entry[]) => list.reduce((total, { words }) => total + words, 0);
	const lastWeek = weekNumber(latest);
	return {
		currentStreak: latest >= today - 1 ? runUpTo(latest) : 0,
		bestStreak: Math.max(0, ...[...days].map(runUpTo)),
		weeklyWordCount: lastWeek >= weekNumber(today) ? sum(counted.filter(({ day }) => weekNumber(day) === lastWeek)) : 0,
		totalWordCount: sum(counted),
	};
}

const HOUR = 3_600_000;
/** Times near the ends of daylight saving, the turn of a year and a leap day, and any others. */
const start = fc.oneof(
	fc
		.constantFrom(
			"2026-03-08T06:30:00Z",
			"2026-11-01T05:30:00Z",
			"2026-03-29T00:30:00Z",
			"2026-10-25T00:30:00Z",
			"2026-04-04T14:30:00Z",
			"2026-10-03T15:00:00Z",
			"2027-12-31T09:59:00Z",
			"2028-02-28T20:00:00Z",
			"2011-12-29T20:00:00Z",
		)
		.map((text) => Date.parse(text)),
	fc.integer({ min: Date.parse("2020-01-01"), max: Date.parse("2035-01-01") }),
);
const gaps = fc.oneof(
	fc.integer({ min: 1, max: 30 * HOUR }),
	fc.constantFrom(1000, 23 * HOUR, 24 * HOUR, 25 * HOUR, 72 * HOUR),
);

describe("the local day", () => {
	it("is the one that Intl tells, in every zone and at every instant", () => {
		fc.assert(
			fc.property(
				start,
				fc.integer({ min: 0, max: 400 * 24 * HOUR }),
				fc.constantFrom(...zones),
				(from, later, zone) => {
					const instant = new Date(from + later);
					expect(localDay(instant, offsetIn(instant, zone))).toBe(dayText(dayNumber(instant, zone)));
				},
			),
			{ numRuns: 200 },
		);
	});
});

describe("progress", () => {
	it("agrees with the oracle through travel, daylight saving and pauses", () => {
		fc.assert(
			fc.property(
				start,
				fc.array(fc.record({ gap: gaps, zone: fc.constantFrom(...zones), words: fc.integer({ min: 0, max: 900 }) }), {
					minLength: 1,
					maxLength: 40,
				}),
				fc.record({ gap: gaps, zone: fc.constantFrom(...zones) }),
				(from, steps, read) => {
					let now = from;
					let progress: Progress = noProgress;
					const entries: Entry[] = [];
					for (const { gap, zone, words } of steps) {
						now += gap;
						const instant = new Date(now);
						progress = afterEntry(progress, localDay(instant, offsetIn(instant, zone)), words);
						entries.push({ day: dayNumber(instant, zone), words });
					}
					const instant = new Date(now + read.gap);
					const today = localDay(instant, offsetIn(instant, read.zone));
					expect(figuresOn(progress, today)).toEqual(oracle(entries, dayNumber(instant, read.zone)));
				},
			),
			{ numRuns: 200 },
		);
	});

	const entry = (day: string, words = 10) => ({ day, words });

	it("reads 0 when a streak was not continued by yesterday, and when the week is over", () => {
		const progress = progressOf([entry("2026-11-21"), entry("2026-11-22")]);
		expect(figuresOn(progress, "2026-11-22")).toMatchObject({ currentStreak: 2, weeklyWordCount: 20 });
		expect(figuresOn(progress, "2026-11-23")).toMatchObject({ currentStreak: 2, weeklyWordCount: 0 });
		expect(figuresOn(progress, "2026-11-24")).toMatchObject({ currentStreak: 0, bestStreak: 2, totalWordCount: 20 });
	});

	it("of somebody who never wrote is all zeros", () => {
		const zeros = { currentStreak: 0, bestStreak: 0, weeklyWordCount: 0, totalWordCount: 0 };
		expect(figuresOn(noProgress, "2026-11-22")).toEqual(zeros);
	});
});
