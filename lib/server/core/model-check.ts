import { checkModel, type ModelReport, startLines } from "@/lib/ai/openai/check-model";
import type { AiSettings } from "@/lib/ai/providers";
import { parseEnv } from "./env";

/** The coach's settings from some environment, for scripts and the launcher, which have no database open. */
function settingsIn(variables: Record<string, string | undefined>): AiSettings {
	const read = parseEnv({
		...variables,
		DATABASE_URL: variables.DATABASE_URL || "postgresql://none",
		SESSION_SECRET: variables.SESSION_SECRET || "x".repeat(32),
		DATA_ENCRYPTION_KEY_FILE: variables.DATA_ENCRYPTION_KEY_FILE || "none",
	});
	return {
		apiKey: read.OPENAI_API_KEY,
		baseURL: read.OPENAI_BASE_URL,
		model: read.OPENAI_MODEL ?? "",
		fastModel: read.OPENAI_MODEL_FAST,
		embeddingsModel: read.OPENAI_EMBEDDINGS_MODEL,
		timeoutMs: read.AI_TIMEOUT_MS,
		maxPromptTokens: read.OPENAI_PROMPT_TOKENS,
		reasoningEffort: read.OPENAI_REASONING_EFFORT,
		transcription: {},
		speech: {},
	};
}

/** What is said about the coach when the app starts; nothing if that cannot be found out. */
export async function coachAtStart(variables: Record<string, string | undefined>): Promise<string[]> {
	return startLines(settingsIn(variables)).catch(() => []);
}

/** What the configured model can do. @throws Error for a wrong setting. */
export const modelReport = (variables: Record<string, string | undefined>): Promise<ModelReport> =>
	checkModel(settingsIn(variables));
