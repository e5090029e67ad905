import { type ScriptDefinition, stateOf } from "./definition";
import type { LoveScriptAnswer } from "./love-schema";

const fields = [
	{ key: "personalMythTitle", label: "Title of your myth", isLong: false },
	{ key: "personalMythIntro", label: "Introduction of your myth", isLong: true },
	{ key: "healedScriptSentence", label: "Healed sentence", isLong: false },
	{ key: "healedMainScript", label: "Healed main script", isLong: true },
	{ key: "dayInLifeNarrative", label: "A day in your empowered future", isLong: true, hasHeading: true },
] as const;

export const loveScriptDefinition: ScriptDefinition = {
	kind: "love",
	noun: "love script",
	path: "/api/love-script",
	fields,
	patternLabel: "Healed Pattern",
	impactLabel: "Positive Impact",
	read: (answer) => {
		const found = answer as LoveScriptAnswer;
		return stateOf(found.loveScript, found.loveScript?.updatedAt, fields, found);
	},
	body: ({ fields: loveScript, patterns }, version) => ({ loveScript, patterns, version }),
	fieldsKey: "loveScript",
	messages: {
		generatedTitle: "Love Script Generated",
		generated: "Your transformative love script has been generated successfully.",
		generateFailed: "Failed to generate love script.",
		saved: "Your love script has been updated successfully.",
	},
};
