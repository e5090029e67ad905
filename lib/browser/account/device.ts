import { drafts } from "@/lib/browser/core/drafts/storage";
import { hasRecordings, removeAllRecordings } from "@/lib/browser/voice/waiting-recordings";

/** What this browser keeps for comfort and not for anybody: how the app looks, and where somebody is. */
const OF_NOBODY = new Set(["theme", "sidebar", "country", "lock-minutes", "last-touch"]);

function keys(): string[] {
	try {
		return Object.keys(localStorage);
	} catch {
		return [];
	}
}

/** Whether drafts or recordings of anybody wait in this browser. */
export async function isAnythingWaiting(): Promise<boolean> {
	return keys().some((key) => !OF_NOBODY.has(key)) || (await hasRecordings());
}

/** Removes the drafts and recordings that wait in this browser. */
export async function removeWaiting(): Promise<void> {
	for (const key of keys()) if (!OF_NOBODY.has(key)) localStorage.removeItem(key);
	drafts.forgetMemory();
	try {
		sessionStorage.clear();
	} catch {
		// Where nothing can be stored, nothing was.
	}
	await removeAllRecordings();
}

/** Leaves nothing of the app in this browser: no draft, no recording, no choice, no copy of a page. */
export async function forgetDevice(): Promise<void> {
	await removeWaiting();
	for (const key of keys()) localStorage.removeItem(key);
	if (typeof indexedDB !== "undefined" && indexedDB.databases) {
		const databases = await indexedDB.databases().catch(() => []);
		await Promise.all(databases.flatMap(({ name }) => (name ? [dropDatabase(name)] : [])));
	}
	if (typeof caches !== "undefined") {
		const names = await caches.keys().catch(() => []);
		await Promise.all(names.map((name) => caches.delete(name)));
	}
}

/** What another tab holds open goes when that tab lets go; it is empty already. */
function dropDatabase(name: string): Promise<void> {
	return new Promise((resolve) => {
		const request = indexedDB.deleteDatabase(name);
		request.onsuccess = () => resolve();
		request.onerror = () => resolve();
		request.onblocked = () => resolve();
	});
}
