/** A recording that could not be turned into text yet. It stays on this device until the person lets go of it. */
export interface KeptRecording {
	audio: Blob;
	/** In seconds. */
	seconds: number;
	/** When it was recorded, in milliseconds since 1970. */
	at: number;
}

const DATABASE = "recordings";
const STORE = "kept";
/** What this browser would not store: gone with the page, but not before. */
const inMemory = new Map<string, KeptRecording>();

/** Where the recording for one field of one person lies. */
export const keptKey = (userId: number, slot: string) => `${userId}/${slot}`;

function open(): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(DATABASE, 1);
		request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
		request.onblocked = () => reject(new Error("blocked"));
	});
}

/** One request to the store; rejects where the browser has none, or refuses. */
async function ask<T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
	const database = await open();
	try {
		return await new Promise((resolve, reject) => {
			const transaction = database.transaction(STORE, mode);
			const asked = request(transaction.objectStore(STORE));
			transaction.oncomplete = () => resolve(asked.result);
			transaction.onerror = () => reject(transaction.error);
			transaction.onabort = () => reject(transaction.error);
		});
	} finally {
		database.close();
	}
}

/** @returns Whether it survives the page being closed. */
export async function keepRecording(key: string, recording: KeptRecording): Promise<boolean> {
	inMemory.set(key, recording);
	try {
		// As bytes: Safari's private windows refuse to store a Blob.
		const bytes = await recording.audio.arrayBuffer();
		await ask("readwrite", (store) => store.put({ ...recording, audio: bytes, type: recording.audio.type }, key));
		return true;
	} catch {
		return false;
	}
}

/** The recording that is kept for a field, or null. */
export async function readKept(key: string): Promise<KeptRecording | null> {
	const held = inMemory.get(key);
	if (held) return held;
	try {
		const stored = await ask<{ audio: ArrayBuffer; type: string; seconds: number; at: number } | undefined>(
			"readonly",
			(store) => store.get(key),
		);
		return stored
			? { audio: new Blob([stored.audio], { type: stored.type }), seconds: stored.seconds, at: stored.at }
			: null;
	} catch {
		return null;
	}
}

/** Lets go of the recording for a field. */
export async function letGo(key: string): Promise<void> {
	inMemory.delete(key);
	try {
		await ask("readwrite", (store) => store.delete(key));
	} catch {
		// Where nothing can be stored, nothing was.
	}
}
