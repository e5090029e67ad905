import "server-only";
import { SPEECH_WORKER, type SpeechTask, type SpeechThread } from "@/lib/ai/built-in/narration/thread";
import { Threads } from "./threads";

/** Time limit for one sentence, in milliseconds. None takes a tenth of it; a task that reaches it is stuck. */
const LIMIT_MS = 20_000;

/**
 * The worker thread that reads aloud, so that nobody's page waits for another person's narration. There is only one: a
 * text's encoder lives in it.
 */
export const speechThread: SpeechThread = new Threads<SpeechTask, Uint8Array | undefined>({
	kind: "voice",
	file: SPEECH_WORKER,
	size: 1,
	timeoutMs: LIMIT_MS,
});
