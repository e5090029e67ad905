"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { type EditedSettings, isSame, parseSettingsDraft, settingsDraftSlot } from "./draft";

/**
 * Settings that are being edited, kept on this device until they are saved or given up: they survive a reload, a lost
 * connection and the end of the session.
 * @param saved What is saved: a draft that says the same is none.
 * @param isOn Whether there may be any.
 * @returns `draft` is null while nothing is edited; `isRestored`, whether it comes from an earlier visit.
 */
export function useSettingsDraft(userId: number, saved: EditedSettings, isOn: boolean) {
	const [draft, setDraft] = useState<EditedSettings | null>(null);
	const [isRestored, setRestored] = useState(false);
	const slot = useRef(settingsDraftSlot(userId));
	const before = useRef(saved);
	before.current = saved;

	useEffect(() => {
		if (!isOn) return;
		const found = parseSettingsDraft(readSlot(slot.current));
		// A save whose answer came after the screen was left has not emptied the slot.
		if (!found || isSame(found, before.current)) return;
		setDraft(found);
		setRestored(true);
	}, [isOn]);

	/** Takes what is edited now. */
	const edit = useCallback((next: EditedSettings) => {
		setDraft(next);
		writeSlot(slot.current, isSame(next, before.current) ? null : next);
	}, []);

	/** Nothing is edited any more. */
	const end = useCallback(() => {
		setDraft(null);
		setRestored(false);
		writeSlot(slot.current, null);
	}, []);

	return { draft, isRestored, edit, end };
}

function readSlot(slot: string): string | null {
	try {
		return localStorage.getItem(slot);
	} catch {
		return null;
	}
}

function writeSlot(slot: string, draft: EditedSettings | null): void {
	try {
		if (draft) localStorage.setItem(slot, JSON.stringify(draft));
		else localStorage.removeItem(slot);
	} catch {
		// A browser that keeps nothing; the words are still on the screen.
	}
}
