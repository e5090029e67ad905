import fc from "fast-check";
import { roundYears } from "@/lib/domain/timeline/years";

test.each([
	[2015.7, 2026.9, [2020, 2025]],
	[2023.2, 2026.9, [2024, 2025, 2026]],
	[1990, 2027, [1990, 2000, 2010, 2020]],
])("from %d to %d: %j", (from, to, years) => {
	expect(roundYears(from, to)).toEqual(years);
});

test("there are at most six, in order, and all of them on the scale", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1900, max: 2100 }), fc.double({ min: 3, max: 120, noNaN: true }), (from, length) => {
			const years = roundYears(from, from + length);
			expect(years.length).toBeLessThanOrEqual(6);
			for (const year of years) expect(year >= from && year < from + length).toBe(true);
		}),
	);
});
