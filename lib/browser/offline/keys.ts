import { get, update } from "idb-keyval";
import { database } from "./database";

const DEVICE = "device";

/** Ciphertext as IndexedDB holds it. */
export interface Sealed {
	iv: Uint8Array<ArrayBuffer>;
	words: ArrayBuffer;
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** This browser's own key. Scripts can use it, and none can read it. */
async function deviceKey(): Promise<CryptoKey> {
	const kept = await get<CryptoKey>(DEVICE, database());
	if (kept) return kept;
	const fresh = await crypto.subtle.importKey("raw", crypto.getRandomValues(new Uint8Array(32)), "HKDF", false, [
		"deriveKey",
	]);
	// Two tabs that begin at once have to agree on one.
	await update<CryptoKey>(DEVICE, (other) => other ?? fresh, database());
	return (await get<CryptoKey>(DEVICE, database())) ?? fresh;
}

/**
 * A key for one purpose of one person's (HKDF-SHA-256, AES-256-GCM).
 * @param salt What it needs besides this browser's key; nothing for what must never be lost.
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

/** Encrypts something for the place where it will lie; elsewhere it does not open. */
export async function seal(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
	const iv = crypto.getRandomValues(new Uint8Array(12));
	const additionalData = bytes(place);
	const words = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData }, key, bytes(JSON.stringify(value)));
	return { iv, words };
}

/** @returns What was sealed, or null where it does not open with this key, in this place. */
export async function open<Value>(key: CryptoKey, place: string, sealed: Sealed | undefined): Promise<Value | null> {
	if (!sealed) return null;
	try {
		const algorithm = { name: "AES-GCM", iv: sealed.iv, additionalData: bytes(place) };
		return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, sealed.words))) as Value;
	} catch {
		return null;
	}
}
