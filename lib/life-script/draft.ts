import type { ScriptTexts } from "./definition";
import type { ScriptKind } from "./generation";

/** An edit that is not saved yet, as it is kept on the person's device. */
export interface ScriptDraft {
	/** The version that the edit began from. */
	from: string;
	texts: ScriptTexts;
}

/** Where a person's edit of a script is kept. */
export const draftSlot = (kind: ScriptKind, userId: number) => `innerscript:${kind}-script-edit:${userId}`;

const isText = (value: unknown): value is string => typeof value === "string";
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Reads what a slot holds; anything else than an edit with exactly these fields is none. */
export function parseDraft(value: string | null, keys: readonly string[]): ScriptDraft | null {
	if (value === null) return null;
	try {
		const draft: unknown = JSON.parse(value);
		if (!isRecord(draft) || !isText(draft.from) || !isRecord(draft.texts)) return null;
		const { fields, patterns } = draft.texts;
		if (!isRecord(fields) || !keys.every((key) => isText(fields[key])) || Object.keys(fields).length !== keys.length)
			return null;
		const isPattern = (one: unknown) =>
			isRecord(one) && isText(one.pattern) && isText(one.description) && isText(one.impact);
		if (!Array.isArray(patterns) || patterns.length !== 3 || !patterns.every(isPattern)) return null;
		return draft as unknown as ScriptDraft;
	} catch {
		return null;
	}
}
