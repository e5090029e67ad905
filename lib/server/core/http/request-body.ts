import type { z } from "zod";
import { AppError } from "@/lib/domain/core/errors";
import { limitCombiningMarks } from "@/lib/domain/core/few-marks";
import { type Shape, shapeProblem } from "./json-shape";
import { problemInWords } from "./problem-in-words";

const DEFAULT_MAX_BYTES = 1024 * 1024;
/** Limits for a request body: our largest has some hundred answers. */
const SHAPE: Shape = { values: 5_000, names: 500, depth: 32 };
/** How many times longer a text may become when it is normalized (NFKC), plus a fixed number of characters. */
const GROWS_BY = 2;
const GROWS_ALWAYS = 200;
/** How many characters are normalized at a time. */
const PIECE = 8_192;

const NOT_STORABLE = "The text has a character in it that cannot be saved.";
const GROWS = "The text has too many characters in it that stand for whole words. Please write them out.";
const TOO_DEEP = "That is nested too deeply to be read.";
/** The message for each limit to the structure. */
const shapes = {
	depth: TOO_DEEP,
	names: "That has too many parts to be read.",
	values: "That has too many parts to be read.",
};

/** Whether Postgres can store a text as it is: it refuses NUL, and lone surrogates would be changed silently. */
export const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** Whether a text gets much longer when it is normalized: some single characters stand for a whole sentence. */
function growsTooMuch(text: string): boolean {
	// Shorter texts cannot become long enough to matter: no character becomes more than eighteen.
	if (text.length * 18 <= text.length * GROWS_BY + GROWS_ALWAYS) return false;
	// ASCII does not change. This skips recordings, which are many megabytes of base64.
	if (!/[^\s -~]/.test(text)) return false;
	const most = text.length * GROWS_BY + GROWS_ALWAYS;
	let length = 0;
	// In chunks: a whole file of such characters would become a gigabyte before it is refused.
	for (let at = 0; at < text.length && length <= most; at += PIECE) {
		length += limitCombiningMarks(text.slice(at, at + PIECE)).normalize("NFKC").length;
	}
	return length > most;
}

/** Says why a received value cannot be stored or read, or returns null. Checks any depth. */
export function problemOf(value: unknown): string | null {
	let level: unknown[] = [value];
	for (let depth = 0; level.length > 0; depth++) {
		if (depth > SHAPE.depth) return TOO_DEEP;
		const next: unknown[] = [];
		for (const one of level) {
			if (typeof one === "string") {
				if (!isStorable(one)) return NOT_STORABLE;
				if (growsTooMuch(one)) return GROWS;
			} else if (Array.isArray(one)) {
				for (const inner of one) next.push(inner);
			} else if (one && typeof one === "object") {
				for (const [key, inner] of Object.entries(one)) next.push(key, inner);
			}
		}
		level = next;
	}
	return null;
}

/**
 * Reads a body and counts its bytes as they arrive, so that a missing or wrong Content-Length does not bypass the
 * limit.
 * @throws AppError `too_large`
 */
export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array> {
	const tooLarge = new AppError("too_large", "That is more than can be sent at once.");
	if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge;
	const chunks: Uint8Array[] = [];
	let total = 0;
	for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
		total += chunk.byteLength;
		if (total > maxBytes) throw tooLarge;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks, total);
}

/** Returns the first problem of a Zod error, in the schema's words or in those of `problemInWords`. */
const firstProblem = (error: z.ZodError) => error.issues[0]?.message ?? "Something in that request is not right.";

/**
 * Reads and checks a JSON body.
 * @param maxBytes The largest size allowed.
 * @param count Called with the number of bytes before any of them are parsed; if it throws, nothing is parsed.
 * @throws AppError `not_json`, `too_large` or `invalid`.
 */
export async function readBody<T>(
	request: Request,
	schema: z.ZodType<T>,
	maxBytes = DEFAULT_MAX_BYTES,
	count: (bytes: number) => Promise<void> = async () => {},
): Promise<T> {
	requireJson(request);
	const bytes = await readLimited(request, maxBytes);
	await count(bytes.length);
	return readValue(bytes, schema);
}

/**
 * Checks that the request is declared as JSON.
 * @throws AppError `not_json` if it is not.
 */
export function requireJson(request: Request): void {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== "application/json") throw new AppError("not_json", "This needs to be sent as JSON.");
}

/**
 * Parses and checks the bytes of a JSON body.
 * @throws AppError `invalid`
 */
export function readValue<T>(bytes: Uint8Array, schema: z.ZodType<T>): T {
	// Before parsing: a few megabytes of names or zeros would block everybody for seconds.
	const wrong = shapeProblem(bytes, SHAPE);
	if (wrong) throw new AppError("invalid", shapes[wrong]);
	let value: unknown;
	try {
		value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch (cause) {
		throw new AppError("invalid", "That could not be read: it is not valid JSON.", { cause });
	}
	const problem = problemOf(value);
	if (problem) throw new AppError("invalid", problem);
	return parse(schema, value);
}

/**
 * Checks a value.
 * @throws AppError `invalid` with the first problem in words.
 */
export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
	const result = schema.safeParse(value, { error: problemInWords });
	if (result.success) return result.data;
	throw new AppError("invalid", firstProblem(result.error), { cause: result.error });
}
