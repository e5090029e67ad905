/**
 * Creates migrated and seeded databases for the workers of a test run, prints their addresses as one line of JSON, and
 * serves them until standard input closes. Uses the Postgres of TEST_DATABASE_URL if that is set; otherwise creates one
 * embedded database and copies its files for the others.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { openEmbedded } from "@/lib/launcher/database/embedded";
import { withClient } from "@/lib/server/core/encryption/keys-in-use";
import { applyMigrations } from "@/prisma/migrate";
import { seedQuestionnaires } from "@/prisma/seed";
import { createTestDatabase } from "./postgres";

interface Served {
	url: string;
	close(): Promise<void>;
}

const newFolder = () => mkdtemp(path.join(tmpdir(), "innerscript-test-"));

async function prepare(url: string): Promise<void> {
	await applyMigrations(url);
	await withClient(url, seedQuestionnaires);
}

async function onPostgres(adminUrl: string): Promise<Served> {
	const database = await createTestDatabase(adminUrl);
	await prepare(database.url);
	return database;
}

async function embeddedIn(folder: string): Promise<Served> {
	const script = path.join(import.meta.dirname, "serve-folder.ts");
	const server = spawn(process.execPath, ["--import", "tsx", script, folder], { stdio: ["pipe", "pipe", "inherit"] });
	const ended = once(server, "exit");
	const address = once(createInterface({ input: server.stdout }), "line");
	const line = await Promise.race([address, ended.then(() => null)]);
	if (!line) throw new Error("An embedded database did not start.");
	return {
		url: JSON.parse(line[0]),
		close: async () => {
			server.stdin.end();
			await ended;
		},
	};
}

async function embedded(count: number): Promise<Served[]> {
	const template = await newFolder();
	const first = await openEmbedded(template);
	await prepare(first.url);
	// Test data need not survive a crash, so commits need not wait for the disk. The copies inherit the setting.
	await withClient(first.url, (client) => client.query("ALTER SYSTEM SET synchronous_commit TO off"));
	await first.close();
	const folders = await Promise.all(
		Array.from({ length: count }, async () => {
			const folder = await newFolder();
			await cp(path.join(template, "pg"), path.join(folder, "pg"), { recursive: true });
			return folder;
		}),
	);
	await rm(template, { recursive: true, force: true });
	return Promise.all(folders.map(embeddedIn));
}

async function serve(count: number): Promise<void> {
	const adminUrl = process.env.TEST_DATABASE_URL;
	const databases = await (adminUrl
		? Promise.all(Array.from({ length: count }, () => onPostgres(adminUrl)))
		: embedded(count));
	console.log(JSON.stringify(databases.map(({ url }) => url)));
	process.stdin.resume().on("end", async () => {
		await Promise.all(databases.map(({ close }) => close()));
		process.exit(0);
	});
}

serve(Number(process.argv[2] ?? 1));
