import { inUse, isOurName, type Query } from "./registry";
import { whereIs } from "./seal-anew";
import type { ObjectStore } from "./store";

/**
 * After how long an object that the database does not know counts as stray, in milliseconds. A newer one may just be
 * being stored.
 */
const STRAY_AFTER_MS = 86_400_000;

/** How the store differs from the database. */
export interface Comparison {
	/** How many objects belong to rows. */
	used: number;
	/** The places of the objects that are missing in the store. */
	missing: string[];
	/** The names of objects that have been unknown to the database for a day or longer. */
	strays: string[];
}

/**
 * Compares both in the order of the names.
 * @throws ObjectStoreUnavailableError
 */
export async function compareWithStore(client: Query, store: ObjectStore): Promise<Comparison> {
	const result: Comparison = { used: 0, missing: [], strays: [] };
	const listed = store.list();
	let there = await listed.next();
	const unknown: string[] = [];
	const passed = (name: string, at: Date) => {
		if (isOurName(name) && at.getTime() < Date.now() - STRAY_AFTER_MS) unknown.push(name);
	};
	for await (const used of inUse(client)) {
		result.used++;
		for (; !there.done && there.value.name < used.name; there = await listed.next()) {
			passed(there.value.name, there.value.at);
		}
		if (!there.done && there.value.name === used.name) there = await listed.next();
		// It may have been stored after its part of the list was read.
		else if ((await store.get(used.name, used.bytes)) === null) result.missing.push(whereIs(used));
	}
	for (; !there.done; there = await listed.next()) passed(there.value.name, there.value.at);
	// Objects that are waiting to be removed belong to no row, but the database knows them.
	const { rows } = await client.query<{ name: string }>("SELECT name FROM stored_objects WHERE name = ANY ($1)", [
		unknown,
	]);
	const known = new Set(rows.map(({ name }) => name));
	result.strays = unknown.filter((name) => !known.has(name));
	return result;
}
