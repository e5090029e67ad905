import "server-only";
import { randomUUID } from "node:crypto";
import { isSound } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { refuseIfChanged } from "@/lib/domain/core/was";
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from "@/lib/domain/photos/limits";
import type { ClientPhoto, Description } from "@/lib/domain/photos/schema";
import { refusals } from "@/lib/domain/photos/texts";
import { UNDOABLE_SECONDS } from "@/lib/domain/undo/limits";
import { db, opened, type Transaction } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { readLimited } from "@/lib/server/core/http/request-body";
import { takePoint } from "@/lib/server/core/limits/rate-limit";
import { reserveRoom } from "@/lib/server/core/limits/room";
import { bytesOf, keepBytes } from "@/lib/server/core/objects/objects";
import { type Deleted, keepEmptied } from "@/lib/server/undo/service";
import { Prisma } from "@/prisma/client/client";
import { makePicture } from "./make";

const DAY_MS = 86_400_000;
/**
 * How many days a photo is kept for an entry that has not been sent yet, which may exist only as a draft on a device.
 */
const WAITS_DAYS = 30;

/** How long a removed photo is kept, in milliseconds: slightly longer than the removal can be undone. */
const UNDOABLE_MS = UNDOABLE_SECONDS * 1000 + 500;

const missing = () => new AppError("not_found", refusals.missing);

/** Returns the time at which a photo that belongs to no entry is deleted. @param ms Milliseconds from now. */
const dropAt = (ms: number) => new Date(Date.now() + ms);

/** SQL expression for the photos of the entry `e`, as JSON that `photosIn` decrypts; null if there are none. */
export const photosOfEntry = Prisma.sql`(
	SELECT json_agg(json_build_object(
		'id', p.id, 'width', p.width, 'height', p.height, 'description', p.description) ORDER BY p.place, p.id)
	FROM photos p WHERE p.entry_id = e.id AND p.user_id = e.user_id)`;

/** Decrypts the photos of an entry that was read with `photosOfEntry`. */
export const photosIn = (userId: number, stored: ClientPhoto[] | null): ClientPhoto[] =>
	stored === null ? [] : opened("Photo", stored, { userId });

/**
 * Stores an uploaded photo for a saved entry, or for one that is still being written and will name the photo when it
 * is sent.
 * @throws AppError `invalid` if the file is not a photo or the entry has four; `not_found` if there is no such entry;
 * `too_large`; `rate_limited`; `unavailable`
 */
export async function addPhoto(userId: number, request: Request, entryId: string | null): Promise<ClientPhoto> {
	await takePoint("photosPerPerson", String(userId), refusals.tooOften);
	if (entryId !== null) await db().$transaction((tx) => freePlace(tx, userId, entryId));
	const { image, small, width, height } = await makePicture(userId, await received(request), request.signal);
	const letGo = await reserveRoom(userId, image.length + small.length);
	try {
		const id = randomUUID();
		const { columns, settle } = await keepBytes("Photo", { id, userId }, { image, small });
		return await db().$transaction(async (tx) => {
			await lockPerson(tx, userId);
			const place = entryId === null ? 0 : await freePlace(tx, userId, entryId);
			const waits = entryId === null ? dropAt(WAITS_DAYS * DAY_MS) : null;
			const data = { id, userId, entryId, place, dropAt: waits, width, height, ...columns };
			await tx.photo.create({ data, select: { id: true } });
			await settle(tx);
			return { id, width, height, description: null };
		});
	} finally {
		letGo();
	}
}

async function received(request: Request): Promise<Uint8Array> {
	try {
		return await readLimited(request, MAX_PHOTO_BYTES);
	} catch (error) {
		if (error instanceof AppError) throw new AppError("too_large", refusals.tooLarge);
		throw error;
	}
}

/**
 * Returns the position for another photo of an entry. @throws AppError `not_found`; `invalid` if the entry has four.
 */
async function freePlace(tx: Transaction, userId: number, entryId: string): Promise<number> {
	const entry = await tx.journalEntry.findFirst({ where: { id: entryId, userId }, select: { id: true } });
	if (!entry) throw new AppError("not_found", "We could not find that entry. It may have been deleted.");
	const { _count, _max } = await tx.photo.aggregate({
		where: { entryId, userId },
		_count: true,
		_max: { place: true },
	});
	if (_count >= MAX_PHOTOS) throw new AppError("invalid", refusals.tooMany);
	return (_max.place ?? -1) + 1;
}

/** Attaches the photos that were uploaded while an entry was being written. Skips those that no longer exist. */
export async function attachPhotos(
	tx: Transaction,
	userId: number,
	entryId: string,
	ids: readonly string[],
): Promise<void> {
	for (const [place, id] of ids.entries()) {
		const where = { id, userId, entryId: null, isDeleted: false };
		await tx.photo.updateMany({ where, data: { entryId, place, dropAt: null } });
	}
}

/**
 * Returns the bytes of a photo, a JPEG. @throws AppError `not_found`; `unavailable` while the object store cannot be
 * reached
 */
export async function readPhoto(userId: number, id: string, size: "image" | "small"): Promise<Uint8Array> {
	const row = await db().photo.findFirst({
		where: { id, userId, isDeleted: false },
		select: { image: size === "image", small: size === "small" },
	});
	const bytes = row && isSound(row) ? await bytesOf("Photo", { id, userId }, size, row[size]) : null;
	if (!bytes) throw missing();
	return bytes;
}

/** Returns a photo's description. @throws AppError `not_found` */
export async function readDescription(userId: number, id: string): Promise<{ description: string | null }> {
	const photo = await db().photo.findFirst({ where: { id, userId, isDeleted: false }, select: { description: true } });
	if (!photo) throw missing();
	return photo;
}

/**
 * Replaces a photo's description; a blank one is stored as null.
 * @throws AppError `not_found`; `conflict` if it was changed elsewhere since it was shown.
 */
export const describePhoto = (userId: number, id: string, update: Description): Promise<{ ok: true }> =>
	db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const where = { id, userId, isDeleted: false };
		const photo = await tx.photo.findFirst({ where, select: { description: true } });
		if (!photo) throw missing();
		refuseIfChanged(photo, update);
		const description = update.description?.trim() ? update.description : null;
		await tx.photo.updateMany({ where, data: { description } });
		return { ok: true };
	});

/** Removes a photo; this can be undone for some seconds. @throws AppError `not_found` */
export const removePhoto = (userId: number, id: string): Promise<Deleted> =>
	db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const photo = await tx.photo.findFirst({
			where: { id, userId, isDeleted: false },
			select: { entryId: true, dropAt: true },
		});
		if (!photo) throw missing();
		await setAside(tx, userId, Prisma.sql`p.id = ${id}`);
		return keepEmptied(tx, userId, "photos", id, columnsBefore(photo.entryId, photo.dropAt));
	});

/**
 * The column values that undoing restores. `entry_id` comes first, because restoring only fills it where it is empty.
 */
const columnsBefore = (entryId: string | null, until: Date | null) => ({
	entry_id: entryId,
	drop_at: until?.toISOString() ?? null,
	is_deleted: false,
});

const setAside = (tx: Transaction, userId: number, which: Prisma.Sql) => tx.$executeRaw`
	UPDATE photos p SET entry_id = NULL, is_deleted = TRUE, drop_at = ${dropAt(UNDOABLE_MS)}
	WHERE p.user_id = ${userId} AND ${which}`;

/**
 * Detaches the photos of an entry that is about to be deleted, so that they are not deleted along with it.
 * @returns What undoing the deletion has to restore.
 */
export async function setAsidePhotosOf(tx: Transaction, userId: number, entryId: string) {
	const photos = await tx.photo.findMany({ where: { entryId, userId }, select: { id: true } });
	if (photos.length > 0) await setAside(tx, userId, Prisma.sql`p.entry_id = ${entryId}`);
	return photos.map(({ id }) => ({ table: "photos" as const, id, values: columnsBefore(entryId, null) }));
}
