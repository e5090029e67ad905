import { timeoutError } from "./failure";

/** A call that never ends is stopped after so many times the silence that it may have. */
const LONGEST = 15;

/** The time that one call of the coach has, including retries and repairs. */
export interface Deadline {
	/** Aborts when the time is up or the caller has hung up. */
	signal: AbortSignal;
	/** Milliseconds until the silence has lasted too long. */
	remainingMs(): number;
	/** Something has arrived: the silence starts anew. */
	alive(): void;
}

/**
 * Runs a call that ends when nothing has arrived for `silenceMs` milliseconds, or as soon as the caller's signal
 * aborts. A model that keeps writing may take long; it is only stopped after fifteen times as much.
 * @throws AppError `ai_timeout`; the caller's own abort reason; whatever the call throws before that.
 */
export async function withDeadline<T>(
	silenceMs: number,
	caller: AbortSignal,
	run: (deadline: Deadline) => Promise<T>,
): Promise<T> {
	caller.throwIfAborted();
	const controller = new AbortController();
	const { signal } = controller;
	const lastEnd = performance.now() + silenceMs * LONGEST;
	let endsAt = performance.now() + silenceMs;
	let timer: ReturnType<typeof setTimeout> | undefined;
	// Only moved when it fires, because a timer for every word would cost more than the word.
	const wait = () => {
		const left = endsAt - performance.now();
		if (left > 0) timer = setTimeout(wait, Math.min(Math.ceil(left), LONGEST_TIMER));
		else controller.abort(timeoutError(silenceMs));
	};
	wait();
	const onCallerAbort = () => controller.abort(caller.reason);
	caller.addEventListener("abort", onCallerAbort, { once: true });
	const aborted = new Promise<never>((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
	const alive = () => {
		endsAt = Math.min(performance.now() + silenceMs, lastEnd);
	};
	try {
		return await Promise.race([run({ signal, remainingMs: () => endsAt - performance.now(), alive }), aborted]);
	} catch (error) {
		// The error that a call throws when it is aborted says less than the reason for the abort.
		throw signal.aborted ? signal.reason : error;
	} finally {
		clearTimeout(timer);
		caller.removeEventListener("abort", onCallerAbort);
	}
}

/** The longest that a timer can run. */
const LONGEST_TIMER = 2 ** 31 - 1;
