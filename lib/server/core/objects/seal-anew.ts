import { setTimeout as wait } from "node:timers/promises";
import { type Keyring, SealError } from "@/lib/server/core/encryption/keyring";
import { give, inUse, put, type Query, take, together, type Used, WAITS } from "./registry";
import type { ObjectStore } from "./store";

/** How often to check whether waiting objects have been given to their rows, in milliseconds. */
const POLL_MS = 500;

interface Pass {
	keyring: Keyring;
	store: ObjectStore | null;
	/** Called with how many objects were encrypted. */
	tell: (objects: number) => void;
	/** Called with the place of an object that is missing or cannot be decrypted, and is left as it is. */
	leave: (place: string) => void;
}

/** Describes for a message where an object belongs. */
export const whereIs = ({ place }: Used): string => `${place.table}.${place.column} of ${place.row[0]}`;

/**
 * Reads and decrypts an object.
 * @returns A sentence if it is missing, or cannot be decrypted.
 * @throws ObjectStoreUnavailableError
 */
export async function opened(
	keyring: Keyring,
	store: ObjectStore,
	used: Used,
): Promise<{ sealed: Buffer; plain: Buffer } | string> {
	const sealed = await store.get(used.name, used.bytes);
	if (!sealed) return `${whereIs(used)} is not in the object store`;
	try {
		return { sealed, plain: keyring.openBytes(sealed, used.place) };
	} catch (error) {
		if (!(error instanceof SealError)) throw error;
		return error.message;
	}
}

/**
 * Checks that a store is given if anything is stored in one.
 * @throws Error if it is missing.
 */
export async function requireStore(client: Query, store: ObjectStore | null): Promise<void> {
	if (store) return;
	for await (const _ of inUse(client)) {
		throw new Error(
			"Sounds and pictures of this database lie in an object store: set OBJECT_STORE_URL. Nothing was changed.",
		);
	}
}

/**
 * Encrypts objects that are under another key with the newest one: each under a new name, so that a reader finds either
 * the old or the new object, and an interruption leaves nothing half done.
 * @returns how many were encrypted.
 * @throws ObjectStoreUnavailableError
 */
export async function sealObjectsAnew(client: Query, { keyring, store, tell, leave }: Pass): Promise<number> {
	if (!store) return 0;
	await othersArrived(client, keyring.newest);
	let objects = 0;
	for await (const used of inUse(client, keyring.newest)) {
		const found = await opened(keyring, store, used);
		if (typeof found === "string") {
			leave(found);
			continue;
		}
		const name = await put(client, store, { place: used.place, bytes: keyring.sealBytes(found.plain, used.place) });
		// Otherwise it was replaced or deleted meanwhile, and the new object is removed later.
		const isDone = await together(client, async () => (await take(client, used)) && give(client, name, used.place));
		if (!isDone) continue;
		objects++;
		tell(1);
	}
	return objects;
}

/** Waits for objects that were encrypted under an older key a moment ago, and have not been given to their rows yet. */
async function othersArrived(client: Query, newest: string): Promise<void> {
	for (;;) {
		const { rows } = await client.query(`SELECT 1 FROM stored_objects WHERE key_id <> $1 AND ${WAITS} LIMIT 1`, [
			newest,
		]);
		if (rows.length === 0) return;
		await wait(POLL_MS);
	}
}
