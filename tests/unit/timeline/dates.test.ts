import fc from "fast-check";
import {
	compareByStart,
	formatRange,
	joinDates,
	rangeProblem,
	spanOf,
	splitDates,
	startOf,
} from "@/lib/domain/timeline/dates";

const today = { year: 2026, month: 10 };

/** Text as people and programs can produce it, with many characters that have a meaning in the stored form. */
const tricky = fc
	.array(fc.oneof(fc.constantFrom(" - ", " -", "- ", "-", "--", " -- ", " ", "\n", "\u00a0", "–"), fc.string()))
	.map((parts) => parts.join(""));
const anything = fc.oneof(
	tricky,
	fc.string({ unit: "binary" }),
	fc.constantFrom(
		"",
		"   ",
		"March 2015",
		"2015",
		"March 2015 - June 2017",
		"2015 - Present",
		"May - I think",
		"' - '",
	),
);

describe("dates that cannot be", () => {
	const notAYear = (year: string) =>
		`${year} is not a year of our time. Please write it with four digits, or use words instead.`;
	const backwards = "The end is before the start. Please change one of them.";
	test.each([
		["1 March 20155", "start", notAYear("20155")],
		["20155 to 2018", "start", notAYear("20155")],
		["20155-03 until now", "start", notAYear("20155")],
		["15", "start", notAYear("15")],
		["2015 - 20177", "end", notAYear("20177")],
		["14.6.2015 - 2015-03", "end", backwards],
		["2018-03-01 – 2015-01-01", "end", backwards],
	])("%s is refused at its %s", (answer, at, problem) => {
		expect(rangeProblem(answer)).toEqual({ at, problem });
	});

	test.each(["March 2015 - 2015", "mid 2010s - 2014", "'98 - 2005", "1998 - '05", "after 20000 messages"])(
		"%s is the person's to say",
		(answer) => {
			expect(rangeProblem(answer)).toBeNull();
		},
	);

	test("nothing without a number is ever refused", () => {
		fc.assert(
			fc.property(anything, (text) => {
				if (!/\p{N}/u.test(text)) expect(rangeProblem(text)).toBeNull();
				else expect([null, "start", "end"]).toContain(rangeProblem(text)?.at ?? null);
			}),
		);
	});
});

describe("the stored form of two dates", () => {
	test.each([
		["  March 2015 ", "  ", "March 2015"],
		["", "June 2017", ""],
		["May - I think", "", "May -- I think"],
		["2015 -", "2017", "2015 -- - 2017"],
	])("%j and %j are stored as %j", (start, end, answer) => {
		expect(joinDates(start, end)).toBe(answer);
	});

	test.each([
		["March 2015 - June 2017", "March 2015", "June 2017"],
		["2015 -", "2015", ""],
		[" March 2015 -  2017 ", "March 2015", "2017"],
	])("%j is split into %j and %j", (answer, start, end) => {
		expect(splitDates(answer)).toEqual({ start, end });
	});

	test("joining gives back every answer that can be stored", () => {
		fc.assert(
			fc.property(tricky, tricky, (start, end) => {
				const answer = joinDates(start, end);
				const parts = splitDates(answer);
				expect(joinDates(parts.start, parts.end)).toBe(answer);
			}),
			{ numRuns: 500 },
		);
	});
});

describe("dates as they are shown", () => {
	test.each([
		["Mar 2015", "March 2015 – Present"],
		["03/2015 - present", "March 2015 – Present"],
		["2015–2018", "2015 – 2018"],
		["2015-2018", "2015 – 2018"],
		["2015 -- 2018", "2015 – 2018"],
		["that summer - June 2017", "that summer – June 2017"],
		["May -- I think", "May - I think"],
		["1850 - 1860", "1850 - 1860"],
		[" - 2017", "- 2017"],
		["", "No date provided"],
	])("%j reads %j", (answer, shown) => {
		expect(formatRange(answer, today)).toBe(shown);
	});
});

describe("the order of the timeline", () => {
	const sorted = (answers: string[]) => [...answers].sort((a, b) => compareByStart(a, b, today));

	test("newest start first, a year alone after its months, what cannot be read last and as it came", () => {
		expect(
			sorted([
				"the summer we met",
				"2015",
				"March 2015 - 2016",
				"1999",
				"",
				"May 2015",
				"spring 2020 - now",
				"long ago",
			]),
		).toEqual([
			"spring 2020 - now",
			"May 2015",
			"March 2015 - 2016",
			"2015",
			"1999",
			"the summer we met",
			"",
			"long ago",
		]);
	});

	test("never puts an answer before one that starts later, nor loses any", () => {
		fc.assert(
			fc.property(fc.array(anything), (answers) => {
				const result = sorted(answers);
				expect([...result].sort()).toEqual([...answers].sort());
				const starts = result.map((answer) => startOf(answer, today));
				const months = starts.map((start) => (start ? start.year * 13 + (start.month ?? 0) : -1));
				expect(months).toEqual([...months].sort((a, b) => b - a));
			}),
		);
	});
});

describe("spans", () => {
	test.each([
		["March 2015 - June 2017", { year: 2015, month: 3 }, { year: 2017, month: 6 }, false],
		["March 2015", { year: 2015, month: 3 }, today, true],
		["2015 - present", { year: 2015, month: null }, today, true],
	])("%j spans", (answer, start, end, isOngoing) => {
		expect(spanOf(answer, today)).toEqual({ start, end, isOngoing, isExact: true });
	});

	test.each(["2017 - 2015", "then - 2015", "2015 - some day"])("%j spans nothing", (answer) => {
		expect(spanOf(answer, today)).toBeNull();
	});
});
