import "server-only";
import { randomInt } from "node:crypto";
import { pool } from "@/lib/server/core/database/db";

/*
 * Slots that are taken for as long as something runs: rows of `rate_limits`, by the database's clock, so that they
 * count across all processes. A holder renews its slot regularly; the slots of a process that died soon expire.
 */

/**
 * How long a slot stays taken without renewal, in milliseconds. Shorter than the rest of a claim when its process dies
 * (claim.ts), because the process that continues the work needs the slot.
 */
const KEPT_MS = 4_000;
const SAY_EVERY_MS = 1_000;

const NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
/** SQL condition that nobody holds a slot. One that expires too late was taken while a clock was wrong. */
const IS_FREE = `(r.expire <= ${NOW} OR r.expire > ${NOW} + 2 * ${KEPT_MS})`;

const TAKE = `
	INSERT INTO rate_limits AS r (key, points, expire)
	SELECT $1 || ':' || n, $2, ${NOW} + ${KEPT_MS}
	FROM generate_series(1, $3::int) AS n
	WHERE NOT EXISTS (SELECT 1 FROM rate_limits r WHERE r.key = $1 || ':' || n AND NOT ${IS_FREE})
	ORDER BY n LIMIT 1
	ON CONFLICT (key) DO UPDATE SET points = EXCLUDED.points, expire = EXCLUDED.expire WHERE ${IS_FREE}
	RETURNING r.key`;
const KEEP = `UPDATE rate_limits SET expire = ${NOW} + ${KEPT_MS} WHERE key = $1 AND points = $2`;
const GIVE_BACK = "DELETE FROM rate_limits WHERE key = $1 AND points = $2";

/**
 * Takes one of several slots, until it is given back or this process dies.
 * @param name The name of the slots, such as `aiCallsAtOnce:7`.
 * @param places How many slots there are.
 * @returns A function that gives it back, or null if all are taken.
 */
export async function takeSlot(name: string, places: number): Promise<(() => Promise<void>) | null> {
	// Distinguishes this holder from a later one.
	const holder = randomInt(1, 2 ** 31);
	// If another request took this place first, try the next one.
	for (let tries = 0; tries < places; tries++) {
		const { rows } = await pool().query<{ key: string }>(TAKE, [name, holder, places]);
		const [taken] = rows;
		if (!taken) continue;
		const of = [taken.key, holder];
		const timer = setInterval(
			() =>
				void pool()
					.query(KEEP, of)
					.catch(() => {}),
			SAY_EVERY_MS,
		).unref();
		return async () => {
			clearInterval(timer);
			// If releasing it fails, it expires on its own.
			await pool()
				.query(GIVE_BACK, of)
				.catch(() => {});
		};
	}
	return null;
}
