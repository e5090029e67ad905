import fc from "fast-check";
import { isPresent, monthNames, readMoment } from "@/lib/domain/timeline/moments";

const today = { year: 2026, month: 10 };
const at = (year: number, month: number | null = null) => ({ year, month });

describe("what people write when they mean a date", () => {
	test.each([
		["2015 March", at(2015, 3)],
		["March '15", at(2015, 3)],
		["March 14th, 2015", at(2015, 3)],
		["3.2015", at(2015, 3)],
		["2015-03-14T00:00:00.000Z", at(2015, 3)],
		["3/14/2015", at(2015, 3)],
		["14/3/2015", at(2015, 3)],
		["3/4/2015", at(2015, 3)],
		["'27", at(2027)],
		["1900", at(1900)],
		["２０１５", at(2015)],
	])("%j is exactly %j", (text, moment) => {
		expect(readMoment(text, today)).toEqual({ moment, isExact: true });
	});

	test.each([
		["summer of '09", at(2009, 7)],
		["the fall of 2001", at(2001, 10)],
		["2001, autumn", at(2001, 10)],
		["winter 2012", at(2012, 1)],
		["christmas 1999", at(1999, 12)],
		["New Year's 2000", at(2000, 1)],
		["Valentine’s Day 2004", at(2004, 2)],
		["early 2015", at(2015, 2)],
		["late 2015", at(2015, 11)],
		["the end of 2015", at(2015, 12)],
		["early 2010s", at(2011)],
		["the mid 90s", at(1995)],
		["the 1990s", at(1990)],
		["c. 2009", at(2009)],
		["~2009", at(2009)],
		["2009?", at(2009)],
		["2009-ish", at(2009)],
	])("%j is about %j", (text, moment) => {
		expect(readMoment(text, today)).toEqual({ moment, isExact: false });
	});

	test.each(["present", "now", "still"])("%j is this month", (text) => {
		expect(isPresent(text)).toBe(true);
		expect(readMoment(text, today)?.moment).toEqual(today);
	});

	test.each(["13/2015", "2015-03-32", "1899", `${"in ".repeat(50)}2015`])("%j is no date", (text) => {
		expect(readMoment(text, today)).toBeNull();
	});
});

test("any text at all is read without harm, as null or as a possible moment", () => {
	const pieces = fc.constantFrom(
		"2015",
		"march",
		" ",
		"-",
		"/",
		".",
		"'",
		"0",
		"31",
		"early ",
		"s",
		"of ",
		"the ",
		"now",
		"?",
	);
	const text = fc.oneof(
		fc.string({ unit: "binary", maxLength: 200 }),
		fc.string({ unit: "grapheme" }),
		fc.array(pieces).map((parts) => parts.join("")),
	);
	fc.assert(
		fc.property(text, (words) => {
			const { moment } = readMoment(words, today) ?? {};
			if (!moment) return;
			expect(moment.year).toBeGreaterThanOrEqual(1900);
			expect(moment.year).toBeLessThanOrEqual(2027);
			if (moment.month !== null) expect(monthNames[moment.month - 1]).toBeDefined();
		}),
		{ numRuns: 300 },
	);
});
