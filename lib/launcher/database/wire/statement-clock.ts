import { Worker } from "node:worker_threads";
import type { Backend } from "./backend";

/** What the threads that watch ask this one to do, one for each backend: the tests have several in a process. */
declare global {
	var innerscriptCancelStatement: Map<number, (serial: string) => void> | undefined;
}

let clocks = 0;

/**
 * A time limit for statements of a backend that shares this thread. Nothing else runs here while one does, no timer
 * either, so another thread watches: it has the debugger's way in, and through it this thread sets, in the middle of
 * the statement, what a signal sets in an ordinary Postgres. The statement then ends at the next place where Postgres
 * looks, as any statement that is canceled; nothing else is touched.
 */
export class StatementClock {
	/** When the statement began, in nanoseconds, 0n for none; how long it may take; and which one it is. */
	readonly #state = new BigInt64Array(new SharedArrayBuffer(24));
	readonly #id = ++clocks;
	readonly #backend: Backend;
	#worker: Worker | undefined;
	#serial = 0n;

	constructor(backend: Backend) {
		this.#backend = backend;
	}

	/** @param limitMs How long what `run` does may take; null for as long as it does. */
	within<T>(limitMs: number | null, run: () => T): T {
		if (limitMs === null || !this.#backend.cancel) return run();
		this.#watch();
		this.#serial++;
		Atomics.store(this.#state, 1, BigInt(limitMs) * 1_000_000n);
		Atomics.store(this.#state, 2, this.#serial);
		Atomics.store(this.#state, 0, process.hrtime.bigint());
		try {
			return run();
		} finally {
			Atomics.store(this.#state, 0, 0n);
			// One that ended by itself just then leaves nothing to the next.
			this.#backend.cancel?.(false);
		}
	}

	close(): void {
		globalThis.innerscriptCancelStatement?.delete(this.#id);
		void this.#worker?.terminate();
		this.#worker = undefined;
	}

	#watch(): void {
		if (this.#worker) return;
		globalThis.innerscriptCancelStatement ??= new Map();
		globalThis.innerscriptCancelStatement.set(this.#id, (serial) => {
			if (Atomics.load(this.#state, 0) !== 0n && this.#serial === BigInt(serial)) this.#backend.cancel?.(true);
		});
		this.#worker = new Worker(new URL("./statement-clock-worker.mjs", import.meta.url), {
			workerData: { id: this.#id, state: this.#state },
			// Not the loaders of this thread: it is plain JavaScript.
			execArgv: [],
		});
		this.#worker.on("error", () => {
			this.#worker = undefined;
		});
		this.#worker.unref();
	}
}
