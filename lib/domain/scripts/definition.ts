import { isSameText } from "@/lib/domain/core/same-text";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import type { ClientGeneration, ScriptKind } from "./generation";
import { patternWords } from "./pattern";
import type { ClientPattern, ClientScript, ScriptAnswer, ScriptPattern } from "./schema";

/** The texts of a script, as they are edited and compared. */
export interface ScriptTexts {
	/** By their API names. */
	fields: Record<string, string>;
	patterns: ScriptPattern[];
}

/** A script, or an earlier version of it, as a screen shows it. */
export interface ScriptShown extends ClientScript, ScriptTexts {
	/** When it got these texts; ISO 8601, UTC. */
	savedAt: string;
}

/** What a screen knows about a person's script of one kind: the script, and whether one is being written. */
export interface ScriptState {
	script: ScriptShown | null;
	generation: ClientGeneration | null;
	/** Only in the response to a generate request. */
	safety?: SafetyNotice | null;
}

export interface ScriptField<Key extends string = string> {
	key: Key;
	label: string;
	/** Whether it needs more than one line. */
	isLong: boolean;
	/** Whether its label is shown above it when the script is read. */
	hasHeading?: true;
}

/** How the two kinds of script differ, for the screens that they share. */
export interface ScriptDefinition {
	kind: ScriptKind;
	/** Its name within a sentence, such as "life script". */
	noun: string;
	/** API path below `/api`. */
	path: string;
	fields: readonly ScriptField[];
	/** The heading above a pattern's impact. */
	impactLabel: string;
	patternLabel: string;
	/** Reads a response of the API. */
	read(answer: unknown): ScriptState;
	/**
	 * Returns the body of a save request.
	 * @param version The version that the edit is based on. If undefined, the edit is saved even if there is a newer
	 * version.
	 */
	body(texts: ScriptTexts, version: number | undefined): unknown;
	/** Name of the body's property that contains the fields. */
	fieldsKey: string;
	messages: { generated: string; generateFailed: string; saved: string; generatedTitle: string };
}

/**
 * Picks what a screen shows from a response of the API.
 * @param keys The fields of this kind of script.
 */
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

/** Whether two versions have the same texts. */
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
