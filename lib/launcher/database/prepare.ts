import { existsSync, rmSync, writeFileSync } from "node:fs";
import pg from "pg";
import { lastBackup, makeBackup } from "@/lib/launcher/backups/backup";
import { embeddedKeys } from "@/lib/launcher/encryption";
import type { Settings } from "@/lib/launcher/settings";
import { scrub } from "@/lib/server/account/scrub";
import { encryptExisting } from "@/lib/server/core/encryption/existing";
import { accountsSignedIn, beforeEncryptionIn } from "@/lib/server/core/encryption/key-file";
import type { Keyring } from "@/lib/server/core/encryption/keyring";
import { withClient } from "@/lib/server/core/encryption/keys-in-use";
import { signAccounts } from "@/lib/server/core/encryption/signed-rows";
import { applyMigrations, pendingMigrations } from "@/prisma/migrate";
import { seedQuestionnaires } from "@/prisma/seed";
import type { EmbeddedDatabase } from "./embedded";

/** A restart this soon after a backup, in milliseconds, does not make another one. */
const RECENT_MS = 10 * 60 * 1000;

/** Loads the keys that decrypt a database. Called before anything is changed. */
type Keys = (url: string) => Promise<Keyring>;

/**
 * Migrates and seeds a database, encrypts texts from before there was encryption, and signs accounts from before there
 * were signatures.
 * @param options.dataDir The data folder of an embedded database.
 * @throws PlainTextError; UnsignedError; MigrationError; WrongKeyError; Error if the database cannot be reached.
 */
export async function prepareDatabase(
	url: string,
	keysOf: Keys,
	{ dataDir }: { dataDir?: string } = {},
): Promise<Keyring> {
	await reach(url);
	const keyring = await keysOf(url);
	await applyMigrations(url, { soleMigrator: dataDir !== undefined });
	await encrypt(url, keyring, dataDir);
	await sign(url, keyring, dataDir);
	await withClient(url, seedQuestionnaires);
	return keyring;
}

/** Progress is printed once per this many rows. */
const TELL_ROWS = 1_000;

async function encrypt(url: string, keyring: Keyring, dataDir: string | undefined): Promise<void> {
	const before = dataDir === undefined ? undefined : beforeEncryptionIn(dataDir);
	const takesPlain = before !== undefined && existsSync(before);
	const rows = await encryptExisting(url, keyring, { takesPlain, tell: tellRows() });
	// Otherwise the plain text would stay in the files until their space is reused.
	if (rows > 0 && before) await scrub(url);
	if (takesPlain) rmSync(before, { force: true });
}

async function sign(url: string, keyring: Keyring, dataDir: string | undefined): Promise<void> {
	const mark = dataDir === undefined ? undefined : accountsSignedIn(dataDir);
	const takesUnsigned = mark !== undefined && !existsSync(mark);
	const unsigned = await withClient(url, (client) => signAccounts(client, keyring, takesUnsigned));
	if (takesUnsigned) writeFileSync(mark, "", { mode: 0o600 });
	if (unsigned > 0) {
		console.warn(
			`${unsigned} passwords, sessions, passkeys or sign-ins were not put into the database by this app, and open nothing. ` +
				"A person who cannot log in gets a new password with `npm run admin -- set-password`.",
		);
	}
}

/** Returns a function that counts rows and prints a line of progress now and then. */
export function tellRows(): (rows: number) => void {
	let done = 0;
	return (rows) => {
		if (Math.floor((done + rows) / TELL_ROWS) > Math.floor(done / TELL_ROWS)) {
			console.log(`Encrypting what people wrote: ${done + rows} rows so far.`);
		}
		done += rows;
	};
}

/**
 * Connects once.
 * @throws Error with a sentence that says which database and why, without the password.
 */
export async function reach(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
	client.on("error", () => {});
	try {
		await client.connect();
		await client.end();
	} catch (error) {
		// A host name with several addresses fails with several errors, and without a message of its own.
		const { message, code } = error as NodeJS.ErrnoException;
		const where = `${client.database} at ${client.host}${client.host.startsWith("/") ? "" : `:${client.port}`}`;
		throw new Error(`The database ${where} cannot be reached: ${message || code}.`, { cause: error });
	}
}

/**
 * Opens the keys of the embedded database, backs it up, then migrates, encrypts and seeds it. Returns as soon as the
 * app can start, while the backup is still being compressed.
 * @param warn Called with the reason if there is no backup and nothing is about to change that would need one.
 * @throws MigrationError; WrongKeyError; Error if there is something to migrate and no backup can be made.
 */
export async function prepareEmbeddedDatabase(
	database: EmbeddedDatabase,
	settings: Pick<Settings, "encryptionKey" | "backupPassphrase">,
	warn: (sentence: string) => void,
): Promise<Keyring> {
	const keyring = await embeddedKeys({ ...settings, dataDir: database.dataDir }, database.url);
	if (!database.isNew) await backUpBefore(database, warn, settings.backupPassphrase);
	return prepareDatabase(database.url, async () => keyring, { dataDir: database.dataDir });
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
