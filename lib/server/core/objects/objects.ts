import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { db, keyring, noteDamage, pool, type Transaction } from "@/lib/server/core/database/db";
import { encryptedModels, inDatabase } from "@/lib/server/core/encryption/encrypted-columns";
import { SealError } from "@/lib/server/core/encryption/keyring";
import { placeOf } from "@/lib/server/core/encryption/rows";
import { env } from "@/lib/server/core/env";
import { noteWritten } from "@/lib/server/core/limits/written";
import { describeError, logger } from "@/lib/server/core/logger";
import { dropUnused, giveTo, put, takeFrom } from "./registry";
import { ObjectStore, ObjectStoreUnavailableError } from "./store";

/*
 * Sounds and pictures are stored in their rows or, if OBJECT_STORE_URL is set, in an object store: encrypted in the
 * same way, and bound to the same row. Those in the database stay there until `npm run admin -- move-media`.
 */

/** The models whose bytes can be in the store, and the messages for while it is away. */
const kinds = {
	Photo: {
		notKept: "Pictures cannot be kept at the moment. Nothing else is affected; please try again in a few minutes.",
		notRead: "Pictures cannot be opened at the moment. Nothing is lost; please try again in a few minutes.",
	},
	Affirmation: {
		notKept: "Sounds cannot be kept at the moment. Nothing else is affected; please try again in a few minutes.",
		notRead: "This cannot be played at the moment. Nothing is lost; please try again in a few minutes.",
	},
} as const;
type Kind = keyof typeof kinds;

/** The row that the bytes belong to. */
interface Of {
	id: string;
	userId: number;
}

/** An object as the database records it: its name, and its length in the store. */
export interface ObjectRecord {
	name: string;
	bytes: number;
}

const RETRY_AFTER_SECONDS = 60;

// One per process, even if a bundler evaluates this module several times.
const holder = globalThis as { innerscriptObjectStore?: ObjectStore };
/** Returns the store of this installation, or null if everything is in the database. */
export function objectStore(): ObjectStore | null {
	const { OBJECT_STORE_URL: address } = env();
	if (!address) return null;
	holder.innerscriptObjectStore ??= new ObjectStore(address);
	return holder.innerscriptObjectStore;
}

function away(sentence: string, cause: unknown): AppError {
	return new AppError("unavailable", sentence, { cause, retryAfter: RETRY_AFTER_SECONDS });
}

/** Bytes that are about to be written with a row. */
interface Kept<Column extends string> {
	/** The values of the row's columns: the bytes, or null if they are in the store. */
	columns: Record<Column, Uint8Array<ArrayBuffer> | null>;
	/** Gives the objects to the row. Call this in the transaction that writes the row, after that. */
	settle(tx: Transaction): Promise<void>;
}

/**
 * Stores the bytes of a row that is about to be written. Never called within a transaction: a store can take its time.
 * If the row is not written after all, the objects are removed later.
 * @throws AppError `unavailable` while the store is away.
 */
export async function keepBytes<Column extends string>(
	kind: Kind,
	of: Of,
	bytes: Record<Column, Uint8Array<ArrayBuffer>>,
): Promise<Kept<Column>> {
	const store = objectStore();
	if (!store) return { columns: bytes, settle: async () => {} };
	const model = encryptedModels[kind];
	const { table } = model;
	const columns = Object.keys(bytes) as Column[];
	const sealed = columns.map((column) => {
		const place = placeOf(model, column, { row: [of.id], person: of.userId });
		return { place, bytes: keyring().sealBytes(bytes[column], place) };
	});
	const names = await Promise.all(sealed.map((one) => put(pool(), store, one))).catch((error) => {
		throw error instanceof ObjectStoreUnavailableError ? away(kinds[kind].notKept, error) : error;
	});
	for (const one of sealed) noteWritten(of.userId, one.bytes.length);
	return {
		columns: Object.fromEntries(columns.map((column) => [column, null])) as Record<Column, null>,
		async settle(tx) {
			for (const [i, column] of columns.entries()) {
				await tx.$executeRawUnsafe(takeFrom(table), of.id, of.userId, inDatabase(column));
				const given = await tx.$executeRawUnsafe(giveTo(table), of.id, of.userId, names[i]);
				// It has waited for too long, and may have been removed.
				if (given === 0) throw away(kinds[kind].notKept, undefined);
			}
		},
	};
}

/**
 * Reads the bytes of a row's column.
 * @param inRow The column's value.
 * @returns null if there are none, or they cannot be decrypted.
 * @throws AppError `unavailable` while the store is away.
 */
export async function bytesOf(
	kind: Kind,
	of: Of,
	column: string,
	inRow: Uint8Array | null | undefined,
): Promise<Uint8Array | null> {
	if (inRow) return inRow;
	const row = kind === "Photo" ? { photoId: of.id } : { affirmationId: of.id };
	const where = { ...row, userId: of.userId, column: inDatabase(column) };
	const noted = await db().storedObject.findFirst({ where, select: { name: true, bytes: true } });
	return noted && openObject(kind, of, column, noted);
}

/**
 * Like `bytesOf`, for an object whose record has been read already.
 * @throws as `bytesOf`
 */
export async function openObject(kind: Kind, of: Of, column: string, noted: ObjectRecord): Promise<Uint8Array | null> {
	const sealed = await fetched(kind, noted);
	const place = placeOf(encryptedModels[kind], column, { row: [of.id], person: of.userId });
	try {
		if (sealed) return keyring().openBytes(sealed, place);
		noteDamage(`${place.table}.${place.column} of ${of.id}, of which nothing is in the object store`);
	} catch (error) {
		if (!(error instanceof SealError)) throw error;
		noteDamage(error.message);
	}
	return null;
}

/**
 * Checks that a person's objects can be read at the moment.
 * @throws AppError `unavailable`
 */
export async function requireObjects(userId: number): Promise<void> {
	const where = { userId, OR: [{ photoId: { not: null } }, { affirmationId: { not: null } }] };
	const noted = await db().storedObject.findFirst({ where, select: { name: true, bytes: true, photoId: true } });
	if (!noted) return;
	await fetched(noted.photoId === null ? "Affirmation" : "Photo", noted);
}

async function fetched(kind: Kind, { name, bytes }: ObjectRecord): Promise<Buffer | null> {
	const store = objectStore();
	if (!store) throw away(kinds[kind].notRead, new ObjectStoreUnavailableError("OBJECT_STORE_URL is not set."));
	try {
		return await store.get(name, bytes);
	} catch (error) {
		throw away(kinds[kind].notRead, error);
	}
}

/** Removes the objects that belong to no row any more. Never throws: what is left is removed the next time. */
export async function dropUnusedObjects(): Promise<void> {
	const store = objectStore();
	if (!store) return;
	try {
		await dropUnused(pool(), store);
	} catch (error) {
		logger().warn({ error: describeError(error) }, "objects that nothing needs are still in the store");
	}
}
