import { timeoutError } from "./failure";

/** The time one call of the coach has, retries and repairs included. */
export interface Deadline {
	/** Aborts when the time is up or the caller has gone. */
	signal: AbortSignal;
	remainingMs(): number;
}

/**
 * Runs a call that must end within `timeoutMs` milliseconds, or as soon as the caller's signal aborts.
 * @throws AppError `ai_timeout`; the caller's own abort reason; whatever the call throws before that.
 */
export async function withDeadline<T>(
	timeoutMs: number,
	caller: AbortSignal,
	run: (deadline: Deadline) => Promise<T>,
): Promise<T> {
	caller.throwIfAborted();
	const endsAt = performance.now() + timeoutMs;
	const controller = new AbortController();
	const { signal } = controller;
	const timer = setTimeout(() => controller.abort(timeoutError(timeoutMs)), timeoutMs);
	const onCallerAbort = () => controller.abort(caller.reason);
	caller.addEventListener("abort", onCallerAbort, { once: true });
	const aborted = new Promise<never>((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
	try {
		return await Promise.race([run({ signal, remainingMs: () => endsAt - performance.now() }), aborted]);
	} catch (error) {
		// What a call throws because it was aborted says less than the reason for which it was.
		throw signal.aborted ? signal.reason : error;
	} finally {
		clearTimeout(timer);
		caller.removeEventListener("abort", onCallerAbort);
	}
}
