import { comingDay, planIn } from "@/lib/domain/text/coming-day";

// A Saturday.
const TODAY = "2026-11-21";

it.each([
	["I might ring him on Saturday", "2026-11-28"],
	["seeing them tmrw", "2026-11-22"],
	["she comes on Friday", "2026-11-27"],
	["on Mondays I swim", null],
	["she phoned on Tuesday", null],
	["I need to ring him on Thursday", "2026-11-26"],
])("finds the day to come: %j", (text, day) => expect(comingDay(text, TODAY)).toBe(day));

it.each([
	["I'll tell him myself, over his spice rack.", "I'll tell him myself, over his spice rack", null],
	["ok, I think I'll write to Hanne", "I'll write to Hanne", null],
	["gonna ask her monday", "gonna ask her monday", "2026-11-23"],
	["Good night, I'll tell them tomorrow, thanks", "I'll tell them tomorrow", "2026-11-22"],
])("finds in %j what is meant, word for word", (text, words, day) =>
	expect(planIn(text, TODAY)).toMatchObject({ words, day }),
);

it.each(["and then he'll ask how was it and i'll say fine", "i always say fine", "I'll ask plain"])(
	"takes no plan from %j",
	(text) => expect(planIn(text, TODAY)).toBeNull(),
);
