import "server-only";
import { AppError } from "@/lib/domain/core/errors";

interface Gate {
	/** How many requests of one person may run at once, and how many more may wait. */
	atOnce: number;
	waiting: number;
	/** The message if too many requests wait already, or one has waited too long. */
	tooMany: string;
}

/** The limits for all requests: enough for a browser with a few tabs. */
const REQUESTS: Gate = {
	atOnce: 8,
	waiting: 56,
	tooMany: "That was a lot at once. Please try again in a moment: nothing is lost.",
};
/** The limits for responses of many megabytes, which stay in memory until they are sent. */
const LARGE: Gate = {
	atOnce: 1,
	waiting: 8,
	tooMany: "Another recording is being sent to you. Please try again when it is done.",
};
const WAIT_MS = 15_000;

interface Person {
	busy: number;
	waiting: (() => void)[];
}
type People = Map<number, Person>;
// One per process, even if a bundler evaluates this module several times.
const holder = globalThis as { innerscriptAtOnce?: { requests: People; large: People } };
holder.innerscriptAtOnce ??= { requests: new Map(), large: new Map() };
const { requests, large } = holder.innerscriptAtOnce;

/**
 * Waits until fewer than eight requests of this person are running, so that one person's forty requests do not hold up
 * everybody else.
 * @returns A function to call when this request is done.
 * @throws AppError `rate_limited` if too many wait already, or this one has waited too long.
 */
export const takePlace = (userId: number): Promise<() => void> => take(requests, REQUESTS, userId);

/** Like `takePlace`, for a response of many megabytes: a person gets one at a time. */
export const takeLargePlace = (userId: number): Promise<() => void> => take(large, LARGE, userId);

async function take(people: People, gate: Gate, userId: number): Promise<() => void> {
	const person = people.get(userId) ?? { busy: 0, waiting: [] };
	people.set(userId, person);
	if (person.busy >= gate.atOnce) await turnOf(person, gate);
	else person.busy++;
	return () => {
		// The next waiting request takes this place.
		const next = person.waiting.shift();
		if (next) return next();
		person.busy--;
		if (person.busy === 0) people.delete(userId);
	};
}

function turnOf(person: Person, { waiting, tooMany }: Gate): Promise<void> {
	if (person.waiting.length >= waiting) throw new AppError("rate_limited", tooMany, { retryAfter: 2 });
	return new Promise((resolve, reject) => {
		const begin = () => {
			clearTimeout(timer);
			resolve();
		};
		const timer = setTimeout(() => {
			person.waiting.splice(person.waiting.indexOf(begin), 1);
			reject(new AppError("rate_limited", tooMany, { retryAfter: 5 }));
		}, WAIT_MS).unref();
		person.waiting.push(begin);
	});
}
