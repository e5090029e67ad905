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
	"letter-opened",
]);

function keys(): string[] {
	try {
		const { length } = localStorage;
		return Array.from({ length }, (_, i) => localStorage.key(i)).filter((key) => key !== null);
	} catch {
		return [];
	}
}

/** Matches the name of a draft, which has the number of its person. */
const DRAFT = /^(?:innerscript:([a-z-]+)|questionnaires):(\d+)(?::|$)/;

/** Returns the keys of drafts: of one person or, without one, of everybody. */
function draftsOf(userId?: number): string[] {
	const isTheirs = (key: string) => {
		const owner = DRAFT.exec(key)?.[2];
		return userId === undefined || owner === undefined || owner === String(userId);
	};
	return keys().filter((key) => !OF_NOBODY.has(key) && isTheirs(key));
}

/** Returns the name of what a draft is about, without its person. */
const nameOfDraft = (key: string) => DRAFT.exec(key)?.[1] ?? key.split(":")[0] ?? key;

/**
 * Returns the names of the drafts, recordings and unsent entries in this browser; `waitingInWords` says what they are.
 * @param userId Whose; without one, anybody's.
 */
export async function waitingHere(userId?: number): Promise<string[]> {
	const [hasRecording, hasEntry] = await Promise.all([hasRecordings(userId), isAnyWaiting(userId)]);
	return [
		...draftsOf(userId).map(nameOfDraft),
		...(hasEntry ? ["outbox"] : []),
		...(hasRecording ? ["recording"] : []),
	];
}

/**
 * Removes drafts, recordings and unsent entries from this browser, and everything that could be read offline.
 * @param userId Whose: somebody else may have left theirs here, to send them later. Without one, everybody's.
 */
export async function removeWaiting(userId?: number): Promise<void> {
	for (const key of draftsOf(userId)) localStorage.removeItem(key);
	drafts.forgetMemory();
	try {
		sessionStorage.clear();
	} catch {
		// If nothing can be stored, there is nothing to remove.
	}
	await Promise.all([removeAllRecordings(userId), forgetOffline(userId)]);
}

/** Removes an erased person's traces from this browser; all traces of the app, unless somebody else's words wait here. */
export async function forgetPersonHere(userId: number): Promise<void> {
	await removeWaiting(userId);
	if ((await waitingHere()).length === 0) await forgetDevice();
}

/**
 * Removes every trace of the app, and of everybody, from this browser: drafts, recordings, choices, the service worker
 * and its files.
 */
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
