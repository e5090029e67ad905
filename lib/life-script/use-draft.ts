"use client";

import { useCallback, useEffect, useState } from "react";
import type { ScriptDefinition } from "./definition";
import { draftSlot, parseDraft, type ScriptDraft } from "./draft";

/** A person's unsaved edit of a script: restored when the screen opens, kept on this device from the first change. */
export function useScriptDraft({ kind, fields }: ScriptDefinition, userId: number) {
	const slot = draftSlot(kind, userId);
	const [draft, setDraft] = useState<ScriptDraft | null>(null);
	const [isRestored, setRestored] = useState(false);
	const [isKept, setKept] = useState(true);

	useEffect(() => {
		try {
			const found = parseDraft(
				localStorage.getItem(slot),
				fields.map(({ key }) => key),
			);
			setDraft(found);
			setRestored(found !== null);
		} catch {
			setKept(false);
		}
	}, [slot, fields]);

	const keep = useCallback(
		(next: ScriptDraft | null) => {
			setDraft(next);
			if (next === null) setRestored(false);
			try {
				if (next) localStorage.setItem(slot, JSON.stringify(next));
				else localStorage.removeItem(slot);
				setKept(true);
			} catch {
				setKept(false);
			}
		},
		[slot],
	);

	return { draft, isRestored, isKept, keep };
}
