import { z } from "zod";
import type { ScriptTexts } from "./definition";
import type { ScriptKind } from "./generation";

/** An edit that is not saved yet, as stored on the person's device. */
export interface ScriptDraft {
	/** The version from which the edit began. */
	from: number;
	texts: ScriptTexts;
}

/** The name of a person's draft of a script on their device. */
export const scriptDraftName = (kind: ScriptKind, userId: number) => `innerscript:${kind}-script-edit:${userId}`;

/** An edit that was stored before versions had numbers has only its words. */
const UNKNOWN_VERSION = 0;
const draftSchema = z.object({
	from: z.union([z.number(), z.string().transform(() => UNKNOWN_VERSION)]),
	texts: z.object({
		fields: z.record(z.string(), z.string()),
		patterns: z.array(z.object({ pattern: z.string(), description: z.string(), impact: z.string() })).length(3),
	}),
});

/** Reads a stored draft; null for anything that is not an edit with exactly these fields. */
export function readScriptDraft(stored: unknown, keys: readonly string[]): ScriptDraft | null {
	const draft = draftSchema.safeParse(stored).data;
	if (!draft) return null;
	const { fields } = draft.texts;
	const hasThose = Object.keys(fields).length === keys.length && keys.every((key) => Object.hasOwn(fields, key));
	return hasThose ? draft : null;
}
