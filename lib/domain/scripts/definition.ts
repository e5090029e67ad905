import { isSameText } from "@/lib/domain/core/same-text";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import type { ClientGeneration, ScriptKind } from "./generation";
import { patternWords } from "./pattern";
import type { ClientPattern, ClientScript, ScriptAnswer, ScriptPattern } from "./schema";

/** The words of a script, as they are edited and compared. */
export interface ScriptTexts {
	/** By their names in the API. */
	fields: Record<string, string>;
	patterns: ScriptPattern[];
}

/** A script, or an earlier version of it, as a screen shows it. */
export interface ScriptShown extends ClientScript, ScriptTexts {
	/** When it got these words; ISO 8601, UTC. */
	savedAt: string;
}

/** What a screen knows of a person's script of one kind: the script, and whether one is being written. */
export interface ScriptState {
	script: ScriptShown | null;
	generation: ClientGeneration | null;
	/** Only in the answer to a generate. */
	safety?: SafetyNotice | null;
}

export interface ScriptField<Key extends string = string> {
	key: Key;
	label: string;
	/** Whether it takes more than a line. */
	isLong: boolean;
	/** Whether its label stands above it where the script is read. */
	hasHeading?: true;
}

/** The differences between the two kinds of script, for the screens that both share. */
export interface ScriptDefinition {
	kind: ScriptKind;
	/** Its name within a sentence: "life script". */
	noun: string;
	/** Below `/api`. */
	path: string;
	fields: readonly ScriptField[];
	/** The heading above a pattern's effect. */
	impactLabel: string;
	patternLabel: string;
	/** Reads an answer of the API. */
	read(answer: unknown): ScriptState;
	/** The body of a save. @param version The version from which the edit began; null saves over whatever came since. */
	body(texts: ScriptTexts, version: number | undefined): unknown;
	/** Where the fields are in a body. */
	fieldsKey: string;
	messages: { generated: string; generateFailed: string; saved: string; generatedTitle: string };
}

/** Picks what a screen shows from an answer of the API. @param keys The fields that this kind has. */
export function stateOf<Key extends string>(
	row: (ClientScript & Record<Key, string>) | null,
	savedAt: string | undefined,
	keys: readonly ScriptField<Key>[],
	{ patterns, generation, safety }: ScriptAnswer & { patterns: readonly ClientPattern[] },
): ScriptState {
	return {
		generation,
		...(safety !== undefined && { safety }),
		script: row && {
			...row,
			savedAt: savedAt ?? row.createdAt,
			fields: Object.fromEntries(keys.map(({ key }) => [key, row[key]])),
			patterns: patterns.map(patternWords),
		},
	};
}

/** Whether two versions have the same words. */
export function hasSameWords(a: ScriptTexts, b: ScriptTexts): boolean {
	return (
		Object.keys(a.fields).every((key) => isSameText(a.fields[key] ?? "", b.fields[key] ?? "")) &&
		a.patterns.every(({ pattern, description, impact }, i) => {
			const other = b.patterns[i];
			return (
				other !== undefined &&
				isSameText(other.pattern, pattern) &&
				isSameText(other.description, description) &&
				isSameText(other.impact, impact)
			);
		})
	);
}
