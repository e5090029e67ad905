"use client";

import { useCallback } from "react";
import { useKeptDraft } from "@/lib/browser/core/drafts/use-kept-draft";
import { newSendKey } from "@/lib/browser/core/send-key";
import { afterSending, type ChatDraft, chatDraft, emptyDraft, givenBack, joined, settled } from "./draft";

/** What the person is writing to the coach. Words on their way are stored until it is known that they arrived. */
export function useChatDraft(userId: number) {
	const { value, draft } = useKeptDraft(chatDraft(userId));
	const { text, sent } = value ?? emptyDraft;
	const now = useCallback(() => draft?.state.value ?? emptyDraft, [draft]);
	const change = useCallback((how: (before: ChatDraft) => ChatDraft) => draft?.write(how(now())), [draft, now]);

	/** Stores what the person typed. */
	const write = useCallback((words: string) => change((before) => ({ ...before, text: words })), [change]);

	/** Adds words that were already in the box when the draft was read. */
	const takeIn = useCallback(
		(words: string) => {
			if (words === "" || words === now().text) return;
			change((before) => ({ ...before, text: before.text === "" ? words : joined(before.text, words) }));
		},
		[change, now],
	);

	/**
	 * Takes words out of the box to send them. @returns The key to send them under: the same again for the same words.
	 */
	const takeOut = useCallback(
		(content: string): string => {
			const { sent } = now();
			const key = sent?.content === content ? sent.key : newSendKey(crypto);
			change((before) => afterSending(before, content, key));
			return key;
		},
		[change, now],
	);

	/** Puts words back into the box that did not arrive. */
	const giveBack = useCallback(() => change(givenBack), [change]);

	/** The words that were sent have arrived. */
	const settle = useCallback(() => change(settled), [change]);

	return { text, sent, write, takeIn, takeOut, giveBack, settle };
}
