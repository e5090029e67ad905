import fc from "fast-check";
import { type Span, spanOf } from "@/lib/domain/timeline/dates";
import { durationOf, extentsOf, isAlongside } from "@/lib/domain/timeline/spans";

const today = { year: 2026, month: 10 };
function span(answer: string): Span {
	const found = spanOf(answer, today);
	if (!found) throw new Error(`${answer} has no span`);
	return found;
}

test.each([
	["March 2015 - March 2015", ""],
	["March 2015 - April 2015", "1 month"],
	["March 2015 - February 2016", "11 months"],
	["March 2015 - March 2016", "1 year"],
	["March 2015 - July 2016", "1 year, 4 months"],
	["March 2015", "11 years"],
	["2015 - 2015", ""],
	["1961 - present", "65 years"],
	["spring 2015 - 2018", "about 3 years"],
])("%s lasts %j", (answer, duration) => {
	expect(durationOf(span(answer))).toBe(duration);
});

test.each([
	["2010 - 2015", "2012 - 2013", true],
	["2010 - 2012", "2012 - 2015", false],
	["March 2010 - June 2012", "June 2012 - 2015", false],
	["March 2010 - July 2012", "June 2012 - 2015", true],
])("%s and %s shared time: %s", (a, b, expected) => {
	expect(isAlongside(span(a), span(b))).toBe(expected);
	expect(isAlongside(span(b), span(a))).toBe(expected);
});

test("every place lies within the line and can be seen", () => {
	const moment = fc.record({
		year: fc.integer({ min: 1900, max: 2027 }),
		month: fc.option(fc.integer({ min: 1, max: 12 })),
	});
	const spans = fc
		.tuple(moment, moment)
		.map(([a, b]) => (a.year <= b.year ? { start: a, end: b } : { start: b, end: a }))
		.map((ends) => ({ ...ends, isOngoing: false, isExact: true }));
	fc.assert(
		fc.property(fc.array(spans), (all) => {
			for (const { left, width } of extentsOf(all)) {
				expect(width).toBeGreaterThanOrEqual(2.5);
				expect(left).toBeGreaterThanOrEqual(0);
				expect(left + width).toBeLessThanOrEqual(100.001);
			}
		}),
	);
});
