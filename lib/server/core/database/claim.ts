import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { databaseNow } from "./clock";

/*
 * Before the coach writes something, the process claims the work by storing a time until which the claim holds, and
 * extends it while it works. Others wait. If the process dies, its claim soon expires, and another process continues
 * the work (lib/server/abandoned). All times are the database's, whose clock all processes share.
 */

/** How long a claim holds unless it is extended, in milliseconds. */
const CLAIM_MS = 6_000;
/** How often a claim is extended, in milliseconds: three attempts may fail before it expires. */
const EXTEND_MS = 1_500;
/**
 * How long after a claim has expired others still wait, in milliseconds: by then another process, if there is one, has
 * continued the work.
 */
export const TAKEN_UP_MS = 6_000;
const POLL_MS = 250;

/** Returns the end of a claim that is made now. */
export const claimEnd = (now = databaseNow()): Date => new Date(now.getTime() + CLAIM_MS);

/** Returns the latest time at which a valid claim can end. One that ends later was made while a clock was wrong. */
export const latestEnd = (now: Date): Date => new Date(now.getTime() + 2 * CLAIM_MS);

/** Returns the Prisma condition that nobody holds a claim. */
export const isFree = <Column extends string>(column: Column, now = databaseNow()) => ({
	OR: [{ [column]: null }, { [column]: { lte: now } }, { [column]: { gt: latestEnd(now) } }] as Record<
		Column,
		Date | null | { lte: Date } | { gt: Date }
	>[],
});

/** Whether a process is working under a claim, or another may still be about to continue its work. */
export const isHeld = (until: Date | null, now = databaseNow()): boolean =>
	until !== null && until.getTime() + TAKEN_UP_MS > now.getTime() && until <= latestEnd(now);

/**
 * Polls until there is a result.
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
 * Does a piece of work, and extends its claim until the work is finished. Returns when no extension is under way any
 * more: who then asks for the claim by its end has to know the latest one.
 * @param extend Stores the new end of the claim.
 */
export async function whileClaimed<T>(extend: (until: Date) => Promise<unknown>, work: () => Promise<T>): Promise<T> {
	const stop = keepClaimed(extend);
	try {
		return await work();
	} finally {
		await stop();
	}
}

/**
 * Like `whileClaimed`, for work whose end the caller reports.
 * @returns A function to call when the work ends; its promise resolves when no extension is under way any more.
 */
export function keepClaimed(extend: (until: Date) => Promise<unknown>): () => Promise<void> {
	let underWay: Promise<unknown> = Promise.resolve();
	const extendAgain = () => {
		underWay = Promise.allSettled([underWay, extend(claimEnd())]);
	};
	const timer = setInterval(extendAgain, EXTEND_MS).unref();
	return async () => {
		clearInterval(timer);
		await underWay;
	};
}
