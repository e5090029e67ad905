/**
 * The share of the thread that the pages of one person may take while others are here and are answered, and how much at a
 * stretch, in milliseconds.
 */
const SHARE = 1 / 4;
const AT_A_STRETCH_MS = 120;
/** How many of their pages are rendered at once, alone and while others are here, who wait for these. */
const [PAGES_ALONE, PAGES] = [2, 1];
/** So long after their last request somebody is still here, in milliseconds. */
const HERE_MS = 2_000;
/** Somebody whose allowance is whole and who has not been here for so long is forgotten, in milliseconds. */
const FORGOTTEN_MS = 60_000;

/**
 * What each person's pages take of the thread that answers everybody. A page is rendered in one go, and nobody else is
 * answered meanwhile. Nothing tells whose work the thread does, so whoever has pages under way is charged with all of it,
 * in equal parts.
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
	/** Charges what was worked since the last time. */
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
		/** Notes that somebody is here. @param {string} owner */
		seen(owner) {
			of(owner).seen = now();
			forget();
		},
		/** What is left of somebody's allowance, in milliseconds. @param {string} owner */
		leftOf: (owner) => leftOf(of(owner)),
		/**
		 * Whether a page of theirs may begin.
		 * @param {string} owner
		 * @param {boolean} areOthersBusy Whether somebody else is being answered. If not, nobody waits for this page.
		 */
		mayBegin(owner, areOthersBusy) {
			charge();
			const person = of(owner);
			if (isAlone(owner)) return person.pages < PAGES_ALONE;
			return person.pages < PAGES && (leftOf(person) > 0 || !areOthersBusy);
		},
		/** A page of theirs begins. @param {string} owner @returns {() => void} What to call when it has ended. */
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
