"use client";

import { useState } from "react";
import { useKeptDraft } from "@/lib/browser/core/drafts/use-kept-draft";
import type { ScriptDefinition } from "@/lib/domain/scripts/definition";
import { readScriptDraft, type ScriptDraft, scriptDraftName } from "@/lib/domain/scripts/draft";

/** Returns a person's unsaved edit of a script. `begin` shows a copy, which is only stored once it has been changed. */
export function useScriptDraft({ kind, fields }: ScriptDefinition, userId: number) {
	const { value, isRestored, isStored, draft } = useKeptDraft<ScriptDraft>({
		name: scriptDraftName(kind, userId),
		read: (stored) =>
			readScriptDraft(
				stored,
				fields.map(({ key }) => key),
			),
		follows: false,
	});
	const [begun, setBegun] = useState<ScriptDraft | null>(null);

	/** Ends editing, and removes the draft. */
	function end() {
		setBegun(null);
		draft?.end();
	}
	return {
		draft: value ?? begun,
		isRestored,
		isStored,
		begin: setBegun,
		keep: (next: ScriptDraft) => draft?.write(next),
		end,
	};
}
