import { get, getMany } from "idb-keyval";
import { closeShelf } from "./close";
import { ACCOUNT, canStoreOffline, change, database, SHELF } from "./database";
import { readKeyHalf, renewKeyHalf } from "./half";
import { keyFor, open, type Sealed, seal } from "./keys";
import { type Shelf, type ShelfKind, shelfKinds } from "./shelf-kinds";

const placeOf = (kind: ShelfKind) => `${SHELF}${kind}`;

/** Returns the id of the person whose reading this browser keeps; null if there is none. */
export const keptAccount = async (): Promise<number | null> => (await get<number>(ACCOUNT, database())) ?? null;

/** Makes this browser keep what one person reads. Data of another person is removed first. */
export async function openShelf(userId: number): Promise<void> {
	if ((await keptAccount()) !== userId) await closeShelf();
	renewKeyHalf(true);
	await change((kept) => void kept.put(userId, ACCOUNT));
}

/** Returns the key of a person's shelf; null if this browser has lost its half. */
async function shelfKey(userId: number): Promise<CryptoKey | null> {
	const salt = readKeyHalf();
	return salt === null ? null : keyFor("shelf", userId, salt);
}

/**
 * Changes one part of the shelf. Does nothing if nobody, or somebody else, is signed in by now.
 * @param after Makes the new part from the present one; null removes it.
 */
export async function changeShelf<Kind extends ShelfKind>(
	userId: number,
	kind: Kind,
	after: (before: Shelf[Kind] | null) => Shelf[Kind] | null,
): Promise<void> {
	const place = placeOf(kind);
	const key = await shelfKey(userId);
	if (key === null) return;
	const value = after(await open<Shelf[Kind]>(key, place, await get<Sealed>(place, database())));
	const sealed = value && (await seal(key, place, value));
	await change((kept) => {
		const asked: IDBRequest<unknown> = kept.get(ACCOUNT);
		// In one transaction with the check of who is signed in, so that signing out in the meantime is not undone.
		asked.onsuccess = () => {
			if (asked.result !== userId) return;
			if (sealed) kept.put(sealed, place);
			else kept.delete(place);
		};
	});
}

/** Reads who was signed in here, and what they read last; null if nobody was, or nothing can be decrypted any more. */
export async function readShelf(): Promise<{ userId: number; shelf: Partial<Shelf> } | null> {
	if (!canStoreOffline()) return null;
	try {
		const userId = await keptAccount();
		const key = userId === null ? null : await shelfKey(userId);
		if (userId === null || key === null) return null;
		const sealed = await getMany<Sealed>(shelfKinds.map(placeOf), database());
		const opened = await Promise.all(
			shelfKinds.map(async (kind, at) => [kind, await open(key, placeOf(kind), sealed[at])] as const),
		);
		return { userId, shelf: Object.fromEntries(opened.filter(([, value]) => value !== null)) };
	} catch {
		return null;
	}
}
