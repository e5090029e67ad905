import { timeoutError } from "./failure";

/** A call that never ends is stopped after so many times the silence that it may have. */
const LONGEST = 15;

/** The time that one call of the coach has, including retries and repairs. */
export interface Deadline {
	/** Aborts when the time is up or the caller has hung up. */
	signal: AbortSignal;
	/** Milliseconds until the silence has lasted too long. */
	remainingMs(): number;
	/** Something has arrived: the silence starts anew. @param isWriting Whether it is of the answer itself. */
	alive(isWriting?: boolean): void;
	/** Nothing can arrive yet, because others are answered first. @returns How to begin to count. */
	hold(): () => void;
}

/**
 * Runs a call that ends when nothing has arrived for `silenceMs` milliseconds (before the first word: `firstMs`), or as
 * soon as the caller's signal aborts. A model that keeps writing may take long; it is only stopped after fifteen times as much.
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
	// Only moved when it fires, because a timer for every word would cost more than the word.
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
		// The end is nearer than it was.
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

/** The longest that a timer can run. */
const LONGEST_TIMER = 2 ** 31 - 1;
