import type pg from "pg";
import { type EncryptedModel, encryptedColumns, encryptedModels, inDatabase, typeOfColumn } from "./encrypted-columns";
import { bytesPrefixOf, type Keyring, keyIdOf, keyIdOfBytes, type Place, prefixOf, SealError } from "./keyring";
import { keysInUse, noteKey, requireKeys, withClient } from "./keys-in-use";
import { identityOf, placeOf, type Row } from "./rows";

/*
 * Brings what is in a database under the newest key: what is not encrypted yet, or under an older one. Row by row in
 * small transactions, so that it can be interrupted at any moment and goes on where it was, also beside a running app.
 */

/** Rows of one transaction: while it is open, an embedded database answers nobody else. */
const BATCH = 100;

interface Pass {
	keyring: Keyring;
	/** Whether text that does not open is taken for what people wrote before there was encryption. */
	takesPlain: boolean;
	/** Hears how many rows were encrypted. */
	tell: (rows: number) => void;
	/** Hears where something stands that does not open, and is left as it is; without it, that is a failure. */
	leave?: (place: string) => void;
}

/** Encrypts everything that is not under the newest key. @returns how many rows that were. */
export async function encryptAll(client: pg.Client, pass: Pass): Promise<number> {
	let rows = 0;
	for (const model of Object.values<EncryptedModel>(encryptedModels)) rows += await encryptTable(client, model, pass);
	return rows;
}

async function encryptTable(client: pg.Client, model: EncryptedModel, pass: Pass): Promise<number> {
	const names = model.row.map(inDatabase);
	const columns = encryptedColumns(model);
	const place = names.map((name) => `t."${name}"`).join(", ");
	const waiting = columns.map((column) => isWaiting(model, column)).join(" OR ");
	const [person, join] = model.parent
		? ["p.user_id", `JOIN "${model.parent.table}" p ON p.id = t."${inDatabase(model.parent.by)}"`]
		: ["t.user_id", ""];
	const after = (last: unknown[] | null) =>
		last ? `AND (${place}) > (${last.map((_, i) => `$${i + 3}`).join(", ")})` : "";
	let last: unknown[] | null = null;
	let total = 0;
	for (;;) {
		await client.query("BEGIN");
		try {
			const found: pg.QueryResult<Row & { person: number }> = await client.query(
				`SELECT ${place}, ${columns.map((column) => readable(model, column)).join(", ")}, ${person} AS person
				FROM "${model.table}" t ${join} WHERE ($1::text IS NOT NULL AND $2::bytea IS NOT NULL) AND (${waiting}) ${after(last)}
				ORDER BY ${place} LIMIT ${BATCH} FOR UPDATE OF t`,
				[prefixOf(pass.keyring.newest), bytesPrefixOf(pass.keyring.newest), ...(last ?? [])],
			);
			const { rows } = found;
			let changed = 0;
			for (const row of rows) if (await encryptRow(client, model, row, pass)) changed++;
			await client.query("COMMIT");
			total += changed;
			if (changed > 0) pass.tell(changed);
			if (rows.length < BATCH) return total;
			last = names.map((name) => rows.at(-1)?.[name]);
		} catch (error) {
			await client.query("ROLLBACK").catch(() => {});
			throw error;
		}
	}
}

/** @returns Whether anything of the row was encrypted. */
async function encryptRow(
	client: pg.Client,
	model: EncryptedModel,
	row: Row & { person: number },
	{ keyring, takesPlain, leave }: Pass,
): Promise<boolean> {
	const of = identityOf({ ...model, person: null }, row, inDatabase, row.person);
	if (of === null) throw new SealError(`A row of ${model.table} has nothing that names it`);
	const values: unknown[] = [];
	const sets: string[] = [];
	for (const column of encryptedColumns(model)) {
		const name = inDatabase(column);
		const value = row[name];
		if (value === null || value === undefined) continue;
		const sealed = orLeft(
			() => sealedAnew(keyring, model, column, value, placeOf(model, column, of), takesPlain),
			leave,
		);
		if (sealed === null) continue;
		values.push(sealed);
		sets.push(`"${name}" = $${values.length}`);
	}
	if (sets.length === 0) return false;
	const where = model.row.map((column, i) => `"${inDatabase(column)}" = $${values.length + i + 1}`);
	await client.query(`UPDATE "${model.table}" SET ${sets.join(", ")} WHERE ${where.join(" AND ")}`, [
		...values,
		...of.row,
	]);
	return true;
}

/** Null where a column cannot be decrypted and may stay as it is. */
function orLeft(sealed: () => unknown, leave: Pass["leave"]): unknown {
	try {
		return sealed();
	} catch (error) {
		if (!leave || !(error instanceof SealError)) throw error;
		leave(error.message);
		return null;
	}
}

/** A column in SQL; JSON as its text, because numbers of JavaScript hold less than those of JSON. */
const readable = (model: EncryptedModel, column: string): string => {
	const name = `"${inDatabase(column)}"`;
	return typeOfColumn(model, column) === "json" ? `t.${name}::text AS ${name}` : `t.${name}`;
};

/** Whether a column is not under a key, in SQL; $1 is what text begins with that is, $2 what bytes begin with. */
function isWaiting(model: EncryptedModel, column: string, first = 1): string {
	const [text, bytes] = [`$${first}::text`, `$${first + 1}::bytea`];
	const name = `t."${inDatabase(column)}"`;
	const type = typeOfColumn(model, column);
	if (type === "bytes") return `substring(${name} FROM 1 FOR octet_length(${bytes})) <> ${bytes}`;
	if (type !== "json") return `NOT starts_with(${name}, ${text})`;
	const none = JSON.stringify(model.json[column] ?? null);
	return `(NOT starts_with(${name} #>> '{}', ${text}) AND ${name}::text <> '${none}')`;
}

/** What a column has to hold, or null where it is under the newest key already. @throws SealError */
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
	// What is sealed is a string to JSON.
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

/** There is text that is not encrypted, and nothing says that it was written before there was encryption. */
export class PlainTextError extends Error {
	override name = "PlainTextError";
}

/**
 * Sees to it that everything in a database is encrypted, before the app serves anybody. Does next to nothing where it is.
 * @param options.takesPlain Whether text that is not encrypted is what people wrote before there was encryption. The
 * database cannot say that itself: whoever can write to it could have it say so, and put words into somebody's mouth.
 * @param options.tell Hears how many rows were encrypted so far.
 * @returns how many rows were not.
 * @throws WrongKeyError where something is encrypted under a key that is not here; PlainTextError where something is not
 * encrypted and not to be taken. Nothing was changed then.
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
		const rows = await encryptAll(client, { keyring, takesPlain, tell });
		await client.query("UPDATE encryption_keys SET completed_at = now() WHERE id = $1", [keyring.newest]);
		return rows;
	});
}

/** Passes where nothing is plain. @throws PlainTextError */
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

/** Declares the type of every parameter, even of those that the condition does not use. */
const known = (keys: number): string =>
	Array.from({ length: keys }, (_, i) => `$${i * 2 + 1}::text IS NOT NULL AND $${i * 2 + 2}::bytea IS NOT NULL`).join(
		" AND ",
	);
