import { isDue } from "@/lib/launcher/database/housekeeping";
import { claimEnd, isFree, isHeld, TAKEN_UP_MS, whileClaimed } from "@/lib/server/core/database/claim";
import { databaseNow, noteDatabaseTime } from "@/lib/server/core/database/clock";

const HOUR_MS = 3_600_000;

test("claims go by the database's clock, however wrong this process's is, or becomes", () => {
	noteDatabaseTime(new Date(Date.now() + HOUR_MS));
	expect(Math.abs(databaseNow().getTime() - Date.now() - HOUR_MS)).toBeLessThan(1_000);
	const clock = jest.spyOn(Date, "now").mockReturnValue(0);
	expect(isHeld(claimEnd())).toBe(true);
	clock.mockRestore();
	noteDatabaseTime(new Date());
});

test.each([
	["of one who is at work", 3_000, true],
	["of one who died a moment ago, and whose work is being taken up", -TAKEN_UP_MS + 1_000, true],
	["of one who died, and whose work nobody took up", -TAKEN_UP_MS - 1_000, false],
	["of one whose clock was an hour ahead", HOUR_MS, false],
])("a claim %s", (_, ms, held) => {
	const now = new Date("2026-03-04T05:06:07Z");
	expect(isHeld(new Date(now.getTime() + ms), now)).toBe(held);
});

test("what nobody claims, or claimed for too long, is free", () => {
	expect(isHeld(null)).toBe(false);
	const now = new Date("2026-03-04T05:06:07Z");
	expect(isFree("until", now).OR).toEqual([
		{ until: null },
		{ until: { lte: now } },
		{ until: { gt: new Date("2026-03-04T05:06:19Z") } },
	]);
});

test("work is over only when its claim is no longer being extended", async () => {
	jest.useFakeTimers();
	const order: string[] = [];
	let store = () => {};
	const extend = () => new Promise<void>((resolve) => (store = () => resolve(void order.push("extended"))));
	const work = whileClaimed(extend, async () => jest.advanceTimersByTime(1_500)).then(() => order.push("over"));
	jest.useRealTimers();
	await new Promise(setImmediate);
	store();
	await work;
	expect(order).toEqual(["extended", "over"]);
});

test("what is done once a day is due after a day, and after a clock that was set back by more", () => {
	const now = Date.parse("2026-03-04T05:06:07Z");
	const lastly = (hours: number) => isDue(now - hours * HOUR_MS, now);
	expect([lastly(1), lastly(23), lastly(24), lastly(-1), lastly(-400)]).toEqual([false, false, true, false, true]);
});
