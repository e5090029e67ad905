import "server-only";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import { Budget, LIMITS } from "./budget";
import { PersonIndex } from "./person-index";

// Survives hot reload, which evaluates modules again.
const holder = globalThis as { innerscriptIndexes?: Budget<PersonIndex> };

function indexes(): Budget<PersonIndex> {
	holder.innerscriptIndexes ??= new Budget();
	return holder.innerscriptIndexes;
}

/**
 * Returns the index of a person's pages as they are now. It stays in memory, but is compared with the database at every
 * use, so that every instance of the app gives the same results. For a person who has written more than their share of
 * memory, it has the newest pages; `scan` searches the others.
 * @param offset The person's time zone offset in minutes, as returned by `getTimezoneOffset`.
 */
export async function indexOf(userId: number, offset: number): Promise<PersonIndex> {
	const all = indexes();
	const kept = all.get(userId);
	const isGood = kept?.offset === offset && !wasCutShort(kept);
	if (kept && !isGood) all.drop(userId);
	const index = isGood ? kept : new PersonIndex(userId, offset);
	all.use(userId, index);
	await index.sync((wanted) => (all.get(userId) === index ? all.roomFor(index, wanted) : 0));
	return index;
}

/** Whether pages were left out because others needed the memory, and not because the share was used up. */
const wasCutShort = (index: PersonIndex) => index.isComplete && index.bytes < LIMITS.share / 2 && index.hasLeftOut;

/** Returns the pages of a person's index as they are now. */
export const pagesOf = async (userId: number, offset: number): Promise<PageIndex> =>
	(await indexOf(userId, offset)).pages;

/** Like `pagesOf`, but returns null if the pages are not in memory yet. */
export async function indexAtHand(userId: number, offset: number): Promise<PageIndex | null> {
	const kept = indexes().get(userId);
	return kept?.isComplete && kept.offset === offset ? pagesOf(userId, offset) : null;
}

/** Removes a person's index from this process. */
export function forgetIndex(userId: number): void {
	indexes().drop(userId);
}
