"use client";

import { useEffect, useRef } from "react";
import { useKeptDraft } from "@/lib/browser/core/drafts/use-kept-draft";
import { newSendKey } from "@/lib/browser/core/send-key";
import { journalDraft } from "./draft";

/** `saved`: on this device. `unsaved`: this browser stores nothing. */
export type DraftStatus = "empty" | "saved" | "unsaved";

/**
 * The page that a person is writing, shared by the journal and the dashboard.
 * @param onPrompt Called with the prompt of a page that was begun before, in another tab, or put here from elsewhere.
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
