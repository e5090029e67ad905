import type { z } from "zod";
import { AppError } from "@/lib/domain/core/errors";
import { type Shape, shapeProblem } from "./json-shape";
import { problemInWords } from "./problem-in-words";

const DEFAULT_MAX_BYTES = 1024 * 1024;
/** How many values a body may have, and how many names one object: the largest of ours has some hundred answers. */
const SHAPE: Shape = { values: 5_000, names: 500, depth: 32 };
/** How many times longer a text may become when its letters are normalized (NFKC), plus some characters to spare. */
const GROWS_BY = 2;
const GROWS_ALWAYS = 200;
/** Characters that are normalized at once. */
const PIECE = 8_192;

const NOT_STORABLE = "The text has a character in it that cannot be saved.";
const GROWS = "The text has too many characters in it that stand for whole words. Please write them out.";
const TOO_DEEP = "That is nested too deeply to be read.";
/** What is wrong with a shape, in words. */
const shapes = {
	depth: TOO_DEEP,
	names: "That has too many parts to be read.",
	values: "That has too many parts to be read.",
};

/** Whether Postgres can store a text as it is: it refuses NUL, and lone surrogates would be changed silently. */
export const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** Whether a text gets much longer when it is read: some single characters stand for a whole sentence. */
function growsTooMuch(text: string): boolean {
	// Shorter texts cannot become long enough to matter: no character becomes more than eighteen.
	if (text.length * 18 <= text.length * GROWS_BY + GROWS_ALWAYS) return false;
	// ASCII stays as it is. That spares a recording of many megabytes, which is base64.
	if (!/[^\s -~]/.test(text)) return false;
	const most = text.length * GROWS_BY + GROWS_ALWAYS;
	let length = 0;
	// In pieces: a whole file of such characters would become a gigabyte before it is refused.
	for (let at = 0; at < text.length && length <= most; at += PIECE) {
		length += text.slice(at, at + PIECE).normalize("NFKC").length;
	}
	return length > most;
}

/** Why a value that arrived cannot be stored or read, or null. Works at any depth. */
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
 * Reads a body and counts its bytes on arrival, so that an unannounced length does not get past the limit.
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

/** The first problem of a Zod error, in the schema's words or in those of `problemInWords`. */
const firstProblem = (error: z.ZodError) => error.issues[0]?.message ?? "Something in that request is not right.";

/**
 * Reads and checks a JSON body.
 * @param maxBytes How many bytes may arrive.
 * @param count Is told how many did, before any of it is parsed; if it throws, the reading ends.
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

/** @throws AppError `not_json` where a body does not say that it is JSON. */
export function requireJson(request: Request): void {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== "application/json") throw new AppError("not_json", "This needs to be sent as JSON.");
}

/** Reads and checks the bytes of a JSON body. @throws AppError `invalid` */
export function readValue<T>(bytes: Uint8Array, schema: z.ZodType<T>): T {
	// Before it is parsed: a few megabytes of names or zeros would hold everybody up for seconds.
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

/** Checks a value. @throws AppError `invalid` with the first problem in words. */
export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
	const result = schema.safeParse(value, { error: problemInWords });
	if (result.success) return result.data;
	throw new AppError("invalid", firstProblem(result.error), { cause: result.error });
}
