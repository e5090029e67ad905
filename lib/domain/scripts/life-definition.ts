import { type ScriptDefinition, stateOf } from "./definition";
import type { LifeScriptAnswer } from "./life-schema";

const fields = [
	{ key: "scriptSentence", label: "Script sentence", isLong: false },
	{ key: "mainScript", label: "Main script", isLong: true },
] as const;

export const lifeScriptDefinition: ScriptDefinition = {
	kind: "life",
	noun: "life script",
	path: "/api/life-script",
	fields,
	patternLabel: "Pattern",
	impactLabel: "Impact Analysis",
	read: (answer) => {
		const found = answer as LifeScriptAnswer;
		return stateOf(found.lifeScript, found.lifeScript?.lastUpdated, fields, found);
	},
	body: ({ fields: lifeScript, patterns }, version) => ({ lifeScript, patterns, version }),
	fieldsKey: "lifeScript",
	messages: {
		generatedTitle: "Life Script Generated",
		generated: "Your life script analysis has been generated successfully.",
		generateFailed: "Failed to generate life script analysis.",
		saved: "Your life script has been updated successfully.",
	},
};
