"use client";

import { useCallback } from "react";
import { useKeptDraft } from "@/lib/browser/core/drafts/use-kept-draft";
import { newSendKey } from "@/lib/browser/core/send-key";
import { afterSending, type ChatDraft, chatDraft, emptyDraft, joined, restoreUnsent, settled } from "./draft";

/** Returns the message that the person is writing. A text being sent is stored until it is known that it arrived. */
export function useChatDraft(userId: number) {
	const { value, draft } = useKeptDraft(chatDraft(userId));
	const { text, sent } = value ?? emptyDraft;
	const now = useCallback(() => draft?.state.value ?? emptyDraft, [draft]);
	const change = useCallback((how: (before: ChatDraft) => ChatDraft) => draft?.write(how(now())), [draft, now]);

	/** Stores what the person typed. */
	const write = useCallback((words: string) => change((before) => ({ ...before, text: words })), [change]);

	/** Adds text that was already in the text box when the draft was read. */
	const takeIn = useCallback(
		(words: string) => {
			if (words === "" || words === now().text) return;
			change((before) => ({ ...before, text: before.text === "" ? words : joined(before.text, words) }));
		},
		[change, now],
	);

	/**
	 * Takes text out of the text box to send it.
	 * @returns The key to send it under; the same key for the same text.
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

	/** Puts text that did not arrive back into the text box. */
	const giveBack = useCallback(() => change(restoreUnsent), [change]);

	/** Notes that the sent text has arrived. */
	const settle = useCallback(() => change(settled), [change]);

	return { text, sent, write, takeIn, takeOut, giveBack, settle };
}
