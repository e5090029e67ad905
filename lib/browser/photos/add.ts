import { type ApiError, errorOf } from "@/lib/browser/core/api-client";
import { pageOf } from "@/lib/browser/core/page-of";
import { HEAD_BYTES, kindOfPicture } from "@/lib/domain/photos/kind";
import { LONGEST_SIDE } from "@/lib/domain/photos/limits";
import { photosPath } from "@/lib/domain/photos/paths";
import type { ClientPhoto } from "@/lib/domain/photos/schema";
import { refusals, sending } from "@/lib/domain/photos/texts";

/** How long sending one picture may take, in milliseconds. */
const PATIENCE_MS = 60_000;
const QUALITY = 0.9;

/** A picture could not be added; the message tells the person why. */
export class NotAdded extends Error {
	override name = "NotAdded";
}

/**
 * Re-encodes a picture with at most 2,048 pixels on its longest side. Metadata of the camera, such as the location, is
 * lost.
 * @throws NotAdded if this browser cannot open it.
 */
async function shrunk(file: Blob): Promise<Blob> {
	const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
	const kind = kindOfPicture(head);
	if (kind === null) throw new NotAdded(refusals.notPicture);
	const bitmap = await createImageBitmap(file).catch(() => {
		throw new NotAdded(kind === "heic" ? sending.heicHere : refusals.damaged);
	});
	const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(bitmap.width * scale));
	canvas.height = Math.max(1, Math.round(bitmap.height * scale));
	const drawing = canvas.getContext("2d");
	if (drawing) {
		drawing.fillStyle = "#fff";
		drawing.fillRect(0, 0, canvas.width, canvas.height);
		drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
	}
	bitmap.close();
	const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
	if (!made) throw new NotAdded(refusals.damaged);
	return made;
}

/**
 * Shrinks a picture and sends it.
 * @param entryId The entry that it is for, if that is already saved.
 * @throws NotAdded
 */
export async function addPicture(file: Blob, entryId?: string): Promise<ClientPhoto> {
	const body = await shrunk(file);
	const query = entryId === undefined ? "" : `?entry=${encodeURIComponent(entryId)}`;
	let response: Response;
	try {
		response = await fetch(`${photosPath}${query}`, {
			method: "POST",
			credentials: "include",
			headers: { "content-type": body.type, ...pageOf() },
			body,
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
	} catch {
		throw new NotAdded(sending.noNetwork);
	}
	if (response.ok) return (await response.json()) as ClientPhoto;
	const error: ApiError = await errorOf(response);
	throw new NotAdded(error.status < 500 && error.text ? error.text : sending.failed);
}
