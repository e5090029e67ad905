import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PrismaClient } from "@/prisma/client/client";
import { type App, recovered, rowsOf, startApp } from "./setup/app";
import { Cluster } from "./setup/cluster";
import { Writers } from "./setup/writers";

/* The machine's clock jumps, as when somebody sets it or the machine wakes up. The database's clock stays correct. */

const LIBRARY = ["x86_64", "aarch64"]
	.map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
	.find((file) => existsSync(file));

const cluster = new Cluster();
const folder = mkdtempSync(path.join(tmpdir(), "innerscript-clock-"));
const clock = path.join(folder, "clock");
const turn = (offset: string) => writeFileSync(clock, `${offset}\n`);
let app: App;
let prisma: PrismaClient;

beforeAll(async () => {
	if (!LIBRARY) return;
	await cluster.create();
	const url = await cluster.database("innerscript");
	turn("+0");
	app = await startApp({
		DATABASE_URL: url,
		LD_PRELOAD: LIBRARY,
		FAKETIME_TIMESTAMP_FILE: clock,
		FAKETIME_NO_CACHE: "1",
		FAKETIME_DONT_FAKE_MONOTONIC: "1",
		DONT_FAKE_MONOTONIC: "1",
	});
	prisma = rowsOf(url);
}, 120_000);
afterAll(async () => {
	rmSync(folder, { recursive: true, force: true });
	if (!LIBRARY) return;
	await app.process.kill("SIGTERM");
	await prisma.$disconnect();
	await cluster.remove();
}, 60_000);

const HOUR_MS = 3_600_000;
const jumps = [
	["an hour ahead", "+1h", HOUR_MS],
	["an hour back", "-1h", -HOUR_MS],
	["ten days ahead", "+10d", 240 * HOUR_MS],
	["ten days back", "-10d", -240 * HOUR_MS],
] as const;

/** Returns how far the app's clock is from this process's, in milliseconds. */
async function appsOffset(): Promise<number> {
	const answer = await fetch(`${app.origin}/api/health`);
	return Date.parse(answer.headers.get("date") ?? "") - Date.now();
}

if (!LIBRARY) it.todo("a clock that jumps (libfaketime is not installed here)");
else
	it.each(jumps)(
		"a clock that jumps %s, and then is right again: nobody is signed out or kept waiting, and no acknowledged write is lost or doubled",
		async (_, offset, ms) => {
			const writers = new Writers(() => app.origin);
			await writers.begin();
			await writers.write(16);
			for (const [to, by] of [
				[offset, ms],
				["+0", 0],
			] as const) {
				turn(to);
				const jumped = performance.now();
				await recovered(async () => writers.lastAt > jumped && (await app.isWell()));
				// Node caches the Date header for up to a second.
				await recovered(async () => Math.abs((await appsOffset()) - by) < HOUR_MS / 10);
				await writers.write(16);
			}
			await writers.finish();
			expect([...writers.answers.keys()]).toEqual([200]);
			await writers.expectAllThere(prisma, { inOrder: false });
		},
		120_000,
	);
