import type { AiSettings } from "@/lib/ai/providers";
import type { Env } from "./env";

/** Returns the settings of the coach, without those for listening and speaking. */
export const coachSettings = (read: Env): Omit<AiSettings, "transcription" | "speech"> => ({
	apiKey: read.OPENAI_API_KEY,
	baseURL: read.OPENAI_BASE_URL,
	model: read.OPENAI_MODEL ?? "",
	fastModel: read.OPENAI_MODEL_FAST,
	embeddingsModel: read.OPENAI_EMBEDDINGS_MODEL,
	timeoutMs: read.AI_TIMEOUT_MS,
	maxPromptTokens: read.OPENAI_PROMPT_TOKENS,
	reasoningEffort: read.OPENAI_REASONING_EFFORT,
});
