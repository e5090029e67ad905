import "server-only";
import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { AppError } from "@/lib/domain/core/errors";
import { MAX_FILE_BYTES } from "@/lib/domain/import/limits";
import { refusals } from "@/lib/domain/import/texts";

/** An uploaded file. It has no name on the disk, so that nothing of it remains whatever happens. */
export interface Upload {
	handle: FileHandle;
	size: number;
}

/** How many bytes are reserved at a time if the request has no Content-Length. */
const STEP = 4 * 1024 * 1024;

/**
 * Receives a request's body into a file, and counts bytes as they arrive. The caller has to close the handle.
 * @param reserve Called before more bytes are read; if it throws, reading stops.
 * @throws AppError `too_large`, or `invalid` if the body is empty; whatever `reserve` throws.
 */
export async function receive(request: Request, reserve: (bytes: number) => Promise<void>): Promise<Upload> {
	const tooLarge = () => new AppError("too_large", refusals.tooLarge);
	const announced = Number(request.headers.get("content-length") ?? 0);
	if (announced > MAX_FILE_BYTES) throw tooLarge();
	let reserved = announced > 0 ? announced : STEP;
	await reserve(reserved);
	const file = path.join(tmpdir(), `innerscript-${randomUUID()}`);
	const handle = await open(file, "wx+", 0o600);
	try {
		await unlink(file);
		let size = 0;
		for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
			size += chunk.byteLength;
			if (size > MAX_FILE_BYTES) throw tooLarge();
			if (size > reserved) {
				await reserve(STEP);
				reserved += STEP;
			}
			await handle.writeFile(chunk);
		}
		if (size === 0) throw new AppError("invalid", refusals.empty);
		return { handle, size };
	} catch (error) {
		await handle.close();
		throw error;
	}
}
