import { comingDay, meantIn } from "@/lib/domain/text/coming-day";

// A Saturday.
const TODAY = "2026-11-21";

it.each([
	["I might ring him on Saturday", "2026-11-28"],
	["seeing them tmrw", "2026-11-22"],
	["she comes on Friday", "2026-11-27"],
	["last Friday was awful", null],
	["on Mondays I swim", null],
	["nothing planned", null],
	["he died on the Thursday", null],
	["she phoned on Tuesday", null],
	["I need to ring him on Thursday", "2026-11-26"],
])("finds the day to come: %j", (text, day) => expect(comingDay(text, TODAY)).toBe(day));

it.each([
	["I might ring him on Saturday, before lunch", "ring him on Saturday"],
	["I'll tell her about my job", "tell her about your job"],
	["gonna ask her monday", "ask her monday"],
	["yeah i could lay my clothes out i suppose", "lay your clothes out"],
	["he says so that i could draw pictures", null],
	["should i tell her", null],
	["I could cry", null],
	["they shut the door before I could go in", null],
	["maybe I should know better", null],
	["I will think about it", null],
	["She will ring him", null],
])("takes what is meant only where it can follow “You meant to”: %j", (text, meant) =>
	expect(meantIn(text)).toBe(meant),
);
