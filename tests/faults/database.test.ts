import { setTimeout as wait } from "node:timers/promises";
import type { PrismaClient } from "@/prisma/client/client";
import { Door } from "@/tests/setup/door";
import { type App, recovered, rowsOf, startApp } from "./setup/app";
import { Cluster } from "./setup/cluster";
import { Writers } from "./setup/writers";

/* The connection to Postgres, or Postgres itself, breaks while people write. */

const cluster = new Cluster();
let door: Door;
let app: App;
let prisma: PrismaClient;

beforeAll(async () => {
	await cluster.create();
	const url = await cluster.database("innerscript");
	door = new Door({ host: "127.0.0.1", port: cluster.port });
	await door.unlock();
	app = await startApp({ DATABASE_URL: cluster.url("innerscript", door.port) });
	prisma = rowsOf(url);
}, 120_000);
afterAll(async () => {
	await app.process.kill("SIGTERM");
	await prisma.$disconnect();
	await door.shut();
	await cluster.remove();
}, 60_000);

/** The faults: how each begins and ends. */
const faults: Record<string, () => Promise<void>> = {
	"a network that is late by 300 ms": async () => {
		door.delayMs = 300;
		await wait(4_000);
	},
	"a network that drips 40 bytes at a time": async () => {
		door.drip = 40;
		await wait(4_000);
	},
	"connections that are reset again and again": async () => {
		for (let i = 0; i < 20; i++) {
			door.cut(i % 2 ? "reset" : "end");
			await wait(150);
		}
	},
	"connections that a network has forgotten, which nobody is told": async () => {
		door.forget();
		await wait(1_000);
	},
	"a database that cannot be reached for five seconds": async () => {
		await door.shut();
		await wait(5_000);
		await door.unlock();
	},
	"a Postgres that is restarted": async () => {
		cluster.stop("fast");
		await wait(1_000);
		cluster.start();
	},
	"a Postgres that crashes and recovers": async () => {
		cluster.stop("immediate");
		cluster.start();
	},
};

it.each(Object.entries(faults))(
	"%s: no acknowledged write is lost or doubled, and writing goes on within ten seconds without a restart",
	async (_, fault) => {
		const writers = new Writers(() => app.origin);
		await writers.begin();
		await writers.write(20);
		await fault();
		door.mend();
		const ended = performance.now();
		await recovered(async () => writers.lastAt > ended && (await app.isWell()));
		await writers.write(20);
		await writers.finish();
		await writers.expectAllThere(prisma);
		// Every error is reported for what it is: nobody is told that the app itself is broken.
		expect([...writers.answers.keys()].filter((answer) => ![200, 429, 503].includes(Number(answer)))).toEqual([]);
	},
	120_000,
);

it("nobody who is idle waits for a connection that died meanwhile: the first page after it is there within five seconds", async () => {
	expect(await app.isWell()).toBe(true);
	await wait(2_500);
	door.forget();
	const since = performance.now();
	expect(await app.isWell()).toBe(true);
	expect(performance.now() - since).toBeLessThan(5_000);
}, 60_000);
