import { setTimeout as pause } from "node:timers/promises";
import type { Deadline } from "./deadline";
import { UpstreamFailure } from "./failure";

/** How often one call of the coach may be tried again, over all its requests. */
export const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 500;

/** How many tries are left; shared by the requests of one call. */
export interface RetryBudget {
	left: number;
}

/**
 * The pause before another try: doubled each time, and anywhere between half of that and all of it, so that
 * many callers who failed together do not come back together.
 * @param tries How many retries came before, from 0.
 * @param random From 0 to 1.
 * @returns Milliseconds.
 */
export function backoffMs(tries: number, random: number): number {
	return FIRST_PAUSE_MS * 2 ** tries * (0.5 + random / 2);
}

/**
 * Runs a request again when it failed in a way that may pass, after the pause the service asked for or our own.
 * Gives up at once when that pause would not fit into the remaining time.
 * @param isCommitted Whether something of the answer was used already, so that it cannot be begun anew.
 * @throws The last failure.
 */
export async function withRetries<T>(
	run: () => Promise<T>,
	deadline: Deadline,
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
