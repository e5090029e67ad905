import "server-only";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Transferable, Worker } from "node:worker_threads";
import { AppError, type ErrorCode } from "@/lib/domain/core/errors";
import { Scheduler } from "@/lib/domain/core/scheduler";
import { COMPILED } from "@/lib/server/core/env";
import { watchQueue } from "@/lib/server/core/metrics";
import { Usage } from "./usage";

interface Settings {
	/** The kind of work; also the queue's name in the metrics. */
	kind: string;
	/** The worker's file, relative to the project's folder: bundlers rewrite paths that are relative to a module. */
	file: string;
	/** For a TypeScript file, its name among what `npm run build` compiles (lib/launcher/build/compile.mjs). */
	compiled?: string;
	/** The largest number of threads. */
	size: number;
	/** Default time limit of a task in milliseconds. When it is reached, the thread is terminated. */
	timeoutMs: number;
	/** How much memory a thread may use for JavaScript objects, in MB; by default as much as the process. */
	heapMb?: number;
	/**
	 * Whether a task that is no longer wanted runs to its end, so that its thread, which is slow to start, can be reused.
	 * Otherwise the thread is terminated.
	 */
	finishesAbandoned?: boolean;
	/**
	 * Whether the last free thread is reserved for owners with no running task, so that they need not wait for another
	 * owner's.
	 */
	keepsOneFree?: boolean;
	/**
	 * How much time an owner's recent tasks may have taken, in milliseconds, before the owner counts as heavy. All heavy
	 * owners share a single thread, so that the others stay free for people with a small task.
	 */
	heavyAfterMs?: number;
	/** How long an idle thread is kept, in milliseconds; forever by default. */
	idleMs?: number;
}

interface Options {
	/** Who takes turns: for example a person's id, or an address. */
	owner: string;
	/** Cancels the task, whether it is waiting or running. */
	signal?: AbortSignal | undefined;
	/** Time limit of this task, in milliseconds. */
	timeoutMs?: number | undefined;
	/**
	 * Whether the task is large. Its owner counts as heavy from the beginning: until the first tasks of several owners have
	 * shown that they take long, these would occupy all threads.
	 */
	isLarge?: boolean;
	/** Objects that are transferred to the worker instead of copied. */
	transfer?: readonly Transferable[];
}

/** Lowers a worker thread's priority below that of the thread that answers requests. */
const GIVE_WAY = "lib/server/core/work/give-way.mjs";
/** Runs TypeScript from source if nothing was compiled. */
const FROM_SOURCE = "lib/server/core/work/source-thread.mjs";

/** A task took longer than it may. */
export class TookTooLong extends Error {
	override name = "TookTooLong";
}

/** A task needed more memory than its thread may use. */
export class NeedsTooMuchMemory extends Error {
	override name = "NeedsTooMuchMemory";
}

/** What a worker posts back. `failed` names the kind of failure, and quotes nothing. */
type Answer = { result?: unknown; failed?: string; refused?: Refused };
/** The code and sentence of an AppError that the worker threw. */
type Refused = { code: ErrorCode; message: string };
type Outcome = { result: unknown } | { error: unknown };

/**
 * A few worker threads for work that would block everybody's requests. Each does one task at a time, and owners take
 * turns. The worker is posted a task and posts back `{ result }` or `{ failed }`, with `refused` if the error was an
 * AppError.
 */
export class Threads<Task, Result> {
	private readonly scheduler: Scheduler;
	private readonly usage: Usage;
	private readonly idle: Worker[] = [];
	/** Callbacks that settle the task a thread is busy with. */
	private readonly busy = new Map<Worker, (outcome: Outcome) => void>();
	private readonly timers = new Map<Worker, ReturnType<typeof setTimeout>>();
	private readonly hasDone = new Set<Worker>();

	constructor(private readonly settings: Settings) {
		const { kind, size, keepsOneFree, heavyAfterMs } = settings;
		this.usage = new Usage(heavyAfterMs ?? Number.POSITIVE_INFINITY);
		const mayBegin = (owner: string, running: readonly string[]) =>
			(!keepsOneFree || running.length < size - 1 || !running.includes(owner)) &&
			!(this.usage.isHeavy(owner) && running.some((one) => this.usage.isHeavy(one)));
		this.scheduler = new Scheduler({ places: size, mayBegin });
		watchQueue(kind, () => this.scheduler.length);
	}

	/** Whether a thread has finished a task, and so has loaded its modules. */
	get isWarm(): boolean {
		return this.hasDone.size > 0;
	}

	/**
	 * Runs a task in a worker thread, when its turn comes.
	 * @throws TookTooLong; NeedsTooMuchMemory; the signal's reason; the worker's AppError; Error if the thread fails.
	 */
	async run(task: Task, { owner, signal, timeoutMs, isLarge = false, transfer = [] }: Options): Promise<Result> {
		signal?.throwIfAborted();
		const timeout = timeoutMs ?? this.settings.timeoutMs;
		const done = isLarge ? this.usage.announce(owner) : () => {};
		return new Promise<Result>((resolve, reject) => {
			// An abandoned task that runs to its end keeps its place until then.
			const leave = () => reject(signal?.reason);
			if (this.settings.finishesAbandoned) signal?.addEventListener("abort", leave, { once: true });
			this.scheduler
				.run(owner, () => this.measured(owner, () => this.give(task, timeout, transfer, signal)), signal)
				.finally(done)
				.then((result) => resolve(result as Result), reject)
				.finally(() => signal?.removeEventListener("abort", leave));
		});
	}

	private async measured<T>(owner: string, task: () => Promise<T>): Promise<T> {
		const stop = this.usage.begin(owner);
		try {
			return await task();
		} finally {
			stop();
		}
	}

	private give(
		task: Task,
		timeoutMs: number,
		transfer: readonly Transferable[],
		signal: AbortSignal | undefined,
	): Promise<unknown> {
		const worker = this.idle.pop() ?? this.start();
		clearTimeout(this.timers.get(worker));
		worker.ref();
		return new Promise<unknown>((resolve, reject) => {
			const onAbort = () => this.end(worker, signal?.reason);
			if (!this.settings.finishesAbandoned) signal?.addEventListener("abort", onAbort, { once: true });
			this.busy.set(worker, (outcome) => {
				signal?.removeEventListener("abort", onAbort);
				if ("error" in outcome) reject(outcome.error);
				else resolve(outcome.result);
			});
			this.timers.set(
				worker,
				setTimeout(() => this.end(worker, new TookTooLong()), timeoutMs),
			);
			try {
				worker.postMessage(task, transfer);
			} catch (error) {
				this.finish(worker, { error });
			}
		});
	}

	private start(): Worker {
		// Not imported: a bundler would treat every `new Worker` as a file that it has to find and bundle.
		const { Worker } = process.getBuiltinModule("node:worker_threads");
		const { file, compiled, heapMb } = this.settings;
		const script = compiled && COMPILED ? `${COMPILED}/threads/${compiled}.mjs` : compiled ? FROM_SOURCE : file;
		const worker = new Worker(path.join(process.cwd(), script), {
			execArgv: ["--import", pathToFileURL(path.join(process.cwd(), GIVE_WAY)).href],
			workerData: { source: file },
			...(heapMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
		});
		worker.on("message", ({ result, failed, refused }: Answer) => {
			const error = refused ? new AppError(refused.code, refused.message) : new Error(failed);
			this.finish(worker, failed === undefined ? { result } : { error });
		});
		worker.on("error", (error: NodeJS.ErrnoException) =>
			this.end(worker, error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new NeedsTooMuchMemory() : error),
		);
		worker.on("exit", () => this.end(worker, new Error("The thread ended")));
		worker.unref();
		return worker;
	}

	private finish(worker: Worker, outcome: Outcome): void {
		const settle = this.release(worker);
		if (!settle) return;
		worker.unref();
		this.idle.push(worker);
		if ("result" in outcome) this.hasDone.add(worker);
		const { idleMs } = this.settings;
		if (idleMs !== undefined)
			this.timers.set(worker, setTimeout(() => this.end(worker, new Error("idle")), idleMs).unref());
		settle(outcome);
	}

	private end(worker: Worker, error: unknown): void {
		const settle = this.release(worker);
		this.hasDone.delete(worker);
		const at = this.idle.indexOf(worker);
		if (at >= 0) this.idle.splice(at, 1);
		// No task is waiting for this thread any more, so its `exit` event reports nothing.
		void worker.terminate();
		settle?.({ error });
	}

	private release(worker: Worker): ((outcome: Outcome) => void) | undefined {
		clearTimeout(this.timers.get(worker));
		this.timers.delete(worker);
		const settle = this.busy.get(worker);
		this.busy.delete(worker);
		return settle;
	}
}
