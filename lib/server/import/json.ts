import { AppError } from "@/lib/domain/core/errors";
import { DEEPEST, MAX_KEYS, MAX_ROWS, MAX_TEXT_BYTES, MAX_VALUES } from "@/lib/domain/import/limits";
import { refusals } from "@/lib/domain/import/texts";
import { shapeProblem } from "@/lib/server/core/http/json-shape";
import { problemOf } from "@/lib/server/core/http/request-body";

const refuse = (sentence: string, cause?: unknown) => new AppError("invalid", sentence, { cause });

const sentences = { depth: refusals.tooDeep, names: refusals.unknown, values: refusals.tooManyRows };

/** Refuses JSON that is too deep or too large, before it is parsed. */
function checkShape(bytes: Uint8Array): void {
	const wrong = shapeProblem(bytes, { values: MAX_VALUES, names: MAX_KEYS, depth: DEEPEST });
	if (wrong) throw refuse(sentences[wrong]);
}

const isUtf16 = ([first, second]: Uint8Array) =>
	(first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/**
 * Decodes UTF-8, or UTF-16 with a byte order mark.
 * @throws AppError `invalid` if the bytes are not valid.
 */
export function textOf(bytes: Uint8Array): string {
	try {
		const encoding = isUtf16(bytes) ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch (cause) {
		throw refuse(refusals.notUtf8, cause);
	}
}

/** Whether some bytes are meant to be JSON. */
export const looksLikeJson = (bytes: Uint8Array): boolean =>
	/^\s*[{[]/.test(
		Buffer.from(bytes)
			.subarray(0, 64)
			.toString("utf8")
			.replace(/^\ufeff/, ""),
	);

/**
 * Parses a JSON file.
 * @throws AppError `invalid` if it cannot be parsed or stored as it is.
 */
export function readJson(bytes: Uint8Array): unknown {
	if (bytes.length > MAX_TEXT_BYTES) throw refuse(refusals.tooMuchText);
	// The check reads single bytes, which in UTF-16 could be halves of characters, so it gets UTF-8.
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

/** Refuses a file whose lists or journals have more rows than allowed. */
function requireFewRows(value: unknown): void {
	if (!isObject(value)) return;
	let rows = 0;
	for (const list of Object.values(value)) rows += lengthOf(list);
	const { journals } = value;
	if (Array.isArray(journals)) for (const one of journals) if (isObject(one)) rows += lengthOf(one.entries);
	if (rows > MAX_ROWS) throw refuse(refusals.tooManyRows);
}
