/**
 * `npx tsx tests/bench/encryption.ts`: what encryption costs. Writes ten years of daily entries for two people, one of them
 * in plain form, into a database of its own on the Postgres of TEST_DATABASE_URL (or 127.0.0.1:5432), then reads a page of
 * thirty entries and searches all of them, by turns for the one and the other, and prints the medians. Fails where
 * encryption makes it more than 1.3 times as long.
 */
import { spawnSync } from "node:child_process";
import { PrismaPg } from "@prisma/adapter-pg";
import { encrypting } from "@/lib/server/core/encryption/extension";
import { Keyring, newKey } from "@/lib/server/core/encryption/keyring";
import { PrismaClient } from "@/prisma/client/client";
import { applyMigrations } from "@/prisma/migrate";
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

async function write(prisma: PrismaClient, name: string): Promise<number> {
	const { id: userId } = await prisma.user.create({
		data: { username: name, usernameKey: name, email: `${name}@example.com`, firstName: "Bench" },
	});
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
	return userId;
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function main(): Promise<void> {
	const database = await createTestDatabase(
		process.env.TEST_DATABASE_URL ?? "postgresql://postgres@127.0.0.1:5432/postgres",
	);
	await applyMigrations(database.url);
	process.env.DATABASE_URL = database.url;
	process.env.SESSION_SECRET = "a secret for benches of thirty-two characters and more";
	process.env.DATA_ENCRYPTION_KEY = newKey().toString("base64");
	process.env.DATABASE_POOL_MAX = "2";
	const { db, disconnect, pool } = await import("@/lib/server/core/database/db");
	const { listEntries } = await import("@/lib/server/journal/service");
	const { searchOwnPages } = await import("@/lib/server/search/service");
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
	try {
		const ways = [];
		for (const [name, connection] of [
			["plain", plain],
			["encrypted", encrypted],
		] as const) {
			holder.innerscriptDatabase = connection;
			ways.push({ name, connection, userId: await write(connection.prisma, name) });
		}
		await pool().query("ANALYZE journal_entries");
		const search = (id: number) =>
			searchOwnPages({ id, timezoneOffset: 0 }, { q: "my mother and the letter", limit: 20 }, new Date());
		const measures: [string, number, (userId: number) => Promise<unknown>][] = [
			["a page of 30 entries", 60, (userId) => listEntries(userId, { limit: 30 })],
			[
				"the first search of ten years",
				8,
				(userId) => {
					forgetIndex(userId);
					return search(userId);
				},
			],
			["every further search", 60, search],
		];
		const table = [];
		for (const [what, runs, run] of measures) {
			const times: Record<string, number[]> = { plain: [], encrypted: [] };
			for (let i = 0; i < runs; i++) {
				for (const { name, connection, userId } of i % 2 ? ways : ways.toReversed()) {
					holder.innerscriptDatabase = connection;
					const begun = performance.now();
					await run(userId);
					times[name]?.push(performance.now() - begun);
				}
			}
			const [before, after] = [median(times.plain ?? []), median(times.encrypted ?? [])];
			const ratio = after / before;
			if (ratio > MOST) process.exitCode = 1;
			table.push({
				what,
				"ms, plain": Number(before.toFixed(1)),
				"ms, encrypted": Number(after.toFixed(1)),
				ratio: Number(ratio.toFixed(2)),
			});
		}
		console.table(table);
	} finally {
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
