import "server-only";
import { env } from "@/lib/core/env";
import type { ChatConfig } from "./openai/client";

const TRANSCRIBE_MODEL = "gpt-4o-mini-transcribe";
const SPEECH_MODEL = "gpt-4o-mini-tts";

/**
 * The server for speech, where the environment names one: by an address of its own, or by a model, or by a key for
 * OpenAI itself. The address of a chat server alone does not: Ollama and its like neither listen nor speak.
 */
function serverFor(baseURL: string | undefined, model: string | undefined, usual: string): ChatConfig | null {
	const { OPENAI_API_KEY, OPENAI_BASE_URL, AI_TIMEOUT_MS } = env();
	const isOpenAi = Boolean(OPENAI_API_KEY) && !OPENAI_BASE_URL;
	if (!baseURL && !model && !isOpenAi) return null;
	if (!baseURL && !OPENAI_BASE_URL && !OPENAI_API_KEY) return null;
	return {
		apiKey: OPENAI_API_KEY,
		baseURL: baseURL ?? OPENAI_BASE_URL,
		model: model ?? usual,
		timeoutMs: AI_TIMEOUT_MS,
	};
}

/** Where recordings are transcribed, or null. */
export const transcriptionServer = () =>
	serverFor(env().OPENAI_TRANSCRIBE_BASE_URL, env().OPENAI_TRANSCRIBE_MODEL, TRANSCRIBE_MODEL);

/** Where texts are read aloud, or null. */
export const speechServer = () => serverFor(env().OPENAI_SPEECH_BASE_URL, env().OPENAI_SPEECH_MODEL, SPEECH_MODEL);
