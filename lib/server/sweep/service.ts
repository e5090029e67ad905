import "server-only";
import { UNDOABLE_SECONDS } from "@/lib/domain/undo/limits";
import { isDatabaseAway, pool } from "@/lib/server/core/database/db";
import { KEPT_MS as KEYS_KEPT_MS } from "@/lib/server/core/http/idempotency";
import { describeError, logger } from "@/lib/server/core/logger";
import { dropUnusedObjects } from "@/lib/server/core/objects/objects";
import { IDLE_DAYS } from "@/lib/server/core/sessions/session";

/**
 * This is the only place where data that nothing needs any more is removed: never during a request, and in small
 * batches, so that no statement locks many rows. Any number of processes may sweep at once; each skips rows that
 * another one has locked.
 */

const EVERY_MS = 60_000;
const PIECE = 500;
/** The maximum number of batches per table and run. The rest waits for the next minute. */
const MOST_PIECES = 40;
const DAY_MS = 86_400_000;
/** How long a rate-limit counter is kept after it has expired, in milliseconds. */
const LIMITS_KEPT_MS = 3_600_000;

interface Swept {
	table: string;
	/** SQL condition for the rows to remove. It has to be covered by an index. */
	due: string;
	/** Returns the value of `$1` in `due`. @param now In milliseconds since 1970. */
	at(now: number): Date | number;
}

/** Every table whose rows expire. */
const swept: readonly Swept[] = [
	{ table: "deleted_items", due: "created_at < $1", at: (now) => new Date(now - UNDOABLE_SECONDS * 1000) },
	{ table: "photos", due: "drop_at < $1", at: (now) => new Date(now) },
	{ table: "sessions", due: "expires_at < $1", at: (now) => new Date(now) },
	{ table: "sessions", due: "last_seen_at < $1", at: (now) => new Date(now - IDLE_DAYS * DAY_MS) },
	{ table: "rate_limits", due: "expire < $1", at: (now) => now - LIMITS_KEPT_MS },
	{ table: "idempotency_keys", due: "created_at < $1", at: (now) => new Date(now - KEYS_KEPT_MS) },
	{ table: "invitations", due: "expires_at < $1", at: (now) => new Date(now) },
];

async function sweepTable({ table, due, at }: Swept): Promise<void> {
	const piece = `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
		SELECT ctid FROM ${table} WHERE ${due} LIMIT ${PIECE} FOR UPDATE SKIP LOCKED))`;
	for (let pieces = 0; pieces < MOST_PIECES; pieces++) {
		const { rowCount } = await pool().query(piece, [at(Date.now())]);
		if ((rowCount ?? 0) < PIECE) return;
	}
}

let sweptAt = 0;

/**
 * Removes what has expired, at most once a minute per process. Called by a timer in each process and by every
 * readiness check, so that a cron job can trigger it if the host freezes the app between requests. Never throws.
 */
export async function sweep(): Promise<void> {
	const now = Date.now();
	// The difference may be negative, because the clock may have been set back.
	if (Math.abs(now - sweptAt) < EVERY_MS) return;
	sweptAt = now;
	try {
		for (const one of swept) await sweepTable(one);
	} catch (error) {
		if (!isDatabaseAway(error)) logger().warn({ error: describeError(error) }, "nothing was swept");
	}
	// This comes last, because rows just removed may have had audio or photos in the object store.
	await dropUnusedObjects();
}
