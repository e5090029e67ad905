"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { readSlot, writeSlot } from "@/lib/core/slot";
import {
	type EditedSettings,
	editedOf,
	isSame,
	parseSettingsDraft,
	type SettingsDraft,
	settingsDraftSlot,
} from "./draft";
import type { ClientCoachSettings } from "./schema";

/**
 * Settings that are being edited, kept on this device until they are saved or given up: they survive a reload, a lost
 * connection and the end of the session.
 * @param saved What is saved: a draft that says the same is none. The draft remembers which version it began from.
 * @param isOn Whether there may be any.
 * @returns `draft` is null while nothing is edited; `isRestored`, whether it comes from an earlier visit.
 */
export function useSettingsDraft(userId: number, saved: ClientCoachSettings, isOn: boolean) {
	const [draft, setDraft] = useState<SettingsDraft | null>(null);
	const [isRestored, setRestored] = useState(false);
	const slot = useRef(settingsDraftSlot(userId));
	const before = useRef(saved);
	before.current = saved;

	useEffect(() => {
		if (!isOn) return;
		const found = parseSettingsDraft(readSlot(slot.current));
		// A save whose answer came after the screen was left has not emptied the slot.
		if (!found || isSame(found, editedOf(before.current))) return;
		setDraft(found);
		setRestored(true);
	}, [isOn]);

	/** Takes what is edited now. */
	const edit = useCallback(
		(values: EditedSettings) => {
			const next = { ...values, since: draft ? draft.since : before.current.updatedAt };
			setDraft(next);
			writeSlot(slot.current, isSame(next, editedOf(before.current)) ? null : next);
		},
		[draft],
	);

	/** Nothing is edited any more. */
	const end = useCallback(() => {
		setDraft(null);
		setRestored(false);
		writeSlot(slot.current, null);
	}, []);

	return { draft, isRestored, edit, end };
}
