import "server-only";
import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";
import { AppError } from "@/lib/domain/core/errors";
import { takePoint } from "@/lib/server/core/limits/rate-limit";
import { takeSlot } from "@/lib/server/core/limits/slots";
import { describeError, logger } from "@/lib/server/core/logger";
import { requireObjects } from "@/lib/server/core/objects/objects";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { type ExportFile, exportFiles } from "./files";

/** The number of the DEFLATE method in a ZIP. */
const DEFLATED = 8;
const TOO_MANY = "You have downloaded everything several times just now. Please try again in an hour.";
/** How many exports one person may run at a time, across all processes: each reads everything they have. */
const AT_ONCE = 2;
const BUSY = "Everything you have is being packed already. Please wait until that download is done.";

/**
 * Streams everything a person has as a ZIP: no more than a hundred rows are in memory at once.
 * @param signal Aborts when the client disconnects.
 * @throws AppError `rate_limited`; `unavailable` while sounds and pictures cannot be read: an export without them would be
 * taken for complete.
 */
export async function exportZip(user: SessionUser, now: Date, signal: AbortSignal): Promise<Response> {
	const giveBack = await takeSlot(`exportsAtOnce:${user.id}`, AT_ONCE);
	if (!giveBack) throw new AppError("rate_limited", BUSY, { retryAfter: 10 });
	try {
		await requireObjects(user.id);
		await takePoint("exportsPerPerson", String(user.id), TOO_MANY);
	} catch (error) {
		await giveBack();
		throw error;
	}
	const output = new PassThrough();
	// If the client is gone before the response begins, the response is not even cancelled.
	const leave = () => output.destroy();
	signal.addEventListener("abort", leave);
	output.once("close", () => {
		signal.removeEventListener("abort", leave);
		void giveBack();
	});
	if (signal.aborted) leave();
	void write(exportFiles(user.id, user.timezoneOffset, now), output, now).catch((error) => {
		// It is not an error if the person closes the page.
		if (!output.destroyed) logger().error({ error: describeError(error) }, "an export failed");
		output.destroy(error as Error);
	});
	return new Response(Readable.toWeb(output) as ReadableStream, { headers: headersOf(now) });
}

/** Builds the response to a HEAD request: nothing is packed that nobody reads. */
export const exportHead = (now: Date): Response => new Response(null, { headers: headersOf(now) });

const headersOf = (now: Date) => ({
	"content-type": "application/zip",
	"content-disposition": `attachment; filename="innerscript-${now.toISOString().slice(0, 10)}.zip"`,
	"cache-control": "private, no-store",
	"x-accel-buffering": "no",
});

/** The largest ZIP without the ZIP64 format, in bytes. */
const MOST = 2 ** 32 - 1;

/** Writes one file after another; each is opened once the previous one is written. */
async function write(files: AsyncIterable<ExportFile>, output: PassThrough, now: Date): Promise<void> {
	let written = 0;
	const zip = new Zip((error, chunk, isLast) => {
		if (error) throw error;
		written += chunk.length;
		if (written > MOST) throw new Error("An export is larger than a ZIP can be");
		output.write(chunk);
		if (isLast) output.end();
	});
	for await (const file of files) {
		if (output.destroyed) return;
		await add(zip, file, output, now);
	}
	zip.end();
}

/** Adds a file, compressed by Node's zlib, which works off the main thread. */
async function add(zip: Zip, { name, parts }: ExportFile, output: PassThrough, mtime: Date): Promise<void> {
	const entry: ZipInputFile = { filename: name, mtime, size: 0, crc: 0, compression: DEFLATED };
	zip.add(entry);
	const pass = (chunk: Uint8Array<ArrayBuffer>, isLast: boolean) => entry.ondata?.(null, chunk, isLast);
	const counted = async function* (source: AsyncIterable<string | Uint8Array>) {
		for await (const part of source) {
			const bytes = Buffer.from(part);
			entry.crc = crc32(bytes, entry.crc);
			entry.size = (entry.size ?? 0) + bytes.length;
			yield bytes;
		}
	};
	await pipeline(parts(), counted, createDeflateRaw(), async (compressed: AsyncIterable<Uint8Array<ArrayBuffer>>) => {
		for await (const chunk of compressed) {
			pass(chunk, false);
			if (output.writableNeedDrain) await Promise.race([once(output, "drain"), once(output, "close")]);
			if (output.destroyed) return;
		}
	});
	pass(new Uint8Array(), true);
}
