import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { processBegan, takeLock } from "@/lib/launcher/database/lock";
import { temporaryFolder } from "./folders";
import { type Script, start } from "./processes";

const RACERS = 20;
const SCRIPT = "tests/launcher/scripts/take-lock.ts";
/** A process that no longer exists: no system uses process ids this high. */
const gone = (id: string) => ({ pid: 2 ** 30, began: "long ago", id });
const lockFile = (folder: string) => path.join(folder, "lock");

/** Every way in which a lock can be left behind. */
const leftBehind: Record<string, (folder: string) => void> = {
	"no lock": () => {},
	"a process that is gone": (folder) => writeFileSync(lockFile(folder), JSON.stringify(gone("a"))),
	"a process whose number another one has now": (folder) =>
		writeFileSync(lockFile(folder), JSON.stringify({ pid: process.pid, began: "before", id: "a" })),
	"an empty file": (folder) => writeFileSync(lockFile(folder), ""),
	"one that was killed while it took over": (folder) => {
		writeFileSync(lockFile(folder), JSON.stringify(gone("a")));
		writeFileSync(`${lockFile(folder)}.after-a`, JSON.stringify(gone("b")));
	},
	"two that were killed while they took over": (folder) => {
		writeFileSync(lockFile(folder), JSON.stringify(gone("a")));
		writeFileSync(`${lockFile(folder)}.after-a`, JSON.stringify(gone("b")));
		writeFileSync(`${lockFile(folder)}.after-b`, JSON.stringify(gone("c")));
	},
};

test(`if ${RACERS} processes want a folder at once, one gets it, whatever was left behind`, async () => {
	const racers = Array.from({ length: RACERS }, () => start(SCRIPT));
	await Promise.all(racers.map((racer) => racer.line()));
	for (let round = 0; round < 4; round++) {
		for (const [name, leaveBehind] of Object.entries(leftBehind)) {
			const folder = temporaryFolder();
			leaveBehind(folder);
			for (const racer of racers) racer.tell(folder);
			const answers = await Promise.all(racers.map((racer) => racer.line()));
			expect([name, answers.filter((answer) => answer === "got").length]).toEqual([name, 1]);
			const winner = racers[answers.indexOf("got")] as Script;
			const others = answers.filter((answer) => answer !== "got");
			expect(others).toEqual(others.map(() => expect.stringContaining(`in use by process ${winner.child.pid}.`)));
			expect(JSON.parse(readFileSync(lockFile(folder), "utf8")).pid).toBe(winner.child.pid);
		}
	}
	await Promise.all(racers.map((racer) => racer.kill("SIGKILL")));
});

test("a live holder is named, and after kill -9 the folder is free at once", async () => {
	const folder = temporaryFolder();
	const holder = start(SCRIPT);
	await holder.line();
	holder.tell(folder);
	expect(await holder.line()).toBe("got");
	await expect(takeLock(folder)).rejects.toThrow(
		`The data folder ${folder} is already in use by process ${holder.child.pid}.`,
	);
	await holder.kill("SIGKILL");
	const lock = await takeLock(folder);
	await lock.release();
	expect(readdirSync(folder)).toEqual([]);
});

test("the same process does not get it twice, and releases only its own lock", async () => {
	const folder = temporaryFolder();
	const lock = await takeLock(folder);
	await expect(takeLock(folder)).rejects.toThrow(`process ${process.pid}`);
	writeFileSync(lockFile(folder), JSON.stringify(gone("somebody else's")));
	await lock.release();
	expect(readdirSync(folder)).toEqual(["lock"]);
});

test("a folder that cannot be written to is an error and not a lock", async () => {
	const folder = path.join(temporaryFolder(), "nowhere");
	await expect(takeLock(folder)).rejects.toThrow("ENOENT");
	mkdirSync(folder);
	await (await takeLock(folder)).release();
});

test("a process is recognized by its start time until it ends", async () => {
	const other = start(SCRIPT);
	await other.line();
	const began = processBegan(other.child.pid);
	expect(began).toBeTruthy();
	expect(processBegan(other.child.pid)).toBe(began);
	expect(began).not.toBe(processBegan(process.pid));
	await other.kill("SIGKILL");
	expect(processBegan(other.child.pid)).toBeUndefined();
});
