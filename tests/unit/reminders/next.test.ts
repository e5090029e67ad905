import fc from "fast-check";
import { dayInZone, nextReminder } from "@/lib/domain/reminders/next";

const SUNDAY = 1 << 6;
const all = 127;

it.each([
	["later today", { days: all, minute: 1230, zone: "Europe/Paris" }, "2026-11-27T10:00:00Z", "2026-11-27T19:30:00Z"],
	["on Sunday", { days: SUNDAY, minute: 1230, zone: "UTC" }, "2026-11-27T10:00:00Z", "2026-11-29T20:30:00Z"],
	[
		"an hour later, where the clock jumps over it",
		{ days: all, minute: 150, zone: "Europe/Paris" },
		"2026-03-28T20:00:00Z",
		"2026-03-29T01:30:00Z",
	],
])("comes %s", (_, times, after, next) => {
	expect(nextReminder(times, new Date(after)).toISOString()).toBe(next.replace("Z", ".000Z"));
});

it("is always ahead, within eight days, on a chosen day", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: all }),
			fc.integer({ min: 0, max: 1439 }),
			fc.constantFrom("UTC", "Europe/Paris", "America/St_Johns", "Pacific/Apia", "Australia/Lord_Howe"),
			fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
			(days, minute, zone, second) => {
				const after = new Date(second * 1_000);
				const next = nextReminder({ days, minute, zone }, after);
				expect(next > after && next.getTime() - after.getTime() < 8.1 * 86_400_000).toBe(true);
				const weekday = (new Date(dayInZone(next, zone)).getUTCDay() + 6) % 7;
				expect(days & (1 << weekday)).not.toBe(0);
			},
		),
	);
});
