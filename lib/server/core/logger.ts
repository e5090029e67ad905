import pino from "pino";
import { env } from "./env";

/** Returns the name or code of an error, which are plain words; anything else came from outside and is not logged. */
const nameOf = (value: unknown) => (/^[\w$.-]{1,60}$/.test(String(value)) ? String(value) : "unknown");

let instance: pino.Logger | undefined;

/** Returns the process's logger. Never give it what a person wrote, a password, a cookie or a key. */
export function logger(): pino.Logger {
	instance ??= pino({ level: env().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
	return instance;
}

/**
 * Returns what may be logged of an error: its kind, code and place. Not its message, which can quote values of a query
 * or a request.
 */
export function describeError(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { kind: typeof error };
	const code = "code" in error ? error.code : undefined;
	const cause = error.cause === undefined ? undefined : describeError(error.cause);
	const at = error.stack
		?.split("\n")
		.filter((line) => line.startsWith("    at "))
		.slice(0, 4)
		.map((line) => line.trim());
	return { kind: nameOf(error.name), code: code === undefined ? undefined : nameOf(code), at, cause };
}
