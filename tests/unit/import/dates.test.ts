import fc from "fast-check";
import { dayAt, instantAt, isZone } from "@/lib/domain/import/clock";
import { findDay } from "@/lib/domain/import/dates";
import { readTextFile } from "@/lib/domain/import/text-file";

it.each([
	["2026_03_02", "2026-03-02", null],
	["2026.03.02", "2026-03-02", null],
	["2026/03/02", "2026-03-02", null],
	["2026-03-02 21:15", "2026-03-02", 21 * 60 + 15],
	["2026-03-02T07:05:59", "2026-03-02", 7 * 60 + 5],
	["2026-03-02 at 9:30 PM", "2026-03-02", 21 * 60 + 30],
	["2026-03-02 12:10 am", "2026-03-02", 10],
	["2.3.2026", "2026-03-02", null],
	["Monday, 2 March 2026", "2026-03-02", null],
	["March 2nd, 2026", "2026-03-02", null],
	["2-Mar-2026", "2026-03-02", null],
	["13/02/2026", "2026-02-13", null],
	["02/13/2026", "2026-02-13", null],
	["02/02/2026", "2026-02-02", null],
])("finds the day in %s", (text, day, minutes) => {
	expect(findDay(text)).toMatchObject({ day, minutes });
});

it.each([["2026-02-30"], ["2026-13-01"], ["31.2.2026"]])("finds none in %s", (text) => {
	expect(findDay(text)).toBeNull();
});

it("finds every day that it is given, in every way to write it", () => {
	const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
	fc.assert(
		fc.property(days, (date) => {
			const day = date.toISOString().slice(0, 10);
			const long = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" }).format(date);
			const british = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(date);
			for (const text of [day, day.replaceAll("-", ""), `Notes ${day}`, long, british])
				expect(findDay(text)).toMatchObject({ day });
		}),
	);
});

it("keeps the day that a page says in every zone, also when the clocks change", () => {
	const zones = [
		"Europe/Berlin",
		"America/Los_Angeles",
		"Asia/Tokyo",
		"Pacific/Apia",
		"Asia/Kathmandu",
		"UTC",
		"America/St_Johns",
	];
	const days = fc.date({ min: new Date("1950-01-01"), max: new Date("2050-01-01"), noInvalidDate: true });
	fc.assert(
		fc.property(days, fc.constantFrom(...zones), fc.constantFrom(0, 1, 11, 720, 1439), (date, zone, minutes) => {
			const day = date.toISOString().slice(0, 10);
			// A day that a time zone skipped altogether is shown as the next one.
			fc.pre(!(zone === "Pacific/Apia" && day === "2011-12-30"));
			const at = instantAt(day, 720, { zone });
			expect(dayAt(at, { zone })).toBe(day);
			expect(dayAt(instantAt(day, minutes, { offset: -345 }), { offset: -345 })).toBe(day);
		}),
	);
	expect(instantAt("2026-03-29", 12 * 60, { zone: "Europe/Berlin" }).toISOString()).toBe("2026-03-29T10:00:00.000Z");
	expect(instantAt("2026-03-28", 12 * 60, { zone: "Europe/Berlin" }).toISOString()).toBe("2026-03-28T11:00:00.000Z");
	expect([isZone("Europe/Berlin"), isZone("Mars/Base"), isZone("")]).toEqual([true, false, false]);
});

it("reads any page without failing, and loses no words of one that says its day", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), fc.string({ maxLength: 40 }), (text, name) => {
			const words = text.replace(/^-+/, "").trim();
			readTextFile(name, text, { offset: 0 }, "2026-11-22");
			const { entries, leftOut } = readTextFile("2026-03-02.md", words, { offset: 0 }, "2026-11-22");
			if (words === "") expect(leftOut.count).toBe(1);
			else expect(entries.map(({ content }) => content)).toEqual([words.replace(/\r\n?/g, "\n").trim()]);
		}),
	);
});
