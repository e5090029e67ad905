import "server-only";
import { env } from "@/lib/core/env";
import { createOpenAiTranscriber } from "./openai/transcribe";
import { transcriptionServer } from "./speech-servers";
import { createCommandTranscriber } from "./transcribe/command";
import type { Transcriber } from "./types";

let chosen: Transcriber | null | undefined;

/**
 * The transcriber that the environment names: a program on this machine before a server, since then no recording leaves
 * it. Null where none is configured: none is built in, because nobody publishes speech weights in a package.
 */
export function transcriber(): Transcriber | null {
	if (chosen === undefined) chosen = choose();
	return chosen;
}

function choose(): Transcriber | null {
	const { TRANSCRIBE_COMMAND, AI_TIMEOUT_MS } = env();
	if (TRANSCRIBE_COMMAND) return createCommandTranscriber(TRANSCRIBE_COMMAND, AI_TIMEOUT_MS);
	const server = transcriptionServer();
	return server && createOpenAiTranscriber(server);
}
