import type pg from "pg";
import { type EncryptedModel, encryptedColumns, encryptedModels, inDatabase, typeOfColumn } from "./encrypted-columns";
import { bytesPrefixOf, type Keyring, keyIdOf, keyIdOfBytes, type Place, prefixOf, SealError } from "./keyring";
import { type Clients, keysInUse, noteKey, requireKeys, withClient } from "./keys-in-use";
import { identityOf, placeOf, type Row } from "./rows";

/*
 * Encrypts everything in a database with the newest key: whatever is not encrypted yet, or is under an older key. Works
 * in small transactions, so that it can be interrupted at any moment and continued later, even beside a
 * running app.
 */

/** Rows per transaction: while one is open, an embedded database answers nobody else. */
const BATCH = 100;
/** Rows per transaction for tables with sounds or pictures, of which one row can have a megabyte. */
const BATCH_OF_BYTES = 10;

interface Pass {
	keyring: Keyring;
	/** Whether text that cannot be decrypted is treated as plain text from before there was encryption. */
	takesPlain: boolean;
	/** Called with how many rows have been encrypted. */
	tell: (rows: number) => void;
	/**
	 * Called with the place of a value that cannot be decrypted, which is then left as it is. Without it, such a value is
	 * an error.
	 */
	leave?: (place: string) => void;
}

/** Pages of a table that one connection works through before it takes the next ones. */
const PAGES_AT_ONCE = 64;

/** Some pages of a table, from the first until before the last. */
interface Stretch {
	model: EncryptedModel;
	from: number;
	until: number;
}

/**
 * Encrypts everything that is not under the newest key. The tables are read in the order in which they lie on the disk,
 * so that each page is read and written once. A row that somebody else changes meanwhile moves to another page, perhaps
 * one that was read already; so in the end each table is gone through once more in the order of its keys, which stay.
 * @param clients Work side by side, each with its own transactions.
 * @returns how many rows were changed.
 */
export async function encryptAll(clients: Clients, pass: Pass): Promise<number> {
	const waiting: Stretch[] = [];
	for (const model of Object.values<EncryptedModel>(encryptedModels)) {
		waiting.push(...(await stretchesOf(clients[0], model)));
	}
	let rows = 0;
	const work = async (client: pg.Client) => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			rows += await encryptAlong(client, next.model, onPages(next), pass);
		}
	};
	const ends = await Promise.allSettled(
		clients.map((client) =>
			work(client).catch((error: unknown) => {
				// The others end after what they are at.
				waiting.length = 0;
				throw error;
			}),
		),
	);
	const failed = ends.find((end) => end.status === "rejected");
	if (failed) throw failed.reason;
	for (const model of Object.values<EncryptedModel>(encryptedModels)) {
		rows += await encryptAlong(clients[0], model, byKey(model), pass);
	}
	return rows;
}

async function stretchesOf(client: pg.Client, model: EncryptedModel): Promise<Stretch[]> {
	const { rows } = await client.query<{ pages: number }>(
		"SELECT (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int AS pages",
		[`"${model.table}"`],
	);
	const pages = rows[0]?.pages ?? 0;
	return Array.from({ length: Math.ceil(pages / PAGES_AT_ONCE) }, (_, i) => ({
		model,
		from: i * PAGES_AT_ONCE,
		until: (i + 1) * PAGES_AT_ONCE,
	}));
}

/** An order in which rows of a table are read. */
interface Way {
	order: string;
	/** Returns the condition for the rows after one, or for all; its parameters begin at $3. */
	after(last: Row | null): { condition: string; values: unknown[] };
}

const onPages = ({ from, until }: Stretch): Way => ({
	order: "t.ctid",
	after: (last) => ({
		condition: "t.ctid > $3::tid AND t.ctid < $4::tid",
		values: [last?.lies ?? `(${from},0)`, `(${until},0)`],
	}),
});

function byKey(model: EncryptedModel): Way {
	const names = model.row.map(inDatabase);
	const order = names.map((name) => `t."${name}"`).join(", ");
	return {
		order,
		after: (last) =>
			last
				? {
						condition: `(${order}) > (${names.map((_, i) => `$${i + 3}`).join(", ")})`,
						values: names.map((name) => last[name]),
					}
				: { condition: "TRUE", values: [] },
	};
}

async function encryptAlong(client: pg.Client, model: EncryptedModel, way: Way, pass: Pass): Promise<number> {
	const columns = encryptedColumns(model);
	const read = [
		"t.ctid::text AS lies",
		...model.row.map((column) => `t."${inDatabase(column)}"`),
		...columns.map((column) => readable(model, column)),
	].join(", ");
	const waiting = columns.map((column) => isWaiting(model, column)).join(" OR ");
	const [person, join] = model.parent
		? ["p.user_id", `JOIN "${model.parent.table}" p ON p.id = t."${inDatabase(model.parent.by)}"`]
		: ["t.user_id", ""];
	const batch = "bytes" in model ? BATCH_OF_BYTES : BATCH;
	let last: Row | null = null;
	let total = 0;
	for (;;) {
		await client.query("BEGIN");
		try {
			const { condition, values } = way.after(last);
			const { rows }: pg.QueryResult<Row & { person: number }> = await client.query(
				`SELECT ${read}, ${person} AS person FROM "${model.table}" t ${join}
				WHERE ($1::text IS NOT NULL AND $2::bytea IS NOT NULL) AND (${waiting}) AND ${condition}
				ORDER BY ${way.order} LIMIT ${batch} FOR UPDATE OF t`,
				[prefixOf(pass.keyring.newest), bytesPrefixOf(pass.keyring.newest), ...values],
			);
			const changed = await write(
				client,
				model,
				rows.flatMap((row) => changesOf(model, row, pass) ?? []),
			);
			await client.query("COMMIT");
			total += changed;
			if (changed > 0) pass.tell(changed);
			last = rows.at(-1) ?? null;
			if (rows.length < batch) return total;
		} catch (error) {
			await client.query("ROLLBACK").catch(() => {});
			throw error;
		}
	}
}

/** New values for a row, and what identifies it. */
interface Changes {
	names: readonly (string | number)[];
	/** By column; null if the column stays as it is. */
	sealed: readonly unknown[];
}

/** Returns null if nothing in the row changes. */
function changesOf(model: EncryptedModel, row: Row & { person: number }, pass: Pass): Changes | null {
	const { keyring, takesPlain, leave } = pass;
	const of = identityOf({ ...model, person: null }, row, inDatabase, row.person);
	if (of === null) throw new SealError(`A row of ${model.table} has nothing that names it`);
	const sealed = encryptedColumns(model).map((column) => {
		const value = row[inDatabase(column)];
		if (value === null || value === undefined) return null;
		return orLeft(() => sealedAnew(keyring, model, column, value, placeOf(model, column, of), takesPlain), leave);
	});
	return sealed.some((value) => value !== null) ? { names: of.row, sealed } : null;
}

const typesInDatabase = { text: "text", json: "jsonb", bytes: "bytea" } as const;

/**
 * Writes the new values of rows, many in one statement.
 * @returns how many rows were changed.
 */
async function write(client: pg.Client, model: EncryptedModel, changes: readonly Changes[]): Promise<number> {
	const columns = encryptedColumns(model);
	const types = columns.map((column) => typesInDatabase[typeOfColumn(model, column)]);
	// Pictures and sounds are written one row at a time because they are large.
	const each = model.bytes ? 1 : changes.length;
	const isNumber = (at: number) => typeof changes[0]?.names[at] === "number";
	const name = (column: string, at: number) => {
		const isUuid = column === "sealId";
		return `t."${inDatabase(column)}" = v.n${at}${isUuid ? "::uuid" : ""}`;
	};
	const given = [
		...model.row.map((_, at) => (isNumber(at) ? "int[]" : "text[]")),
		...types.map((type) => (type === "bytea" ? "bytea[]" : "text[]")),
	];
	const sql = `UPDATE "${model.table}" t SET ${columns
		.map((column, i) => `"${inDatabase(column)}" = COALESCE(v.c${i}::${types[i]}, t."${inDatabase(column)}")`)
		.join(", ")} FROM unnest(${given.map((type, i) => `$${i + 1}::${type}`).join(", ")})
		AS v(${[...model.row.map((_, at) => `n${at}`), ...columns.map((_, i) => `c${i}`)].join(", ")})
		WHERE ${model.row.map(name).join(" AND ")}`;
	for (let from = 0; from < changes.length; from += each) {
		const some = changes.slice(from, from + each);
		await client.query(sql, [
			...model.row.map((_, at) => some.map(({ names }) => names[at])),
			...columns.map((_, i) => some.map(({ sealed }) => sealed[i])),
		]);
	}
	return changes.length;
}

/** Returns null if a column cannot be decrypted and may stay as it is. */
function orLeft(sealed: () => unknown, leave: Pass["leave"]): unknown {
	try {
		return sealed();
	} catch (error) {
		if (!leave || !(error instanceof SealError)) throw error;
		leave(error.message);
		return null;
	}
}

/**
 * Returns the SQL that selects a column. JSON is read as text, because JavaScript's numbers are less precise than
 * JSON's.
 */
const readable = (model: EncryptedModel, column: string): string => {
	const name = `"${inDatabase(column)}"`;
	return typeOfColumn(model, column) === "json" ? `t.${name}::text AS ${name}` : `t.${name}`;
};

/**
 * Returns the SQL condition that a column is not encrypted under a key; $1 is the prefix of encrypted text, $2 that of
 * encrypted bytes.
 */
function isWaiting(model: EncryptedModel, column: string, first = 1): string {
	const [text, bytes] = [`$${first}::text`, `$${first + 1}::bytea`];
	const name = `t."${inDatabase(column)}"`;
	const type = typeOfColumn(model, column);
	if (type === "bytes") return `substring(${name} FROM 1 FOR octet_length(${bytes})) <> ${bytes}`;
	if (type !== "json") return `NOT starts_with(${name}, ${text})`;
	const none = JSON.stringify(model.json[column] ?? null);
	return `(NOT starts_with(${name} #>> '{}', ${text}) AND ${name}::text <> '${none}')`;
}

/**
 * Returns a column's value encrypted with the newest key, or null if it already is.
 * @throws SealError if the value cannot be decrypted.
 */
function sealedAnew(
	keyring: Keyring,
	model: EncryptedModel,
	column: string,
	value: unknown,
	place: Place,
	takesPlain: boolean,
): unknown {
	const orPlain = <Plain>(open: () => Plain, plain: () => Plain): Plain => {
		try {
			return open();
		} catch (error) {
			if (!takesPlain || !(error instanceof SealError)) throw error;
			return plain();
		}
	};
	const type = typeOfColumn(model, column);
	if (type === "bytes") {
		const bytes = value as Buffer;
		if (keyIdOfBytes(bytes) === keyring.newest) return null;
		return keyring.sealBytes(
			orPlain<Buffer>(
				() => keyring.openBytes(bytes, place),
				() => bytes,
			),
			place,
		);
	}
	const given = String(value);
	const isJson = type === "json";
	if (isJson && (given === "null" || given === JSON.stringify(model.json[column]))) return null;
	// An encrypted value is stored as a JSON string.
	const text = isJson ? given.replace(/^"(.*)"$/s, "$1") : given;
	if (keyIdOf(text) === keyring.newest) return null;
	const sealed = keyring.seal(
		orPlain(
			() => keyring.open(text, place),
			() => given,
		),
		place,
	);
	return isJson ? JSON.stringify(sealed) : sealed;
}

/** There is text that is not encrypted, and nothing shows that it is from before there was encryption. */
export class PlainTextError extends Error {
	override name = "PlainTextError";
}

/**
 * Makes sure that everything in a database is encrypted, before the app serves anybody. Does almost nothing if it is.
 * @param options.takesPlain Whether unencrypted text is accepted as what people wrote before there was encryption. The
 * database itself cannot vouch for that: anybody who can write to it could put words into a person's mouth.
 * @param options.tell Called with how many rows have been encrypted so far.
 * @returns how many rows were not encrypted before.
 * @throws WrongKeyError if something is encrypted under a key that is missing here; PlainTextError if something is not
 * encrypted and not accepted. In both cases nothing was changed.
 */
export function encryptExisting(
	url: string,
	keyring: Keyring,
	{ takesPlain, tell }: Omit<Pass, "keyring">,
): Promise<number> {
	return withClient(url, async (client) => {
		await requireKeys(client, keyring);
		const isComplete = (await keysInUse(client)).some((key) => key.isComplete);
		if (isComplete && !takesPlain) {
			await noteKey(client, keyring);
			return 0;
		}
		if (!takesPlain) await requireNoPlain(client, keyring);
		await noteKey(client, keyring);
		const rows = await encryptAll([client], { keyring, takesPlain, tell });
		await client.query("UPDATE encryption_keys SET completed_at = now() WHERE id = $1", [keyring.newest]);
		return rows;
	});
}

/**
 * Checks that nothing is stored as plain text.
 * @throws PlainTextError if something is.
 */
async function requireNoPlain(client: pg.Client, keyring: Keyring): Promise<void> {
	for (const model of Object.values<EncryptedModel>(encryptedModels)) {
		for (const column of encryptedColumns(model)) {
			const isPlain = keyring.ids.map((_, i) => isWaiting(model, column, i * 2 + 1)).join(" AND ");
			const { rows } = await client.query(
				`SELECT 1 FROM "${model.table}" t WHERE ${known(keyring.ids.length)} AND ${isPlain} LIMIT 1`,
				keyring.ids.flatMap((id) => [prefixOf(id), bytesPrefixOf(id)]),
			);
			if (rows.length === 0) continue;
			throw new PlainTextError(
				`In ${model.table}.${inDatabase(column)} stands text that is not encrypted, although there is a key. If this database is from before ` +
					"the app encrypted anything, call `npm run admin -- encrypt-existing` once. If not, somebody else wrote into it: " +
					"look at a backup. Nothing was changed.",
			);
		}
	}
}

/** Returns SQL that mentions every parameter, so that each has a type even if the condition does not use it. */
const known = (keys: number): string =>
	Array.from({ length: keys }, (_, i) => `$${i * 2 + 1}::text IS NOT NULL AND $${i * 2 + 2}::bytea IS NOT NULL`).join(
		" AND ",
	);
