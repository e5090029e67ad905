import { createStore, promisifyRequest, type UseStore } from "idb-keyval";

/**
 * What this browser keeps for being offline, in one IndexedDB store:
 *
 * - `device`: the key that never leaves this browser (`keys.ts`).
 * - `account`: the number of the person who is signed in here.
 * - `next`: the number that the next waiting entry gets.
 * - `shelf/<kind>`: what they read last, encrypted (`shelf.ts`).
 * - `outbox/<person>/<number>`: what waits to be sent, encrypted (`outbox.ts`).
 */
let opened: UseStore | undefined;

/** Opens the database on first use, because the server has no IndexedDB. */
export function database(): UseStore {
	opened ??= createStore("offline", "kept");
	return opened;
}

export const ACCOUNT = "account";
export const SHELF = "shelf/";
export const OUTBOX = "outbox/";

/** Returns the range of all keys with this prefix. The character after "~" sorts after everything that is used. */
export const keysWithPrefix = (beginning: string) => IDBKeyRange.bound(beginning, `${beginning}~`);

/** Whether this browser can keep anything, which requires a page served over https or from this machine. */
export const canStoreOffline = (): boolean =>
	typeof indexedDB !== "undefined" && typeof crypto !== "undefined" && crypto.subtle !== undefined;

/**
 * Changes what is kept, in one transaction, and waits for its end.
 * @throws if the browser refuses.
 */
export async function change(work: (kept: IDBObjectStore) => void): Promise<void> {
	await database()("readwrite", async (kept) => {
		work(kept);
		await promisifyRequest(kept.transaction);
	});
}
