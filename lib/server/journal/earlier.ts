import "server-only";
import { db } from "@/lib/server/core/database/db";

/**
 * Maximum number of earlier versions kept of an entry, and their maximum size in bytes as stored: more than its screen
 * lists. Deleting an entry copies them all in one transaction, which in the embedded database keeps everybody waiting.
 */
const MOST_VERSIONS = 200;
const MOST_STORED = 2_000_000;
/** How many are deleted at a time: other requests run in between. */
const AT_ONCE = 20;

/** Deletes the oldest versions of an entry that has more of them than are kept. */
export async function dropOldestVersions(userId: number, entryId: string): Promise<void> {
	for (;;) {
		const dropped = await db().$executeRaw`
			DELETE FROM journal_entry_versions WHERE entry_id = ${entryId} AND user_id = ${userId} AND version = ANY (ARRAY(
				SELECT version FROM (
					SELECT version, row_number() OVER newest AS place, sum(octet_length(content)) OVER newest AS stored
					FROM journal_entry_versions WHERE entry_id = ${entryId} AND user_id = ${userId}
					WINDOW newest AS (ORDER BY version DESC)
				) v
				WHERE v.place > ${MOST_VERSIONS}::int OR v.stored > ${MOST_STORED}::int
				ORDER BY version LIMIT ${AT_ONCE}::int
			))`;
		if (dropped < AT_ONCE) return;
	}
}
