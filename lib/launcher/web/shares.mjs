/**
 * The share of the main thread that one person's pages may take while others are being answered, and how much in one
 * stretch, in milliseconds.
 */
const SHARE = 1 / 4;
const AT_A_STRETCH_MS = 120;
/** How many pages of one person are rendered at once: if nobody else is here, and if others are and wait for them. */
const [PAGES_ALONE, PAGES] = [2, 1];
/** How long after their last request a person counts as still here, in milliseconds. */
const HERE_MS = 2_000;
/** A person with a full allowance who has not been here for this long, in milliseconds, is dropped from memory. */
const FORGOTTEN_MS = 60_000;

/**
 * Measures how much each person's pages take of the main thread. A page is rendered in one go, and nobody else is
 * answered meanwhile. The thread's work cannot be attributed to a request, so it is charged in equal parts to everybody
 * whose pages are being rendered.
 * @param {() => number} now A clock, in milliseconds.
 * @param {() => number} worked How long the thread has worked since it began, in milliseconds.
 */
export function shares(now, worked) {
	/** @type {Map<string, { pages: number, left: number, at: number, seen: number }>} */
	const people = new Map();
	let charged = worked();
	let forgotAt = now();

	const of = (owner) => {
		const known = people.get(owner) ?? { pages: 0, left: AT_A_STRETCH_MS, at: now(), seen: Number.NEGATIVE_INFINITY };
		people.set(owner, known);
		return known;
	};
	/** Charges the work since the last charge. */
	const charge = () => {
		const work = worked() - charged;
		charged += work;
		const rendering = [...people.values()].filter(({ pages }) => pages > 0);
		for (const person of rendering) person.left = leftOf(person) - work / rendering.length;
		for (const person of rendering) person.at = now();
	};
	const leftOf = ({ left, at }) => Math.min(AT_A_STRETCH_MS, left + (now() - at) * SHARE);
	const forget = () => {
		if (now() - forgotAt < FORGOTTEN_MS) return;
		forgotAt = now();
		for (const [owner, person] of people) {
			const isGone = person.pages === 0 && now() - person.seen > FORGOTTEN_MS && leftOf(person) === AT_A_STRETCH_MS;
			if (isGone) people.delete(owner);
		}
	};
	const isAlone = (owner) => ![...people].some(([other, { seen }]) => other !== owner && now() - seen < HERE_MS);

	return {
		/**
		 * Notes that a person is here.
		 * @param {string} owner
		 */
		seen(owner) {
			of(owner).seen = now();
			forget();
		},
		/**
		 * Returns the rest of a person's allowance, in milliseconds.
		 * @param {string} owner
		 */
		leftOf: (owner) => leftOf(of(owner)),
		/**
		 * Whether a page of this person may begin.
		 * @param {string} owner
		 * @param {boolean} areOthersBusy Whether somebody else is being answered. If not, nobody waits for this page.
		 */
		mayBegin(owner, areOthersBusy) {
			charge();
			const person = of(owner);
			if (isAlone(owner)) return person.pages < PAGES_ALONE;
			return person.pages < PAGES && (leftOf(person) > 0 || !areOthersBusy);
		},
		/**
		 * Notes that a page of this person begins.
		 * @param {string} owner
		 * @returns {() => void} A function to call when it has ended.
		 */
		begin(owner) {
			charge();
			const person = of(owner);
			if (person.pages === 0) Object.assign(person, { left: leftOf(person), at: now() });
			person.pages++;
			let isOver = false;
			return () => {
				if (isOver) return;
				isOver = true;
				charge();
				person.pages--;
			};
		},
	};
}
