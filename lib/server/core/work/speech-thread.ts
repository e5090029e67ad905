import "server-only";
import { SPEECH_WORKER, type SpeechTask, type SpeechThread } from "@/lib/ai/built-in/narration/thread";
import { Threads } from "./threads";

/** A time limit, in milliseconds. No sentence takes a tenth of it; one that reaches it has got stuck. */
const LIMIT_MS = 20_000;

/** The thread that speaks, so that nobody's page waits for somebody's narrative. One: a text's encoder lives in it. */
export const speechThread: SpeechThread = new Threads<SpeechTask, Uint8Array | undefined>({
	kind: "voice",
	file: SPEECH_WORKER,
	size: 1,
	timeoutMs: LIMIT_MS,
});
