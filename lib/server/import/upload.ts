import "server-only";
import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { AppError } from "@/lib/domain/core/errors";
import { MAX_FILE_BYTES } from "@/lib/domain/import/limits";
import { refusals } from "@/lib/domain/import/texts";

/** A file that arrived; it has no name on the disk, so that nothing of it stays whatever happens. */
export interface Upload {
	handle: FileHandle;
	size: number;
}

/**
 * Takes in the body of a request, counting while it arrives. The caller has to close the handle.
 * @throws AppError `too_large`, or `invalid` where there is nothing in it.
 */
export async function receive(request: Request): Promise<Upload> {
	const tooLarge = () => new AppError("too_large", refusals.tooLarge);
	if (Number(request.headers.get("content-length") ?? 0) > MAX_FILE_BYTES) throw tooLarge();
	const file = path.join(tmpdir(), `innerscript-${randomUUID()}`);
	const handle = await open(file, "wx+", 0o600);
	try {
		await unlink(file);
		let size = 0;
		for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
			size += chunk.byteLength;
			if (size > MAX_FILE_BYTES) throw tooLarge();
			await handle.writeFile(chunk);
		}
		if (size === 0) throw new AppError("invalid", refusals.empty);
		return { handle, size };
	} catch (error) {
		await handle.close();
		throw error;
	}
}

/** So many bytes of an upload from its beginning. */
export async function readUpload({ handle, size }: Upload, most = size): Promise<Buffer> {
	const bytes = Buffer.alloc(Math.min(size, most));
	let read = 0;
	while (read < bytes.length) {
		const { bytesRead } = await handle.read(bytes, read, bytes.length - read, read);
		if (bytesRead === 0) break;
		read += bytesRead;
	}
	return bytes.subarray(0, read);
}
