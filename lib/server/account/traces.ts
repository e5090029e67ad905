import { setTimeout as wait } from "node:timers/promises";
import { pool } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";
import { isQuiet } from "@/lib/server/core/work/turns";
import { scrub } from "./scrub";

/*
 * Erased rows stay in the files of an embedded database until they are overwritten, for which its tables are written anew.
 * Nobody's request waits for that: a note says that it is to be done, and whoever finds the note does it, after a restart
 * as well.
 */

/** A row of `rate_limits` that does not expire: how many times something was erased. */
const NOTE = "tracesOfErased";
/** How often it is looked whether nobody has a request under way, in milliseconds, and how long at the most for each table. */
const LOOK_MS = 100;
const MOST_MS = 5_000;

// One for the process, however often bundlers evaluate this module.
const holder = globalThis as { innerscriptTraces?: { mayBeLeft: boolean; isOverwriting: boolean } };
holder.innerscriptTraces ??= { mayBeLeft: true, isOverwriting: false };
const state = holder.innerscriptTraces;

/** Notes that there are traces. */
export async function noteTraces(): Promise<void> {
	await pool().query(
		`INSERT INTO rate_limits AS r (key, points) VALUES ($1, 1) ON CONFLICT (key) DO UPDATE SET points = r.points + 1`,
		[NOTE],
	);
	state.mayBeLeft = true;
}

/** Overwrites what is noted, table by table, each when nobody waits for an answer. @returns Whether there was something. */
export async function overwriteTraces(): Promise<boolean> {
	if (!state.mayBeLeft || state.isOverwriting || !env().DATABASE_EMBEDDED) return false;
	state.isOverwriting = true;
	state.mayBeLeft = false;
	try {
		const { rows } = await pool().query<{ points: number }>("SELECT points FROM rate_limits WHERE key = $1", [NOTE]);
		const [noted] = rows;
		if (!noted) return false;
		state.mayBeLeft = true;
		await scrub(env().DATABASE_URL, untilQuiet);
		// What was erased meanwhile is noted still.
		await pool().query("DELETE FROM rate_limits WHERE key = $1 AND points = $2", [NOTE, noted.points]);
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
	while (!isQuiet() && performance.now() < end);
}
