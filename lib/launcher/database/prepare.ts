import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { lastBackup, makeBackup } from "@/lib/launcher/backups/backup";
import { PrismaClient } from "@/prisma/client/client";
import { applyMigrations, pendingMigrations } from "@/prisma/migrate";
import { seedQuestionnaires } from "@/prisma/seed";
import type { EmbeddedDatabase } from "./embedded";

/** A restart this soon after a backup does not make another one. */
const RECENT_MS = 10 * 60 * 1000;

/** Migrates and seeds a database. @throws MigrationError; Error if the database cannot be reached. */
export async function prepareDatabase(url: string, options: { soleMigrator?: boolean } = {}): Promise<void> {
	await reach(url);
	await applyMigrations(url, options);
	const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
	try {
		await seedQuestionnaires(prisma);
	} finally {
		await prisma.$disconnect();
	}
}

/** Connects once. @throws Error with a sentence that says which database and why, without the password. */
export async function reach(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
	client.on("error", () => {});
	try {
		await client.connect();
		await client.end();
	} catch (error) {
		// A name with several addresses fails with several errors, and no message of its own.
		const { message, code } = error as NodeJS.ErrnoException;
		const where = `${client.database} at ${client.host}${client.host.startsWith("/") ? "" : `:${client.port}`}`;
		throw new Error(`The database ${where} cannot be reached: ${message || code}.`, { cause: error });
	}
}

/**
 * Backs up the embedded database, then migrates and seeds it. Returns as soon as the app can start; the backup is
 * compressed meanwhile.
 * @param warn is told why there is no backup, if nothing is about to change that would need one.
 * @param passphrase encrypts the backup.
 * @throws MigrationError; Error if there is something to migrate and no backup can be made.
 */
export async function prepareEmbedded(
	database: EmbeddedDatabase,
	warn: (sentence: string) => void,
	passphrase?: string,
): Promise<void> {
	if (!database.isNew) await backUpBefore(database, warn, passphrase);
	await prepareDatabase(database.url, { soleMigrator: true });
}

async function backUpBefore(
	database: EmbeddedDatabase,
	warn: (sentence: string) => void,
	passphrase: string | undefined,
): Promise<void> {
	const willMigrate = (await pendingMigrations(database.url)).length > 0;
	const last = await lastBackup(database.dataDir);
	if (!willMigrate && last && Date.now() - last.getTime() < RECENT_MS) return;
	const backup = { copied: () => {} };
	const copied = new Promise<void>((resolve) => {
		backup.copied = resolve;
	});
	const finished = makeBackup(database.dataDir, { passphrase, onCopied: backup.copied });
	if (willMigrate) await finished;
	else await Promise.race([copied, finished]).catch(() => {});
	finished.catch((error: Error) => warn(`No backup was made: ${error.message}`));
}
