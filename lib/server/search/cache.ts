import "server-only";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import { PersonIndex } from "./person-index";

/** The most that stays in memory: characters of text of all people together, and the number of people. */
const MOST_CHARACTERS = 40_000_000;
const MOST_PEOPLE = 40;
/** How long a person's index stays in memory after their last search, in milliseconds. */
const KEPT_FOR = 60 * 60 * 1000;

// Hot reload evaluates modules again; the indexes have to survive that.
const holder = globalThis as { innerscriptIndexes?: Map<number, PersonIndex> };

function indexes(): Map<number, PersonIndex> {
	holder.innerscriptIndexes ??= new Map();
	return holder.innerscriptIndexes;
}

/**
 * The index of a person's pages as they are now. It stays in memory, but is compared with the database at every use, so
 * that every instance of the app answers alike.
 * @param offset The person's clock, as `getTimezoneOffset` gives it.
 */
export async function indexOf(userId: number, offset: number): Promise<PersonIndex> {
	const kept = indexes().get(userId);
	const index = kept?.offset === offset ? kept : new PersonIndex(userId, offset);
	// A Map keeps the order of insertion, so the most recently used index is last.
	indexes().delete(userId);
	indexes().set(userId, index);
	index.usedAt = Date.now();
	await index.sync();
	makeRoom(index);
	return index;
}

function makeRoom(current: PersonIndex): void {
	let characters = 0;
	for (const { pages } of indexes().values()) characters += pages.characters;
	for (const [userId, index] of indexes()) {
		const isFine = characters <= MOST_CHARACTERS && indexes().size <= MOST_PEOPLE;
		if (index === current || (isFine && Date.now() - index.usedAt < KEPT_FOR)) continue;
		characters -= index.pages.characters;
		indexes().delete(userId);
	}
}

/** The pages of the index of a person as they are now. */
export const pagesOf = async (userId: number, offset: number): Promise<PageIndex> =>
	(await indexOf(userId, offset)).pages;

/** The same if they are in memory already; null where they would have to be read first. */
export async function indexAtHand(userId: number, offset: number): Promise<PageIndex | null> {
	const kept = indexes().get(userId);
	return kept?.isComplete && kept.offset === offset ? pagesOf(userId, offset) : null;
}

/** Removes a person's index from this process. */
export function forgetIndex(userId: number): void {
	indexes().delete(userId);
}
