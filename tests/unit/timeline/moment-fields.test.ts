import fc from "fast-check";
import { hintFor, readFields, toCalendar, toWords, writeFields } from "@/lib/domain/timeline/moment-fields";
import { monthNames } from "@/lib/domain/timeline/moments";

const today = { year: 2026, month: 10 };
const calendar = (month: string, year: string) => ({ mode: "calendar" as const, month, year, words: "" });
const inWords = (words: string) => ({ mode: "words" as const, month: "", year: "", words });

test.each([
	["", calendar("", "")],
	["2015", calendar("", "2015")],
	["March 2015", calendar("March", "2015")],
	["March", calendar("March", "")],
	["March 20", calendar("March", "20")],
	["march 2015", inWords("march 2015")],
	["2015-03-14", inWords("2015-03-14")],
	["the summer we met", inWords("the summer we met")],
])("%j is shown in the fields it fits", (text, fields) => {
	expect(readFields(text)).toEqual(fields);
});

test("a month and year are written as one", () => {
	expect(writeFields(calendar("March", " 2015 "))).toBe("March 2015");
	expect(writeFields(calendar("", "2015"))).toBe("2015");
	expect(writeFields({ mode: "words", month: "March", year: "2015", words: " then " })).toBe("then");
});

const text = fc.oneof(
	fc.string({ unit: "binary" }),
	fc
		.tuple(
			fc.constantFrom("", ...monthNames),
			fc.constantFrom("", " ", "  "),
			fc.constantFrom("", "2", "2015", "20155"),
		)
		.map((parts) => parts.join("")),
);

test("the fields give back every text that is put into them", () => {
	fc.assert(
		fc.property(text, (raw) => {
			const stored = raw.trim();
			expect(writeFields(readFields(stored))).toBe(stored);
		}),
		{ numRuns: 2000 },
	);
});

test("whatever is typed into the fields comes back as the same text when they are opened again", () => {
	const fields = fc.record({
		mode: fc.constantFrom("calendar" as const, "words" as const),
		month: fc.constantFrom("", ...monthNames),
		year: text,
		words: text,
	});
	fc.assert(
		fc.property(fields, (typed) => {
			const stored = writeFields(typed);
			expect(writeFields(readFields(stored))).toBe(stored);
		}),
		{ numRuns: 2000 },
	);
});

describe("changing between the calendar and words", () => {
	test("carries the date over", () => {
		expect(toWords(calendar("March", "2015"), today)).toMatchObject({ mode: "words", words: "March 2015" });
		expect(toCalendar(inWords("14.3.2015"), today)).toMatchObject({ mode: "calendar", month: "March", year: "2015" });
		expect(toCalendar(inWords("2015"), today)).toMatchObject({ mode: "calendar", month: "", year: "2015" });
	});

	test("does not make a month of a season", () => {
		expect(toCalendar(inWords("spring 2015"), today)).toMatchObject({ mode: "calendar", month: "", year: "" });
	});

	test("goes by what was said last", () => {
		const changed = { ...toWords(calendar("March", "2015"), today), words: "May 2017" };
		expect(toCalendar(changed, today)).toMatchObject({ month: "May", year: "2017" });
		const chosen = { ...toCalendar(inWords("May 2017"), today), year: "2018" };
		expect(toWords(chosen, today).words).toBe("May 2018");
	});

	test("does not write over words that say more than a date", () => {
		const chosen = { ...toCalendar(inWords("the summer we met"), today), year: "2018" };
		expect(toWords(chosen, today).words).toBe("the summer we met");
		expect(toCalendar({ ...chosen, mode: "words" }, today)).toMatchObject({ year: "2018" });
	});

	test("keeps the words where nothing has been chosen instead", () => {
		const emptied = { ...toCalendar(inWords("2015"), today), year: "" };
		expect(toWords(emptied, today).words).toBe("2015");
	});

	test("loses nothing on the way there and back", () => {
		const words = toWords(toCalendar(inWords("the summer we met"), today), today);
		expect(writeFields(words)).toBe("the summer we met");
		const dates = toCalendar(toWords(calendar("March", "2015"), today), today);
		expect(writeFields(dates)).toBe("March 2015");
	});
});

test.each([
	[calendar("", ""), null],
	[calendar("March", "2015"), null],
	[calendar("March", ""), "Which year was it? A guess is fine."],
	[calendar("March", "20"), "That does not look like a year. You can use words instead."],
	[calendar("", "about then"), "That is not a year, so it stays as your own words."],
	[calendar("", "1815"), "That does not look like a year. You can use words instead."],
	[inWords("about then"), "Kept in your own words. With a year among them, your timeline can place it."],
	[inWords("summer 2019"), null],
	[inWords("spring 2 years ago"), null],
	[inWords(""), null],
])("%j is given a hint only where it helps", (fields, hint) => {
	expect(hintFor(fields, today)).toBe(hint);
});
