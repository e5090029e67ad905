import "server-only";
import { builtInNarrator } from "./built-in/narration/narrator";
import { createOpenAiNarrator } from "./openai/narrate";
import { speechServer } from "./speech-servers";
import type { Narrator } from "./types";

let chosen: Narrator | undefined;

/** The narrator that the environment names: a server for speech where one is configured, else the built-in one. */
export function narrator(): Narrator {
	if (!chosen) {
		const server = speechServer();
		chosen = server ? createOpenAiNarrator(server) : builtInNarrator;
	}
	return chosen;
}
