import "server-only";
import { setImmediate as pause } from "node:timers/promises";
import { AppError } from "@/lib/domain/core/errors";
import { DEEPEST, MAX_ROWS, MAX_TEXT_BYTES } from "@/lib/domain/import/limits";
import { refusals } from "@/lib/domain/import/texts";
import { problemOf } from "@/lib/server/core/http/request-body";
import { inSlices } from "@/lib/server/core/limits/slices";

const refuse = (sentence: string, cause?: unknown) => new AppError("invalid", sentence, { cause });

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);
/** Lists and objects of a file as large as may be: a row has about ten. */
const MOST_NESTS = MAX_ROWS * 40;

/** Bytes that are looked at in one step. */
const STEP = 1 << 16;

/** Refuses what would become deep or wide in memory, before any of it is there. */
function* checkShape(bytes: Uint8Array): Generator<void, void> {
	let depth = 0;
	let nests = 0;
	let isText = false;
	let step = STEP;
	for (let at = 0; at < bytes.length; at++) {
		if (at >= step) {
			step += STEP;
			yield;
		}
		const byte = bytes[at] ?? 0;
		if (isText) {
			if (byte === BACKSLASH) at++;
			else if (byte === QUOTE) isText = false;
		} else if (byte === QUOTE) isText = true;
		else if (opening.has(byte)) {
			depth += 1;
			nests += 1;
			if (depth > DEEPEST) throw refuse(refusals.tooDeep);
			if (nests > MOST_NESTS) throw refuse(refusals.tooManyRows);
		} else if (closing.has(byte)) depth -= 1;
	}
}

/** Text of bytes. @throws AppError `invalid` where they are none. */
export function textOf(bytes: Uint8Array): string {
	try {
		const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
		const encoding = isUtf16 ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch (cause) {
		throw refuse(refusals.notUtf8, cause);
	}
}

/** Whether somebody means JSON with these bytes. */
export const looksLikeJson = (bytes: Uint8Array): boolean =>
	/^\s*[{[]/.test(
		Buffer.from(bytes)
			.subarray(0, 64)
			.toString("utf8")
			.replace(/^\ufeff/, ""),
	);

/** What a JSON file holds. @throws AppError `invalid` where it cannot be read or kept as it is. */
export async function readJson(bytes: Uint8Array): Promise<unknown> {
	if (bytes.length > MAX_TEXT_BYTES) throw refuse(refusals.tooMuchText);
	await inSlices(checkShape(bytes));
	let value: unknown;
	try {
		value = JSON.parse(textOf(bytes));
	} catch (cause) {
		if (cause instanceof AppError) throw cause;
		throw refuse(refusals.notJson, cause);
	}
	await pause();
	const problem = problemOf(value);
	await pause();
	if (problem) throw refuse(problem);
	return value;
}
