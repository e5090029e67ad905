import { createStore, del, get, keys, set, type UseStore } from "idb-keyval";
import { recordingKey } from "./recording-key";

/** A recording that has not been transcribed yet. It stays on this device until the person discards it. */
export interface WaitingRecording {
	audio: Blob;
	/** In seconds. */
	seconds: number;
	/** When it was recorded, in milliseconds since 1970. */
	at: number;
}

/**
 * A recording as stored in the browser's database: as bytes, because Safari's private windows refuse to store a Blob.
 */
interface StoredBytes {
	audio: ArrayBuffer;
	type: string;
	seconds: number;
	at: number;
}

/** Recordings that this browser would not store. They are gone when the page closes. */
const inMemory = new Map<string, WaitingRecording>();

let opened: UseStore | undefined;
/** Opens the database on first use, because the server has no IndexedDB. */
function store(): UseStore {
	opened ??= createStore("recordings", "kept");
	return opened;
}

/**
 * Stores a recording.
 * @returns Whether it survives when the page is closed.
 */
export async function storeRecording(key: string, recording: WaitingRecording): Promise<boolean> {
	inMemory.set(key, recording);
	try {
		const { audio, seconds, at } = recording;
		const stored: StoredBytes = { audio: await audio.arrayBuffer(), type: audio.type, seconds, at };
		await set(key, stored, store());
		return true;
	} catch {
		return false;
	}
}

/** Reads the recording that waits for a field; null if there is none. */
export async function readRecording(key: string): Promise<WaitingRecording | null> {
	const held = inMemory.get(key);
	if (held) return held;
	try {
		const stored = await get<StoredBytes>(key, store());
		return stored
			? { audio: new Blob([stored.audio], { type: stored.type }), seconds: stored.seconds, at: stored.at }
			: null;
	} catch {
		return null;
	}
}

/** Removes the recording for a field. */
export async function removeRecording(key: string): Promise<void> {
	inMemory.delete(key);
	try {
		await del(key, store());
	} catch {
		// If nothing can be stored, there is nothing to remove.
	}
}

/** Whether a recording of a person or, without one, of anybody waits in this browser, for any field. */
export async function hasRecordings(userId?: number): Promise<boolean> {
	return (await recordingsOf(userId)).length > 0;
}

/** Removes every recording of a person or, without one, of everybody from this browser. */
export async function removeAllRecordings(userId?: number): Promise<void> {
	for (const key of await recordingsOf(userId)) await removeRecording(key);
}

async function recordingsOf(userId?: number): Promise<string[]> {
	const all = new Set(inMemory.keys());
	try {
		for (const key of await keys<string>(store())) all.add(key);
	} catch {
		// If nothing can be stored, nothing is.
	}
	return userId === undefined ? [...all] : [...all].filter((key) => key.startsWith(recordingKey(userId, "")));
}
