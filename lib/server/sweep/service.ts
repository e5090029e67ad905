import "server-only";
import { isDatabaseAway } from "@/lib/server/core/database/db";
import { describeError, logger } from "@/lib/server/core/logger";
import { dropDue } from "@/lib/server/undo/service";

const EVERY_MS = 60_000;
let sweptAt = 0;

/**
 * Removes expired data, at most once a minute. Every readiness check triggers it: a host's own checks, and a cron job where
 * the host freezes the app between requests. Never throws.
 */
export async function sweep(): Promise<void> {
	const now = Date.now();
	if (now - sweptAt < EVERY_MS) return;
	sweptAt = now;
	try {
		await dropDue();
	} catch (error) {
		if (!isDatabaseAway(error)) logger().warn({ error: describeError(error) }, "nothing was swept");
	}
}
