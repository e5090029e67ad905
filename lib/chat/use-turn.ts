"use client";

import { useEffect, useState } from "react";
import { toast } from "@/components/ui/toast";
import { useIsUnderWay, useKeysUnderWay, useSendMessage } from "./client";
import { type Conversation, isTemporary, sentUnder } from "./conversation";
import { whyNotSent } from "./failure";
import type { ClientMessage } from "./schema";
import { charactersPerStep, TYPING_STARTS_AFTER, TYPING_STEP, wholeLetters } from "./typing";
import { useDraft } from "./use-draft";

/** `reading` from the send to the reply, `thinking` until its typing starts, null when nothing is under way. */
export type Phase = "reading" | "thinking" | "typing" | null;

const wantsNoMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Reveals a reply step by step, beginning some time after it came; `shown` counts its characters. */
function useReveal() {
	const [reply, setReply] = useState<ClientMessage | null>(null);
	const [shown, setShown] = useState(0);
	useEffect(() => {
		if (!reply) return;
		const { content } = reply;
		const step = charactersPerStep(content.length);
		let reached = 0;
		let timer: ReturnType<typeof setTimeout>;
		const reveal = () => {
			// Nobody watches a hidden tab, whose clock would be slow, too.
			const atOnce = document.hidden || wantsNoMotion();
			reached = atOnce ? content.length : wholeLetters(content, reached + step);
			const isComplete = reached >= content.length;
			setShown(isComplete ? 0 : reached);
			if (isComplete) setReply(null);
			else timer = setTimeout(reveal, TYPING_STEP);
		};
		timer = setTimeout(reveal, TYPING_STARTS_AFTER);
		return () => clearTimeout(timer);
	}, [reply]);
	return { reply, shown, start: setReply };
}

/** What is being said right now: the words in the box, the message on its way, and the reply that is being written. */
export function useTurn(userId: number, conversation: Conversation) {
	const draft = useDraft(userId);
	const { reply, shown, start } = useReveal();
	const mutation = useSendMessage(userId, ({ aiMessage }) => start(aiMessage));
	const keysUnderWay = useKeysUnderWay(userId);
	const isUnderWay = useIsUnderWay(userId);

	// Words that had left the box go back once their send has ended without them in the conversation: it failed, or the
	// page was loaded anew meanwhile. Words that are in the conversation do not stay in the box.
	const { sent, giveBack, settle } = draft;
	useEffect(() => {
		if (!sent || isUnderWay(sent.key)) return;
		const message = sentUnder(conversation, sent.key);
		if (message && !isTemporary(message)) settle();
		else if (sent.isOut && !keysUnderWay.includes(sent.key)) giveBack();
	}, [sent, conversation, keysUnderWay, isUnderWay, giveBack, settle]);

	const phase: Phase = reply ? (shown > 0 ? "typing" : "thinking") : keysUnderWay.length > 0 ? "reading" : null;
	const isBusy = () => phase !== null || isUnderWay();

	function deliver(content: string, key: string, isSaved: boolean) {
		// A promise, not callbacks of the mutation: those are dropped when the person leaves the screen meanwhile.
		mutation.mutateAsync({ content, key }).catch((error) => {
			toast({ ...whyNotSent(error, isSaved), variant: "destructive" });
		});
	}

	/** Sends words, unless they are blank or something is under way. @returns Whether they are on their way. */
	function send(content: string): boolean {
		if (content.trim() === "" || isBusy()) return false;
		deliver(content, draft.takeOut(content), false);
		return true;
	}

	/** Asks for the reply to a message that is saved and has none. */
	function askAgain({ content, sendKey }: ClientMessage) {
		if (sendKey !== null && !isBusy()) deliver(content, sendKey, true);
	}

	return { draft, phase, reply, shown, send, askAgain };
}
