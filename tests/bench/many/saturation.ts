import { setTimeout as wait } from "node:timers/promises";
import { clientOf } from "@/lib/server/core/encryption/client";
import { keyringOf } from "@/lib/server/core/encryption/key-file";
import { newKey } from "@/lib/server/core/encryption/keyring";
import { register } from "../../setup/bench-app";
import { createBenchDatabase } from "../../setup/databases/postgres";
import { hasPooler, startPooler } from "../../setup/pooler";
import { type MeasuredApp, withApp } from "../table/app";
import { load } from "../table/load";
import { mixture } from "../table/mixed";
import { makePeople, type Person } from "../table/people";
import { rounded, table } from "../table/results";

/** The number of connections to each of the two processes. */
const STEPS = [2, 8, 32, 64, 128, 256];
const SECONDS = 5;
const PEOPLE = 40;
/** The app has recovered after this many consecutive answers within twice the original time. */
const IN_A_ROW = 20;
const MOST_RECOVERY_MS = 30_000;

async function timeOf(app: MeasuredApp, cookie: string): Promise<number> {
	const started = performance.now();
	const response = await fetch(`${app.origin}/api/user`, { headers: { cookie } });
	await response.arrayBuffer();
	return response.ok ? performance.now() - started : Number.POSITIVE_INFINITY;
}

async function recovery(app: MeasuredApp, cookie: string, calmMs: number): Promise<number> {
	const started = performance.now();
	let inARow = 0;
	while (inARow < IN_A_ROW && performance.now() - started < MOST_RECOVERY_MS) {
		inARow = (await timeOf(app, cookie)) < Math.max(20, 2 * calmMs) ? inARow + 1 : 0;
		await wait(20);
	}
	return (performance.now() - started) / 1000;
}

async function measure(apps: readonly [MeasuredApp, MeasuredApp]): Promise<string> {
	const [first] = apps;
	const people = await makePeople(first, ["one year"]);
	for (let i = 0; i < PEOPLE; i++) {
		const { id, cookie } = await register(first.origin, `crowd${i}`);
		people.push({ id, cookie, size: "new", of: {} as Person["of"] });
	}
	const asked = mixture(people);
	const cookie = people[0]?.cookie ?? "";
	await Promise.all(apps.map(({ origin }) => load(origin, asked, { connections: 8, seconds: 6 })));
	const calm = await timeOf(first, cookie);
	const rows = [];
	for (const connections of STEPS) {
		const before = await Promise.all(apps.map((app) => app.ask("cpu")));
		await Promise.all(apps.map((app) => app.ask("loop")));
		const found = await Promise.all(apps.map((app) => load(app.origin, asked, { connections, seconds: SECONDS })));
		const after = await Promise.all(apps.map((app) => app.ask("cpu")));
		const loops = await Promise.all(apps.map((app) => app.ask("loop")));
		const sum = (of: (one: (typeof found)[number]) => number) => found.reduce((total, one) => total + of(one), 0);
		const cpu = after.reduce((total, { ms }, i) => total + ms - (before[i]?.ms ?? 0), 0) / 1000 / SECONDS;
		const p99 = Math.max(...found.map((one) => one.p99));
		rows.push([
			connections * apps.length,
			rounded(sum((one) => one.perSecond)),
			Math.max(...found.map((one) => one.p50)),
			p99,
			sum((one) => one.refused),
			sum((one) => one.failures - one.refused),
			rounded(cpu, 2),
			rounded(Math.max(...loops.map((loop) => loop.p99))),
		]);
	}
	const seconds = await recovery(first, cookie, calm);
	const columns = ["connections", "/s", "p50 ms", "p99 ms", "refused", "failed", "processors", "event loop p99 ms"];
	return `Two processes behind a pooler with 20 connections to one Postgres; ${people.length} people ask for everything and change something now and
then, until long after one answer of a hundred takes more than a second. "Refused" are answers 429 and 503, which say when to come back; "processors" is what both
processes take of the machine's.

${table(columns, rows)}

After the last step, ${IN_A_ROW} answers in a row were as quick as before within ${rounded(seconds, 1)} s.`;
}

/** Measures what fails first as the load grows, whether requests are refused early, and how soon the app recovers. */
export async function saturationSection(): Promise<string> {
	if (!hasPooler) return "PgBouncer is not installed here.";
	const database = await createBenchDatabase();
	const pooler = await startPooler(database.url, { size: 20 });
	const key = newKey();
	const prisma = clientOf(database.url, keyringOf([key], undefined));
	const pooled = new URL(database.url);
	pooled.port = String(pooler.port);
	const environment = {
		DATABASE_URL: pooled.href,
		DATABASE_DIRECT_URL: database.url,
		DATABASE_POOLER: "1",
		DATA_ENCRYPTION_KEY: key.toString("base64"),
	};
	try {
		return await withApp("Postgres", environment, (first) =>
			withApp("Postgres", environment, (second) => measure([{ ...first, prisma }, second])),
		);
	} finally {
		await prisma.$disconnect();
		await pooler.close();
		await database.close();
	}
}
