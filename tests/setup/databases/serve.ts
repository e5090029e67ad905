/**
 * Makes migrated and seeded databases for the workers of a test run, prints their addresses as one line of JSON, and
 * serves them until its standard input closes. On the Postgres of TEST_DATABASE_URL where that is set, else embedded.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openEmbedded } from "@/lib/launcher/database/embedded";
import { withClient } from "@/lib/server/core/encryption/keys-in-use";
import { applyMigrations } from "@/prisma/migrate";
import { seedQuestionnaires } from "@/prisma/seed";
import { createTestDatabase } from "./postgres";

interface Served {
	url: string;
	close(): Promise<void>;
}

async function embedded(): Promise<Served> {
	const folder = await mkdtemp(path.join(tmpdir(), "innerscript-test-"));
	const database = await openEmbedded(folder);
	return {
		url: database.url,
		close: async () => {
			await database.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

async function prepared(): Promise<Served> {
	const served = process.env.TEST_DATABASE_URL
		? await createTestDatabase(process.env.TEST_DATABASE_URL)
		: await embedded();
	await applyMigrations(served.url);
	await withClient(served.url, seedQuestionnaires);
	return served;
}

async function serve(count: number): Promise<void> {
	const databases = await Promise.all(Array.from({ length: count }, prepared));
	console.log(JSON.stringify(databases.map(({ url }) => url)));
	process.stdin.resume().on("end", async () => {
		await Promise.all(databases.map(({ close }) => close()));
		process.exit(0);
	});
}

serve(Number(process.argv[2] ?? 1));
