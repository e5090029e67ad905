import pg from "pg";
import type { Keyring } from "./keyring";

/** The key given here is not the one that something was encrypted with. The message is for the operator. */
export class WrongKeyError extends Error {
	override name = "WrongKeyError";
}

/** Clients that are connected, at least one. */
export type Clients = readonly [pg.Client, ...pg.Client[]];

interface KeyInUse {
	id: string;
	/** Whether everything stored before there was encryption has been encrypted. */
	isComplete: boolean;
}

/** Connects, and disconnects when the work is done. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
	// If the connection is lost, the current query fails as well.
	client.on("error", () => {});
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

/** Connects several times, and disconnects when the work is done. */
export const withClients = <Result>(
	url: string,
	count: number,
	work: (clients: Clients) => Promise<Result>,
): Promise<Result> =>
	withClient(url, (client) =>
		count > 1 ? withClients(url, count - 1, (others) => work([client, ...others])) : work([client]),
	);

/** Reads the keys under which anything in a database is encrypted; none if the database is from before encryption. */
export async function keysInUse(client: pg.Client): Promise<KeyInUse[]> {
	const { rows } = await client.query<{ exists: boolean }>(
		"SELECT to_regclass('encryption_keys') IS NOT NULL AS exists",
	);
	if (!rows[0]?.exists) return [];
	const found = await client.query<KeyInUse>(
		'SELECT id, completed_at IS NOT NULL AS "isComplete" FROM encryption_keys ORDER BY since, id',
	);
	return found.rows;
}

/**
 * Checks that every key that a database uses is here. Changes nothing.
 * @throws WrongKeyError if one is missing.
 */
export async function requireKeys(client: pg.Client, keyring: Keyring): Promise<void> {
	const missing = (await keysInUse(client)).find(({ id }) => !keyring.ids.includes(id));
	if (!missing) return;
	throw new WrongKeyError(
		`What people wrote here is encrypted with another key (its id is ${missing.id}; this one's is ${keyring.newest}). ` +
			"Put the right one into DATA_ENCRYPTION_KEY, or back into the file encryption-key in DATA_DIR. Nothing was changed.",
	);
}

/** Records that data is encrypted under the newest key from now on. */
export async function noteKey(client: pg.Client, keyring: Keyring): Promise<void> {
	await client.query("INSERT INTO encryption_keys (id) VALUES ($1) ON CONFLICT DO NOTHING", [keyring.newest]);
}
