import "server-only";
import type { Narrator } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import { BUILT_IN } from "@/lib/domain/core/written-by";
import { knownLetters } from "./normalize";
import { sentencesOf } from "./sentences";
import { beginSpeech, type SpeechJob, type SpeechThread } from "./thread";
import { fliteVoices } from "./voices";

/** If the voice knows a smaller share of a text's letters, too much would be left out to read it aloud. */
const MIN_KNOWN_LETTERS = 0.7;

/** Reads English aloud on this machine, sentence by sentence, in a worker thread. Nothing leaves the machine. */
export const builtInNarrator = (thread: SpeechThread): Narrator => ({
	name: BUILT_IN,
	isServer: false,
	async *speak(text, voice, signal) {
		signal.throwIfAborted();
		const sentences = knownLetters(text) < MIN_KNOWN_LETTERS ? [] : sentencesOf(text);
		if (sentences.length === 0) {
			throw new AppError("ai_failed", "The built-in voice reads English only, and cannot read this text aloud.");
		}
		let job: SpeechJob | undefined;
		let isWhole = false;
		try {
			job = await beginSpeech(thread, fliteVoices[voice]);
			for (const { text, pauseMs } of sentences) {
				signal.throwIfAborted();
				yield await job.say(text, pauseMs);
			}
			signal.throwIfAborted();
			yield await job.end();
			isWhole = true;
		} catch (cause) {
			if (signal.aborted) throw signal.reason;
			throw new AppError("ai_failed", "The built-in voice failed. Please try again.", { cause });
		} finally {
			if (!isWhole) job?.drop();
		}
	},
});
