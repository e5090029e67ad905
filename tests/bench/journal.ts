/**
 * `npx tsx tests/bench/journal.ts`: what ten years of daily entries cost. Starts the built app on the Postgres of
 * TEST_DATABASE_URL, writes 10 entries for one person and 3,650 for another, and prints the
 * server's time, the bytes of each answer, and how often a browser has to work for it. Fails above the limits.
 */
import type { PrismaClient } from "@/prisma/client/client";
import { register, withBenchApp } from "../setup/bench-app";
import { dailyEntries } from "../setup/long-written";

const PORT = 3421;
const ORIGIN = `http://localhost:${PORT}`;
const RUNS = 40;
const MAX_RATIO = 1.5;
const MAX_BYTES = 100 * 1024;

async function writer(prisma: PrismaClient, entries: number) {
	const { id, cookie } = await register(ORIGIN, `bench${entries}`);
	await prisma.journalEntry.createMany({ data: dailyEntries(id, entries) });
	return { id, cookie };
}

async function measure(route: string, cookie: string) {
	const times: number[] = [];
	let bytes = 0;
	for (let run = 0; run < RUNS; run++) {
		const started = performance.now();
		const response = await fetch(ORIGIN + route, { headers: { cookie } });
		bytes = (await response.arrayBuffer()).byteLength;
		if (!response.ok) throw new Error(`${route} answered ${response.status}`);
		times.push(performance.now() - started);
	}
	return { ms: times.sort((a, b) => a - b)[RUNS / 2] ?? 0, bytes };
}

async function bench(prisma: PrismaClient): Promise<void> {
	const few = await writer(prisma, 10);
	const many = await writer(prisma, 3650);
	await prisma.$executeRaw`ANALYZE journal_entries`;
	const month = new Date().toISOString().slice(0, 7);
	const routes: [string, (id: number) => string][] = [
		["journal screen", () => "/journal"],
		["dashboard", () => "/"],
		["first page", (id) => `/api/journal/${id}?limit=10`],
		["default list", (id) => `/api/journal/${id}`],
		["search", (id) => `/api/journal/${id}?limit=10&q=house%20dinner`],
		["rare search", (id) => `/api/journal/${id}?limit=10&q=number%203`],
		["writing days", (id) => `/api/journal/${id}/days?month=${month}`],
		["progress", (id) => `/api/progress/${id}`],
	];
	const table = [];
	for (const [name, routeOf] of routes) {
		await measure(routeOf(few.id), few.cookie);
		const ten = await measure(routeOf(few.id), few.cookie);
		const decade = await measure(routeOf(many.id), many.cookie);
		const ratio = decade.ms / ten.ms;
		const isHeld = !["journal screen", "dashboard"].includes(name) || ratio <= MAX_RATIO;
		if (!isHeld || decade.bytes > MAX_BYTES) process.exitCode = 1;
		table.push({
			route: name,
			"ms with 10": Number(ten.ms.toFixed(1)),
			"ms with 3,650": Number(decade.ms.toFixed(1)),
			ratio: Number(ratio.toFixed(2)),
			"KB with 10": Number((ten.bytes / 1024).toFixed(1)),
			"KB with 3,650": Number((decade.bytes / 1024).toFixed(1)),
		});
	}
	console.table(table);
}

withBenchApp({ port: PORT }, bench);
