import fc from "fast-check";
import { calendarFile, weekdays } from "@/lib/domain/reminders/calendar-file";

const make = (days: ("MO" | "WE" | "SU")[], time: string, from: Date) =>
	calendarFile({ days, time, from, title: "A page is waiting", uid: "1" }).split("\r\n");
/** A Tuesday. */
const tuesday = new Date(2026, 10, 24, 21, 0);

test.each([
	[["WE"], "20:30", "DTSTART:20261125T203000", "BYDAY=WE"],
	[["SU", "MO"], "07:05", "DTSTART:20261129T070500", "BYDAY=MO,SU"],
] as const)("on %j at %s it begins with %s", (days, time, start, byDay) => {
	const lines = make([...days], time, tuesday);
	expect(lines).toContain(start);
	expect(lines).toContain(`RRULE:FREQ=WEEKLY;${byDay}`);
	expect(lines.at(0)).toBe("BEGIN:VCALENDAR");
	expect(lines.at(-1)).toBe("");
});

test("without a day there is no file", () => expect(() => make([], "20:30", tuesday)).toThrow("needs a day"));

test("whatever is chosen, it begins on one of the days, within a week, and not before", () => {
	const days = fc.uniqueArray(fc.constantFrom(...weekdays.map(({ id }) => id)), { minLength: 1 });
	const from = fc.date({ min: new Date(2024, 0, 1), max: new Date(2030, 0, 1), noInvalidDate: true });
	const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
	fc.assert(
		fc.property(days, from, time, (chosen, now, [hours, minutes]) => {
			const clock = [hours, minutes].map((part) => String(part).padStart(2, "0")).join(":");
			const file = calendarFile({ days: chosen, time: clock, from: now, title: "x", uid: "1" });
			const [, y, mo, d, h, mi] = (/DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00/.exec(file) ?? []).map(Number);
			const start = new Date(y as number, (mo as number) - 1, d, h, mi);
			expect(start.getTime()).toBeGreaterThanOrEqual(now.getTime() - 60_000);
			expect(start.getTime() - now.getTime()).toBeLessThan(8.1 * 86_400_000);
			expect(chosen).toContain(weekdays[(start.getDay() + 6) % 7]?.id);
		}),
	);
});
