import type { z } from "zod";
import { AppError } from "./errors";

const DEFAULT_MAX_BYTES = 1024 * 1024;

/** Whether Postgres can store the text as it is: it has no NUL, and lone surrogates would silently change. */
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

function allStorable(value: unknown): boolean {
	if (typeof value === "string") return isStorable(value);
	if (Array.isArray(value)) return value.every(allStorable);
	if (value && typeof value === "object")
		return Object.entries(value).every(([key, inner]) => isStorable(key) && allStorable(inner));
	return true;
}

/** Reads a body, counting while it arrives: a length that was not announced does not get past the limit. */
async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array> {
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

/** The first problem of a Zod error, in words. */
export function firstProblem(error: z.ZodError): string {
	const issue = error.issues[0];
	if (!issue) return "Something in that request is not right.";
	// Our own messages are sentences; Zod's begin with "Invalid", "Unrecognized" and need the place to make sense.
	const place = issue.path.join(".");
	const isOwn = !/^(Invalid (input|option|key)|Unrecognized|Too (big|small)|Expected)/.test(issue.message);
	return isOwn || !place ? issue.message : `${place}: ${issue.message}`;
}

/**
 * Reads and checks a JSON body.
 * @param maxBytes How many bytes may arrive.
 * @throws AppError `not_json`, `too_large` or `invalid`.
 */
export async function readBody<T>(request: Request, schema: z.ZodType<T>, maxBytes = DEFAULT_MAX_BYTES): Promise<T> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== "application/json") throw new AppError("not_json", "This needs to be sent as JSON.");
	const bytes = await readLimited(request, maxBytes);
	let value: unknown;
	try {
		value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch (cause) {
		throw new AppError("invalid", "That could not be read: it is not valid JSON.", { cause });
	}
	if (!allStorable(value)) throw new AppError("invalid", "The text has a character in it that cannot be saved.");
	return parse(schema, value);
}

/** Checks a value. @throws AppError `invalid` with the first problem in words. */
export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	throw new AppError("invalid", firstProblem(result.error), { cause: result.error });
}
