import { z } from "zod";
import type { ScriptTexts } from "./definition";
import type { ScriptKind } from "./generation";

/** An edit that is not saved yet, as it is kept on the person's device. */
export interface ScriptDraft {
	/** The version that the edit began from. */
	from: number;
	texts: ScriptTexts;
}

/** The name under which a person's edit of a script is kept. */
export const scriptDraftName = (kind: ScriptKind, userId: number) => `innerscript:${kind}-script-edit:${userId}`;

/** Of an edit that was kept before versions had numbers, only the words are known. */
const UNKNOWN_VERSION = 0;
const draftSchema = z.object({
	from: z.union([z.number(), z.string().transform(() => UNKNOWN_VERSION)]),
	texts: z.object({
		fields: z.record(z.string(), z.string()),
		patterns: z.array(z.object({ pattern: z.string(), description: z.string(), impact: z.string() })).length(3),
	}),
});

/** Reads what was kept; anything else than an edit with exactly these fields is none. */
export function readScriptDraft(stored: unknown, keys: readonly string[]): ScriptDraft | null {
	const draft = draftSchema.safeParse(stored).data;
	if (!draft) return null;
	const { fields } = draft.texts;
	const hasThose = Object.keys(fields).length === keys.length && keys.every((key) => Object.hasOwn(fields, key));
	return hasThose ? draft : null;
}
