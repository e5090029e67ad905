import "server-only";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { FliteVoice } from "./voices";

/** No sentence takes a tenth of it; one that does has stuck. */
const ANSWER_WITHIN_MS = 20_000;

type Task =
	| { action: "begin"; job: number; voice: FliteVoice }
	| { action: "say"; job: number; text: string; pauseMs: number }
	| { action: "end" | "drop"; job: number };

interface Waiting {
	resolve: (audio: Uint8Array | undefined) => void;
	reject: (error: Error) => void;
	timer: NodeJS.Timeout;
}

/** The thread that speaks, so that nobody's page waits for somebody's narrative. Answers in the order it is asked. */
class SpeechThread {
	private readonly waiting = new Map<number, Waiting>();
	private readonly worker: Worker;
	private nextId = 0;
	private nextJob = 0;

	constructor(private readonly onEnd: () => void) {
		// A path from the working directory: bundlers rewrite paths relative to a module.
		const inProject = (file: string) => path.join(process.cwd(), file);
		this.worker = new Worker(inProject("lib/ai/built-in/narration/worker.mjs"), {
			execArgv: ["--import", pathToFileURL(inProject("lib/ai/give-way.mjs")).href],
		});
		this.worker.on("message", ({ id, audio, failed }: { id: number; audio?: Uint8Array; failed?: boolean }) => {
			const task = this.settle(id);
			if (failed) task?.reject(new Error("The voice could not say it"));
			else task?.resolve(audio);
		});
		this.worker.on("error", (error) => this.end(error));
		this.worker.on("exit", () => this.end(new Error("The speech thread ended")));
		this.worker.unref();
	}

	newJob(): number {
		return this.nextJob++;
	}

	ask(task: Task): Promise<Uint8Array | undefined> {
		this.worker.ref();
		return new Promise((resolve, reject) => {
			const id = this.nextId++;
			const timer = setTimeout(() => void this.worker.terminate(), ANSWER_WITHIN_MS * (this.waiting.size + 1));
			this.waiting.set(id, { resolve, reject, timer });
			this.worker.postMessage({ id, ...task });
		});
	}

	private settle(id: number): Waiting | undefined {
		const task = this.waiting.get(id);
		clearTimeout(task?.timer);
		this.waiting.delete(id);
		if (this.waiting.size === 0) this.worker.unref();
		return task;
	}

	private end(error: Error): void {
		this.onEnd();
		for (const id of [...this.waiting.keys()]) this.settle(id)?.reject(error);
	}
}

// One for the process, however often bundler and hot reload evaluate this module.
const holder = globalThis as { innerscriptSpeech?: SpeechThread };

function thread(): SpeechThread {
	holder.innerscriptSpeech ??= new SpeechThread(() => {
		delete holder.innerscriptSpeech;
	});
	return holder.innerscriptSpeech;
}

/** One text that is being spoken: all its audio, in order, is one MP3 file. */
export interface SpeechJob {
	/** @param text Printable ASCII. @param pauseMs Silence after it. */
	say(text: string, pauseMs: number): Promise<Uint8Array>;
	/** What the encoder still holds. */
	end(): Promise<Uint8Array>;
	/** Gives up what has not been said. */
	drop(): void;
}

/** Begins a text. All methods reject with an Error that quotes nothing when the thread fails. */
export async function beginSpeech(voice: FliteVoice): Promise<SpeechJob> {
	const speech = thread();
	const job = speech.newJob();
	const audioOf = async (task: Task) => (await speech.ask(task)) ?? new Uint8Array();
	await speech.ask({ action: "begin", job, voice });
	return {
		say: (text, pauseMs) => audioOf({ action: "say", job, text, pauseMs }),
		end: () => audioOf({ action: "end", job }),
		drop: () => void speech.ask({ action: "drop", job }).catch(() => {}),
	};
}
