import { watchQueue } from "@/lib/server/core/metrics";
import { FairQueue } from "./fair-queue";

/** While others are waiting, the owner of a long piece of work pauses for so many times as long as it took. */
const REST = 5;
/** Anything shorter goes unnoticed, in milliseconds: work in such short slices is not made to pause. */
const SHORT_MS = 12;

const waiting = new FairQueue<() => void>();
/** Until when each owner pauses, by the clock of `performance.now`. */
const rests = new Map<string, number>();
/** How many requests of each person are under way. */
const about = new Map<number, number>();
let isRunning = false;
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

/**
 * Does a piece of work on the thread that answers requests, when its turn comes. Each round of the event loop does one
 * piece, whoever it belongs to, so that everybody's requests get on in between, however many pieces one person sends.
 * An owner whose piece took long pauses while others have requests under way; nobody else waits for that.
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
			const took = performance.now() - started;
			if (took > SHORT_MS) rests.set(key, performance.now() + took * REST);
		});
		if (isRunning) return;
		isRunning = true;
		setImmediate(next);
	});
}

function next(): void {
	const now = performance.now();
	for (const [owner, until] of rests) if (until <= now) rests.delete(owner);
	const piece = waiting.take((owner) => !rests.has(owner) || isAlone(owner));
	piece?.();
	if (waiting.size === 0) isRunning = false;
	else if (piece) setImmediate(next);
	// Everybody in the queue is pausing; somebody else may come in the meantime.
	else setTimeout(next, 1);
}
