import "server-only";
import { env } from "@/lib/core/env";
import { builtInCoach } from "./built-in/coach";
import { createOpenAiCoach } from "./openai/coach";
import type { Coach } from "./types";

let chosen: Coach | undefined;

/** The coach that the environment names: an OpenAI-compatible server where one is configured, else the built-in one. */
export function coach(): Coach {
	chosen ??= choose();
	return chosen;
}

function choose(): Coach {
	const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_PROMPT_TOKENS, AI_TIMEOUT_MS } = env();
	if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return builtInCoach;
	return createOpenAiCoach({
		apiKey: OPENAI_API_KEY,
		baseURL: OPENAI_BASE_URL,
		model: OPENAI_MODEL,
		timeoutMs: AI_TIMEOUT_MS,
		maxPromptTokens: OPENAI_PROMPT_TOKENS,
	});
}
