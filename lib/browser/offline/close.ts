import { promisifyRequest } from "idb-keyval";
import { ACCOUNT, canStoreOffline, change, database, keysWithPrefix, OUTBOX, SHELF } from "./database";
import { deleteKeyHalf } from "./half";

/** Removes everything that can be read offline. The outbox stays. Never throws. */
export async function closeShelf(): Promise<void> {
	if (!canStoreOffline()) return;
	// First, because it is synchronous: from here on, nothing can be decrypted.
	deleteKeyHalf();
	try {
		await change((kept) => {
			kept.delete(ACCOUNT);
			kept.delete(keysWithPrefix(SHELF));
		});
	} catch {
		// If nothing can be stored, there is nothing to remove.
	}
}

/** The keys of what waits to be sent: of one person or, without one, of everybody. */
const waitingOf = (userId?: number) => keysWithPrefix(userId === undefined ? OUTBOX : `${OUTBOX}${userId}/`);

/**
 * Removes everything that is kept for offline use, including the outbox. Never throws.
 * @param userId Whose outbox; without one, everybody's.
 */
export async function forgetOffline(userId?: number): Promise<void> {
	await closeShelf();
	if (!canStoreOffline()) return;
	await change((kept) => {
		if (userId === undefined) return void kept.clear();
		kept.delete(waitingOf(userId));
		const others = kept.count(waitingOf());
		// What the outbox itself needs stays only for somebody else's entries.
		others.onsuccess = () => others.result === 0 && kept.clear();
	}).catch(() => {});
}

/** Whether the outbox contains entries of a person or, without one, of anybody. Never throws. */
export async function isAnyWaiting(userId?: number): Promise<boolean> {
	if (!canStoreOffline()) return false;
	try {
		return (await database()("readonly", (kept) => promisifyRequest(kept.count(waitingOf(userId))))) > 0;
	} catch {
		return false;
	}
}
