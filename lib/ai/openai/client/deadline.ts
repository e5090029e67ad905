import { timeoutError } from "./failure";

/** The longest a call may take, as a multiple of the silence it may have. */
const LONGEST = 15;

/** The time limit of one call of the coach, including retries and repairs. */
export interface Deadline {
	/** Aborts when the time is up or the client has disconnected. */
	signal: AbortSignal;
	/** Returns how many milliseconds of silence are left. */
	remainingMs(): number;
	/**
	 * Reports that something has arrived, which restarts the silence.
	 * @param isWriting Whether it is part of the answer itself.
	 */
	alive(isWriting?: boolean): void;
	/**
	 * Stops counting, because the server answers others first.
	 * @returns A function that starts counting again.
	 */
	hold(): () => void;
}

/**
 * Runs a call that ends when nothing has arrived for `silenceMs` milliseconds (before the first word: `firstMs`), or as
 * soon as the caller's signal aborts. A model that keeps writing may take long; it is only stopped after fifteen times
 * as much.
 * @throws AppError `ai_timeout`; the caller's own abort reason; whatever the call throws before that.
 */
export async function withDeadline<T>(
	{ silenceMs, firstMs = silenceMs }: { silenceMs: number; firstMs?: number },
	caller: AbortSignal,
	run: (deadline: Deadline) => Promise<T>,
): Promise<T> {
	caller.throwIfAborted();
	const controller = new AbortController();
	const { signal } = controller;
	const end = () => performance.now() + silenceMs * LONGEST + firstMs - silenceMs;
	let lastEnd = end();
	let endsAt = performance.now() + firstMs;
	let hasWritten = false;
	let held = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	// The timer is only moved when it fires, because resetting it for every word would be expensive.
	const wait = () => {
		const left = held > 0 ? firstMs : endsAt - performance.now();
		if (left > 0) timer = setTimeout(wait, Math.min(Math.ceil(left), LONGEST_TIMER));
		else controller.abort(timeoutError(silenceMs));
	};
	wait();
	const onCallerAbort = () => controller.abort(caller.reason);
	caller.addEventListener("abort", onCallerAbort, { once: true });
	const aborted = new Promise<never>((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
	const alive = (isWriting = true) => {
		const isFirst = isWriting && !hasWritten;
		hasWritten ||= isWriting;
		endsAt = Math.min(performance.now() + (hasWritten ? silenceMs : firstMs), lastEnd);
		// The deadline is now earlier than before.
		if (!isFirst || firstMs === silenceMs) return;
		clearTimeout(timer);
		wait();
	};
	const hold = () => {
		held += 1;
		return () => {
			held -= 1;
			lastEnd = end();
			hasWritten = false;
			alive(false);
		};
	};
	try {
		return await Promise.race([run({ signal, remainingMs: () => endsAt - performance.now(), alive, hold }), aborted]);
	} catch (error) {
		// The error that a call throws when it is aborted says less than the reason for the abort.
		throw signal.aborted ? signal.reason : error;
	} finally {
		clearTimeout(timer);
		caller.removeEventListener("abort", onCallerAbort);
	}
}

/** The longest delay of a timer, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;
