import "server-only";
import type { OnWaitState } from "@/lib/ai/types";
import type { Awaited, Waiting, WaitState } from "@/lib/domain/waiting/waiting";

// One per process, even if a bundler evaluates this module several times.
const holder = globalThis as { innerscriptWaiting?: Map<string, WaitState> };
holder.innerscriptWaiting ??= new Map();
const states = holder.innerscriptWaiting;

const keyOf = (userId: number, what: Awaited) => `${userId} ${what}`;

/**
 * Runs work that may have to wait for a coach, and records meanwhile what it waits for. Only this process knows: if
 * there are several, the others report nothing.
 */
export async function whileWaiting<T>(
	userId: number,
	what: Awaited,
	work: (waits: OnWaitState) => Promise<T>,
): Promise<T> {
	const key = keyOf(userId, what);
	let last: WaitState | undefined;
	try {
		return await work((state) => {
			last = state;
			states.set(key, state);
		});
	} finally {
		// Unless a second request has reported something since.
		if (last && states.get(key) === last) states.delete(key);
	}
}

/** Returns what a person's text is waiting for. */
export const waitingOf = (userId: number, what: Awaited): Waiting => ({
	state: states.get(keyOf(userId, what)) ?? null,
});
