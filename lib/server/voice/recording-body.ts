import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { MAX_TRANSCRIBE_BYTES, transcribeSchema } from "@/lib/domain/voice/schema";
import { readLimited, readValue, requireJson } from "@/lib/server/core/http/request-body";

/** Up to this many bytes, a body is parsed like any other and gets the usual error messages. */
const SMALL = 64 * 1024;
/** More bytes than surround the recording in the bodies we send. */
const AROUND = 100;

/** The error for a recording that is not valid base64. */
export const notBase64 = () => new AppError("invalid", "The recording did not arrive as base64 text.");

/**
 * Reads the base64 text from the body `{"audio":"…"}`, as bytes. A large body is not parsed: it may contain nothing but that
 * text, which is cut out of the bytes. Parsing it would block everybody, for a long time if the body has another
 * shape.
 * @throws AppError `not_json`, `too_large` or `invalid`
 */
export async function readRecording(request: Request): Promise<Buffer> {
	requireJson(request);
	const read = await readLimited(request, MAX_TRANSCRIBE_BYTES);
	// Not a copy of it.
	const bytes = Buffer.from(read.buffer, read.byteOffset, read.byteLength);
	if (bytes.length <= SMALL) return Buffer.from(readValue(bytes, transcribeSchema).audio);
	const before = /^\s*\{\s*"audio"\s*:\s*"/.exec(bytes.toString("latin1", 0, AROUND))?.[0];
	const after = /"\s*\}\s*$/.exec(bytes.toString("latin1", bytes.length - AROUND))?.[0];
	if (before === undefined || after === undefined) throw notBase64();
	const text = bytes.subarray(before.length, bytes.length - after.length);
	// A second text or key would need one of these characters, and base64 has neither.
	if (text.includes('"') || text.includes("\\")) throw notBase64();
	return text;
}
