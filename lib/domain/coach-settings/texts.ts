// Separate from the schema, so that the screen can validate without loading Zod.

/** The five texts, in the order in which they are edited. */
export const settingTexts = [
	"coachPersona",
	"chatInstructions",
	"journalInstructions",
	"quickInsightInstructions",
	"questionnaireInstructions",
] as const;
export type SettingText = (typeof settingTexts)[number];

/** The name of each text. */
export const settingNames: Record<SettingText, string> = {
	coachPersona: "Coach Personality",
	chatInstructions: "Chat Instructions",
	journalInstructions: "Journal Analysis Instructions",
	quickInsightInstructions: "Quick Insight Instructions",
	questionnaireInstructions: "Questionnaire Analysis Instructions",
};

/** Maximum length of one text, in characters (UTF-16 code units, like `String.length`). */
export const MAX_SETTING = 8_000;

/** Returns the error sentence for a missing text. */
export function isRequired(name: SettingText): string {
	return `${settingNames[name]} ${name === "coachPersona" ? "is" : "are"} required`;
}

/** Says in one sentence what is wrong with a text; null if nothing is. */
export function settingProblem(name: SettingText, text: string): string | null {
	if (text.trim() === "") return isRequired(name);
	if (text.length <= MAX_SETTING) return null;
	return `${settingNames[name]} can have at most ${MAX_SETTING.toLocaleString("en")} characters`;
}
