import pg from "pg";

/** Tables that hold nothing personal. */
const OF_NOBODY = ["_prisma_migrations", "questionnaires"];

/**
 * Makes deleted rows unreadable in the files of an embedded database, too. Postgres leaves them in place until it needs
 * the room, and in its write-ahead log as well. Everybody waits while this runs: about a second for 50 MB.
 * @param url Of a database that nobody else administers.
 * @param pause What is waited for before each table.
 */
export async function scrub(url: string, pause?: () => Promise<void>): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	client.on("error", () => {});
	await client.connect();
	try {
		const { rows } = await client.query<{ name: string }>(
			"SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)",
			[OF_NOBODY],
		);
		// Rewrites table and indexes without the deleted rows; the old files go with the next checkpoint.
		for (const { name } of rows) {
			await pause?.();
			await client.query(`VACUUM (FULL, ANALYZE) ${pg.escapeIdentifier(name)}`);
		}
		await pause?.();
		await dropOldLog(client);
	} finally {
		await client.end();
	}
}

/** Starts a new file of the write-ahead log, and has the earlier ones removed instead of reused. */
async function dropOldLog(client: pg.Client): Promise<void> {
	await client.query("SET wal_recycle = off");
	await client.query("SELECT pg_switch_wal()");
	await client.query("CHECKPOINT");
	await client.query("SELECT pg_switch_wal()");
	await client.query("CHECKPOINT");
	await client.query("RESET wal_recycle");
}
