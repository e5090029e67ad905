import { setImmediate as nextRound } from "node:timers/promises";
import { Scheduler } from "@/lib/domain/core/scheduler";
import { watchQueue } from "@/lib/server/core/metrics";

/** The share of the main thread's time that one person may use while others have requests under way. */
const SHARE = 1 / 4;
/** How much time one person may use before that share applies, in milliseconds: no ordinary request takes more. */
const AT_A_STRETCH_MS = 12;
/**
 * How long one slice of many small steps takes, in milliseconds. Every query of another request waits for at most one
 * slice.
 */
const SLICE_MS = 4;
/** How often to check whether an owner may run again, in milliseconds. */
const CHECK_MS = 4;

/** The time that each owner has left, in milliseconds, as of a `performance.now`. Below zero, they have to wait. */
const allowances = new Map<string, { left: number; at: number }>();
/** How many requests of each person are under way. */
// One per process, even if a bundler evaluates this module several times.
const holder = globalThis as { innerscriptInFlight?: Map<number, number>; innerscriptLastSeen?: number };
holder.innerscriptInFlight ??= new Map();
holder.innerscriptLastSeen ??= performance.now();
const requestsInFlight = holder.innerscriptInFlight;

const scheduler = new Scheduler({
	places: 1,
	mayBegin: (owner) => allowanceOf(owner) > 0 || isAlone(owner),
	askAgainMs: CHECK_MS,
});
watchQueue("turns", () => scheduler.length);

/**
 * Notes that a person's request has begun.
 * @returns A function to call when it has ended.
 */
export function arrive(person: number): () => void {
	requestsInFlight.set(person, (requestsInFlight.get(person) ?? 0) + 1);
	return () => {
		holder.innerscriptLastSeen = performance.now();
		const left = (requestsInFlight.get(person) ?? 1) - 1;
		if (left > 0) requestsInFlight.set(person, left);
		else requestsInFlight.delete(person);
	};
}

/** Whether no signed-in person has had a request under way for this many milliseconds. */
export const isQuietFor = (ms: number): boolean =>
	requestsInFlight.size === 0 && performance.now() - (holder.innerscriptLastSeen ?? 0) >= ms;

const isAlone = (owner: string) =>
	requestsInFlight.size === 0 || (requestsInFlight.size === 1 && requestsInFlight.has(Number(owner)));

function allowanceOf(owner: string): number {
	const then = allowances.get(owner);
	return then ? Math.min(AT_A_STRETCH_MS, then.left + (performance.now() - then.at) * SHARE) : AT_A_STRETCH_MS;
}

function spend(owner: string, took: number): void {
	allowances.set(owner, { left: allowanceOf(owner) - took, at: performance.now() });
	for (const one of allowances.keys()) if (allowanceOf(one) === AT_A_STRETCH_MS) allowances.delete(one);
}

/**
 * Does a piece of work on the main thread when its turn comes. Each round of the event loop does one piece, and
 * requests run in between. While others have requests under way, an owner who used more than their share has to wait;
 * nobody else waits for that.
 * @param owner The person whose work it is: people take turns.
 * @param piece At most a few dozen milliseconds of work.
 * @throws whatever the piece throws.
 */
export async function inTurn<T>(owner: number, piece: () => T): Promise<Awaited<T>> {
	const key = String(owner);
	const done = await scheduler.run(key, async () => {
		await nextRound();
		const started = performance.now();
		try {
			// Wrapped in an object, so that the turn ends with the synchronous work; awaiting the promise blocks nobody.
			return { result: piece() };
		} finally {
			if (!isAlone(key)) spend(key, performance.now() - started);
		}
	});
	return await done.result;
}

/**
 * Runs a step for each of many items, a few milliseconds of steps per turn.
 * @throws whatever a step throws.
 */
export async function eachInTurn<Item>(
	owner: number,
	items: readonly Item[],
	step: (item: Item) => void,
): Promise<void> {
	for (let at = 0; at < items.length; ) {
		at = await inTurn(owner, () => {
			const started = performance.now();
			let next = at;
			while (next < items.length && (next === at || performance.now() - started < SLICE_MS))
				step(items[next++] as Item);
			return next;
		});
	}
}
