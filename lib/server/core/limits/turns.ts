import { watchQueue } from "@/lib/server/core/metrics";
import { FairQueue } from "./fair-queue";

/** The part of the thread that one person's pieces may have while others have requests under way. */
const SHARE = 1 / 4;
/** What may be done at a stretch before that, in milliseconds: nobody's ordinary request takes more. */
const AT_A_STRETCH_MS = 12;
/** How long a piece of many small steps takes, in milliseconds: each request waits for one at every query of its own. */
const SLICE_MS = 4;
/** How often it is looked whether a rest is over, in milliseconds. */
const LOOK_MS = 4;

const waiting = new FairQueue<() => void>();
/** What each owner may still do, in milliseconds, as it was at a time of `performance.now`; below zero, they rest. */
const allowances = new Map<string, { left: number; at: number }>();
/** How many requests of each person are under way. */
const about = new Map<number, number>();
let isDue = false;
let look: ReturnType<typeof setTimeout> | undefined;
watchQueue("turns", () => waiting.size);

/** Notes that a request of somebody's has begun. @returns What to call when it has ended. */
export function arrive(person: number): () => void {
	about.set(person, (about.get(person) ?? 0) + 1);
	return () => {
		const left = (about.get(person) ?? 1) - 1;
		if (left > 0) about.set(person, left);
		else about.delete(person);
	};
}

const isAlone = (owner: string) => about.size === 0 || (about.size === 1 && about.has(Number(owner)));

function allowanceOf(owner: string): number {
	const then = allowances.get(owner);
	return then ? Math.min(AT_A_STRETCH_MS, then.left + (performance.now() - then.at) * SHARE) : AT_A_STRETCH_MS;
}

function spend(owner: string, took: number): void {
	allowances.set(owner, { left: allowanceOf(owner) - took, at: performance.now() });
	for (const one of allowances.keys()) if (allowanceOf(one) === AT_A_STRETCH_MS) allowances.delete(one);
}

/**
 * Does a piece of work on the thread that answers requests, when its turn comes. Each round of the event loop does one
 * piece, whoever it belongs to, so that everybody's requests get on in between, however many pieces one person sends.
 * While others have requests under way, an owner rests whose pieces took more than their share, whether these were few
 * and long or many and short; nobody else waits for that.
 * @param owner Whose work it is: people take turns.
 * @param piece At most a few dozen milliseconds of work.
 * @throws whatever the piece throws.
 */
export function inTurn<T>(owner: number, piece: () => T): Promise<Awaited<T>> {
	return new Promise((resolve, reject) => {
		const key = String(owner);
		waiting.add(key, () => {
			const started = performance.now();
			try {
				resolve(piece() as Awaited<T>);
			} catch (error) {
				reject(error);
			}
			if (!isAlone(key)) spend(key, performance.now() - started);
		});
		wake();
	});
}

/** Takes a step for each of many items, as many in one turn as take a few milliseconds. @throws whatever a step throws. */
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

function wake(): void {
	if (isDue) return;
	isDue = true;
	clearTimeout(look);
	setImmediate(next);
}

function next(): void {
	isDue = false;
	const piece = waiting.take((owner) => allowanceOf(owner) > 0 || isAlone(owner));
	piece?.();
	if (waiting.size === 0) return;
	if (piece) wake();
	// Everybody in the queue rests; somebody else may come in the meantime.
	else look = setTimeout(wake, LOOK_MS);
}
