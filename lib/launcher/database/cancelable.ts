import type { PGlite } from "@electric-sql/pglite";
import type { Backend } from "./wire/backend";

/** Where, in the memory of the WebAssembly module, Postgres notes that it was asked to end a statement. */
interface Flags {
	HEAPU8: Uint8Array;
	_QueryCancelPending: number;
	_InterruptPending: number;
}

/**
 * A database whose statements can be canceled from within: `cancel` does what the SIGINT handler does in a Postgres
 * that receives signals.
 * @throws Error if this version of PGlite does not say where its flags are.
 */
export function cancelable(database: PGlite): PGlite & Backend {
	const flags = database.Module as unknown as Flags;
	if (!Number.isInteger(flags._QueryCancelPending) || !Number.isInteger(flags._InterruptPending))
		throw new Error("This version of PGlite cannot cancel a statement.");
	return Object.assign(database, {
		cancel(isAsked: boolean) {
			flags.HEAPU8[flags._QueryCancelPending] = Number(isAsked);
			if (isAsked) flags.HEAPU8[flags._InterruptPending] = 1;
		},
	});
}
