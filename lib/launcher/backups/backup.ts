import { spawn } from "node:child_process";
import { createReadStream } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import pg from "pg";
import { embeddedUrl, privateFolder } from "@/lib/launcher/database/data-folder";
import { countEmbedded, restoredFolder } from "@/lib/launcher/database/embedded";
import { takeLock } from "@/lib/launcher/database/lock";
import { BackupError, type Bytes, feed } from "./bytes";
import { type AskPassphrase, pack, readBackup, writeWhole } from "./file";
import { backupName, backupTime, expiredBackups } from "./retention";

/**
 * Interval, in milliseconds, at which the copying connection shows that it is alive; well below what the database
 * tolerates.
 */
const KEEP_ALIVE_MS = 2_000;

/** Returns the folder with the backups of a data folder. */
export function backupFolder(dataDir: string): string {
	return path.join(dataDir, "backups");
}

interface FolderBackupOptions {
	/** Encrypts the backup, if given. */
	passphrase?: string | undefined;
	/**
	 * Path of the new file. By default it is created in the data folder's own backup folder, whose expired backups are
	 * then deleted.
	 */
	file?: string | undefined;
	/** Called once the files are copied, so that the next step (a migration) need not wait for the compression. */
	onCopied?(): void;
}

/**
 * Writes the whole running embedded database to a new file. Queries wait while its files are copied (about 0.3 s for 50
 * MB), but not while they are compressed.
 * @returns The path of the file.
 */
export async function makeBackup(
	dataDir: string,
	{ passphrase, file, onCopied = () => {} }: FolderBackupOptions = {},
): Promise<string> {
	const own = await privateFolder(backupFolder(dataDir));
	const finished = file ?? path.join(own, backupName(new Date(), "tar", passphrase !== undefined));
	await writeWhole(finished, async (draft) => {
		const copy = `${draft}.tar`;
		await copyDatabase(dataDir, copy);
		onCopied();
		await pack(createReadStream(copy), draft, passphrase);
	});
	await removeExpired(dataDir);
	return finished;
}

/** Deletes expired backups of an embedded database. */
export async function removeExpired(dataDir: string): Promise<void> {
	const folder = backupFolder(dataDir);
	for (const name of expiredBackups(await readdir(folder))) await rm(path.join(folder, name));
}

/** Returns when the newest backup of a data folder was made; undefined if there is none. */
export async function lastBackup(dataDir: string): Promise<Date | undefined> {
	const names = await readdir(backupFolder(dataDir)).catch(() => []);
	const times = names.flatMap((name) => backupTime(name) ?? []);
	return times.sort((a, b) => b.getTime() - a.getTime())[0];
}

/**
 * Replaces an embedded database by a backed-up copy of its files; the old database is kept next to it.
 * @returns The folder with the old database, or undefined if there was none.
 * @throws DataFolderInUseError while the app runs; Error if the file is not a backup, in which case nothing has
 * changed.
 */
export async function restoreBackup(folder: string, file: string, ask: AskPassphrase): Promise<string | undefined> {
	const dataDir = await privateFolder(path.resolve(folder));
	const lock = await takeLock(dataDir);
	const draft = path.join(dataDir, "pg.restoring");
	try {
		await rm(draft, { recursive: true, force: true });
		await privateFolder(draft);
		await readBackup(file, ask, ({ content }) => unpack(content, draft)).catch((error: Error) => {
			throw new Error(`Nothing was changed: ${error.message}`);
		});
		await countEmbedded(draft).catch((error: Error) => {
			throw new Error(`${file} could not be restored, and nothing was changed: ${error.message}`);
		});
		const checked = restoredFolder(dataDir);
		await rm(checked, { recursive: true, force: true });
		await rename(draft, checked);
		const current = path.join(dataDir, "pg");
		const replaced = path.join(dataDir, `pg.replaced-${backupName(new Date()).replace(".tar.gz", "")}`);
		const existed = await rename(current, replaced).then(
			() => true,
			(error: NodeJS.ErrnoException) => {
				if (error.code === "ENOENT") return false;
				throw error;
			},
		);
		await rename(checked, current);
		return existed ? replaced : undefined;
	} finally {
		await rm(draft, { recursive: true, force: true });
		await lock.release();
	}
}

/**
 * Unpacks the files of an embedded database into a folder.
 * @throws BackupError if the content is something else.
 */
export async function unpack(content: Bytes, folder: string): Promise<void> {
	// When run by root, tar would restore the original owners of the files.
	await tar(["--no-same-owner", "--no-same-permissions", "-xf", "-", "-C", folder], content).catch((error: Error) => {
		throw new BackupError(`It is no backup: ${error.message}`);
	});
	// A database would read and write through a link, wherever it leads.
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile() && !entry.isDirectory())
			throw new BackupError(`It is no backup: it holds a link, ${entry.name}.`);
	}
}

/**
 * Copies the database's files into a tar file, within a transaction that prevents everybody else from changing them.
 */
async function copyDatabase(dataDir: string, target: string): Promise<void> {
	const client = new pg.Client({ connectionString: embeddedUrl(dataDir) });
	await client.connect();
	try {
		await client.query("BEGIN");
		await client.query("CHECKPOINT");
		const { rows } = await client.query<{ first: string; last: string }>(
			"SELECT redo_wal_file AS first, pg_walfile_name(pg_current_wal_lsn()) AS last FROM pg_control_checkpoint()",
		);
		const { first, last } = rows[0] as { first: string; last: string };
		// Skipped: write-ahead log from before the checkpoint, which is not needed, and later segments, which are not in
		// use yet.
		const wal = (await readdir(path.join(dataDir, "pg", "pg_wal"))).filter(
			(name) => /^[0-9A-F]{24}$/.test(name) && (name < first || name > last),
		);
		let lost: Error | undefined;
		const keepAlive = setInterval(
			() => client.query("SELECT 1").catch((error: Error) => (lost = error)),
			KEEP_ALIVE_MS,
		);
		try {
			const without = ["postmaster.pid", ...wal].map((name) => `--exclude=${name}`);
			await tar([...without, "-cf", target, "-C", path.join(dataDir, "pg"), "."]);
		} finally {
			clearInterval(keepAlive);
		}
		if (lost) throw lost;
		await client.query("COMMIT");
	} finally {
		await client.end();
	}
}

async function tar(args: string[], input?: Bytes): Promise<void> {
	const child = spawn("tar", args, { stdio: [input ? "pipe" : "ignore", "ignore", "pipe"] });
	const finished = new Promise<number | null>((resolve, reject) => {
		child.on("close", resolve);
		child.on("error", () => reject(new Error("Backups need the program `tar`, which is not installed here.")));
	});
	const fed =
		input &&
		feed(input, child.stdin as Writable).then(
			() => undefined,
			(error: Error) => error,
		);
	const [code, errors, failure] = await Promise.all([finished, text(child.stderr as Readable), fed]);
	if (code !== 0) throw new Error(errors.trim().split("\n").at(-1) || `tar ended with code ${code}.`);
	if (failure) throw failure;
}
