import fc from "fast-check";
import { calledPeriod, isOver, periodOf, periodsOf, periodsWith, spokenPeriod } from "@/lib/domain/letters/periods";
import { addDays, type Day } from "@/lib/domain/progress/days";

const day = fc.integer({ min: 0, max: 20_000 }).map((days): Day => addDays("1990-01-01", days));

it.each([
	["week-2026-11-16", "2026-11-16", "2026-11-22", "November 16 to 22, 2026"],
	["week-2026-11-30", "2026-11-30", "2026-12-06", "November 30 to December 6, 2026"],
	["week-2026-12-28", "2026-12-28", "2027-01-03", "December 28, 2026, to January 3, 2027"],
	["month-2024-02", "2024-02-01", "2024-02-29", "February 2024"],
	["year-2026", "2026-01-01", "2026-12-31", "2026"],
])("%s goes from %s to %s: %s", (id, from, to, spoken) => {
	const period = periodOf(id);
	expect(period).toMatchObject({ id, from, to });
	expect(period && spokenPeriod(period)).toBe(spoken);
	expect(period && calledPeriod(period)).toMatch(/^(?:this week|February|2026)$/);
});

it.each([
	"week-2026-11-17",
	"week-2026-11",
	"month-2026-13",
	"month-2026-11-01",
	"year-26",
	"year-0001",
	"year-9999",
	"day-2026-11-16",
	"week-2026-02-30",
	"",
])("%j is no stretch", (id) => {
	expect(periodOf(id)).toBeNull();
});

it("every day is in one stretch of each kind, which its id gives back", () => {
	fc.assert(
		fc.property(day, (one) => {
			const periods = periodsWith(one);
			expect(periods.map(({ kind }) => kind)).toEqual(["week", "month", "year"]);
			for (const period of periods) {
				expect(period.from <= one && one <= period.to).toBe(true);
				expect(periodOf(period.id)).toEqual(period);
				expect(addDays(period.to, 1) > one).toBe(true);
			}
		}),
	);
});

it("lists what is over and has a day, each once, the newest first", () => {
	fc.assert(
		fc.property(fc.uniqueArray(day, { maxLength: 60 }), day, (days, today) => {
			const periods = periodsOf(days, today);
			expect(new Set(periods.map(({ id }) => id)).size).toBe(periods.length);
			for (const period of periods) {
				expect(isOver(period, today)).toBe(true);
				expect(days.some((one) => period.from <= one && one <= period.to)).toBe(true);
			}
			expect(periods.map(({ to }) => to)).toEqual(
				periods
					.map(({ to }) => to)
					.sort()
					.reverse(),
			);
			const ids = new Set(periods.map(({ id }) => id));
			for (const period of days.flatMap(periodsWith)) {
				const written = days.filter((one) => one >= period.from && one <= period.to && one <= today).length;
				expect(ids.has(period.id)).toBe(isOver(period, today) && written >= (period.kind === "week" ? 1 : 4));
			}
		}),
	);
});

it("has the letter of a week on its Sunday, and not before", () => {
	expect(periodsOf(["2026-11-18", "9999-12-31"], "2026-11-21")).toEqual([]);
	expect(periodsOf(["2026-11-18"], "2026-11-22").map(({ id }) => id)).toEqual(["week-2026-11-16"]);
});
