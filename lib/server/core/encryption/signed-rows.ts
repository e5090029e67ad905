import type pg from "pg";
import { type Keyring, type Place, signaturePrefixOf } from "./keyring";

/*
 * Somebody who can write to the database but has no key could sign in as anybody, if it were enough to change the owner
 * of a session, or to put a password, a passkey or an issuer's identity into another account. So each of these rows
 * carries a signature, made with the installation's key, of its values and its owner. A row without a valid signature
 * signs nobody in.
 */

type Value = string | number | Date | Uint8Array | null;

interface SignedColumn {
	table: string;
	/** The columns that identify the row, and the one that holds the person's id. */
	row: readonly string[];
	person: string;
	/** The other columns that are signed. */
	bound: readonly string[];
	/** The column that holds the signature. */
	seal: string;
}

export const signedColumns = {
	password: { table: "users", row: ["id"], person: "id", bound: ["password"], seal: "password_seal" },
	email: { table: "users", row: ["id"], person: "id", bound: ["email"], seal: "email_seal" },
	session: { table: "sessions", row: ["id"], person: "user_id", bound: ["created_at", "expires_at"], seal: "seal" },
	passkey: { table: "passkeys", row: ["id"], person: "user_id", bound: ["public_key"], seal: "seal" },
	externalLogin: {
		table: "external_logins",
		row: ["issuer", "subject"],
		person: "user_id",
		bound: [],
		seal: "seal",
	},
} as const satisfies Record<string, SignedColumn>;

export type Signed = keyof typeof signedColumns;

/**
 * What a signature covers: the values that identify the row, the person, and the values in the order of
 * `signedColumns`.
 */
export interface Claim {
	row: readonly (string | number)[];
	person: number;
	bound: readonly Value[];
}

const textOf = (value: Value): string | number | null => {
	if (value instanceof Date) return value.toISOString();
	return value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;
};
const placeOf = ({ table, seal }: SignedColumn, { row, person }: Claim): Place => ({
	table,
	column: seal,
	row,
	person,
});
const said = ({ bound }: Claim): string => JSON.stringify(bound.map(textOf));

/** Returns the signature of a row. */
export const signed = (keyring: Keyring, name: Signed, claim: Claim): string =>
	keyring.sign(said(claim), placeOf(signedColumns[name], claim));

/** Whether a signature is valid for a row. */
export const isSigned = (keyring: Keyring, name: Signed, claim: Claim, seal: string | null): boolean =>
	keyring.isSigned(seal, said(claim), placeOf(signedColumns[name], claim));

/** Rows per transaction. */
const BATCH = 100;

/** How many rows were signed, and how many have no valid signature and got none. */
export interface Signing {
	signed: number;
	unsigned: number;
}

/**
 * Signs rows again whose signature was made with an older key.
 * @param takesUnsigned Whether unsigned rows are from before there were signatures, and are signed. The database itself
 * cannot vouch for that.
 */
export async function signRows(client: pg.Client, keyring: Keyring, takesUnsigned: boolean): Promise<Signing> {
	const all: Signing = { signed: 0, unsigned: 0 };
	for (const name of Object.keys(signedColumns) as Signed[]) {
		const done = await signTable(client, keyring, name, takesUnsigned);
		all.signed += done.signed;
		all.unsigned += done.unsigned;
	}
	return all;
}

async function signTable(client: pg.Client, keyring: Keyring, name: Signed, takesUnsigned: boolean): Promise<Signing> {
	const { table, row, person, bound, seal }: SignedColumn = signedColumns[name];
	const names = row.map((column) => `"${column}"`).join(", ");
	const columns = [...new Set([...row, person, ...bound, seal])].map((column) => `"${column}"`).join(", ");
	const done: Signing = { signed: 0, unsigned: 0 };
	let last: unknown[] | null = null;
	for (;;) {
		const after: string = last ? `AND (${names}) > (${last.map((_, i) => `$${i + 2}`).join(", ")})` : "";
		await client.query("BEGIN");
		try {
			const { rows }: { rows: Record<string, Value>[] } = await client.query(
				`SELECT ${columns} FROM "${table}" WHERE NOT starts_with(coalesce("${seal}", ''), $1) ${after}
				ORDER BY ${names} LIMIT ${BATCH} FOR UPDATE`,
				[signaturePrefixOf(keyring.newest), ...(last ?? [])],
			);
			const made: { row: Claim["row"]; signature: string }[] = [];
			for (const found of rows) {
				const claim: Claim = {
					row: row.map((column) => found[column] as string | number),
					person: Number(found[person]),
					bound: bound.map((column) => found[column] ?? null),
				};
				const before = found[seal] as string | null;
				if (before === null ? takesUnsigned : isSigned(keyring, name, claim, before)) {
					made.push({ row: claim.row, signature: signed(keyring, name, claim) });
				} else done.unsigned++;
			}
			await write(client, signedColumns[name], made);
			done.signed += made.length;
			await client.query("COMMIT");
			if (rows.length < BATCH) return done;
			last = row.map((column) => rows.at(-1)?.[column]);
		} catch (error) {
			await client.query("ROLLBACK").catch(() => {});
			throw error;
		}
	}
}

async function write(
	client: pg.Client,
	{ table, row, seal }: SignedColumn,
	made: readonly { row: Claim["row"]; signature: string }[],
): Promise<void> {
	if (made.length === 0) return;
	const typeOf = (at: number) => (typeof made[0]?.row[at] === "number" ? "int[]" : "text[]");
	const arrays = row.map((_, at) => `$${at + 2}::${typeOf(at)}`);
	await client.query(
		`UPDATE "${table}" t SET "${seal}" = v.signature
		FROM unnest($1::text[], ${arrays.join(", ")}) AS v(signature, ${row.map((_, at) => `n${at}`).join(", ")})
		WHERE ${row.map((column, at) => `t."${column}" = v.n${at}`).join(" AND ")}`,
		[made.map(({ signature }) => signature), ...row.map((_, at) => made.map((one) => one.row[at]))],
	);
}

/** The accounts are from before rows were signed, and the operator has not confirmed that. */
export class UnsignedError extends Error {
	override name = "UnsignedError";
}

/**
 * Signs every account of a database before the app serves anybody, if that is allowed.
 * @param takesUnsigned as in `signRows`.
 * @returns how many rows have no valid signature; nobody can sign in with those.
 * @throws UnsignedError if there are accounts and none is signed: the database is from before signatures.
 */
export async function signAccounts(client: pg.Client, keyring: Keyring, takesUnsigned: boolean): Promise<number> {
	if (!takesUnsigned) {
		const { rows } = await client.query<{ all: number; signed: number }>(
			`SELECT count(*)::int AS all, count(coalesce(password_seal, email_seal))::int AS signed
			FROM users WHERE password IS NOT NULL OR id IN (SELECT user_id FROM external_logins)`,
		);
		if (rows[0] && rows[0].all > 0 && rows[0].signed === 0) {
			throw new UnsignedError(
				"The accounts in this database are not signed, so nobody could log in. If it is from before this version, stop the " +
					"app and call `npm run admin -- sign-accounts` once. If it is not, somebody else wrote into it: look at a backup. " +
					"Nothing was changed.",
			);
		}
	}
	return (await signRows(client, keyring, takesUnsigned)).unsigned;
}
