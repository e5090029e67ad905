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

/** Removes everything that is kept for offline use, including the outbox. Never throws. */
export async function forgetOffline(): Promise<void> {
	if (!canStoreOffline()) return;
	deleteKeyHalf();
	await change((kept) => void kept.clear()).catch(() => {});
}

/** Whether the outbox contains anybody's entries. Never throws. */
export async function isAnyWaiting(): Promise<boolean> {
	if (!canStoreOffline()) return false;
	try {
		return (await database()("readonly", (kept) => promisifyRequest(kept.count(keysWithPrefix(OUTBOX))))) > 0;
	} catch {
		return false;
	}
}
