import { AppError } from "@/lib/domain/core/errors";
import { DEEPEST, MAX_KEYS, MAX_ROWS, MAX_TEXT_BYTES, MAX_VALUES } from "@/lib/domain/import/limits";
import { refusals } from "@/lib/domain/import/texts";
import { problemOf } from "@/lib/server/core/http/request-body";

const refuse = (sentence: string, cause?: unknown) => new AppError("invalid", sentence, { cause });

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];
/** Lists and objects of a file as large as may be: a row has about ten. */
const MOST_NESTS = MAX_ROWS * 40;

/** Refuses what would become deep or wide in memory, before any of it is there. */
function checkShape(bytes: Uint8Array): void {
	let depth = 0;
	let nests = 0;
	let values = 0;
	/** Names of the object at each depth; of lists, a number that does not matter. */
	const keys = new Float64Array(DEEPEST + 2);
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === QUOTE) at = endOfText(bytes, at);
		else if (byte === LIST || byte === OBJECT) {
			depth += 1;
			nests += 1;
			values += 1;
			if (depth > DEEPEST) throw refuse(refusals.tooDeep);
			keys[depth] = byte === OBJECT ? 1 : Number.NEGATIVE_INFINITY;
		} else if (byte === LIST_END || byte === OBJECT_END) depth = Math.max(0, depth - 1);
		else if (byte === COMMA) {
			values += 1;
			keys[depth] = (keys[depth] ?? 0) + 1;
			if ((keys[depth] ?? 0) > MAX_KEYS) throw refuse(refusals.unknown);
		}
		if (nests > MOST_NESTS || values > MAX_VALUES) throw refuse(refusals.tooManyRows);
	}
}

/** Where the text ends that begins here. */
function endOfText(bytes: Uint8Array, start: number): number {
	let at = start + 1;
	while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
	return at;
}

const isUtf16 = ([first, second]: Uint8Array) =>
	(first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Text of bytes. @throws AppError `invalid` where they are none. */
export function textOf(bytes: Uint8Array): string {
	try {
		const encoding = isUtf16(bytes) ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
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
export function readJson(bytes: Uint8Array): unknown {
	if (bytes.length > MAX_TEXT_BYTES) throw refuse(refusals.tooMuchText);
	// In the other encoding the signs of JSON would be looked for in the halves of characters.
	const text = textOf(bytes);
	checkShape(isUtf16(bytes) ? Buffer.from(text) : bytes);
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch (cause) {
		throw refuse(refusals.notJson, cause);
	}
	const problem = problemOf(value);
	if (problem) throw refuse(problem);
	requireFewRows(value);
	return value;
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Refuses a file with more rows in its lists, or entries in its journals, than may be looked at. */
function requireFewRows(value: unknown): void {
	if (!isObject(value)) return;
	let rows = 0;
	for (const list of Object.values(value)) rows += lengthOf(list);
	const { journals } = value;
	if (Array.isArray(journals)) for (const one of journals) if (isObject(one)) rows += lengthOf(one.entries);
	if (rows > MAX_ROWS) throw refuse(refusals.tooManyRows);
}
