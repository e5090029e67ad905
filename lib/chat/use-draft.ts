"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { newSendKey } from "@/lib/core/send-key";
import { type Draft, draftSlots, emptyDraft, givenBack, joined, parseDraft, settled, takenOut } from "./draft";

const TAB_SLOT = "innerscript:chat-tab";

function readSlot(slot: string): Draft | null {
	try {
		return parseDraft(localStorage.getItem(slot));
	} catch {
		return null;
	}
}

/** Keeps a draft, or forgets it where nothing is left of it. A browser that keeps nothing keeps it until the reload. */
function writeSlot(slot: string, draft: Draft): void {
	try {
		if (draft.text === "" && draft.sent === null) localStorage.removeItem(slot);
		else localStorage.setItem(slot, JSON.stringify(draft));
	} catch {
		// Storage is full or forbidden.
	}
}

/** This tab's name; it survives a reload. */
function tabName(): string {
	const fresh = newSendKey(crypto);
	try {
		const name = sessionStorage.getItem(TAB_SLOT) ?? fresh;
		sessionStorage.setItem(TAB_SLOT, name);
		return name;
	} catch {
		return fresh;
	}
}

/** The draft that was written last in any tab: the one that a new tab goes on with. */
function newestSlot(userId: number): { slot: string; draft: Draft } | null {
	try {
		const slots = Object.keys(localStorage).filter((key) => key.startsWith(draftSlots(userId)));
		const drafts = slots.flatMap((slot) => {
			const draft = readSlot(slot);
			return draft ? [{ slot, draft }] : [];
		});
		return drafts.sort((a, b) => b.draft.at - a.draft.at)[0] ?? null;
	} catch {
		return null;
	}
}

/**
 * What the person is writing: kept on this device from the first keystroke, for this tab or, once it is closed, for the
 * next one. Words on their way to the server are kept until it is known that they arrived.
 */
export function useDraft(userId: number) {
	const [draft, setDraft] = useState(emptyDraft);
	const current = useRef(emptyDraft);
	const own = useRef("");
	// A draft of another tab that this one shows until the person changes it here.
	const shownFrom = useRef<string | null>(null);

	const show = useCallback((next: Draft) => {
		current.current = next;
		setDraft(next);
	}, []);

	const change = useCallback(
		(how: (draft: Draft) => Draft) => {
			const before = current.current;
			const next = { ...how(before), at: Date.now() };
			show(next);
			writeSlot(own.current, next);
			// What was another tab's goes on here, unless it went on there.
			const from = shownFrom.current;
			shownFrom.current = null;
			if (from !== null && readSlot(from)?.text === before.text) writeSlot(from, emptyDraft);
		},
		[show],
	);

	useEffect(() => {
		own.current = draftSlots(userId) + tabName();
		const mine = readSlot(own.current);
		const newest = mine ? null : newestSlot(userId);
		shownFrom.current = newest?.slot ?? null;
		show(mine ?? newest?.draft ?? emptyDraft);
		const onStorage = ({ key, newValue }: StorageEvent) => {
			if (key !== null && key === shownFrom.current) show(parseDraft(newValue) ?? emptyDraft);
		};
		window.addEventListener("storage", onStorage);
		return () => window.removeEventListener("storage", onStorage);
	}, [userId, show]);

	/** Takes what the person typed. */
	const write = useCallback((text: string) => change((before) => ({ ...before, text })), [change]);

	/** Takes words in that stood in the box before the draft was read. */
	const takeIn = useCallback(
		(words: string) => {
			if (words === "" || words === current.current.text) return;
			change((before) => ({ ...before, text: before.text === "" ? words : joined(before.text, words) }));
		},
		[change],
	);

	/** Takes words out of the box, to be sent. @returns The key to send them under: the same again for the same words. */
	const takeOut = useCallback(
		(content: string): string => {
			const { sent } = current.current;
			const key = sent?.content === content ? sent.key : newSendKey(crypto);
			change((before) => takenOut(before, content, key));
			return key;
		},
		[change],
	);

	/** Puts words back that had left the box: they did not arrive. */
	const giveBack = useCallback(() => change(givenBack), [change]);

	/** The words that were sent have arrived. */
	const settle = useCallback(() => change(settled), [change]);

	return { text: draft.text, sent: draft.sent, write, takeIn, takeOut, giveBack, settle };
}
