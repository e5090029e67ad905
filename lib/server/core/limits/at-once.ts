import "server-only";
import { AppError } from "@/lib/domain/core/errors";

/** How many requests of one person are worked on at once; a browser with a few tabs has no more. */
const AT_ONCE = 8;
/** How many more of theirs may wait, and how long, in milliseconds. */
const WAITING = 56;
const WAIT_MS = 15_000;
const TOO_MANY = "That was a lot at once. Please try again in a moment: nothing is lost.";

interface Person {
	busy: number;
	waiting: (() => void)[];
}
// One for the process, however often bundlers evaluate this module.
const holder = globalThis as { innerscriptAtOnce?: Map<number, Person> };
holder.innerscriptAtOnce ??= new Map();
const people = holder.innerscriptAtOnce;

/**
 * Waits until fewer than eight requests of this person are worked on, so that nobody else waits behind forty of theirs.
 * @returns What to call when this one is answered.
 * @throws AppError `rate_limited` where too many wait already, or this one has waited too long.
 */
export async function takePlace(userId: number): Promise<() => void> {
	const person = people.get(userId) ?? { busy: 0, waiting: [] };
	people.set(userId, person);
	if (person.busy >= AT_ONCE) await turnOf(person);
	else person.busy++;
	return () => {
		// Whoever comes next takes this place.
		const next = person.waiting.shift();
		if (next) return next();
		person.busy--;
		if (person.busy === 0) people.delete(userId);
	};
}

function turnOf(person: Person): Promise<void> {
	if (person.waiting.length >= WAITING) throw new AppError("rate_limited", TOO_MANY, { retryAfter: 2 });
	return new Promise((resolve, reject) => {
		const begin = () => {
			clearTimeout(timer);
			resolve();
		};
		const timer = setTimeout(() => {
			person.waiting.splice(person.waiting.indexOf(begin), 1);
			reject(new AppError("rate_limited", TOO_MANY, { retryAfter: 5 }));
		}, WAIT_MS).unref();
		person.waiting.push(begin);
	});
}
