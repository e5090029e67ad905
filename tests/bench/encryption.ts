/**
 * `npx tsx tests/bench/encryption.ts`: what encryption costs. Writes ten years of daily entries for two people, one of them
 * in plain form, into a database of its own on the Postgres of TEST_DATABASE_URL (or 127.0.0.1:5432), then reads a page of
 * thirty entries and searches all of them, by turns for the one and the other, and prints the lower quartiles. The requests go
 * over HTTP to the routes themselves, without Next before them, which would add the same to both. Fails where encryption
 * makes a request more than 1.3 times as long; what the service alone takes for a page is printed beside.
 */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import { encrypting } from "@/lib/server/core/encryption/extension";
import { Keyring, newKey } from "@/lib/server/core/encryption/keyring";
import { PrismaClient } from "@/prisma/client/client";
import { applyMigrations } from "@/prisma/migrate";
import { signUp, type TestBrowser } from "../setup/api";
import { createTestDatabase } from "../setup/databases/postgres";

const ENTRIES = 3_650;
const MOST = 1.3;
const DAY_MS = 86_400_000;

/** Leaves everything as it is, so that all else that is done is the same. */
class NoKeyring extends Keyring {
	override seal = (text: string) => text;
	override open = (text: string) => text;
}

const words =
	"the river house my mother argued about money quiet evening garden key soup train sister winter letter door".split(
		" ",
	);
const text = (at: number) =>
	Array.from(
		{ length: 120 },
		(_, i) => `${words[(at * 31 + i * 7 + (i % 5) * at) % words.length]}${i % 12 === 11 ? "." : ""}`,
	).join(" ");

async function write(prisma: PrismaClient, userId: number): Promise<void> {
	const at = (i: number) => new Date(Date.now() - i * DAY_MS);
	const rows = Array.from({ length: ENTRIES }, (_, i) => ({
		userId,
		title: `Day ${i}`,
		content: text(i),
		prompt: "What stayed?",
		message: text(i + 1).slice(0, 300),
		quote: "Begin where you are.",
		keyInsights: ["You went there again.", "You said what you wanted."],
		wordCount: 120,
		insightBy: "built-in",
		localDate: new Date(at(i).toISOString().slice(0, 10)),
		createdAt: at(i),
	}));
	for (let from = 0; from < rows.length; from += 500) {
		await prisma.journalEntry.createMany({ data: rows.slice(from, from + 500) });
	}
}

/** Serves the API's routes to one browser at a time. @returns Where, and how to end it. */
async function serve(browserOf: (name: string) => TestBrowser) {
	const server = createServer(async ({ url = "/", headers }, response) => {
		const answer = await browserOf(String(headers["x-browser"])).get(url);
		response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** The lower quartile, which what else runs on the machine moves less than the median. */
const typical = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;

async function main(): Promise<void> {
	const database = await createTestDatabase(
		process.env.TEST_DATABASE_URL ?? "postgresql://postgres@127.0.0.1:5432/postgres",
	);
	await applyMigrations(database.url);
	process.env.DATABASE_URL = database.url;
	process.env.SESSION_SECRET = "a secret for benches of thirty-two characters and more";
	process.env.DATA_ENCRYPTION_KEY = newKey().toString("base64");
	process.env.DATABASE_POOL_MAX = "2";
	process.env.LOG_LEVEL = "silent";
	const { db, disconnect, pool } = await import("@/lib/server/core/database/db");
	const { listEntries } = await import("@/lib/server/journal/service");
	const { forgetIndex } = await import("@/lib/server/search/cache");
	db();
	// Where the app keeps its connection: the other way is one that does not encrypt.
	const holder = globalThis as { innerscriptDatabase?: { prisma: PrismaClient; keyring: Keyring; pool: unknown } };
	const encrypted = holder.innerscriptDatabase;
	if (!encrypted) throw new Error("The connection is kept elsewhere now.");
	const none = new NoKeyring(() => [Buffer.alloc(32)]);
	const plain = {
		...encrypted,
		keyring: none,
		prisma: encrypting(new PrismaClient({ adapter: new PrismaPg(pool()) }), none),
	};
	let server: Awaited<ReturnType<typeof serve>> | undefined;
	try {
		const ways: { name: string; connection: typeof encrypted; browser: TestBrowser; userId: number }[] = [];
		for (const [name, connection] of [
			["plain", plain],
			["encrypted", encrypted],
		] as const) {
			holder.innerscriptDatabase = connection;
			const { browser, user } = await signUp(name);
			await write(connection.prisma, user.id);
			ways.push({ name, connection, browser, userId: user.id });
		}
		await pool().query("ANALYZE journal_entries");
		const { origin, close } = await serve((name) => {
			const way = ways.find((one) => one.name === name);
			if (!way) throw new Error(`Nobody is called ${name}.`);
			return way.browser;
		});
		server = { origin, close };
		const request = async (name: string, path: string) => {
			const answer = await fetch(origin + path, { headers: { "x-browser": name } });
			if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
			await answer.text();
		};
		const search = (name: string) => request(name, "/api/search?q=my%20mother%20and%20the%20letter");
		type Measure = { what: string; runs: number; most: number; run(name: string, userId: number): Promise<unknown> };
		const measures: Measure[] = [
			{
				what: "a page of 30 entries",
				runs: 80,
				most: MOST,
				run: (name, userId) => request(name, `/api/journal/${userId}?limit=30`),
			},
			{
				what: "of it the service",
				runs: 80,
				most: Number.POSITIVE_INFINITY,
				run: (_name, userId) => listEntries(userId, { limit: 30 }),
			},
			{
				what: "the first search of ten years",
				runs: 8,
				most: MOST,
				run: (name, userId) => {
					forgetIndex(userId);
					return search(name);
				},
			},
			// Fewer than anybody may do in a minute.
			{ what: "every further search", runs: 60, most: MOST, run: search },
		];
		const table = [];
		for (const { what, runs, most, run } of measures) {
			const times: Record<string, number[]> = { plain: [], encrypted: [] };
			for (let i = 0; i < runs; i++) {
				for (const { name, connection, userId } of i % 2 ? ways : ways.toReversed()) {
					holder.innerscriptDatabase = connection;
					const begun = performance.now();
					await run(name, userId);
					times[name]?.push(performance.now() - begun);
				}
			}
			const [before, after] = [typical(times.plain ?? []), typical(times.encrypted ?? [])];
			const ratio = after / before;
			if (ratio > most) process.exitCode = 1;
			table.push({
				what,
				"ms, plain": Number(before.toFixed(1)),
				"ms, encrypted": Number(after.toFixed(1)),
				ratio: Number(ratio.toFixed(2)),
			});
		}
		console.table(table);
	} finally {
		server?.close();
		holder.innerscriptDatabase = encrypted;
		await plain.prisma.$disconnect();
		await disconnect();
		await database.close();
	}
}

// What the server imports says that it belongs there; outside of the app only this condition lets it in.
const CONDITION = "--conditions=react-server";
if (process.execArgv.includes(CONDITION)) void main();
else {
	const again = spawnSync(process.execPath, [CONDITION, "--import", "tsx", process.argv[1] ?? ""], {
		stdio: "inherit",
	});
	process.exitCode = again.status ?? 1;
}
