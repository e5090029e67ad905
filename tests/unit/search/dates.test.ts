import fc from "fast-check";
import { periodIn } from "@/lib/domain/text/days";

// A Saturday.
const today = "2026-11-21";

describe("days that somebody speaks of", () => {
	it.each([
		["today", "2026-11-21", "2026-11-21"],
		["what did I say this morning?", "2026-11-21", "2026-11-21"],
		["yesterday", "2026-11-20", "2026-11-20"],
		["last night", "2026-11-20", "2026-11-20"],
		["the day before yesterday", "2026-11-19", "2026-11-19"],
		["three days ago", "2026-11-18", "2026-11-18"],
		["two weeks ago", "2026-11-04", "2026-11-10"],
		["a month ago", "2026-10-01", "2026-10-31"],
		["three years ago", "2023-01-01", "2023-12-31"],
		["this week", "2026-11-16", "2026-11-21"],
		["at the weekend", "2026-11-14", "2026-11-15"],
		["last month", "2026-10-01", "2026-10-31"],
		["in the last month", "2026-10-22", "2026-11-21"],
		["in the last three months", "2026-08-23", "2026-11-21"],
		["the last few days", "2026-11-18", "2026-11-21"],
		["lately", "2026-10-22", "2026-11-21"],
		["last year", "2025-01-01", "2025-12-31"],
		["on Tuesday", "2026-11-17", "2026-11-17"],
		["last Saturday", "2026-11-14", "2026-11-14"],
		["in December", "2025-12-01", "2025-12-31"],
		["last November", "2025-11-01", "2025-11-30"],
		["in March 2024", "2024-03-01", "2024-03-31"],
		["last winter", "2025-12-01", "2026-02-28"],
		["this autumn", "2026-09-01", "2026-11-21"],
		["in the summer of 2023", "2023-06-01", "2023-08-31"],
		["on 12 March", "2026-03-12", "2026-03-12"],
		["on March 12th, 2025", "2025-03-12", "2025-03-12"],
		["on the 24th of December", "2025-12-24", "2025-12-24"],
		["2026-03-12", "2026-03-12", "2026-03-12"],
		["12.03.2026", "2026-03-12", "2026-03-12"],
		["on the 3rd", "2026-11-03", "2026-11-03"],
		["on the 30th", "2026-10-30", "2026-10-30"],
		["in 2024", "2024-01-01", "2024-12-31"],
		["over Christmas", "2025-12-24", "2025-12-26"],
		["since March", "2026-03-01", "2026-11-21"],
		["since last week", "2026-11-09", "2026-11-21"],
		["before June", "2000-01-01", "2026-05-31"],
		["between March and May", "2026-03-01", "2026-05-31"],
		["from November to January", "2025-11-01", "2026-01-31"],
	])("%s", (words, from, to) => {
		expect(periodIn(words, today)).toMatchObject({ from, to });
	});

	it.each(["May I ask you something?", "I march on", "2026-02-31"])("%s names none", (words) => {
		expect(periodIn(words, today)).toBeNull();
	});

	it("never throws, never looks ahead, and keeps its days in order", () => {
		const pieces = fc.constantFrom(
			"last ",
			"in ",
			"march",
			" 31 ",
			"ago",
			"two ",
			"weeks",
			"2025",
			"since ",
			"0",
			"-",
			"spring",
			" ",
		);
		const text = fc.oneof(
			fc.string({ maxLength: 200, unit: "grapheme" }),
			fc.array(pieces, { maxLength: 12 }).map((all) => all.join("")),
		);
		fc.assert(
			fc.property(text, (words) => {
				const period = periodIn(words, today);
				if (period) {
					expect(period.from <= period.to).toBe(true);
					expect(period.to <= today).toBe(true);
				}
			}),
		);
	});
});
