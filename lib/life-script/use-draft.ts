"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { ScriptDefinition } from "./definition";
import { draftSlot, parseDraft, type ScriptDraft } from "./draft";

/** A person's unsaved edit of a script: restored when the screen opens, kept on this device from the first change. */
export function useScriptDraft({ kind, fields }: ScriptDefinition, userId: number) {
	const slot = draftSlot(kind, userId);
	const [draft, setDraft] = useState<ScriptDraft | null>(null);
	const [isRestored, setRestored] = useState(false);
	const [isKept, setKept] = useState(true);
	/** What this tab has put into the slot. */
	const own = useRef<string | null>(null);

	useEffect(() => {
		try {
			own.current = localStorage.getItem(slot);
			const found = parseDraft(
				own.current,
				fields.map(({ key }) => key),
			);
			setDraft(found);
			setRestored(found !== null);
		} catch {
			setKept(false);
		}
	}, [slot, fields]);

	/** Takes what is edited now, and keeps it. */
	const keep = useCallback(
		(next: ScriptDraft) => {
			setDraft(next);
			try {
				own.current = JSON.stringify(next);
				localStorage.setItem(slot, own.current);
				setKept(true);
			} catch {
				setKept(false);
			}
		},
		[slot],
	);

	/** Nothing is edited any more. What another tab has kept there since is not thrown away. */
	const end = useCallback(() => {
		setDraft(null);
		setRestored(false);
		try {
			if (localStorage.getItem(slot) === own.current) localStorage.removeItem(slot);
			setKept(true);
		} catch {
			setKept(false);
		}
	}, [slot]);

	/** `begin` shows a copy that is kept only once something in it has changed. */
	return { draft, isRestored, isKept, begin: setDraft, keep, end };
}
