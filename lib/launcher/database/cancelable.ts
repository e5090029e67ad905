import type { PGlite } from "@electric-sql/pglite";
import type { Backend } from "./wire/backend";

/**
 * Where, in the memory of the WebAssembly module, Postgres notes that it was asked to end a statement. PGlite's types do
 * not know these.
 */
type Flags = Partial<Record<"_QueryCancelPending" | "_InterruptPending", unknown>>;

/**
 * A database whose statements can be canceled from within: `cancel` does what the SIGINT handler does in a Postgres
 * that receives signals.
 * @throws Error if this version of PGlite does not say where its flags are.
 */
export function cancelable(database: PGlite): PGlite & Backend {
	const { Module: postgres } = database;
	const { _QueryCancelPending: cancelPending, _InterruptPending: interruptPending }: object & Flags = postgres;
	if (!isAddress(cancelPending) || !isAddress(interruptPending))
		throw new Error("This version of PGlite cannot cancel a statement.");
	return Object.assign(database, {
		cancel(isAsked: boolean) {
			// Read anew each time: the memory is replaced when it grows.
			postgres.HEAPU8[cancelPending] = Number(isAsked);
			if (isAsked) postgres.HEAPU8[interruptPending] = 1;
		},
	});
}

const isAddress = (value: unknown): value is number => Number.isInteger(value);
