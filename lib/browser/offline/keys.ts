import { get, update } from "idb-keyval";
import { database } from "./database";

const DEVICE = "device";

/** Ciphertext, as IndexedDB stores it. */
export interface Sealed {
	iv: Uint8Array<ArrayBuffer>;
	words: ArrayBuffer;
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** Returns this browser's own key. Scripts can use it, but not read it. */
async function deviceKey(): Promise<CryptoKey> {
	const kept = await get<CryptoKey>(DEVICE, database());
	if (kept) return kept;
	const fresh = await crypto.subtle.importKey("raw", crypto.getRandomValues(new Uint8Array(32)), "HKDF", false, [
		"deriveKey",
	]);
	// Two tabs that start at the same time have to agree on one.
	await update<CryptoKey>(DEVICE, (other) => other ?? fresh, database());
	return (await get<CryptoKey>(DEVICE, database())) ?? fresh;
}

/**
 * Derives a person's key for one purpose (HKDF-SHA-256, AES-256-GCM).
 * @param salt What the key needs besides this browser's key; empty for data that must never be lost.
 */
export async function keyFor(purpose: "shelf" | "outbox", userId: number, salt = ""): Promise<CryptoKey> {
	return crypto.subtle.deriveKey(
		{ name: "HKDF", hash: "SHA-256", salt: bytes(salt), info: bytes(`${purpose}/${userId}`) },
		await deviceKey(),
		{ name: "AES-GCM", length: 256 },
		false,
		["encrypt", "decrypt"],
	);
}

/** Encrypts a value for the place where it will be stored; it cannot be decrypted anywhere else. */
export async function seal(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
	const iv = crypto.getRandomValues(new Uint8Array(12));
	const additionalData = bytes(place);
	const words = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData }, key, bytes(JSON.stringify(value)));
	return { iv, words };
}

/**
 * Decrypts a value.
 * @returns The value, or null if it was encrypted with another key, or for another place.
 */
export async function open<Value>(key: CryptoKey, place: string, sealed: Sealed | undefined): Promise<Value | null> {
	if (!sealed) return null;
	try {
		const algorithm = { name: "AES-GCM", iv: sealed.iv, additionalData: bytes(place) };
		return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, sealed.words))) as Value;
	} catch {
		return null;
	}
}
