import { countedBack, datesWithYears } from "@/lib/domain/timeline/ago";
import { readMoment } from "@/lib/domain/timeline/moments";

const written = { year: 2026, month: 11 };

test.each([
	["In the summer, three years ago", 2023, 7],
	["about a year ago", 2025, null],
	["18 months ago", 2024, null],
	["half a year ago", 2026, 5],
	["11 months ago", 2025, 12],
	["a couple of months ago", 2026, 9],
	["3 weeks ago.", 2026, 11],
	["last year", 2025, null],
	["last month", 2026, 10],
	["last summer", 2026, 7],
	["this spring", 2026, 4],
])("%s is in %d, month %s", (words, year, month) => {
	expect(readMoment(countedBack(words, written) ?? "", written)).toEqual({ moment: { year, month }, isExact: false });
});

test.each(["", "2 years, until 3 weeks ago", "spring 2 weeks ago"])("%j is left as it is", (words) => {
	expect(countedBack(words, written)).toBeNull();
	expect(datesWithYears(words, written)).toBe(words);
});
