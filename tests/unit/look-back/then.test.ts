import fc from "fast-check";
import { beginningOf } from "@/lib/domain/look-back/beginning";
import { daysThen, spokenAgo } from "@/lib/domain/look-back/then";

const daysOf = (today: string) => daysThen(today).map(({ day }) => day);

it.each([
	["2026-11-23", ["2026-11-16", "2026-10-23", "2025-11-23", "2024-11-23"]],
	["2026-03-31", ["2026-03-24", "2026-02-28", "2025-03-31", "2024-03-31"]],
	["2024-02-29", ["2024-02-22", "2024-01-29", "2023-02-28", "2022-02-28"]],
	["2026-01-05", ["2025-12-29", "2025-12-05", "2025-01-05", "2024-01-05"]],
])("on %s one looks back at these days", (today, days) => {
	expect(daysOf(today).slice(0, 4)).toEqual(days);
});

it("every day that is looked back at exists, is earlier, and is there once", () => {
	fc.assert(
		fc.property(fc.date({ min: new Date("1960-01-01"), max: new Date("2200-01-01"), noInvalidDate: true }), (date) => {
			const today = date.toISOString().slice(0, 10);
			const days = daysOf(today);
			expect(new Set(days).size).toBe(days.length);
			for (const day of days) {
				expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
				expect(day < today).toBe(true);
			}
		}),
	);
});

it("says how long ago it was", () => {
	expect([1, 2, 11].map((count) => spokenAgo({ unit: "year", count }))).toEqual([
		"A year ago",
		"Two years ago",
		"11 years ago",
	]);
});

it("a page begins with its own words, unchanged, and ends with a sentence where one fits", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 900 }), (content) => {
			const { beginning, hasMore } = beginningOf(content);
			expect(content.trim().startsWith(beginning)).toBe(true);
			expect(beginning.length).toBeLessThanOrEqual(260);
			expect(hasMore).toBe(content.trim().length > beginning.length);
		}),
	);
	const long = `${"We walked home by the river. ".repeat(12)}End.`;
	expect(beginningOf(long).beginning).toMatch(/river\.$/);
});
