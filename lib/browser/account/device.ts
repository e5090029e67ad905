import { drafts } from "@/lib/browser/core/drafts/storage";
import { forgetOffline, isAnyWaiting } from "@/lib/browser/offline/close";
import { hasRecordings, removeAllRecordings } from "@/lib/browser/voice/waiting-recordings";

/**
 * Keys that this browser stores for convenience and that contain nothing personal: how the app looks and sounds, the
 * country, the lock.
 */
const OF_NOBODY = new Set([
	"theme",
	"sidebar",
	"sounds",
	"reading-speed",
	"country",
	"lock-minutes",
	"last-touch",
	"stay-after-tap",
]);

function keys(): string[] {
	try {
		return Object.keys(localStorage);
	} catch {
		return [];
	}
}

/** Whether anybody's drafts, recordings or unsent entries are in this browser. */
export async function isAnythingWaiting(): Promise<boolean> {
	return keys().some((key) => !OF_NOBODY.has(key)) || (await hasRecordings()) || (await isAnyWaiting());
}

/** Removes drafts, recordings and unsent entries from this browser, and everything that could be read offline. */
export async function removeWaiting(): Promise<void> {
	for (const key of keys()) if (!OF_NOBODY.has(key)) localStorage.removeItem(key);
	drafts.forgetMemory();
	try {
		sessionStorage.clear();
	} catch {
		// If nothing can be stored, there is nothing to remove.
	}
	await Promise.all([removeAllRecordings(), forgetOffline()]);
}

/** Removes every trace of the app from this browser: drafts, recordings, choices, the service worker and its files. */
export async function forgetDevice(): Promise<void> {
	await removeWaiting();
	for (const key of keys()) localStorage.removeItem(key);
	if (typeof indexedDB !== "undefined" && indexedDB.databases) {
		const databases = await indexedDB.databases().catch(() => []);
		await Promise.all(databases.flatMap(({ name }) => (name ? [dropDatabase(name)] : [])));
	}
	if ("serviceWorker" in navigator) {
		const workers = await navigator.serviceWorker.getRegistrations().catch(() => []);
		await Promise.all(workers.map((worker) => worker.unregister()));
	}
	if (typeof caches !== "undefined") {
		const names = await caches.keys().catch(() => []);
		await Promise.all(names.map((name) => caches.delete(name)));
	}
}

/** Deletes a database. If another tab still has it open, it is deleted once that tab closes it; it is empty by now. */
function dropDatabase(name: string): Promise<void> {
	return new Promise((resolve) => {
		const request = indexedDB.deleteDatabase(name);
		request.onsuccess = () => resolve();
		request.onerror = () => resolve();
		request.onblocked = () => resolve();
	});
}
