import "server-only";
import type { FliteVoice } from "./voices";

/** The path of the worker file, relative to the project folder. */
export const SPEECH_WORKER = "lib/ai/built-in/narration/worker.mjs";

/** One step of speaking a text. `job` identifies the text, because several may be spoken at once. */
export type SpeechTask =
	| { action: "begin"; job: number; voice: FliteVoice }
	| { action: "say"; job: number; text: string; pauseMs: number }
	| { action: "end" | "drop"; job: number };

/** Runs steps in one worker thread, always the same one and one step at a time; the owners of steps take turns. */
export interface SpeechThread {
	run(task: SpeechTask, options: { owner: string }): Promise<Uint8Array | undefined>;
}

/** A text that is being spoken. All of its audio, in order, is one MP3 file. */
export interface SpeechJob {
	/** Speaks a sentence. @param text Printable ASCII. @param pauseMs The silence after it, in milliseconds. */
	say(text: string, pauseMs: number): Promise<Uint8Array>;
	/** Ends the file and returns the audio that the encoder still holds. */
	end(): Promise<Uint8Array>;
	/** Abandons the rest of the text. */
	drop(): void;
}

let jobs = 0;

/** Starts speaking a text. If the thread fails, all methods reject with an Error that does not quote the text. */
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
