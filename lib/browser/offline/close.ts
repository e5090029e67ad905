import { promisifyRequest } from "idb-keyval";
import { ACCOUNT, allUnder, canKeep, change, database, OUTBOX, SHELF } from "./database";
import { forgetHalf } from "./half";

/** Removes everything that can be read offline. The outbox stays. Never throws. */
export async function closeShelf(): Promise<void> {
	if (!canKeep()) return;
	// First, because it is synchronous: from here on, nothing can be decrypted.
	forgetHalf();
	try {
		await change((kept) => {
			kept.delete(ACCOUNT);
			kept.delete(allUnder(SHELF));
		});
	} catch {
		// If nothing can be stored, there is nothing to remove.
	}
}

/** Removes everything that is kept for offline use, including the outbox. Never throws. */
export async function forgetOffline(): Promise<void> {
	if (!canKeep()) return;
	forgetHalf();
	await change((kept) => void kept.clear()).catch(() => {});
}

/** Whether the outbox contains anybody's entries. Never throws. */
export async function isAnyWaiting(): Promise<boolean> {
	if (!canKeep()) return false;
	try {
		return (await database()("readonly", (kept) => promisifyRequest(kept.count(allUnder(OUTBOX))))) > 0;
	} catch {
		return false;
	}
}
