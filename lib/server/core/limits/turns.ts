import { FairQueue } from "./fair-queue";

/** Whose piece took long waits so many times as long before the next one, while others are about. */
const REST = 5;
/** What takes less is a slice that nobody feels, in milliseconds: whoever works in such slices goes on at once. */
const SHORT_MS = 12;

const waiting = new FairQueue<() => void>();
/** Until when each owner rests, on the clock of `performance.now`. */
const rests = new Map<string, number>();
/** How many requests of each person are under way. */
const about = new Map<number, number>();
let isRunning = false;

/** A request of somebody's begins. @returns what is called when it has ended. */
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
 * Does a piece of work on the thread that answers requests when its turn comes: one piece of all people together in each
 * round of the event loop, so that between two of them everybody's requests get on, however many pieces one person sends.
 * Who has just taken long rests while others have requests under way; nobody else waits for that.
 * @param owner Whose work it is: turns go round among people.
 * @param piece A few dozen milliseconds of work at the most.
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
	// Only those who rest wait; somebody else may come in the meantime.
	else setTimeout(next, 1);
}
