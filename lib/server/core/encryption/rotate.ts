import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { requireStore, sealObjectsAnew } from "@/lib/server/core/objects/seal-anew";
import type { ObjectStore } from "@/lib/server/core/objects/store";
import { encryptAll } from "./existing";
import { KEY_CHECK_MS, type Keyring } from "./keyring";
import { type Clients, noteKey, requireKeys } from "./keys-in-use";
import { signRows } from "./signed-rows";

/** How often to check whether the transactions that began under the old key have ended, in milliseconds. */
const POLL_MS = 200;
/** For how long a statement can wait for a connection, in milliseconds: `CONNECT_TIMEOUT_MS`. */
const CONNECTION_MS = 5_000;
/** For how long a deletion can be undone, and a second more: `UNDOABLE_SECONDS`, which a test compares with this. */
const DELETIONS_KEPT_SECONDS = 31;

/**
 * Encrypts everything with the newest key while the app runs, which reads both and writes with the newest. If
 * interrupted, it continues where it stopped when it is called again. Afterwards nothing needs the older keys.
 * @param clients Connections that share the work.
 * @param store The store of sounds and pictures that are not in the database; null if there is none.
 * @returns how many rows were encrypted again, and the places of values that no key decrypts, which stay as they are.
 * @throws WrongKeyError; Error if something is in a store that is not given; ObjectStoreUnavailableError
 */
export async function rotate(
	clients: Clients,
	keyring: Keyring,
	tell: (rows: number) => void,
	store: ObjectStore | null = null,
): Promise<{ rows: number; damaged: string[] }> {
	const [client] = clients;
	await requireKeys(client, keyring);
	await requireStore(client, store);
	await noteKey(client, keyring);
	// The app checks for a new key about every second, and what it encrypted before can wait for a connection.
	await wait(2 * KEY_CHECK_MS + CONNECTION_MS);
	await othersEnded(client);
	await deletionsFinal(client);
	let rows = 0;
	const damaged = new Set<string>();
	const leave = (place: string) => damaged.add(place);
	for (;;) {
		const changed = await encryptAll(clients, { keyring, takesPlain: false, tell, leave });
		const objects = await sealObjectsAnew(client, { keyring, store, tell, leave });
		rows += changed + objects;
		const { signed } = await signRows(client, keyring, false);
		if (changed + objects + signed === 0) break;
	}
	await client.query("UPDATE encryption_keys SET completed_at = now() WHERE id = $1", [keyring.newest]);
	await client.query("DELETE FROM encryption_keys WHERE id <> $1", [keyring.newest]);
	return { rows, damaged: [...damaged] };
}

/** Waits for the transactions that are open now: they may have encrypted something under the old key. */
async function othersEnded(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ now: Date }>("SELECT clock_timestamp() AS now");
	for (;;) {
		const { rows: open } = await client.query(
			`SELECT 1 FROM pg_stat_activity
			WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend' AND xact_start < $1`,
			[rows[0]?.now],
		);
		if (open.length === 0) return;
		await wait(POLL_MS);
	}
}

/**
 * Waits until what is deleted by now can no longer be undone: rows that are kept for it are encrypted under the old key
 * inside, where no pass reaches them.
 */
async function deletionsFinal(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ now: Date }>("SELECT clock_timestamp() AS now");
	for (;;) {
		const { rows: kept } = await client.query(
			`SELECT 1 FROM deleted_items
			WHERE created_at < $1 AND created_at > clock_timestamp() - make_interval(secs => $2) LIMIT 1`,
			[rows[0]?.now, DELETIONS_KEPT_SECONDS],
		);
		if (kept.length === 0) return;
		await wait(POLL_MS);
	}
}
