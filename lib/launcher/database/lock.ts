import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Another process has the data folder open. The message is for the person who starts the app. */
export class DataFolderInUseError extends Error {
	override name = "DataFolderInUseError";
	readonly pid: number;

	constructor(pid: number, dataDir: string) {
		super(
			`The data folder ${dataDir} is already in use by process ${pid}. Stop that process first, or name another folder with DATA_DIR. ` +
				"Two at once would lose what people wrote.",
		);
		this.pid = pid;
	}
}

/** The process that holds a lock, identified by its number and its start time, because numbers are reused. */
interface Holder {
	pid: number;
	began: string;
	/** Different for every lock. */
	id: string;
}

export interface Lock {
	release(): Promise<void>;
}

/**
 * Returns when a process began, in the system's own notation; undefined if there is no such process. A process that was
 * killed but not yet reaped by its parent counts as gone.
 */
export function processBegan(pid: number): string | undefined {
	try {
		if (process.platform === "linux") {
			const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
			// The process name, in parentheses, may contain anything. The third field (state) follows it; the 22nd is the
			// start time.
			const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
			if (fields[0] === "Z" || fields[0] === "X") return undefined;
			return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${fields[19]}`;
		}
		if (process.platform === "win32") return process.kill(pid, 0) ? "running" : undefined;
		const options = { encoding: "utf8", env: { ...process.env, LC_ALL: "C" } } as const;
		return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], options).trim() || undefined;
	} catch {
		return undefined;
	}
}

function isAlive(holder: Holder): boolean {
	return processBegan(holder.pid) === holder.began;
}

async function read(file: string): Promise<Holder | undefined> {
	const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return undefined;
		throw error;
	});
	if (text === undefined) return undefined;
	try {
		return JSON.parse(text) as Holder;
	} catch {
		// Lock files appear complete. Only a power failure leaves an empty one, and then its holder is gone.
		return { pid: 0, began: "", id: "unreadable" };
	}
}

/**
 * Creates `file` from `source` in one step, unless it already exists.
 * @returns Whether it was created.
 */
async function claim(source: string, file: string): Promise<boolean> {
	return link(source, file).then(
		() => true,
		(error: NodeJS.ErrnoException) => {
			if (error.code === "EEXIST") return false;
			throw error;
		},
	);
}

/** Returns the process that holds the lock of a data folder now, if any. */
export async function lockHolder(dataDir: string): Promise<{ pid: number } | undefined> {
	const holder = await read(path.join(dataDir, "lock"));
	return holder && isAlive(holder) ? holder : undefined;
}

/**
 * Makes this process the only one that uses a data folder. The lock of a process that is gone is taken over
 * immediately. Processes that share the folder must see each other's process numbers: they must run on one machine, or
 * in one container.
 * @throws DataFolderInUseError if a live process holds the lock.
 */
export async function takeLock(dataDir: string): Promise<Lock> {
	const file = path.join(dataDir, "lock");
	const began = processBegan(process.pid);
	if (began === undefined)
		throw new Error("This system does not say when a process began, so the data folder cannot be locked.");
	const own: Holder = { pid: process.pid, began, id: randomUUID() };
	const draft = `${file}.${own.id}`;
	await writeFile(draft, JSON.stringify(own), { mode: 0o600 });
	try {
		while (!(await claim(draft, file))) {
			const holder = await read(file);
			if (holder && isAlive(holder)) throw new DataFolderInUseError(holder.pid, dataDir);
			if (holder && (await replace(file, holder, draft))) break;
		}
	} finally {
		await rm(draft, { force: true });
	}
	return {
		async release() {
			if ((await read(file))?.id === own.id) await rm(file);
		},
	};
}

/**
 * Replaces the lock of a holder that is gone. Another process may do the same between our reading and our replacing of
 * the lock. Therefore the replacing process first needs a second lock, named after that holder; if the holder of the
 * second lock is gone, too, a third named after that one, and so on.
 * @returns Whether the lock is now the one in `draft`.
 */
async function replace(file: string, gone: Holder, draft: string): Promise<boolean> {
	const turns: string[] = [];
	let previous = gone;
	for (;;) {
		const turn = `${file}.after-${previous.id}`;
		if (await claim(draft, turn)) {
			turns.push(turn);
			break;
		}
		const ahead = await read(turn);
		if (!ahead || isAlive(ahead)) {
			await wait(5);
			return false;
		}
		turns.push(turn);
		previous = ahead;
	}
	const unchanged = (await read(file))?.id === gone.id;
	if (unchanged) await rename(draft, file);
	for (const turn of turns) await rm(turn, { force: true });
	return unchanged;
}
