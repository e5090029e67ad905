import fc from "fast-check";
import { BACKUPS_KEPT } from "@/lib/domain/core/backups";
import { backupName, backupTime, expiredBackups, outdatedBackups } from "@/lib/launcher/backups/retention";

const at = (time: string) => backupName(new Date(time));
const hourly = (day: string, count: number) =>
	Array.from({ length: count }, (_, hour) => at(`${day}T${String(hour).padStart(2, "0")}:00:00.000Z`));
const daily = (count: number) =>
	Array.from({ length: count }, (_, day) => at(`2026-03-${String(day + 1).padStart(2, "0")}T12:00:00.000Z`));
const kept = (names: string[]) => names.filter((name) => !expiredBackups(names).includes(name));

describe("expiredBackups", () => {
	test.each<[string, string[], string[]]>([
		["none", [], []],
		["as many as are kept", daily(7), daily(7)],
		[
			"a day of restarts does not push out the days before",
			[...daily(6), ...hourly("2026-03-09", 10)],
			[...daily(6).slice(-4), ...hourly("2026-03-09", 10).slice(-3)],
		],
	])("%s", (_, names, expected) => {
		expect(kept(names).sort()).toEqual([...expected].sort());
	});

	test("what is not a backup is left alone", () => {
		const others = ["notes.txt", "2026.tar.gz", ".draft-a", "2026-03-01T00-00-00-000Z.tar.gz.part"];
		expect(expiredBackups([...others, ...daily(20)]).filter((name) => others.includes(name))).toEqual([]);
	});

	test("keeps seven at most, and the newest always", () => {
		const time = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
		fc.assert(
			fc.property(fc.uniqueArray(time.map(backupName), { minLength: 1, maxLength: 60 }), (names) => {
				const left = kept(names);
				expect(left.length).toBeLessThanOrEqual(BACKUPS_KEPT);
				expect(left).toContain([...names].sort().at(-1));
				expect(left.length).toBeGreaterThanOrEqual(Math.min(names.length, 3));
			}),
		);
	});
});

test("a name tells its time again", () => {
	fc.assert(
		fc.property(
			fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
			fc.constantFrom("tar" as const, "rows" as const, "dump" as const),
			fc.boolean(),
			(time, kind, isEncrypted) => {
				expect(backupTime(backupName(time, kind, isEncrypted))).toEqual(time);
			},
		),
	);
	expect(backupTime("holiday.tar.gz")).toBeUndefined();
});

test("those that are older than somebody keeps them are known, whatever their kind, and nothing else", () => {
	const day = (n: number) => new Date(Date.UTC(2026, 2, n));
	const names = [backupName(day(1), "dump"), backupName(day(2), "rows", true), backupName(day(9), "dump"), "notes.txt"];
	expect(outdatedBackups(names, day(10), 8)).toEqual([names[0]]);
	expect(outdatedBackups(names, day(10), 2)).toEqual(names.slice(0, 2));
});
