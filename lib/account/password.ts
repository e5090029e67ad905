import "server-only";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";

/** bcrypt's work factor: about a third of a second on a small server. */
const COST = 12;

type Task = { hash: string; cost: number } | { compare: string; with: string };
type Answer = { id: number; result?: string | boolean; failed?: boolean };

interface Waiting {
	resolve: (result: string | boolean) => void;
	reject: (error: Error) => void;
}

/** A thread that does nothing but bcrypt, so that sign-ins do not hold up anybody's page. */
class PasswordThread {
	private readonly waiting = new Map<number, Waiting>();
	private readonly worker: Worker;
	private nextId = 0;

	constructor(onEnd: () => void) {
		// A path from the working directory: bundlers rewrite paths relative to a module.
		this.worker = new Worker(path.join(process.cwd(), "lib/account/password-worker.mjs"));
		this.worker.on("message", ({ id, result, failed }: Answer) => {
			const task = this.waiting.get(id);
			this.waiting.delete(id);
			if (this.waiting.size === 0) this.worker.unref();
			if (failed || result === undefined) task?.reject(new Error("The password could not be checked"));
			else task?.resolve(result);
		});
		this.worker.on("error", (error) => this.end(error, onEnd));
		this.worker.on("exit", () => this.end(new Error("The password thread ended"), onEnd));
		this.worker.unref();
	}

	get load(): number {
		return this.waiting.size;
	}

	run(task: Task): Promise<string | boolean> {
		this.worker.ref();
		return new Promise((resolve, reject) => {
			const id = this.nextId++;
			this.waiting.set(id, { resolve, reject });
			this.worker.postMessage({ id, ...task });
		});
	}

	private end(error: Error, onEnd: () => void): void {
		onEnd();
		for (const task of this.waiting.values()) task.reject(error);
		this.waiting.clear();
	}
}

const threads = new Set<PasswordThread>();

function leastLoaded(): PasswordThread {
	const all = [...threads].sort((a, b) => a.load - b.load);
	const idlest = all[0];
	if (idlest && (idlest.load === 0 || threads.size >= Math.min(2, availableParallelism()))) return idlest;
	const thread: PasswordThread = new PasswordThread(() => threads.delete(thread));
	threads.add(thread);
	return thread;
}

/** @param password At most 72 bytes. @returns A bcrypt hash. */
export async function hashPassword(password: string): Promise<string> {
	return (await leastLoaded().run({ hash: password, cost: COST })) as string;
}

/** A hash of nobody's password, at the same cost as everybody's. */
const NOBODYS_HASH = "$2b$12$zVTHa2rnM5TAf3NTvsY2M.1Y71wEvMYx2hUzYN9eOdXHUIdwbE9..";

/**
 * Whether the password belongs to the hash. Takes the same time where there is no hash (an unknown account, or one
 * without a password), and is then false.
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
	const matches = await leastLoaded().run({ compare: password, with: hash ?? NOBODYS_HASH });
	return Boolean(hash) && matches === true;
}
