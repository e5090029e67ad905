import fc from "fast-check";
import { feelingIds } from "@/lib/domain/feelings/feelings";
import { answeredDifferently } from "@/lib/domain/look-back/attempts";
import type { DayThen } from "@/lib/domain/look-back/shown";
import { feelingCounts, longestRun, monthsShown, weeksOfYear, weeksShown } from "@/lib/domain/look-back/year";
import { addDays } from "@/lib/domain/progress/days";

const days = fc
	.uniqueArray(
		fc.record({
			day: fc.integer({ min: 0, max: 364 }).map((at) => addDays("2025-01-01", at)),
			pages: fc.integer({ min: 0, max: 3 }),
			words: fc.nat(900),
			feelings: fc.array(fc.constantFrom(...feelingIds), { maxLength: 4 }),
		}),
		{ selector: ({ day }) => day },
	)
	.map((all): DayThen[] => all.sort((a, b) => (a.day < b.day ? -1 : 1)));

it("every word, day and feeling of a year is in one of its weeks, once", () => {
	fc.assert(
		fc.property(days, (all) => {
			const weeks = weeksOfYear(2025, all);
			expect(weeks).toHaveLength(53);
			const sum = (of: (week: (typeof weeks)[number]) => number) => weeks.reduce((total, week) => total + of(week), 0);
			expect(sum(({ words }) => words)).toBe(all.reduce((total, { words }) => total + words, 0));
			expect(sum(({ daysWritten }) => daysWritten)).toBe(all.filter(({ pages }) => pages > 0).length);
			expect(feelingCounts(all).reduce((total, { count }) => total + count, 0)).toBe(
				all.flatMap((d) => d.feelings).length,
			);
		}),
	);
});

it("the longest run is one of days that follow each other, and no other is longer", () => {
	fc.assert(
		fc.property(days, (all) => {
			const written = new Set(all.filter(({ pages }) => pages > 0).map(({ day }) => day));
			const run = longestRun(all);
			expect(run === null).toBe(written.size === 0);
			if (!run) return;
			for (let back = 0; back < run.days; back++) expect(written.has(addDays(run.until, -back))).toBe(true);
			for (const day of written) {
				const isLonger = Array.from({ length: run.days + 1 }, (_, i) => addDays(day, i)).every((one) =>
					written.has(one),
				);
				expect(isLonger).toBe(false);
			}
		}),
	);
});

it("says what was answered differently, the largest difference first, and nothing of what was left out", () => {
	const statements = ["A", "B", "C", "D"].map((text) => ({ text, pattern: null }));
	const attempt = (answers: (number | null)[]) => ({ id: "x", completedAt: "", scores: [], answers });
	const attempts = [attempt([1, 3, 5, null]), attempt([2, 3, 1, 4])];
	expect(
		answeredDifferently({ statements, attempts }, 0, 1).map(({ text, before, after }) => [text, before, after]),
	).toEqual([
		["C", 5, 1],
		["A", 1, 2],
	]);
});

it.each([
	["nothing yet", { year: 2026, firstYear: null, days: [] }, ["2026-05"]],
	[
		"the first year, begun in March",
		{ year: 2026, firstYear: 2026, days: ["2026-03-09"] },
		["2026-03", "2026-04", "2026-05"],
	],
	["an earlier first year, to its end", { year: 2025, firstYear: 2025, days: ["2025-11-30"] }, ["2025-11", "2025-12"]],
	[
		"a later year, from January on",
		{ year: 2026, firstYear: 2025, days: ["2026-04-01"] },
		["01", "02", "03", "04", "05"].map((month) => `2026-${month}`),
	],
])("the months that are shown: %s", (_, { days: written, ...of }, months) => {
	const found = written.map((day) => ({ day, pages: 1, words: 9, feelings: [] }));
	expect(monthsShown({ ...of, today: "2026-05-20", days: found })).toEqual(months);
});

describe("the weeks of a chart", () => {
	const day = (of: string): DayThen => ({ day: of, pages: 1, words: 10, feelings: [] });
	const shown = (year: number, today: string, firstYear: number | null, ...days: string[]) => {
		const weeks = weeksShown({ year, today, firstYear, days: days.map(day) });
		return [weeks[0]?.start, weeks.at(-1)?.start, weeks.length];
	};

	test("begin with the first one that has anything, and end with the present one", () => {
		expect(shown(2026, "2026-11-28", 2026, "2026-07-01", "2026-11-27")).toEqual(["2026-06-29", "2026-11-23", 22]);
	});
	test("are twelve at least", () => {
		expect(shown(2026, "2026-11-28", 2026, "2026-11-27")).toEqual(["2026-09-07", "2026-11-23", 12]);
		expect(shown(2026, "2026-01-20", 2026, "2026-01-19")).toEqual(["2025-12-29", "2026-03-16", 12]);
		expect(shown(2026, "2026-11-28", null)[2]).toBe(12);
	});
	test("are all of them in a later year that is over", () => {
		expect(shown(2025, "2026-11-28", 2024, "2025-06-01")).toEqual(["2024-12-30", "2025-12-29", 53]);
	});
});
