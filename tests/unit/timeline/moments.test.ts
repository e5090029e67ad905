import fc from "fast-check";
import { isPresent, monthNames, parseMoment, readMoment } from "@/lib/domain/timeline/moments";

const today = { year: 2026, month: 10 };
const at = (year: number, month: number | null = null) => ({ year, month });

describe("what people write when they mean a date", () => {
	test.each([
		["March 2015", at(2015, 3)],
		["Mar 2015", at(2015, 3)],
		["Sept 2015", at(2015, 9)],
		["March, 2015", at(2015, 3)],
		["March of 2015", at(2015, 3)],
		["in March 2015.", at(2015, 3)],
		["May 2015", at(2015, 5)],
		["2015 March", at(2015, 3)],
		["March '15", at(2015, 3)],
		["March 14th, 2015", at(2015, 3)],
		["14 March 2015", at(2015, 3)],
		["the 14th of March 2015", at(2015, 3)],
		["03/2015", at(2015, 3)],
		["3.2015", at(2015, 3)],
		["03-2015", at(2015, 3)],
		["2015-03", at(2015, 3)],
		["2015-03-14T00:00:00.000Z", at(2015, 3)],
		["3/14/2015", at(2015, 3)],
		["14/3/2015", at(2015, 3)],
		["3/4/2015", at(2015, 3)],
		["14.3.2015", at(2015, 3)],
		["14. 3. 2015", at(2015, 3)],
		["2015", at(2015)],
		["'09", at(2009)],
		["'27", at(2027)],
		["'28", at(1928)],
		["1900", at(1900)],
		["２０１５", at(2015)],
	])("%j is exactly %j", (text, moment) => {
		expect(readMoment(text, today)).toEqual({ moment, isExact: true });
	});

	test.each([
		["spring 2015", at(2015, 4)],
		["summer of '09", at(2009, 7)],
		["late summer 2009", at(2009, 7)],
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
		["2000's", at(2000)],
		["around 2009", at(2009)],
		["c. 2009", at(2009)],
		["~2009", at(2009)],
		["about March 2009", at(2009, 3)],
		["2009?", at(2009)],
		["2009-ish", at(2009)],
		["maybe in 2009", at(2009)],
	])("%j is about %j", (text, moment) => {
		expect(readMoment(text, today)).toEqual({ moment, isExact: false });
	});

	test.each(["present", "now", "today", "still", "ongoing", "until now", "to date"])("%j is this month", (text) => {
		expect(isPresent(text)).toBe(true);
		expect(parseMoment(text, today)).toEqual(today);
	});

	test.each([
		"",
		" ",
		"March",
		"March 15",
		"09",
		"the summer we met",
		"13/2015",
		"2015-13",
		"2015-03-32",
		"3/32/2015",
		"31/31/2015",
		"1899",
		"2028",
		"0000",
		"12345",
		"Marchember 2015",
		"2015 - 2018",
		"when I was 22",
		"stillness",
		"nowhere",
		`${"in ".repeat(50)}2015`,
	])("%j is no date", (text) => {
		expect(parseMoment(text, today)).toBeNull();
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
			const moment = parseMoment(words, today);
			if (moment === null) return;
			expect(moment.year).toBeGreaterThanOrEqual(1900);
			expect(moment.year).toBeLessThanOrEqual(2027);
			if (moment.month !== null) expect(monthNames[moment.month - 1]).toBeDefined();
		}),
		{ numRuns: 300 },
	);
});
