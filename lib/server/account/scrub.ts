import pg from "pg";

/** Tables that hold nothing of anybody. */
const OF_NOBODY = ["_prisma_migrations", "questionnaires"];

/**
 * Makes what was deleted unreadable in the files of an embedded database, too: Postgres leaves deleted rows where they
 * were until it needs the room, and once more in its write-ahead log. Everybody waits meanwhile: about a second for 50 MB.
 * @param url Of a database that nobody else administers.
 */
export async function scrub(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	client.on("error", () => {});
	await client.connect();
	try {
		const { rows } = await client.query<{ name: string }>(
			"SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)",
			[OF_NOBODY],
		);
		// Written anew, table and indexes, without what was deleted; the old files go with the next checkpoint.
		for (const { name } of rows) await client.query(`VACUUM (FULL, ANALYZE) ${pg.escapeIdentifier(name)}`);
		await dropOldLog(client);
	} finally {
		await client.end();
	}
}

/** Begins a new file of the write-ahead log, and has those before it removed instead of used again. */
async function dropOldLog(client: pg.Client): Promise<void> {
	await client.query("SET wal_recycle = off");
	await client.query("SELECT pg_switch_wal()");
	await client.query("CHECKPOINT");
	await client.query("SELECT pg_switch_wal()");
	await client.query("CHECKPOINT");
	await client.query("RESET wal_recycle");
}
