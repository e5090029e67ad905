import { randomBytes } from "node:crypto";
import type pg from "pg";
import { keyIdOfBytes, type Place } from "@/lib/server/core/encryption/keyring";
import type { ObjectStore } from "./store";

/*
 * The table `stored_objects` records which objects exist. An object is recorded before it is put into the store, and
 * belongs to a row as soon as the transaction that writes the row has committed. An object without a row, because that
 * is gone or was never written, is removed: whatever happens in between, no unrecorded object stays in the store.
 */

/** The tables whose rows have objects, each with the column that refers to it. */
export const objectTables = { photos: "photo_id", affirmations: "affirmation_id" } as const;
export type ObjectTable = keyof typeof objectTables;

/** A pool or a client. */
export type Query = Pick<pg.ClientBase, "query">;

/** Encrypted bytes that are about to be put into the store. */
export interface Sealed {
	place: Pick<Place, "column" | "person">;
	bytes: Buffer;
}

/** An object is given to its row within this time, or never. The sweep waits a little longer. */
const GIVEN_WITHIN = "2 minutes";
const SWEPT_AFTER = "3 minutes";
/** How many objects are removed at a time, and in one sweep. */
const AT_ONCE = 8;
const PIECE = 200;
const MOST_PIECES = 20;

const newName = () => randomBytes(20).toString("hex");
/** Whether a name has the form of those that the app gives. */
export const isOurName = (name: string): boolean => /^[0-9a-f]{40}$/.test(name);

/**
 * Records bytes and puts them into the store, where they wait for their row.
 * @returns The object's name.
 * @throws ObjectStoreUnavailableError
 */
export async function put(query: Query, store: ObjectStore, { place, bytes }: Sealed): Promise<string> {
	const name = newName();
	await query.query(`INSERT INTO stored_objects (name, user_id, "column", bytes, key_id) VALUES ($1, $2, $3, $4, $5)`, [
		name,
		place.person,
		place.column,
		bytes.length,
		keyIdOfBytes(bytes),
	]);
	await store.put(name, bytes);
	return name;
}

/** Returns the statement that takes objects away from a row: $1 is the row, $2 the person, $3 the column. */
export const takeFrom = (table: ObjectTable): string =>
	`UPDATE stored_objects SET ${objectTables[table]} = NULL WHERE ${objectTables[table]} = $1 AND user_id = $2 AND "column" = $3`;

/** SQL condition that an object may still be given to a row. */
export const WAITS = `NOT was_used AND created_at > now() - interval '${GIVEN_WITHIN}'`;

/** Returns the statement that gives a waiting object to a row: $1 is the row, $2 the person, $3 the object's name. */
export const giveTo = (table: ObjectTable): string =>
	`UPDATE stored_objects SET ${objectTables[table]} = $1, was_used = TRUE WHERE user_id = $2 AND name = $3 AND ${WAITS}`;

/** An object that belongs to a row. */
export interface Used {
	name: string;
	/** Its length in the store. */
	bytes: number;
	place: Place & { table: ObjectTable };
}

/**
 * Yields the objects that belong to rows, in the order of their names.
 * @param except The id of a key; objects encrypted with it are left out.
 */
export async function* inUse(query: Query, except = ""): AsyncGenerator<Used> {
	for (let last = ""; ; ) {
		const { rows } = await query.query<Row>(
			`SELECT name, bytes, user_id AS person, "column", photo_id AS photo, affirmation_id AS affirmation
			FROM stored_objects WHERE name COLLATE "C" > $1 AND key_id <> $2 AND (photo_id IS NOT NULL OR affirmation_id IS NOT NULL)
			ORDER BY name COLLATE "C" LIMIT ${PIECE}`,
			[last, except],
		);
		for (const { name, bytes, person, column, photo, affirmation } of rows) {
			const table = photo === null ? "affirmations" : "photos";
			yield { name, bytes, place: { table, column, row: [photo ?? affirmation ?? ""], person } };
		}
		const end = rows.at(-1);
		if (!end || rows.length < PIECE) return;
		last = end.name;
	}
}

interface Row {
	name: string;
	bytes: number;
	person: number;
	column: string;
	photo: string | null;
	affirmation: string | null;
}

/**
 * Runs several statements in a transaction.
 * @param work Returns whether to commit.
 * @returns Whether it was committed.
 */
export async function together(client: Query, work: () => Promise<boolean>): Promise<boolean> {
	await client.query("BEGIN");
	try {
		const stays = await work();
		await client.query(stays ? "COMMIT" : "ROLLBACK");
		return stays;
	} catch (error) {
		await client.query("ROLLBACK").catch(() => {});
		throw error;
	}
}

/**
 * Takes an object away from its row.
 * @returns Whether it still belonged to the row.
 */
export async function take(client: Query, { name, place }: Used): Promise<boolean> {
	const column = objectTables[place.table];
	const { rowCount } = await client.query(
		`UPDATE stored_objects SET ${column} = NULL WHERE name = $1 AND ${column} = $2`,
		[name, place.row[0]],
	);
	return rowCount === 1;
}

/**
 * Gives a waiting object to a row.
 * @returns Whether it was still waiting.
 */
export async function give(client: Query, name: string, { table, row, person }: Used["place"]): Promise<boolean> {
	const { rowCount } = await client.query(giveTo(table), [row[0], person, name]);
	return rowCount === 1;
}

/**
 * Removes objects that belong to no row any more, a few at a time.
 * @returns how many were removed.
 * @throws ObjectStoreUnavailableError
 */
export async function dropUnused(query: Query, store: ObjectStore): Promise<number> {
	let dropped = 0;
	for (let pieces = 0; pieces < MOST_PIECES; pieces++) {
		const { rows } = await query.query<{ name: string }>(
			`SELECT name FROM stored_objects WHERE photo_id IS NULL AND affirmation_id IS NULL
			AND (was_used OR created_at < now() - interval '${SWEPT_AFTER}') LIMIT ${PIECE}`,
		);
		for (let from = 0; from < rows.length; from += AT_ONCE) {
			const names = rows.slice(from, from + AT_ONCE).map(({ name }) => name);
			// A name that the app has not given could lead to something else in the store.
			await Promise.all(names.filter(isOurName).map((name) => store.remove(name)));
			await query.query("DELETE FROM stored_objects WHERE name = ANY ($1)", [names]);
			dropped += names.length;
		}
		if (rows.length < PIECE) break;
	}
	return dropped;
}
