import pg from "pg";

/** Tables without personal data. */
const OF_NOBODY = ["_prisma_migrations", "questionnaires"];

/** A table and its total size in bytes, including indexes and TOAST data. */
export interface Table {
	name: string;
	bytes: number;
}

interface How {
	/** Awaited before each table. */
	pause?(): Promise<void>;
	/** Whether a table should be rewritten; if omitted, all are. */
	isDue?(table: Table): boolean;
	/** Called after each rewritten table. */
	done?(table: Table): Promise<void>;
}

/**
 * Makes deleted rows unreadable in the files of an embedded database. Postgres otherwise leaves them in place until it
 * needs the space, and in its write-ahead log. Rewriting a table blocks everybody: about a second for 50 MB.
 * @param url The URL of a database that only this app administers.
 * @returns The tables that were not due.
 */
export async function scrub(url: string, { pause, isDue, done }: How = {}): Promise<Table[]> {
	const client = new pg.Client({ connectionString: url });
	client.on("error", () => {});
	await client.connect();
	try {
		const { rows } = await client.query<{ name: string; bytes: string }>(
			`SELECT tablename AS name, pg_total_relation_size(format('%I.%I', schemaname, tablename)) AS bytes
			FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY bytes`,
			[OF_NOBODY],
		);
		const tables = rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) }));
		const due = tables.filter((table) => isDue?.(table) ?? true);
		// Rewrites the table and its indexes without the deleted rows; the old files are removed at the next checkpoint.
		for (const table of due) {
			await pause?.();
			await client.query(`VACUUM (FULL, ANALYZE) ${pg.escapeIdentifier(table.name)}`);
			await done?.(table);
		}
		await pause?.();
		await dropOldLog(client);
		return tables.filter((table) => !due.includes(table));
	} finally {
		await client.end();
	}
}

/** Starts a new write-ahead log file, and has the earlier ones removed and not reused. */
async function dropOldLog(client: pg.Client): Promise<void> {
	await client.query("SET wal_recycle = off");
	await client.query("SELECT pg_switch_wal()");
	await client.query("CHECKPOINT");
	await client.query("SELECT pg_switch_wal()");
	await client.query("CHECKPOINT");
	await client.query("RESET wal_recycle");
}
