import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ROOT } from "@/lib/launcher/root";

/**
 * Longer than the web process needs to finish its responses (web.mjs), and within the half minute that hosts allow. In
 * milliseconds.
 */
const STOP_WITHIN_MS = 27_000;
const READY_WITHIN_MS = 120_000;
/**
 * A process that has not shown for this many seconds that it can answer is stuck, and is killed. Far more than any
 * request may take, also on a small machine that is busy.
 */
const STUCK_AFTER_SECONDS = 30;
/**
 * From this size on, in bytes, glibc maps each block of memory separately and returns it to the system as soon as it is
 * freed. By default it raises this threshold, and keeps the memory of audio and uploads.
 */
const MAPPED_BYTES = String(128 * 1024);

/**
 * Option for the size of V8's young generation, in megabytes; V8 takes three times as much from the system. Nearly
 * everything a page allocates is garbage as soon as it is sent. The launcher makes do with 4 (package.json,
 * Dockerfile).
 */
const YOUNG_MEMORY = "--max-semi-space-size=64";

export interface WebProcess {
	/**
	 * Lets the process answer requests, with the variables that it needs besides its own environment.
	 * @returns true once it does; false if it ends before.
	 * @throws Error if it takes too long.
	 */
	open(environment: Record<string, string>): Promise<boolean>;
	/** Resolves when the process has ended, for whatever reason: `true` if it was stuck and therefore killed. */
	ended: Promise<boolean>;
	/** Asks the process to end, and kills it if it does not. */
	stop(): Promise<void>;
}

/**
 * Starts the web process. It loads the app, but answers no requests before `open`. It ends when this process does,
 * however this process ends.
 */
export function startWebProcess(
	environment: NodeJS.ProcessEnv,
	{ dev, port }: { dev: boolean; port: number },
): WebProcess {
	const script = path.join(ROOT, "lib", "launcher", "web", "web.mjs");
	const child: ChildProcess = spawn(process.execPath, [YOUNG_MEMORY, script, ...(dev ? ["--dev"] : [])], {
		// Worker threads and files are looked up from there.
		cwd: ROOT,
		// The IPC channel lets the child notice when this process has exited.
		stdio: ["ignore", "inherit", "inherit", "ipc"],
		env: { MALLOC_MMAP_THRESHOLD_: MAPPED_BYTES, ...environment },
	});
	let isStuck = false;
	const ended = once(child, "exit").then(() => isStuck);
	const isRunning = () => child.exitCode === null && child.signalCode === null;
	return {
		ended,
		async open(added) {
			const listening = once(child, "message");
			if (child.connected) child.send(added);
			await Promise.race([listening, ended]);
			// In development, code that is not compiled yet, or fails to compile, is shown as such in the browser.
			if (!dev && isRunning()) await Promise.race([untilHealthy(port), ended]);
			if (!dev && isRunning()) {
				onceSilent(child, () => {
					isStuck = true;
					child.kill("SIGKILL");
				});
			}
			return isRunning();
		},
		async stop() {
			if (!isRunning()) return;
			child.kill("SIGTERM");
			const timer = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
			await ended;
			clearTimeout(timer);
		},
	};
}

/**
 * Calls back once a process has not said anything for a while. Seconds are counted one by one: after a machine has slept,
 * only one has passed.
 */
function onceSilent(child: ChildProcess, silent: () => void): void {
	let seconds = 0;
	child.on("message", () => {
		seconds = 0;
	});
	const timer = setInterval(() => {
		seconds++;
		if (seconds >= STUCK_AFTER_SECONDS) silent();
	}, 1_000);
	child.once("exit", () => clearInterval(timer));
}

async function untilHealthy(port: number): Promise<void> {
	const deadline = Date.now() + READY_WITHIN_MS;
	for (;;) {
		const answer = await fetch(`http://localhost:${port}/api/health`).catch(() => undefined);
		if (answer?.ok) return;
		if (Date.now() > deadline) {
			const said = answer ? `/api/health answers ${answer.status}` : "/api/health does not answer";
			throw new Error(`The app was started but is not well: ${said}. What it said last is above.`);
		}
		await wait(200);
	}
}
