import pg from "pg";
import { lastBackup, makeBackup } from "@/lib/launcher/backups/backup";
import type { EmbeddedDatabase } from "./embedded";

const LOOK_EVERY_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Write-ahead log since the last checkpoint, in bytes: above the first, a checkpoint is due; below the second, it can
 * wait.
 */
const WAL_TOO_MUCH = 32 * 1024 * 1024;
const WAL_WORTH_IT = 256 * 1024;
const WAL_MAY_WAIT_MS = 5 * 60 * 1000;

/** Whether something was last done a day ago, or so far in the future that the clock has been set back since. */
export const isDue = (last: number, now = Date.now()): boolean => Math.abs(now - last) >= DAY_MS;

/**
 * Does what a Postgres server's background processes do and PGlite has none for: checkpoints, without which the
 * write-ahead log and the start after a kill would grow for ever, and vacuuming. It also makes a backup once the newest
 * one is a day old. That goes by the clock rather than by waiting for a day, because laptops sleep.
 * @param warn is told what went wrong; it is tried again.
 * @param passphrase encrypts the backups.
 * @returns how to stop.
 */
export function keepHouse(
	database: EmbeddedDatabase,
	warn: (sentence: string) => void,
	passphrase?: string,
): () => void {
	const began = Date.now();
	let vacuumed = 0;
	let isBusy = false;
	let isOver = false;
	const look = async () => {
		if (isBusy) return;
		isBusy = true;
		try {
			await checkpointIfDue(database.url);
			if (isDue(vacuumed)) {
				vacuumed = Date.now();
				await vacuum(database.url);
			}
			const last = (await lastBackup(database.dataDir))?.getTime() ?? began;
			if (isDue(last)) await makeBackup(database.dataDir, { passphrase });
		} catch (error) {
			if (!isOver) warn(`The database could not be looked after: ${error instanceof Error ? error.message : error}`);
		} finally {
			isBusy = false;
		}
	};
	const timer = setInterval(look, LOOK_EVERY_MS);
	return () => {
		isOver = true;
		clearInterval(timer);
	};
}

/** Makes a checkpoint if there is much write-ahead log, or it is old. */
export async function checkpointIfDue(url: string): Promise<boolean> {
	return withClient(url, async (client) => {
		const { rows } = await client.query<{ bytes: string; age: string }>(
			`SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) AS bytes,
			 extract(epoch FROM clock_timestamp() - checkpoint_time) * 1000 AS age FROM pg_control_checkpoint()`,
		);
		const bytes = Number(rows[0]?.bytes);
		const isDue = bytes > WAL_TOO_MUCH || (bytes > WAL_WORTH_IT && Number(rows[0]?.age) > WAL_MAY_WAIT_MS);
		if (isDue) await client.query("CHECKPOINT");
		return isDue;
	});
}

/** Table by table, so that nobody waits for all of them. */
async function vacuum(url: string): Promise<void> {
	await withClient(url, async (client) => {
		const { rows } = await client.query<{ name: string }>(
			"SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
		);
		for (const { name } of rows) await client.query(`VACUUM (ANALYZE) ${pg.escapeIdentifier(name)}`);
	});
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url });
	client.on("error", () => {});
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}
