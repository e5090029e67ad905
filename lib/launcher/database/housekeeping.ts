import pg from "pg";
import { lastBackup, makeBackup } from "@/lib/launcher/backups/backup";
import type { EmbeddedDatabase } from "./embedded";

const LOOK_EVERY_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Bytes of write-ahead log since the last checkpoint: above WAL_TOO_MUCH a checkpoint is due, below WAL_WORTH_IT it can
 * wait.
 */
const WAL_TOO_MUCH = 32 * 1024 * 1024;
const WAL_WORTH_IT = 256 * 1024;
const WAL_MAY_WAIT_MS = 5 * 60 * 1000;
/**
 * How many dead rows of a table make vacuuming due, and how many dead pieces of its long values, of up to 2 kB each.
 * Everybody waits while a table is vacuumed, so it should not have to wait for a whole day's.
 */
const DEAD_ROWS = 20_000;
const DEAD_PIECES = 4_000;

/**
 * Whether something was last done at least a day ago, or in the future by as much because the clock has been set back.
 */
export const isDue = (last: number, now = Date.now()): boolean => Math.abs(now - last) >= DAY_MS;

/**
 * Does what a Postgres server's background processes do, which PGlite lacks: checkpoints, without which the write-ahead
 * log and the start after a kill would grow forever, and vacuuming. Also makes a backup once the newest is a day old.
 * Compares clock times instead of waiting for a day, because laptops sleep.
 * @param warn Called with what went wrong; it is tried again later.
 * @param passphrase Encrypts the backups.
 * @returns A function that stops the housekeeping.
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
			await vacuumIfDue(database.url);
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

/**
 * Makes a checkpoint if there is much write-ahead log, or if it is old.
 * @returns Whether it made one.
 */
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

/**
 * Vacuums the table with the most dead rows, if it has many: deleting and restoring much again and again, or importing
 * files and taking them back, would fill the disk within hours.
 * @returns The table's name; null if none was vacuumed.
 */
export async function vacuumIfDue(url: string): Promise<string | null> {
	return withClient(url, async (client) => {
		// Otherwise what happened in the last second does not count yet.
		await client.query("SELECT pg_stat_force_next_flush()");
		const { rows } = await client.query<{ name: string }>(
			`SELECT c.relname AS name FROM pg_class c
			JOIN pg_stat_all_tables s ON s.relid = c.oid LEFT JOIN pg_stat_all_tables long ON long.relid = c.reltoastrelid
			WHERE c.relnamespace = 'public'::regnamespace AND (s.n_dead_tup > $1 OR long.n_dead_tup > $2)
			ORDER BY s.n_dead_tup + coalesce(long.n_dead_tup, 0) DESC LIMIT 1`,
			[DEAD_ROWS, DEAD_PIECES],
		);
		const name = rows[0]?.name;
		if (name === undefined) return null;
		await client.query(`VACUUM ${pg.escapeIdentifier(name)}`);
		return name;
	});
}

/** Vacuums table by table, so that nobody has to wait for all of them. */
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
