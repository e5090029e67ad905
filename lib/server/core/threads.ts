import "server-only";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Transferable, Worker } from "node:worker_threads";
import { AppError, type ErrorCode } from "@/lib/domain/core/errors";
import { COMPILED } from "./env";
import { FairQueue } from "./limits/fair-queue";
import { watchQueue } from "./metrics";

interface Settings {
	/** The worker's file, as a path from the project's folder: bundlers rewrite paths that are relative to a module. */
	file: string;
	/** Where the file is TypeScript, its name among what `npm run build` compiles (lib/launcher/build/compile.mjs). */
	compiled?: string;
	/** How many threads there may be. */
	size: number;
	/** How long one task may take, in milliseconds. After that its thread is ended. */
	limitMs: number;
	/**
	 * For threads that are slow to start: a task that nobody waits for any more runs to its end, so that its thread can
	 * be reused.
	 */
	isCostly?: boolean;
	/** Whether the last free thread is kept for owners who have none: a task of theirs then waits for no other's. */
	keepsOneFree?: boolean;
	/** After so long without a task a thread is ended, in milliseconds; without it, it stays. */
	idleMs?: number;
}

/** Makes a thread one that gives way to the one that answers requests. */
const GIVE_WAY = "lib/ai/give-way.mjs";

/** Runs TypeScript where nothing was compiled. */
const FROM_SOURCE = "lib/server/core/source-thread.mjs";

/** A task took longer than it may. */
export class TookTooLong extends Error {
	override name = "TookTooLong";
}

interface Job {
	owner: string;
	task: unknown;
	transfer: readonly Transferable[];
	settle(outcome: Outcome): void;
}

type Outcome = { result: unknown } | { error: unknown };
/** What a worker answers. `failed` names what went wrong, and quotes nothing. */
type Answer = { result?: unknown; failed?: string; refused?: Refused };
/** The code and sentence of an AppError that the worker threw. */
type Refused = { code: ErrorCode; message: string };

/**
 * A few threads for work that would block everybody's requests. Each does one task at a time, and waiting owners take
 * turns, so that many tasks of one cannot keep another from theirs.
 * The worker is posted a task and posts `{ result }` or `{ failed }`, with `refused` if that is an AppError.
 */
export class Threads<Task, Result> {
	private readonly queue = new FairQueue<Job>();
	private readonly idle: Worker[] = [];
	private readonly jobs = new Map<Worker, Job>();
	private readonly timers = new Map<Worker, ReturnType<typeof setTimeout>>();
	private readonly hasDone = new Set<Worker>();

	constructor(private readonly settings: Settings) {
		watchQueue(settings.file.replace(/^lib\/server\/|\.\w+$/g, ""), () => this.queue.size);
	}

	/** Whether a thread is there that has done something, and so has loaded what it needs. */
	get isWarm(): boolean {
		return this.hasDone.size > 0;
	}

	/**
	 * @param owner Who takes turns: a person's id, an address.
	 * @param options.signal Ends the task, whether it waits or runs.
	 * @throws TookTooLong; the signal's reason; an AppError of the worker's; Error where the thread fails.
	 */
	async run(
		owner: string,
		task: Task,
		{ signal, transfer = [] }: { signal?: AbortSignal; transfer?: readonly Transferable[] } = {},
	): Promise<Result> {
		signal?.throwIfAborted();
		return new Promise<Result>((resolve, reject) => {
			const job: Job = {
				owner,
				task,
				transfer,
				settle: (outcome) => {
					signal?.removeEventListener("abort", onAbort);
					if ("error" in outcome) reject(outcome.error);
					else resolve(outcome.result as Result);
				},
			};
			const onAbort = () => this.giveUp(job, signal?.reason);
			signal?.addEventListener("abort", onAbort, { once: true });
			this.queue.add(owner, job);
			this.next();
		});
	}

	private next(): void {
		while (this.jobs.size < this.settings.size) {
			const job = this.queue.take(this.mayTake());
			if (!job) return;
			this.give(this.idle.pop() ?? this.start(), job);
		}
	}

	/** Who may have the next free thread; everybody, unless it is the last one and kept. */
	private mayTake(): ((owner: string) => boolean) | undefined {
		const { keepsOneFree, size } = this.settings;
		if (!keepsOneFree || this.jobs.size < size - 1) return undefined;
		const served = new Set([...this.jobs.values()].map(({ owner }) => owner));
		return (owner) => !served.has(owner);
	}

	private give(worker: Worker, job: Job): void {
		clearTimeout(this.timers.get(worker));
		worker.ref();
		this.jobs.set(worker, job);
		const limit = setTimeout(() => this.end(worker, new TookTooLong()), this.settings.limitMs);
		this.timers.set(worker, limit);
		try {
			worker.postMessage(job.task, job.transfer);
		} catch (error) {
			this.finish(worker, { error });
		}
	}

	private start(): Worker {
		// Not imported: a bundler would treat every `new Worker` as a file that it has to find and pack.
		const { Worker } = process.getBuiltinModule("node:worker_threads");
		const { file, compiled } = this.settings;
		const script = compiled && COMPILED ? `${COMPILED}/threads/${compiled}.mjs` : compiled ? FROM_SOURCE : file;
		const worker = new Worker(path.join(process.cwd(), script), {
			execArgv: ["--import", pathToFileURL(path.join(process.cwd(), GIVE_WAY)).href],
			workerData: { source: file },
		});
		worker.on("message", ({ result, failed, refused }: Answer) => {
			const error = refused ? new AppError(refused.code, refused.message) : new Error(failed);
			this.finish(worker, failed === undefined ? { result } : { error });
		});
		worker.on("error", (error) => this.end(worker, error));
		worker.on("exit", () => this.end(worker, new Error("The thread ended")));
		worker.unref();
		return worker;
	}

	private finish(worker: Worker, outcome: Outcome): void {
		const job = this.release(worker);
		if (!job) return;
		worker.unref();
		this.idle.push(worker);
		if ("result" in outcome) this.hasDone.add(worker);
		const { idleMs } = this.settings;
		if (idleMs !== undefined)
			this.timers.set(worker, setTimeout(() => this.end(worker, new Error("idle")), idleMs).unref());
		job.settle(outcome);
		this.next();
	}

	private giveUp(job: Job, reason: unknown): void {
		if (this.queue.remove(job.owner, job)) {
			job.settle({ error: reason });
			return;
		}
		const running = [...this.jobs].find(([, one]) => one === job);
		if (!running) return;
		if (this.settings.isCostly) job.settle({ error: reason });
		else this.end(running[0], reason);
	}

	private end(worker: Worker, error: unknown): void {
		const job = this.release(worker);
		this.hasDone.delete(worker);
		const at = this.idle.indexOf(worker);
		if (at >= 0) this.idle.splice(at, 1);
		// Nobody waits for this thread any more; its `exit` event finds neither a job nor a place to free.
		void worker.terminate();
		job?.settle({ error });
		this.next();
	}

	private release(worker: Worker): Job | undefined {
		clearTimeout(this.timers.get(worker));
		this.timers.delete(worker);
		const job = this.jobs.get(worker);
		this.jobs.delete(worker);
		return job;
	}
}
