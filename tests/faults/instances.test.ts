import { setTimeout as wait } from "node:timers/promises";
import type { PrismaClient } from "@/prisma/client/client";
import { hasPooler, type Pooler, startPooler } from "@/tests/setup/pooler";
import { type App, recovered, rowsOf, startApp } from "./setup/app";
import { type Balancer, balance } from "./setup/balancer";
import { Cluster } from "./setup/cluster";
import { Writers } from "./setup/writers";

/* Several processes of the built app on one Postgres, behind a round-robin proxy. */

const cluster = new Cluster();
let url: string;
let prisma: PrismaClient;
beforeAll(async () => {
	await cluster.create();
	url = await cluster.database("innerscript");
	prisma = rowsOf(url);
}, 60_000);
afterAll(async () => {
	await prisma.$disconnect();
	await cluster.remove();
}, 60_000);

describe("two processes behind a proxy", () => {
	let apps: App[];
	let balancer: Balancer;
	beforeAll(async () => {
		// Both processes migrate the empty database at the same time.
		apps = await Promise.all([startApp({ DATABASE_URL: url }), startApp({ DATABASE_URL: url })]);
		balancer = await balance(() => apps.map(({ origin }) => origin));
	}, 120_000);
	afterAll(async () => {
		await Promise.all(apps.map((app) => app.process.kill("SIGTERM")));
		await balancer.close();
	}, 60_000);

	it("one is killed under load: nobody is signed out, and no acknowledged write is lost or doubled", async () => {
		const writers = new Writers(() => balancer.origin);
		await writers.begin(6);
		await writers.write(40);
		const [killed] = apps.splice(0, 1);
		await killed?.process.kill("SIGKILL");
		const ended = performance.now();
		await recovered(async () => writers.lastAt > ended);
		await writers.write(40);
		apps.push(await startApp({ DATABASE_URL: url }));
		await writers.write(40);
		await writers.finish();
		expect(writers.answers.get(401)).toBeUndefined();
		expect(writers.answers.get(500)).toBeUndefined();
		await writers.expectAllThere(prisma);
	}, 120_000);
});

/** Marks a test as todo if the pooler is not installed. */
const itWithPooler = hasPooler
	? it
	: (name: string, _run: () => Promise<void>, _ms: number) => it.todo(`${name} (PgBouncer is not installed)`);

describe("behind PgBouncer, which gives each transaction another connection", () => {
	let pooler: Pooler | undefined;
	let apps: App[] = [];
	let balancer: Balancer | undefined;
	beforeAll(async () => {
		if (!hasPooler) return;
		pooler = await startPooler(url);
		const environment = {
			DATABASE_URL: cluster.url("innerscript", pooler.port),
			DATABASE_POOLER: "1",
			DATABASE_DIRECT_URL: url,
		};
		apps = await Promise.all([startApp(environment), startApp(environment)]);
		balancer = await balance(() => apps.map(({ origin }) => origin));
	}, 120_000);
	afterAll(async () => {
		await Promise.all(apps.map((app) => app.process.kill("SIGTERM")));
		await balancer?.close();
		await pooler?.close();
	}, 60_000);

	itWithPooler(
		"twenty connections of two processes share five: everything is answered, and nothing is lost or doubled",
		async () => {
			const writers = new Writers(() => balancer?.origin ?? "");
			await writers.begin(12);
			await writers.write(300);
			await writers.finish();
			await writers.expectAllThere(prisma);
			expect([...writers.answers.keys()]).toEqual([200]);
			const open = await prisma.$queryRaw<{ n: number; locks: number; left: number }[]>`
			SELECT count(*)::int AS n,
				(SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory') AS locks,
				count(*) FILTER (WHERE state LIKE 'idle in transaction%')::int AS left
			FROM pg_stat_activity WHERE datname = 'innerscript' AND application_name = '' AND pid <> pg_backend_pid()`;
			expect(open[0]?.n).toBeLessThanOrEqual(5 + 2);
			expect(open[0]).toMatchObject({ locks: 0, left: 0 });
		},
		120_000,
	);

	itWithPooler(
		"the pooler dies and comes back: writing goes on within ten seconds, and nothing is lost or doubled",
		async () => {
			const writers = new Writers(() => balancer?.origin ?? "");
			await writers.begin(6);
			await writers.write(20);
			const port = pooler?.port;
			await pooler?.kill();
			await wait(1_000);
			pooler = await startPooler(url, { port });
			const ended = performance.now();
			await recovered(async () => writers.lastAt > ended && (await apps[0]?.isWell()) === true);
			await writers.finish();
			await writers.expectAllThere(prisma);
		},
		120_000,
	);
});
