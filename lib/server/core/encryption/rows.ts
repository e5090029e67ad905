import { DAMAGED, isDamaged, withUnread } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { noteWritten } from "@/lib/server/core/limits/written";
import { Prisma } from "@/prisma/client/client";
import { type EncryptedModel, encryptedColumns, inDatabase, typeOfColumn } from "./encrypted-columns";
import { type Keyring, type Place, SealError } from "./keyring";

export type Row = Record<string, unknown>;

/** Maps a column to its name in code or in the database. */
export type Naming = (column: string) => string;
export const inCode: Naming = (column) => column;

const { DbNull, JsonNull, AnyNull } = Prisma;
/** Whether a value is null or undefined, or one of Prisma's nulls. */
export const isEmpty = (value: unknown): boolean =>
	value === null || value === undefined || value === DbNull || value === JsonNull || value === AnyNull;

/**
 * Whether a column's value is its default, an empty list or object. It reveals no more than null does, so it stays
 * unencrypted: most entries of a page have one.
 */
const isDefault = ({ json }: EncryptedModel, column: string, value: unknown): boolean => {
	const none = json[column];
	return typeof value === "object" && none !== undefined && JSON.stringify(value) === JSON.stringify(none);
};

/** What identifies a row, and its person. */
export interface Identity {
	row: (string | number)[];
	person: number;
}

/** Returns the identity of the row that these values belong to; null if they don't identify it. */
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

/** Returns the place of a column in a row. */
export const placeOf = ({ table }: EncryptedModel, column: string, { row, person }: Identity): Place => ({
	table,
	column: inDatabase(column),
	row,
	person,
});

export const NOT_WRITTEN =
	"A part of this could not be read, and what stands in its place is not kept. Write something of your own there, or delete it.";

/** The notice as a JSON string. */
const QUOTED = JSON.stringify(DAMAGED);

/**
 * Encrypts those of the values that have to be encrypted. Null stays null.
 * @throws AppError if a value contains the notice for damaged text, which nobody wrote: see `DAMAGED`.
 */
export function sealedRow(keyring: Keyring, model: EncryptedModel, values: Row, of: Identity, name = inCode): Row {
	const result = { ...values };
	let bytes = 0;
	for (const column of encryptedColumns(model)) {
		const value = values[name(column)];
		if (isEmpty(value) || isDefault(model, column, value)) continue;
		const type = typeOfColumn(model, column);
		const json = type === "json" ? JSON.stringify(value) : null;
		if (isDamaged(value) || json?.includes(QUOTED)) throw new AppError("conflict", NOT_WRITTEN);
		const place = placeOf(model, column, of);
		const sealed =
			type === "bytes"
				? new Uint8Array(keyring.sealBytes(value as Uint8Array, place))
				: keyring.seal(json ?? String(value), place);
		result[name(column)] = sealed;
		bytes += sealed.length;
	}
	noteWritten(of.person, bytes);
	return result;
}

/**
 * Decrypts the encrypted values. One that cannot be decrypted is replaced by a notice, or by an empty value if it is
 * not text, and `unreadOf` names its columns.
 * @param note Called with the place of a value that cannot be decrypted.
 */
export function readableRow(
	keyring: Keyring,
	model: EncryptedModel,
	values: Row,
	of: Identity,
	note: (place: string) => void,
): Row {
	const unread: string[] = [];
	const row = openColumns(keyring, model, values, of, inCode, (column, { message }) => {
		unread.push(column);
		note(message);
		return inPlaceOf(model, column);
	});
	return withUnread(row, unread);
}

/** Decrypts what it can: columns that cannot be decrypted stay as they are stored. */
export function openedWherePossible(
	keyring: Keyring,
	model: EncryptedModel,
	values: Row,
	of: Identity,
	name: Naming,
): { row: Row; sealed: string[] } {
	const sealed: string[] = [];
	const row = openColumns(keyring, model, values, of, name, (column) => {
		sealed.push(name(column));
		return values[name(column)];
	});
	return { row, sealed };
}

function inPlaceOf(model: EncryptedModel, column: string): unknown {
	const type = typeOfColumn(model, column);
	if (type === "text") return DAMAGED;
	if (type === "bytes") return new Uint8Array();
	return structuredClone(model.unread?.[column] ?? model.json[column] ?? null);
}

function openColumns(
	keyring: Keyring,
	model: EncryptedModel,
	values: Row,
	of: Identity,
	name: Naming,
	instead: (column: string, error: SealError) => unknown,
): Row {
	const result = { ...values };
	for (const column of encryptedColumns(model)) {
		const value = values[name(column)];
		if (isEmpty(value) || isDefault(model, column, value)) continue;
		try {
			result[name(column)] = openedValue(keyring, model, column, value, of);
		} catch (error) {
			if (!(error instanceof SealError)) throw error;
			result[name(column)] = instead(column, error);
		}
	}
	return result;
}

function openedValue(keyring: Keyring, model: EncryptedModel, column: string, value: unknown, of: Identity): unknown {
	const place = placeOf(model, column, of);
	const type = typeOfColumn(model, column);
	if (type === "bytes") return new Uint8Array(keyring.openBytes(value as Uint8Array, place));
	// A value other than a string was not encrypted; `open` throws.
	const text = keyring.open(typeof value === "string" ? value : "", place);
	return type === "json" ? JSON.parse(text) : text;
}
