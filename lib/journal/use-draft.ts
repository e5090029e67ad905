"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { newSendKey } from "@/lib/core/send-key";
import { asideSlot, type Draft, draftSlot, meet, parseDraft, type TabState, wouldOverwrite } from "./draft";

/** `saved`: kept on this device. `unsaved`: this browser keeps nothing. */
export type DraftStatus = "empty" | "saved" | "unsaved";

/** Words from another tab, or from one that was closed, that could take the place of the ones in the box. */
export interface OtherDraft {
	from: "another tab" | "earlier";
	/** Null where the other tab emptied its box, by submitting for instance. */
	draft: Draft | null;
}

function readSlot(slot: string): Draft | null {
	try {
		return parseDraft(localStorage.getItem(slot));
	} catch {
		return null;
	}
}

function writeSlot(slot: string, draft: Draft | null): boolean {
	try {
		if (draft) localStorage.setItem(slot, JSON.stringify(draft));
		else localStorage.removeItem(slot);
		return true;
	} catch {
		return false;
	}
}

/**
 * A person's draft: restored when the screen opens, kept on this device from the first keystroke, and shared with the
 * dashboard. What another tab writes is offered, never put over words that stand in this one.
 * @param onRestore Told the prompt that a restored draft was written to.
 */
export function useDraft(userId: number, onRestore: (prompt: string) => void) {
	const [text, setText] = useState("");
	const [status, setStatus] = useState<DraftStatus>("empty");
	const [other, setOther] = useState<OtherDraft | null>(null);
	const state = useRef<TabState>({ tab: "", text: "", seen: "", isApart: false });
	const sentAs = useRef<string | null>(null);
	const restored = useRef(onRestore);
	restored.current = onRestore;

	const show = useCallback((draft: Draft | null) => {
		const words = draft?.text ?? "";
		Object.assign(state.current, { text: words, seen: words });
		sentAs.current = draft?.sentAs ?? null;
		setText(words);
		setStatus(words === "" ? "empty" : "saved");
		if (draft && words !== "") restored.current(draft.prompt);
	}, []);

	useEffect(() => {
		state.current = { tab: newSendKey(crypto), text: "", seen: "", isApart: false };
		show(readSlot(draftSlot(userId)));
		const aside = readSlot(asideSlot(userId));
		if (aside && aside.text !== state.current.text) setOther({ from: "earlier", draft: aside });
		const onStorage = ({ key, newValue }: StorageEvent) => {
			if (key !== draftSlot(userId)) return;
			const draft = parseDraft(newValue);
			const meeting = meet(state.current, draft);
			if (meeting === "follow") show(draft);
			if (meeting === "tell") setOther({ from: "another tab", draft });
		};
		window.addEventListener("storage", onStorage);
		return () => window.removeEventListener("storage", onStorage);
	}, [userId, show]);

	const keep = useCallback(
		(prompt: string) => {
			const { tab, text: words } = state.current;
			const stored = readSlot(draftSlot(userId));
			const isApart = wouldOverwrite(state.current, stored);
			if (isApart && !state.current.isApart) setOther({ from: "another tab", draft: stored });
			const draft = words === "" ? null : { text: words, prompt, tab, sentAs: sentAs.current };
			const isKept = writeSlot(isApart ? asideSlot(userId) : draftSlot(userId), draft);
			Object.assign(state.current, { isApart, seen: isApart ? state.current.seen : words });
			setStatus(words === "" ? "empty" : isKept ? "saved" : "unsaved");
		},
		[userId],
	);

	/** Takes what the person typed, and keeps it. */
	const write = useCallback(
		(words: string, prompt: string) => {
			state.current.text = words;
			sentAs.current = null;
			setText(words);
			keep(prompt);
		},
		[keep],
	);

	/** The key to send exactly these words under: the same one again until they change. */
	const sendingKey = useCallback(
		(prompt: string) => {
			sentAs.current ??= newSendKey(crypto);
			keep(prompt);
			return sentAs.current;
		},
		[keep],
	);

	/** Empties the box, and what is kept of it. */
	const clear = useCallback(() => {
		if (!state.current.isApart) writeSlot(draftSlot(userId), null);
		else writeSlot(asideSlot(userId), null);
		state.current.isApart = false;
		setOther(null);
		show(null);
	}, [userId, show]);

	/** Puts the other draft into the box; the words that stood there are kept aside. */
	const takeOther = useCallback(() => {
		if (!other) return;
		const { tab, text: words } = state.current;
		const mine = words.trim() === "" ? null : { text: words, prompt: "", tab, sentAs: null };
		if (other.from === "earlier") writeSlot(asideSlot(userId), null);
		if (mine && other.draft) writeSlot(asideSlot(userId), mine);
		state.current.isApart = false;
		show(other.draft);
		if (other.draft) keep(other.draft.prompt);
		setOther(null);
	}, [other, userId, show, keep]);

	/** Keeps the words in the box; they take the slot, and the other draft goes aside. */
	const keepMine = useCallback(
		(prompt: string) => {
			if (!other) return;
			writeSlot(asideSlot(userId), other.from === "another tab" ? other.draft : null);
			Object.assign(state.current, { isApart: false, seen: other.draft?.text ?? "" });
			setOther(null);
			keep(prompt);
		},
		[other, userId, keep],
	);

	return { text, status, other, write, sendingKey, clear, takeOther, keepMine };
}
