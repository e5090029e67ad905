import "server-only";
import type { FliteVoice } from "./voices";

/** The path of the worker's file, relative to the project's folder. */
export const SPEECH_WORKER = "lib/ai/built-in/narration/worker.mjs";

/** One step of speaking a text. `job` tells the texts that are spoken at the same time apart. */
export type SpeechTask =
	| { action: "begin"; job: number; voice: FliteVoice }
	| { action: "say"; job: number; text: string; pauseMs: number }
	| { action: "end" | "drop"; job: number };

/** Runs the worker in a thread, one step at a time; the owners of steps take turns. It is always the same thread. */
export interface SpeechThread {
	run(task: SpeechTask, options: { owner: string }): Promise<Uint8Array | undefined>;
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

let jobs = 0;

/** Begins a text. All methods reject with an Error that quotes nothing when the thread fails. */
export async function beginSpeech(thread: SpeechThread, voice: FliteVoice): Promise<SpeechJob> {
	const job = jobs++;
	const ask = async (task: SpeechTask) => (await thread.run(task, { owner: String(job) })) ?? new Uint8Array();
	await ask({ action: "begin", job, voice });
	return {
		say: (text, pauseMs) => ask({ action: "say", job, text, pauseMs }),
		end: () => ask({ action: "end", job }),
		drop: () => void ask({ action: "drop", job }).catch(() => {}),
	};
}
