import type { z } from "zod";
import type { SafetyNotice } from "@/lib/safety/shown";
import type { ClientGeneration, ScriptKind } from "./generation";
import type { ClientPattern, ClientVersion } from "./schema";
import { type LifeScriptAnswer, lifeScriptEditSchema, type ScriptPattern } from "./schema";

/** The words of a script, as they are edited and compared. */
export interface ScriptTexts {
	/** By the names that the API has for them. */
	fields: Record<string, string>;
	patterns: ScriptPattern[];
}

/** What a screen knows of a person's script of one kind: its newest version, and whether one is being written. */
export interface ScriptState {
	script: (ClientVersion & ScriptTexts) | null;
	generation: ClientGeneration | null;
	/** Only in the answer to a generate. */
	safety?: SafetyNotice | null;
}

export interface ScriptField {
	key: string;
	label: string;
	/** More than a line. */
	isLong: boolean;
}

/** How the two kinds of script differ for the parts that both share. */
export interface ScriptDefinition {
	kind: ScriptKind;
	/** As it stands within a sentence: "life script". */
	noun: string;
	/** Below `/api`. */
	path: string;
	fields: readonly ScriptField[];
	/** What a pattern brings about, as its heading says it. */
	impactLabel: string;
	patternLabel: string;
	/** Reads an answer of the API. */
	read(answer: unknown): ScriptState;
	/** The body of a save. */
	body(texts: ScriptTexts): unknown;
	editSchema: z.ZodType;
	/** Where in a body the fields stand. */
	fieldsKey: string;
	messages: { generated: string; generateFailed: string; saved: string; generatedTitle: string };
}

/** Picks the words of a version. @param keys The fields that this kind has. */
export function stateOf(
	row: ClientVersion | null,
	keys: readonly ScriptField[],
	{
		patterns,
		generation,
		safety,
	}: { patterns: ClientPattern[]; generation: ClientGeneration | null; safety?: SafetyNotice | null },
): ScriptState {
	const words = row as unknown as Record<string, string>;
	return {
		generation,
		...(safety !== undefined && { safety }),
		script: row && {
			id: row.id,
			userId: row.userId,
			isUserEdited: row.isUserEdited,
			createdAt: row.createdAt,
			origin: row.origin,
			writtenBy: row.writtenBy,
			sources: row.sources,
			fields: Object.fromEntries(keys.map(({ key }) => [key, words[key] ?? ""])),
			patterns: patterns.map(({ pattern, description, impact }) => ({ pattern, description, impact })),
		},
	};
}

/** Whether two versions have the same words. */
export function isSameText(a: ScriptTexts, b: ScriptTexts): boolean {
	return (
		Object.keys(a.fields).every((key) => a.fields[key] === b.fields[key]) &&
		a.patterns.every(({ pattern, description, impact }, i) => {
			const other = b.patterns[i];
			return other?.pattern === pattern && other.description === description && other.impact === impact;
		})
	);
}

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
		return stateOf(found.lifeScript, fields, found);
	},
	body: ({ fields: lifeScript, patterns }) => ({ lifeScript, patterns }),
	editSchema: lifeScriptEditSchema,
	fieldsKey: "lifeScript",
	messages: {
		generatedTitle: "Life Script Generated",
		generated: "Your life script analysis has been generated successfully.",
		generateFailed: "Failed to generate life script analysis.",
		saved: "Your life script has been updated successfully.",
	},
};
