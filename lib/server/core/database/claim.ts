import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { databaseNow } from "./clock";

/*
 * Before the coach writes something, the process claims it by storing a time until which that may take, and stores a
 * later one as long as it works. Others wait for it. If the process dies, its claim soon runs out, and another process
 * takes the work up (lib/server/abandoned). All times are the database's, whose clock all processes share.
 */

/** How long a claim holds that is not made longer, in milliseconds. */
const CLAIM_MS = 6_000;
/** How often it is made longer: three tries may fail before it runs out. */
const EXTEND_MS = 1_500;
/** How long after that others still wait: until then, somebody takes the work up if anybody is there. */
export const TAKEN_UP_MS = 6_000;
const POLL_MS = 250;

/** Until when a claim that is made now holds. */
export const claimEnd = (now = databaseNow()): Date => new Date(now.getTime() + CLAIM_MS);

/** No claim ends later than this: one that does was made by a clock that was wrong. */
export const latestEnd = (now: Date): Date => new Date(now.getTime() + 2 * CLAIM_MS);

/** The condition that nobody holds a claim. */
export const isFree = <Column extends string>(column: Column, now = databaseNow()) => ({
	OR: [{ [column]: null }, { [column]: { lte: now } }, { [column]: { gt: latestEnd(now) } }] as Record<
		Column,
		Date | null | { lte: Date } | { gt: Date }
	>[],
});

/** Whether somebody is at work under a claim, or is about to take it up. */
export const isHeld = (until: Date | null, now = databaseNow()): boolean =>
	until !== null && until.getTime() + TAKEN_UP_MS > now.getTime() && until <= latestEnd(now);

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
 * Does a piece of work, and makes its claim longer until it is finished.
 * @param extend Stores the new end of the claim.
 */
export async function whileClaimed<T>(extend: (until: Date) => Promise<unknown>, work: () => Promise<T>): Promise<T> {
	const stop = keepClaimed(extend);
	try {
		return await work();
	} finally {
		stop();
	}
}

/** As `whileClaimed`, for work that ends elsewhere. @returns A function to call at its end. */
export function keepClaimed(extend: (until: Date) => Promise<unknown>): () => void {
	const timer = setInterval(() => void extend(claimEnd()).catch(() => {}), EXTEND_MS).unref();
	return () => clearInterval(timer);
}
