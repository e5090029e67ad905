import { promisifyRequest } from "idb-keyval";
import { ACCOUNT, allUnder, canKeep, change, database, OUTBOX, SHELF } from "./database";
import { forgetHalf } from "./half";

/** Removes what can be read offline. What waits to be sent stays. Never throws. */
export async function closeShelf(): Promise<void> {
	if (!canKeep()) return;
	// First, because it takes no time: from here on, nothing opens.
	forgetHalf();
	try {
		await change((kept) => {
			kept.delete(ACCOUNT);
			kept.delete(allUnder(SHELF));
		});
	} catch {
		// Where nothing can be stored, there is nothing to remove.
	}
}

/** Removes everything that is kept for being offline, what waits to be sent too. Never throws. */
export async function forgetOffline(): Promise<void> {
	if (!canKeep()) return;
	forgetHalf();
	await change((kept) => void kept.clear()).catch(() => {});
}

/** Whether anybody's entries wait here to be sent. Never throws. */
export async function isAnyWaiting(): Promise<boolean> {
	if (!canKeep()) return false;
	try {
		return (await database()("readonly", (kept) => promisifyRequest(kept.count(allUnder(OUTBOX))))) > 0;
	} catch {
		return false;
	}
}
