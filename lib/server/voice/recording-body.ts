import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { MAX_TRANSCRIBE_BYTES, transcribeSchema } from "@/lib/domain/voice/schema";
import { readLimited, readValue, requireJson } from "@/lib/server/core/http/request-body";

/** Up to this size a body is read as any other, and gets its sentences. */
const SMALL = 64 * 1024;
/** Longer than what stands around a recording in a body that we send. */
const AROUND = 100;

/** A recording did not arrive as base64. */
export const notBase64 = () => new AppError("invalid", "The recording did not arrive as base64 text.");

/**
 * The base64 text in the body `{"audio":"…"}`. A large one is not parsed: all there may be in it is that one text, so it is cut
 * out of the bytes. To parse it would hold up everybody, and for other shapes of that size a long time.
 * @throws AppError `not_json`, `too_large` or `invalid`
 */
export async function readRecording(request: Request): Promise<string> {
	requireJson(request);
	const bytes = Buffer.from(await readLimited(request, MAX_TRANSCRIBE_BYTES));
	if (bytes.length <= SMALL) return readValue(bytes, transcribeSchema).audio;
	const before = /^\s*\{\s*"audio"\s*:\s*"/.exec(bytes.toString("latin1", 0, AROUND))?.[0];
	const after = /"\s*\}\s*$/.exec(bytes.toString("latin1", bytes.length - AROUND))?.[0];
	if (before === undefined || after === undefined) throw notBase64();
	const text = bytes.subarray(before.length, bytes.length - after.length);
	// Any further text or name would need these, and base64 has neither.
	if (text.includes('"') || text.includes("\\")) throw notBase64();
	return text.toString("latin1");
}
