import path from "node:path";
import { Worker } from "node:worker_threads";
import { ROOT } from "@/lib/launcher/root";
import type { Backend } from "./backend";

const WORKER = path.join(ROOT, "lib", "launcher", "database", "wire", "statement-clock-worker.mjs");

/** What the watching threads can ask of this one, one entry for each backend: tests have several in a process. */
declare global {
	var innerscriptCancelStatement: Map<number, (serial: string) => void> | undefined;
}

let clocks = 0;

/**
 * A time limit for the statements of a backend that shares this thread. While a statement runs, nothing else does on
 * this thread, not even a timer, so another thread watches. Through the debugger's interface it makes this thread set,
 * in the middle of the statement, the flag that a signal sets in an ordinary Postgres. The statement then ends where
 * Postgres next checks the flag, like any other canceled statement; nothing else is touched.
 */
export class StatementClock {
	/** When the statement began, in nanoseconds, 0n for none; how long it may take; and its number. */
	readonly #state = new BigInt64Array(new SharedArrayBuffer(24));
	readonly #id = ++clocks;
	readonly #backend: Backend;
	#worker: Worker | undefined;
	#serial = 0n;

	constructor(backend: Backend) {
		this.#backend = backend;
	}

	/** @param limitMs How long `run` may take; null for no limit. */
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
			// A request that came just as the statement ended must not cancel the next one.
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
		this.#worker = new Worker(WORKER, {
			workerData: { id: this.#id, state: this.#state },
			// Without this thread's loaders: the worker is plain JavaScript.
			execArgv: [],
		});
		this.#worker.on("error", () => {
			this.#worker = undefined;
		});
		this.#worker.unref();
	}
}
