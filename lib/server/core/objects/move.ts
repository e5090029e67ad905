import { type Keyring, keyIdOfBytes } from "@/lib/server/core/encryption/keyring";
import { dropUnused, give, inUse, type ObjectTable, put, type Query, take, takeFrom, together } from "./registry";
import { opened } from "./seal-anew";
import type { ObjectStore } from "./store";

/*
 * Moves sounds and pictures between the database and the store, still encrypted, row by row: each is in its new place
 * before it is removed from the old one. An interrupted move can be continued; the app may run meanwhile.
 */

const columnsOf: Record<ObjectTable, readonly string[]> = { photos: ["image", "small"], affirmations: ["audio_data"] };
/** How many rows are in memory at a time, each of which can have a megabyte or more. */
const BATCH = 5;
/** How many bytes at the start of encrypted data make it unique: the prefix with the id of the key, and the nonce. */
const HEAD = 24;

interface Told {
	/** Called for each row or object that was moved. */
	tell: () => void;
	/** Called with the place of a value that cannot be moved, and stays where it is. */
	leave: (place: string) => void;
}

/**
 * Moves everything into the store.
 * @returns how many rows were moved.
 * @throws ObjectStoreUnavailableError
 */
export async function moveToStore(client: Query, store: ObjectStore, told: Told): Promise<number> {
	let moved = 0;
	for (const table of Object.keys(columnsOf) as ObjectTable[]) moved += await moveTable(client, store, table, told);
	return moved;
}

interface Row {
	id: string;
	person: number;
	[column: string]: unknown;
}

async function moveTable(
	client: Query,
	store: ObjectStore,
	table: ObjectTable,
	{ tell, leave }: Told,
): Promise<number> {
	const columns = columnsOf[table];
	const some = columns.map((column) => `${column} IS NOT NULL`).join(" OR ");
	let moved = 0;
	for (let last = ""; ; ) {
		const { rows } = await client.query<Row>(
			`SELECT id, user_id AS person, ${columns.join(", ")} FROM ${table} WHERE (${some}) AND id > $1 ORDER BY id LIMIT ${BATCH}`,
			[last],
		);
		for (const row of rows) {
			const present = columns.filter((column) => row[column] !== null);
			const unsealed = present.find((column) => keyIdOfBytes(row[column] as Buffer) === null);
			if (unsealed) {
				leave(`${table}.${unsealed} of ${row.id} is not encrypted`);
				continue;
			}
			if (await moveRow(client, store, table, present, row)) {
				moved++;
				tell();
			}
		}
		const end = rows.at(-1);
		if (!end || rows.length < BATCH) return moved;
		last = end.id;
	}
}

/**
 * Moves one row.
 * @returns Whether it still was as it had been read.
 */
async function moveRow(client: Query, store: ObjectStore, table: ObjectTable, columns: readonly string[], row: Row) {
	const placeOf = (column: string) => ({ table, column, row: [row.id], person: row.person });
	const names = await Promise.all(
		columns.map((column) => put(client, store, { place: placeOf(column), bytes: row[column] as Buffer })),
	);
	return together(client, async () => {
		const heads = columns.map((column) => (row[column] as Buffer).subarray(0, HEAD));
		const { rowCount } = await client.query(
			`UPDATE ${table} SET ${columns.map((column) => `${column} = NULL`).join(", ")} WHERE id = $1
			AND ${columns.map((column, i) => `substring(${column} FROM 1 FOR ${HEAD}) = $${i + 2}::bytea`).join(" AND ")}`,
			[row.id, ...heads],
		);
		if (rowCount !== 1) return false;
		for (const [i, column] of columns.entries()) {
			await client.query(takeFrom(table), [row.id, row.person, column]);
			if (!(await give(client, names[i] ?? "", placeOf(column)))) return false;
		}
		return true;
	});
}

/**
 * Moves everything into the database.
 * @returns how many objects were moved.
 * @throws ObjectStoreUnavailableError
 */
export async function moveToDatabase(
	client: Query,
	keyring: Keyring,
	store: ObjectStore,
	{ tell, leave }: Told,
): Promise<number> {
	let moved = 0;
	for await (const used of inUse(client)) {
		const found = await opened(keyring, store, used);
		if (typeof found === "string") {
			leave(found);
			continue;
		}
		const { table, column, row } = used.place;
		const isDone = await together(client, async () => {
			await client.query(`UPDATE ${table} SET "${column}" = $1 WHERE id = $2`, [found.sealed, row[0]]);
			return take(client, used);
		});
		if (!isDone) continue;
		moved++;
		tell();
	}
	await dropUnused(client, store);
	return moved;
}
