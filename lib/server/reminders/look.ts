import "server-only";
import { databaseNow } from "@/lib/server/core/database/clock";
import { isDatabaseAway } from "@/lib/server/core/database/db";
import { readRows } from "@/lib/server/core/database/read-rows";
import { describeError, logger } from "@/lib/server/core/logger";
import { Prisma } from "@/prisma/client/client";

/** How often a process checks, in milliseconds. */
const EVERY_MS = 20_000;

const holder = globalThis as { innerscriptReminders?: NodeJS.Timeout };
let lookedAt = 0;
let isLooking = false;

/** Checks regularly, as long as this process runs, for reminders that are due. */
export function remindWhenDue(): void {
	clearInterval(holder.innerscriptReminders);
	holder.innerscriptReminders = setInterval(remind, EVERY_MS).unref();
}

/** Sends what is due, unless this process has just checked. Never throws. */
export async function remind(): Promise<void> {
	if (isLooking || Date.now() - lookedAt < EVERY_MS / 2) return;
	lookedAt = Date.now();
	isLooking = true;
	try {
		const now = databaseNow();
		const due = await readRows(Prisma.sql`SELECT 1 FROM reminders WHERE next_at <= ${now} LIMIT 1`);
		// Loaded only when there is something to send.
		if (due.length > 0) await (await import("./due")).sendDue(now);
	} catch (error) {
		if (!isDatabaseAway(error)) logger().warn({ error: describeError(error) }, "no reminder could be sent");
	} finally {
		isLooking = false;
	}
}
