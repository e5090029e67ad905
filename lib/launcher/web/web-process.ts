import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ROOT } from "@/lib/launcher/root";

/** Longer than it takes the web process to answer those who wait (web.mjs), and within the half minute that hosts give. */
const STOP_WITHIN_MS = 27_000;
const READY_WITHIN_MS = 120_000;
/**
 * From this size on, glibc maps each piece of memory by itself and returns it to the system as soon as it is free. Left
 * alone, it raises this size and keeps what sounds and uploads have taken.
 */
const MAPPED_BYTES = String(128 * 1024);

/**
 * What V8 sets aside for what is soon garbage, in megabytes; it keeps three times as much from the system. Nearly all that
 * a page makes is garbage as soon as it is sent. The launcher makes do with 4 (package.json, Dockerfile).
 */
const YOUNG_MEMORY = "--max-semi-space-size=64";

export interface WebProcess {
	/**
	 * Lets it answer requests, with what it has to know for that besides its own environment.
	 * @returns true when it does, false if it ends before. @throws Error if it takes too long.
	 */
	open(environment: Record<string, string>): Promise<boolean>;
	/** Resolves when it has ended, for whatever reason. */
	ended: Promise<void>;
	/** Asks it to end, and ends it by force if it does not. */
	stop(): Promise<void>;
}

/**
 * Starts the process that answers people's requests. It loads the app and answers nobody before `open`. It ends when this
 * one does, however this one ends.
 */
export function startWebProcess(
	environment: NodeJS.ProcessEnv,
	{ dev, port }: { dev: boolean; port: number },
): WebProcess {
	const script = path.join(ROOT, "lib", "launcher", "web", "web.mjs");
	const child: ChildProcess = spawn(process.execPath, [YOUNG_MEMORY, script, ...(dev ? ["--dev"] : [])], {
		// Threads and files are found from there.
		cwd: ROOT,
		// Through this channel the child notices when this process is gone.
		stdio: ["ignore", "inherit", "inherit", "ipc"],
		env: { MALLOC_MMAP_THRESHOLD_: MAPPED_BYTES, ...environment },
	});
	const ended = once(child, "exit").then(() => {});
	const isRunning = () => child.exitCode === null && child.signalCode === null;
	return {
		ended,
		async open(added) {
			const listening = once(child, "message");
			if (child.connected) child.send(added);
			await Promise.race([listening, ended]);
			// What hot reload has not compiled yet, or cannot, is left for the browser to show.
			if (!dev && isRunning()) await Promise.race([untilHealthy(port), ended]);
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
