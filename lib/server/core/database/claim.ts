import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { env } from "@/lib/server/core/env";

/*
 * Before the coach writes something, the process claims it by storing a time until which that may take. Others wait for
 * it. If the process dies, its claim runs out.
 */

/** How long a claim outlives the coach's own time limit, in milliseconds: long enough to store what was written. */
const MARGIN_MS = 15_000;
const POLL_MS = 250;

/** Until when a claim that is made now holds. */
export const claimEnd = (now = new Date()): Date => new Date(now.getTime() + env().AI_TIMEOUT_MS + MARGIN_MS);

/** A condition on a claim's column: nobody is at work. */
export const isFree = <Column extends string>(column: Column, now = new Date()) => ({
	OR: [{ [column]: null }, { [column]: { lte: now } }] as Record<Column, Date | null | { lte: Date }>[],
});

/** Whether somebody is at work under a claim. */
export const isHeld = (until: Date | null, now: Date): boolean => until !== null && until > now;

/**
 * Looks again and again until there is something to see.
 * @param look Returns null as long as the work goes on.
 * @throws whatever `look` throws; the signal's reason.
 */
export async function waitFor<T>(look: () => Promise<T | null>, signal?: AbortSignal): Promise<T> {
	for (;;) {
		const found = await look();
		if (found !== null) return found;
		await wait(POLL_MS, undefined, signal && { signal });
	}
}

/**
 * Does a piece of work, and extends its claim until it is finished: a slow model may keep writing for many times as
 * long as it may be silent.
 * @param extend Stores the new end of the claim.
 */
export async function whileClaimed<T>(extend: (until: Date) => Promise<unknown>, work: () => Promise<T>): Promise<T> {
	const timer = setInterval(() => void extend(claimEnd()).catch(() => {}), env().AI_TIMEOUT_MS / 2);
	try {
		return await work();
	} finally {
		clearInterval(timer);
	}
}
