import { Prisma } from "@/prisma/client/client";
import { type EncryptedModel, encryptedColumns, inDatabase, typeOfColumn } from "./encrypted-columns";
import type { Keyring, Place } from "./keyring";

export type Row = Record<string, unknown>;

/** How the columns of a row are called: as in code, or as in the database. */
export type Naming = (column: string) => string;
export const inCode: Naming = (column) => column;

const { DbNull, JsonNull, AnyNull } = Prisma;
/** Whether a value is none, in any of Prisma's ways to say so. */
export const isEmpty = (value: unknown): boolean =>
	value === null || value === undefined || value === DbNull || value === JsonNull || value === AnyNull;

/**
 * Whether a value of a column is the empty list or object that it holds where nothing is given. It says no more than null
 * does, and stays as it is: most entries of a page have one.
 */
const isDefault = ({ json }: EncryptedModel, column: string, value: unknown): boolean => {
	const none = json[column];
	return typeof value === "object" && none !== undefined && JSON.stringify(value) === JSON.stringify(none);
};

/** What names a row and its person, as far as it is among these values. */
export interface Identity {
	row: (string | number)[];
	person: number;
}

/** Names the row that these values belong to; null where they do not say which. */
export function identityOf(
	{ row, person }: EncryptedModel,
	values: Row,
	name: Naming = inCode,
	parentsPerson?: number,
): Identity | null {
	const names = row.map((column) => values[name(column)]);
	const owner = person === null ? parentsPerson : values[name(person)];
	const isKnown = names.every((value) => typeof value === "string" || typeof value === "number");
	return isKnown && typeof owner === "number" ? { row: names as (string | number)[], person: owner } : null;
}

/** Where a column of a row stands. */
export const placeOf = ({ table }: EncryptedModel, column: string, { row, person }: Identity): Place => ({
	table,
	column: inDatabase(column),
	row,
	person,
});

/** Encrypts what of these values is to be. Null stays null. */
export function sealedRow(keyring: Keyring, model: EncryptedModel, values: Row, of: Identity, name = inCode): Row {
	const result = { ...values };
	for (const column of encryptedColumns(model)) {
		const value = values[name(column)];
		if (isEmpty(value) || isDefault(model, column, value)) continue;
		const place = placeOf(model, column, of);
		const type = typeOfColumn(model, column);
		result[name(column)] =
			type === "bytes"
				? new Uint8Array(keyring.sealBytes(value as Uint8Array, place))
				: keyring.seal(type === "json" ? JSON.stringify(value) : String(value), place);
	}
	return result;
}

/** Decrypts what of these values is encrypted. @throws SealError */
export function openedRow(keyring: Keyring, model: EncryptedModel, values: Row, of: Identity, name = inCode): Row {
	const result = { ...values };
	for (const column of encryptedColumns(model)) {
		const value = values[name(column)];
		if (isEmpty(value) || isDefault(model, column, value)) continue;
		const place = placeOf(model, column, of);
		const type = typeOfColumn(model, column);
		if (type === "bytes") {
			result[name(column)] = new Uint8Array(keyring.openBytes(value as Uint8Array, place));
		} else {
			// What is no text was not encrypted: opening says so.
			const text = keyring.open(typeof value === "string" ? value : "", place);
			result[name(column)] = type === "json" ? JSON.parse(text) : text;
		}
	}
	return result;
}
