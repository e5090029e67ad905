import "server-only";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Transcriber } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import { Scheduler } from "@/lib/domain/core/scheduler";
import { resample } from "./resample";
import { transcriptOf } from "./transcript";
import { readWav, writeWav } from "./wav";

const SAMPLE_RATE = 16_000;
/** Half an hour of talk is 30 KB. */
const MAX_OUTPUT = 1024 * 1024;
/** Speech programs take a whole core each. */
const AT_ONCE = 2;

const failed = (why: string) =>
	new AppError("ai_failed", "The transcription program on this server failed. Please try again.", {
		cause: new Error(`TRANSCRIBE_COMMAND ${why}`),
	});

const unsupported = () => new AppError("invalid", "This server transcribes WAV recordings only.");

export interface CommandConfig {
	/** The program and its arguments, with `{file}` where the recording's path goes. No shell is involved. */
	command: [string, ...string[]];
	/** How long one recording may take, in milliseconds, including the wait for its turn. */
	timeoutMs: number;
	/** The program's environment. */
	environment: NodeJS.ProcessEnv;
}

/**
 * A transcriber that gives each recording to a local program, as a 16 kHz mono 16-bit WAV file in a folder that only
 * this system user can open, and reads what the program prints.
 */
export function createCommandTranscriber({ command, timeoutMs, environment }: CommandConfig): Transcriber {
	const scheduler = new Scheduler({ places: AT_ONCE });
	return {
		name: path.basename(command[0]),
		isServer: false,
		accepts: "wav",
		async transcribe({ bytes, type }, { owner, signal }) {
			if (type !== "audio/wav") throw unsupported();
			const limit = AbortSignal.timeout(timeoutMs);
			try {
				const either = AbortSignal.any([signal, limit]);
				// Converting counts too: it takes as much of a core as transcribing.
				const heard = async () => {
					const wave = await readWav(bytes, either);
					if (typeof wave === "string") throw unsupported();
					const file = writeWav(await resample(wave, SAMPLE_RATE, either));
					return withFile(file, (at) => run({ command, environment }, at, either));
				};
				return await scheduler.run(owner, heard, either);
			} catch (error) {
				if (signal.aborted) throw signal.reason;
				if (!limit.aborted) throw error;
				throw new AppError("ai_timeout", "Transcribing took too long. A shorter recording may work.", {
					cause: new Error(`TRANSCRIBE_COMMAND took more than ${timeoutMs} ms`),
				});
			}
		},
	};
}

async function withFile<T>(bytes: Uint8Array, use: (file: string) => Promise<T>): Promise<T> {
	// mkdtemp makes folders that are for their owner alone.
	const folder = await mkdtemp(path.join(tmpdir(), "dictation-"));
	try {
		const file = path.join(folder, "recording.wav");
		await writeFile(file, bytes, { mode: 0o600 });
		return await use(file);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function run(
	{ command, environment }: Omit<CommandConfig, "timeoutMs">,
	file: string,
	signal: AbortSignal,
): Promise<string> {
	signal.throwIfAborted();
	const [program, ...args] = command;
	const child = spawn(
		program,
		args.map((arg) => arg.replaceAll("{file}", file)),
		{
			// Its error output may quote what it heard.
			stdio: ["ignore", "pipe", "ignore"],
			env: environment,
			// A process group of its own, so that whatever it starts ends with it.
			detached: process.platform !== "win32",
			windowsHide: true,
		},
	);
	const kill = () => killGroup(child);
	signal.addEventListener("abort", kill, { once: true });
	try {
		return transcriptOf(await outputOf(child, signal));
	} finally {
		signal.removeEventListener("abort", kill);
	}
}

function killGroup(child: ChildProcess): void {
	if (child.pid === undefined) return;
	try {
		if (process.platform === "win32") child.kill("SIGKILL");
		else process.kill(-child.pid, "SIGKILL");
	} catch {
		// All of the group has ended already.
	}
}

function outputOf(child: ChildProcess, signal: AbortSignal): Promise<string> {
	return new Promise((resolve, reject) => {
		const pieces: Buffer[] = [];
		let bytes = 0;
		// Not only when it has ended: a process that it started may live on and hold its output.
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
		child.stdout?.on("data", (piece: Buffer) => {
			bytes += piece.length;
			if (bytes <= MAX_OUTPUT) pieces.push(piece);
			else {
				reject(failed("printed too much"));
				killGroup(child);
			}
		});
		child.on("error", (error) => reject(failed(`could not be started: ${"code" in error ? error.code : error.name}`)));
		child.on("close", (code, killedBy) => {
			if (code !== 0) reject(failed(`ended with ${killedBy ?? code}`));
			else resolve(Buffer.concat(pieces).toString("utf8"));
		});
	});
}
