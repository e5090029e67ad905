import { db } from "@/lib/server/core/database/db";

/**
 * Makes the database reject any statement that deletes more than `most` rows from one of these tables, including by
 * cascade.
 */
export async function withSmallDeletes(
	tables: readonly string[],
	most: number,
	work: () => Promise<void>,
): Promise<void> {
	await db().$executeRawUnsafe(`
		CREATE FUNCTION refuse_large_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
			IF (SELECT count(*) FROM gone) > ${most} THEN
				RAISE EXCEPTION '% rows of % at once', (SELECT count(*) FROM gone), TG_TABLE_NAME;
			END IF;
			RETURN NULL;
		END $$`);
	try {
		for (const table of tables) {
			await db().$executeRawUnsafe(`
				CREATE TRIGGER refuse_large_delete AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
				FOR EACH STATEMENT EXECUTE FUNCTION refuse_large_delete()`);
		}
		await work();
	} finally {
		await db().$executeRawUnsafe("DROP FUNCTION refuse_large_delete CASCADE");
	}
}

/** Writes `count` entries straight into the database, as part of an import if one is given. */
export async function writeMany(userId: number, count: number, importId?: string): Promise<void> {
	await db().$executeRaw`
		INSERT INTO journal_entries (id, user_id, content, prompt, local_date)
		SELECT ${`many-${userId}-`} || n, ${userId}, 'A page', '', '2026-03-02' FROM generate_series(1, ${count}::int) n`;
	if (importId === undefined) return;
	await db().$executeRaw`
		INSERT INTO imported_rows (import_id, list, row_id, source_id)
		SELECT ${importId}, 'journalEntries', ${`many-${userId}-`} || n, '' FROM generate_series(1, ${count}::int) n`;
}
