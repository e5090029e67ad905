import { addMonths, weeksOf } from "@/lib/domain/progress/calendar";
import { recentWeeks } from "@/lib/domain/progress/weeks";

it("counts months over the turn of a year", () => {
	expect(addMonths("2026-12", 1)).toBe("2027-01");
	expect(addMonths("2026-01", -1)).toBe("2025-12");
	expect(addMonths("2026-11", -23)).toBe("2024-12");
});

it("lays out a month in weeks from Monday, with every day once", () => {
	for (const [month, days] of [
		["2026-02", 28],
		["2028-02", 29],
		["2026-11", 30],
		["2026-12", 31],
	] as const) {
		const weeks = weeksOf(month);
		expect(weeks.flat().filter(Boolean)).toHaveLength(days);
		expect(weeks.every((week) => week.length === 7)).toBe(true);
	}
	expect(weeksOf("2026-11")[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
});

it("shows every week up to this one", () => {
	const weeks = recentWeeks(new Map([["2026-11-09", 50]]), "2026-11-21", 3);
	expect(weeks).toEqual([
		{ start: "2026-11-02", words: 0 },
		{ start: "2026-11-09", words: 50 },
		{ start: "2026-11-16", words: 0 },
	]);
});
