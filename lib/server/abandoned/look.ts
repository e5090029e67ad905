import "server-only";
import { overwriteTraces } from "@/lib/server/account/traces";
import { isDatabaseAway, pool } from "@/lib/server/core/database/db";
import { describeError, logger } from "@/lib/server/core/logger";
import { sweep } from "@/lib/server/sweep/service";
import type { Abandoned } from "./service";

/**
 * How often each process checks, in milliseconds. A host that suspends it between requests lets it check during the
 * next one.
 */
const LOOK_MS = 2_000;
/** How many pieces of work one process continues at a time, because others may be checking as well. */
const MOST = 2;

// Compared with the statement's start time: with clock_timestamp(), which changes while the statement runs, Postgres
// would use no index.
const ABANDONED = `
	SELECT 'reflection' AS kind, user_id AS "userId", id FROM journal_entries WHERE insight_until <= statement_timestamp()
	UNION ALL SELECT 'analysis', user_id, id FROM user_responses WHERE analysis_until <= statement_timestamp()
	UNION ALL SELECT kind, user_id, to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM script_generations
		WHERE failure IS NULL AND NOT is_composed AND until <= statement_timestamp()
	LIMIT ${MOST}`;

const holder = globalThis as { innerscriptLook?: NodeJS.Timeout };

/** Checks regularly, as long as this process runs, for work that another process left when it died. */
export function lookForAbandoned(): void {
	let isLooking = false;
	const look = async () => {
		if (isLooking) return;
		isLooking = true;
		try {
			while ((await takeUpAbandoned()) > 0);
			void sweep();
			void overwriteTraces().catch((error) =>
				logger().error({ error: describeError(error) }, "the traces of an erased account could not be overwritten"),
			);
		} catch (error) {
			if (!isDatabaseAway(error)) logger().warn({ error: describeError(error) }, "no look for abandoned work");
		} finally {
			isLooking = false;
		}
	};
	clearInterval(holder.innerscriptLook);
	holder.innerscriptLook = setInterval(look, LOOK_MS).unref();
}

/**
 * Continues work that is abandoned now.
 * @returns how many pieces of work there were.
 */
export async function takeUpAbandoned(): Promise<number> {
	const { rows } = await pool().query<Abandoned>(ABANDONED);
	if (rows.length === 0) return 0;
	// Loaded only when there is something to do, so that an idle process does not load the coach.
	const { takeUp } = await import("./service");
	// All at the same time, so that nobody waits for somebody else's text first.
	const taken = await Promise.allSettled(rows.map(takeUp));
	for (const one of taken) if (one.status === "rejected") throw one.reason;
	return rows.length;
}
