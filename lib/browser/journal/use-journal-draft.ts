"use client";

import { useEffect, useRef } from "react";
import { useKeptDraft } from "@/lib/browser/core/drafts/use-kept-draft";
import { newSendKey } from "@/lib/browser/core/send-key";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";
import type { Beginning } from "@/lib/domain/journal/own-words";
import type { ClientPhoto } from "@/lib/domain/photos/schema";
import { type JournalDraft, joined, journalDraft, pageWith } from "./draft";

const nothing: ClientPhoto[] = [];

/** `saved`: on this device. `unsaved`: this browser stores nothing. */
export type DraftStatus = "empty" | "saved" | "unsaved";

/**
 * Returns the page that a person is writing, shared by the journal and the dashboard.
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
		/** The whole page, with the key under which exactly this text was sent before. */
		page: value ?? pageWith({}),
		/** Stores what the person typed. */
		write: (change: Partial<JournalDraft>) => draft?.write(pageWith({ ...draft.state.value, sentAs: null, ...change })),
		photos: value?.photos ?? nothing,
		/** Changes the pictures on the page, based on those it has by now. */
		changePhotos: (change: (photos: ClientPhoto[]) => ClientPhoto[], prompt: string) => {
			const { photos: before = [], ...page } = pageWith({ prompt, ...draft?.state.value });
			const photos = change(before);
			if (page.text === "" && photos.length === 0) draft?.end();
			else draft?.write({ ...page, sentAs: null, ...(photos.length > 0 && { photos }) });
		},
		/** Adds text that was in the text box before React was ready, and keeps restored text. */
		takeIn: (words: string, prompt: string) => {
			const before = pageWith(draft?.state.value ?? {});
			// The browser's own memory of the form may put a part of the page, or all of it, into the text box.
			if (before.text.includes(words)) return;
			const text = words.includes(before.text) ? words : `${before.text}\n\n${words}`;
			draft?.write({ ...before, text, prompt, sentAs: null });
		},
		/**
		 * Appends text to the page, followed by an empty line to write on, unless the page already contains it.
		 * @returns False if there is no room for it.
		 */
		add: ({ words, prompt }: Beginning): boolean => {
			const before = draft?.state.value;
			if (before?.text.includes(words)) return true;
			const text = joined(before?.text ?? "", words);
			if (text.length > MAX_ENTRY) return false;
			draft?.write(pageWith({ prompt, ...before, text: `${text}\n\n`.slice(0, MAX_ENTRY), sentAs: null }));
			return true;
		},
		/** Returns the key to send exactly this page under: the same one until text or pictures change. */
		sendingKey: (prompt: string): string => {
			const key = draft?.state.value?.sentAs ?? newSendKey(crypto);
			draft?.write(pageWith({ ...draft.state.value, prompt, sentAs: key }));
			return key;
		},
		/** Empties the text box, and removes the draft. */
		clear: () => draft?.end(),
		takeOther: () => draft?.takeOther(),
		letOtherGo: () => draft?.letOtherGo(),
	};
}
