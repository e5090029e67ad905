import type { ScriptTexts } from "./definition";
import type { ScriptKind } from "./generation";

/** An unsaved edit, as it is stored on the person's device. */
export interface ScriptDraft {
	/** The version that the edit is based on. */
	from: number;
	texts: ScriptTexts;
}

/** Storage key of a person's draft of a script on their device. */
export const scriptDraftName = (kind: ScriptKind, userId: number) => `innerscript:${kind}-script-edit:${userId}`;

/** Used for drafts that were stored before versions had numbers. */
const UNKNOWN_VERSION = 0;

const PATTERNS = 3;
const patternKeys = ["pattern", "description", "impact"] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Picks texts by their names; null if one is missing. */
function readTexts<Key extends string>(value: unknown, keys: readonly Key[]): Record<Key, string> | null {
	if (!isRecord(value) || !keys.every((key) => typeof value[key] === "string")) return null;
	return Object.fromEntries(keys.map((key) => [key, value[key]])) as Record<Key, string>;
}

/**
 * Reads a stored draft; null unless it is an edit with exactly these fields. Written by hand, because it runs on every
 * visit and Zod would be a quarter of the screen's own script.
 */
export function readScriptDraft(stored: unknown, keys: readonly string[]): ScriptDraft | null {
	if (!isRecord(stored) || !isRecord(stored.texts)) return null;
	const { from, texts } = stored;
	if (typeof from !== "number" && typeof from !== "string") return null;
	const fields = readTexts(texts.fields, keys);
	if (!fields || !isRecord(texts.fields) || Object.keys(texts.fields).length !== keys.length) return null;
	if (!Array.isArray(texts.patterns) || texts.patterns.length !== PATTERNS) return null;
	const patterns = texts.patterns.map((pattern: unknown) => readTexts(pattern, patternKeys));
	if (!patterns.every((pattern) => pattern !== null)) return null;
	return { from: typeof from === "number" ? from : UNKNOWN_VERSION, texts: { fields, patterns } };
}
