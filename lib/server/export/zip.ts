import "server-only";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { takePoint } from "@/lib/server/core/limits/rate-limit";
import { describeError, logger } from "@/lib/server/core/logger";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { type ExportFile, exportFiles } from "./files";

const TOO_MANY = "You have downloaded everything several times just now. Please try again in an hour.";

/**
 * Everything a person has, as a ZIP that is made while it is read: no more than a hundred rows are in memory at once.
 * @throws AppError `rate_limited`.
 */
export async function exportZip(user: SessionUser, now: Date): Promise<Response> {
	await takePoint("exportsPerPerson", String(user.id), TOO_MANY);
	const output = new PassThrough();
	void write(exportFiles(user.id, user.timezoneOffset, now), output, now).catch((error) => {
		// It is no failure when somebody closes the page.
		if (!output.destroyed) logger().error({ error: describeError(error) }, "an export failed");
		output.destroy(error as Error);
	});
	return new Response(Readable.toWeb(output) as ReadableStream, {
		headers: {
			"content-type": "application/zip",
			"content-disposition": `attachment; filename="innerscript-${now.toISOString().slice(0, 10)}.zip"`,
			"cache-control": "private, no-store",
			"x-accel-buffering": "no",
		},
	});
}

/** Writes file after file; the next one is looked for when the one before is written. */
async function write(files: AsyncIterable<ExportFile>, output: PassThrough, now: Date): Promise<void> {
	const zip = new ZipFile();
	const failed = new Promise<never>((_, reject) => zip.on("error", reject));
	const piped = pipeline(zip.outputStream, output);
	const adding = (async () => {
		for await (const { name, parts } of files) {
			if (output.destroyed) return;
			const content = Readable.from(parts());
			const written = new Promise<void>((resolve, reject) => content.once("close", resolve).once("error", reject));
			zip.addReadStream(content, name, { mtime: now });
			await Promise.race([written, piped]);
		}
		zip.end();
	})();
	await Promise.race([Promise.all([adding, piped]), failed]);
}
