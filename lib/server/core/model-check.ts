import { checkModel, type ModelReport, startLines } from "@/lib/ai/openai/check-model";
import type { AiSettings } from "@/lib/ai/providers";
import { coachSettings } from "./ai-settings";
import { parseEnv } from "./env";

/** Returns the coach's settings from given variables, for scripts and the launcher, which have no database open. */
function settingsIn(variables: Record<string, string | undefined>): AiSettings {
	const read = parseEnv({
		...variables,
		DATABASE_URL: variables.DATABASE_URL || "postgresql://none",
		SESSION_SECRET: variables.SESSION_SECRET || "x".repeat(32),
		DATA_ENCRYPTION_KEY_FILE: variables.DATA_ENCRYPTION_KEY_FILE || "none",
	});
	return {
		...coachSettings(read),
		transcription: {},
		speech: {},
	};
}

/** Returns the lines about the coach that are shown when the app starts; none if they cannot be determined. */
export async function coachAtStart(variables: Record<string, string | undefined>): Promise<string[]> {
	return startLines(settingsIn(variables)).catch(() => []);
}

/**
 * Tests what the configured model can do.
 * @throws Error for an invalid setting.
 */
export const modelReport = (variables: Record<string, string | undefined>): Promise<ModelReport> =>
	checkModel(settingsIn(variables));
