import { setTimeout as wait } from "node:timers/promises";
import { pool } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";
import { isQuietFor } from "@/lib/server/core/work/turns";
import { scrub, type Table } from "./scrub";

/**
 * Erased rows stay in the files of an embedded database until they are overwritten, which is done by rewriting the
 * tables. No request waits for this: a note in the database says that it has to be done, and it is done later, even
 * after a restart.
 */

/** Keys of `rate_limits` rows that do not expire: how often something was erased and, per table, how many kilobytes. */
const NOTE = "tracesOfErased";
const noteOf = (table: string) => `${NOTE}:${table}`;
/** How often to check whether the app is idle, in milliseconds. */
const LOOK_MS = 100;
/**
 * How long the app must have been without requests before a table is rewritten, and the longest wait for that; in
 * milliseconds.
 */
const QUIET_MS = 2_000;
const MOST_MS = 120_000;
/**
 * Rewriting a table blocks everybody, so it is done at most once an hour: otherwise somebody could trigger it again
 * and again by creating and erasing accounts. In milliseconds.
 */
const AT_MOST_EVERY_MS = 60 * 60 * 1000;
/** A table of up to this many bytes is rewritten in less than half a second, so it is always due. */
const SMALL_BYTES = 16 * 1024 * 1024;
/**
 * A larger table is due once this share of it was erased, so that the work is in proportion to what was erased,
 * however much others have written.
 */
const WORTH_IT = 1 / 10;
/**
 * Other large tables wait until the app has been idle for this long, in milliseconds, and are rewritten at most once a
 * day; after `MOST_DAYS` they no longer wait.
 */
const LONG_QUIET_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 3;

interface State {
	mayBeLeft: boolean;
	isOverwriting: boolean;
	notBefore: number;
	/** Since when each large table has been waiting. */
	waiting: Map<string, number>;
	/** When each table was last rewritten, and how many erasures there had been by then. */
	anew: Map<string, { at: number; times: number }>;
}
// Kept globally, because bundlers may evaluate this module several times in one process.
const holder = globalThis as { innerscriptTraces?: State };
holder.innerscriptTraces ??= {
	mayBeLeft: true,
	isOverwriting: false,
	notBefore: 0,
	waiting: new Map(),
	anew: new Map(),
};
const state = holder.innerscriptTraces;

/** Notes that there are traces. @param erased How many bytes were erased, by table. */
export async function noteTraces(erased: ReadonlyMap<string, number> = new Map()): Promise<void> {
	const notes = [...erased].map(([table, bytes]) => [noteOf(table), Math.ceil(bytes / 1024)] as const);
	const all = [[NOTE, 1] as const, ...notes];
	await pool().query(
		`INSERT INTO rate_limits AS r (key, points) SELECT * FROM unnest($1::text[], $2::int[])
		ON CONFLICT (key) DO UPDATE SET points = least(r.points::bigint + EXCLUDED.points, 2000000000)`,
		[all.map(([key]) => key), all.map(([, points]) => points)],
	);
	state.mayBeLeft = true;
}

/**
 * Whether it is time to rewrite a table.
 * @param times How many times something was erased, from any table.
 * @param erased How many bytes of this table were erased since it was last rewritten.
 */
function isDue({ name, bytes }: Table, times: number, erased: number): boolean {
	const last = state.anew.get(name);
	if (last?.times === times) return false;
	if (bytes <= SMALL_BYTES || erased >= bytes * WORTH_IT) return true;
	const now = performance.now();
	const since = state.waiting.get(name) ?? now;
	state.waiting.set(name, since);
	if (last && now - last.at < DAY_MS) return false;
	return isQuietFor(LONG_QUIET_MS) || now - since > MOST_DAYS * DAY_MS;
}

/**
 * Overwrites the noted traces table by table, each once the app is idle, and at most once an hour. Large tables of
 * which little was erased wait longer.
 * @returns Whether anything was noted and could be worked on.
 */
export async function overwriteTraces(): Promise<boolean> {
	if (!state.mayBeLeft || state.isOverwriting || !env().DATABASE_EMBEDDED) return false;
	if (performance.now() < state.notBefore) return false;
	state.isOverwriting = true;
	state.mayBeLeft = false;
	try {
		const { rows } = await pool().query<{ key: string; points: number }>(
			"SELECT key, points FROM rate_limits WHERE key = $1 OR key LIKE $2",
			[NOTE, noteOf("%")],
		);
		const noted = new Map(rows.map(({ key, points }) => [key, points]));
		const times = noted.get(NOTE);
		if (times === undefined) return false;
		state.mayBeLeft = true;
		state.notBefore = performance.now() + AT_MOST_EVERY_MS;
		const kilobytesOf = (table: string) => noted.get(noteOf(table)) ?? 0;
		const left = await scrub(env().DATABASE_URL, {
			pause: untilQuiet,
			isDue: (table) => isDue(table, times, kilobytesOf(table.name) * 1024),
			async done({ name }) {
				state.anew.set(name, { at: performance.now(), times });
				state.waiting.delete(name);
				// Anything erased in the meantime stays noted.
				await pool().query("UPDATE rate_limits SET points = points - $2 WHERE key = $1", [
					noteOf(name),
					kilobytesOf(name),
				]);
			},
		});
		if (left.some(({ name }) => state.anew.get(name)?.times !== times)) return true;
		await pool().query("DELETE FROM rate_limits WHERE key LIKE $1 AND points <= 0", [noteOf("%")]);
		await pool().query("DELETE FROM rate_limits WHERE key = $1 AND points = $2", [NOTE, times]);
		return true;
	} catch (error) {
		state.mayBeLeft = true;
		throw error;
	} finally {
		state.isOverwriting = false;
	}
}

async function untilQuiet(): Promise<void> {
	const end = performance.now() + MOST_MS;
	do await wait(LOOK_MS);
	while (!isQuietFor(QUIET_MS) && performance.now() < end);
}
