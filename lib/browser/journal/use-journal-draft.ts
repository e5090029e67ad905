"use client";

import { useEffect, useRef } from "react";
import { useKeptDraft } from "@/lib/browser/core/drafts/use-kept-draft";
import { newSendKey } from "@/lib/browser/core/send-key";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";
import type { Beginning } from "@/lib/domain/journal/own-words";
import { joined, journalDraft } from "./draft";

/** `saved`: on this device. `unsaved`: this browser stores nothing. */
export type DraftStatus = "empty" | "saved" | "unsaved";

/**
 * The page that a person is writing, shared by the journal and the dashboard.
 * @param onPrompt Called with the prompt of a page that was begun earlier, in another tab, or on another screen.
 */
export function useJournalDraft(userId: number, onPrompt: (prompt: string) => void) {
	const { value, isStored, other, draft } = useKeptDraft(journalDraft(userId));
	const tell = useRef(onPrompt);
	tell.current = onPrompt;
	const prompt = value?.prompt;
	useEffect(() => {
		if (prompt !== undefined) tell.current(prompt);
	}, [prompt]);

	const text = value?.text ?? "";
	const status: DraftStatus = text === "" ? "empty" : isStored ? "saved" : "unsaved";
	return {
		text,
		status,
		other,
		/** The key under which exactly these words were sent before. */
		sentAs: value?.sentAs ?? null,
		/** Stores what the person typed. */
		write: (words: string, prompt: string) => draft?.write({ text: words, prompt, sentAs: null }),
		/** Adds words that were in the box before React was ready; what was restored meanwhile stays too. */
		takeIn: (words: string, prompt: string) => {
			const before = draft?.state.value?.text ?? "";
			if (words === "" || words === before) return;
			draft?.write({ text: before === "" ? words : `${before}\n\n${words}`, prompt, sentAs: null });
		},
		/**
		 * Puts words behind what stands here, with a line to write on below, unless they stand here already.
		 * @returns False where there is no room for them.
		 */
		add: ({ words, prompt }: Beginning): boolean => {
			const before = draft?.state.value;
			if (before?.text.includes(words)) return true;
			const text = joined(before?.text ?? "", words);
			if (text.length > MAX_ENTRY) return false;
			draft?.write({ text: `${text}\n\n`.slice(0, MAX_ENTRY), prompt: before?.prompt ?? prompt, sentAs: null });
			return true;
		},
		/** The key to send exactly these words under: the same one until they change. */
		sendingKey: (prompt: string): string => {
			const key = draft?.state.value?.sentAs ?? newSendKey(crypto);
			draft?.write({ text: draft.state.value?.text ?? "", prompt, sentAs: key });
			return key;
		},
		/** Empties the box, and removes the draft. */
		clear: () => draft?.end(),
		takeOther: () => draft?.takeOther(),
		letOtherGo: () => draft?.letOtherGo(),
	};
}
