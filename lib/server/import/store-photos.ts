import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { fill } from "@/lib/domain/core/fill";
import type { IncomingRow } from "@/lib/domain/import/incoming";
import { addLeftOut } from "@/lib/domain/import/left-out";
import { names, reasons, refusals } from "@/lib/domain/import/texts";
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from "@/lib/domain/photos/limits";
import { db } from "@/lib/server/core/database/db";
import { reserveRoom } from "@/lib/server/core/limits/room";
import { keepBytes } from "@/lib/server/core/objects/objects";
import { type Made, makePicture } from "@/lib/server/photos/make";
import { eachOf, idOf, inOneBatch, type Placed, place, type Work } from "./batches";
import type { RowList } from "./row-list";
import type { Plan } from "./to-store";
import type { Packed } from "./zip";

type Photo = IncomingRow<"photos">;

/**
 * Stores pictures, one at a time. Each is re-encoded from its pixels like a picture that is added by hand, whatever
 * format the file claims. Files that are not pictures, or that exceed an entry's limit, are left out and reported.
 */
export async function storePhotos(work: Work, rows: RowList<Photo>, { find, report }: Plan): Promise<void> {
	// A ZIP of some kilobytes could refer to the same picture ten thousand times.
	const taken = new Set<Packed>();
	let number = 0;
	for (const placed of eachOf(place(work, "photos", rows))) {
		number += 1;
		const file = find(placed.row.file);
		const why = file === null || taken.has(file) ? reasons.noPhoto : await storeOne(work, placed, file);
		if (file) taken.add(file);
		if (why === null) continue;
		addLeftOut(report, fill(names.row, { list: names.lists.photos, number: String(number) }), why);
		if (report.counts.photos) report.counts.photos.fresh -= 1;
		work.onStored(1);
	}
}

/**
 * Stores one picture.
 * @returns Why it was left out, or null.
 */
async function storeOne(work: Work, placed: Placed<Photo>, file: Packed): Promise<string | null> {
	const { userId } = work;
	const entryId = idOf(work, "journalEntries", placed.row.entryId);
	if (entryId === null) return reasons.noEntry;
	if ((await db().photo.count({ where: { entryId, userId } })) >= MAX_PHOTOS) return reasons.tooManyPhotos;
	if (file.size > MAX_PHOTO_BYTES) return reasons.noPicture;
	const made = await madeOf(userId, file);
	if (made === null) return reasons.noPicture;
	const letGo = await reserveRoom(userId, made.image.length + made.small.length, refusals.noRoom);
	const { place: at, description, createdAt } = placed.row;
	const { image, small, ...sides } = made;
	const of = { id: placed.id, userId };
	try {
		const { columns, settle } = await keepBytes("Photo", of, { image, small });
		await inOneBatch(work, "photos", [placed], async (tx) => {
			await tx.photo.create({
				data: { ...of, ...sides, ...columns, entryId, place: at, description, createdAt: new Date(createdAt) },
			});
			await settle(tx);
		});
	} finally {
		letGo();
	}
	return null;
}

/** Re-encodes a picture; null if the file is not a picture that can be imported. */
async function madeOf(userId: number, file: Packed): Promise<Made | null> {
	try {
		return await makePicture(userId, await file.read());
	} catch (error) {
		if (error instanceof AppError && error.code === "invalid") return null;
		throw error;
	}
}
