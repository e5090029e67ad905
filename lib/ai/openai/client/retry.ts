import { setTimeout as pause } from "node:timers/promises";
import type { Deadline } from "./deadline";
import { UpstreamFailure } from "./failure";

/** How often one call of the coach may be retried, over all its requests. */
export const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 500;

/** How many retries are left; the requests of one call share them. */
export interface RetryBudget {
	left: number;
}

/**
 * Returns the pause before a retry: twice the last one, times a random factor from a half to one, so that many callers
 * who failed together do not return together.
 * @param tries How many retries came before, from 0.
 * @param random From 0 to 1.
 * @returns Milliseconds.
 */
export function backoffMs(tries: number, random: number): number {
	return FIRST_PAUSE_MS * 2 ** tries * (0.5 + random / 2);
}

/**
 * Repeats a request that failed for a temporary reason, after the pause that the service asked for, or else our own.
 * Gives up at once if that pause would not fit into the remaining time.
 * @param isCommitted Whether part of the answer has been used already, so that it cannot start over.
 * @throws The last failure.
 */
export async function withRetries<T>(
	run: () => Promise<T>,
	deadline: Pick<Deadline, "signal" | "remainingMs">,
	budget: RetryBudget,
	isCommitted: () => boolean = () => false,
): Promise<T> {
	for (;;) {
		try {
			return await run();
		} catch (error) {
			if (!(error instanceof UpstreamFailure) || !error.isRetryable || budget.left <= 0 || isCommitted()) throw error;
			const wait = error.retryAfterMs ?? backoffMs(MAX_RETRIES - budget.left, Math.random());
			if (wait >= deadline.remainingMs()) throw error;
			budget.left -= 1;
			await pause(wait, undefined, { signal: deadline.signal });
		}
	}
}
