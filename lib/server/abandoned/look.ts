import "server-only";
import { overwriteTraces } from "@/lib/server/account/traces";
import { isDatabaseAway, pool } from "@/lib/server/core/database/db";
import { describeError, logger } from "@/lib/server/core/logger";
import type { Abandoned } from "./service";

/** How often each process looks, in milliseconds. A host that stops it between requests lets it look with the next one. */
const LOOK_MS = 2_000;
/** The most that one process takes up at a time: others may be looking, too. */
const MOST = 2;

const ABANDONED = `
	SELECT 'reflection' AS kind, user_id AS "userId", id FROM journal_entries WHERE insight_until <= clock_timestamp()
	UNION ALL SELECT 'analysis', user_id, id FROM user_responses WHERE analysis_until <= clock_timestamp()
	UNION ALL SELECT kind, user_id, to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM script_generations
		WHERE failure IS NULL AND NOT is_composed AND until <= clock_timestamp()
	LIMIT ${MOST}`;

const holder = globalThis as { innerscriptLook?: NodeJS.Timeout };

/** Looks again and again, as long as this process runs, for work that another one left when it died. */
export function lookForAbandoned(): void {
	let isLooking = false;
	const look = async () => {
		if (isLooking) return;
		isLooking = true;
		try {
			while ((await takeUpAbandoned()) > 0);
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

/** Takes up what is abandoned now. @returns How much that was. */
export async function takeUpAbandoned(): Promise<number> {
	const { rows } = await pool().query<Abandoned>(ABANDONED);
	if (rows.length === 0) return 0;
	// Loaded only when there is something to do, so that an idle process does not load the coach.
	const { takeUp } = await import("./service");
	// All at once, so that nobody waits for somebody else's text first.
	const taken = await Promise.allSettled(rows.map(takeUp));
	for (const one of taken) if (one.status === "rejected") throw one.reason;
	return rows.length;
}
