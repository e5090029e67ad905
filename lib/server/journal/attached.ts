import "server-only";
import { db } from "@/lib/server/core/database/db";

/*
 * What depends on an entry is copied in one transaction when the entry is deleted, and written row by row when that is
 * undone. An imported file can attach thousands of rows to one entry, and with the embedded database everybody would
 * wait for all of them.
 * The rows to change are an array, which is made once: Postgres may make `IN (SELECT …)` again for each row of the
 * person, which takes minutes after a large import, about which its statistics do not know yet.
 */

/** How many learned facts and referring entries a deleted entry gets back: far more than any entry has. */
const MOST_FACTS = 60;
const MOST_REFERRING = 50;
/** How many rows are changed at a time: other requests run in between. */
const AT_ONCE = 100;

/** Deletes the oldest learned facts of an entry that has more of them than a deletion copies. */
export async function dropOldestFacts(userId: number, entryId: string): Promise<void> {
	for (;;) {
		const dropped = await db().$executeRaw`
			DELETE FROM learned_facts WHERE user_id = ${userId} AND id = ANY (ARRAY(
				SELECT id FROM learned_facts WHERE entry_id = ${entryId} AND user_id = ${userId}
				ORDER BY created_at DESC, id OFFSET ${MOST_FACTS}::int LIMIT ${AT_ONCE}::int
			))`;
		if (dropped < AT_ONCE) return;
	}
}

/** Makes the oldest of the entries that refer to an entry refer to none, if there are more than a deletion notes. */
export async function unlinkOldest(userId: number, entryId: string): Promise<void> {
	for (;;) {
		const unlinked = await db().$executeRaw`
			UPDATE journal_entries SET related_id = NULL WHERE user_id = ${userId} AND id = ANY (ARRAY(
				SELECT id FROM journal_entries WHERE related_id = ${entryId} AND user_id = ${userId}
				ORDER BY created_at DESC, id OFFSET ${MOST_REFERRING}::int LIMIT ${AT_ONCE}::int
			))`;
		if (unlinked < AT_ONCE) return;
	}
}
