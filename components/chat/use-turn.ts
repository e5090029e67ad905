"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/feedback/toast";
import { useIsUnderWay, useKeysUnderWay, useLive, useSendMessage } from "@/lib/browser/chat/client";
import { sendFailure } from "@/lib/browser/chat/failure";
import { type Live, type Outgoing, stop } from "@/lib/browser/chat/outgoing";
import { useChatDraft } from "@/lib/browser/chat/use-draft";
import { newSendKey } from "@/lib/browser/core/send-key";
import { type Conversation, isTemporary, sentUnder } from "@/lib/domain/chat/conversation";
import type { ClientMessage } from "@/lib/domain/chat/schema";
import type { Tap } from "@/lib/domain/chat/tap";
import {
	charactersBehind,
	charactersPerStep,
	TYPING_STARTS_AFTER,
	TYPING_STEP,
	wholeLetters,
} from "@/lib/domain/chat/typing";

/**
 * `reading` until the coach was asked or its reply is there; `thinking` until the reply starts to show; null when
 * nothing is in progress.
 */
export type Phase = "reading" | "thinking" | "typing" | null;

const wantsNoMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Reveals a reply step by step. That begins some time after the coach was asked or, if the reply arrives in one piece,
 * after it arrived. While the reply is being written, the steps follow what has arrived; `shown` counts its characters.
 */
function useReveal(live: Live | null) {
	const [reply, setReply] = useState<ClientMessage | null>(null);
	const [shown, setShown] = useState(0);
	const text = reply ? reply.content : (live?.text ?? "");
	const hasBegun = reply !== null || live !== null;
	const latest = useRef({ text, isWhole: false, isHurried: false });
	latest.current.text = text;
	latest.current.isWhole = reply !== null;
	useEffect(() => {
		if (!hasBegun) return;
		latest.current.isHurried = false;
		let reached = 0;
		let step: number | null = null;
		let timer: ReturnType<typeof setTimeout>;
		const reveal = () => {
			const { text, isWhole, isHurried } = latest.current;
			// A reply that arrives in one piece is typed at a steady pace.
			if (reached === 0 && isWhole) step = charactersPerStep(text.length);
			// A hidden tab need not be animated, and its timers would be slow.
			const atOnce = document.hidden || wantsNoMotion() || isHurried;
			const next = reached + (step ?? charactersBehind(text.length - reached));
			reached = atOnce ? text.length : wholeLetters(text, next);
			const isComplete = isWhole && reached >= text.length;
			setShown(isComplete ? 0 : reached);
			if (isComplete) setReply(null);
			else timer = setTimeout(reveal, TYPING_STEP);
		};
		timer = setTimeout(reveal, TYPING_STARTS_AFTER);
		return () => {
			clearTimeout(timer);
			setShown(0);
		};
	}, [hasBegun]);
	/** Shows everything at once, without typing. */
	const hurry = useCallback(() => {
		latest.current.isHurried = true;
	}, []);
	return { reply, text, hasBegun, shown, start: setReply, hurry };
}

/**
 * Returns the state of the current exchange: the text in the text box, the message being sent, and the reply being
 * written.
 */
export function useTurn(userId: number, conversation: Conversation) {
	const draft = useChatDraft(userId);
	const live = useLive(userId);
	const { reply, text, hasBegun, shown, start, hurry } = useReveal(live);
	const mutation = useSendMessage(userId, ({ aiMessage }) => start(aiMessage));
	const keysUnderWay = useKeysUnderWay(userId);
	const isUnderWay = useIsUnderWay(userId);

	// If a send has ended without its message in the conversation, its text is put back into the text box: it failed, or
	// the page was reloaded meanwhile. Text that is in the conversation is removed from the text box.
	const { sent, giveBack, settle } = draft;
	useEffect(() => {
		if (!sent || isUnderWay(sent.key)) return;
		const message = sentUnder(conversation, sent.key);
		if (message && !isTemporary(message)) settle();
		else if (sent.isOut && !keysUnderWay.includes(sent.key)) giveBack();
	}, [sent, conversation, keysUnderWay, isUnderWay, giveBack, settle]);

	const phase: Phase = hasBegun ? (shown > 0 ? "typing" : "thinking") : keysUnderWay.length > 0 ? "reading" : null;
	const isBusy = () => phase !== null || isUnderWay();

	function deliver(outgoing: Outgoing, isSaved: boolean) {
		// A promise, because the mutation's callbacks are dropped if the person leaves the screen meanwhile.
		mutation.mutateAsync(outgoing).catch((error) => {
			toast({ ...sendFailure(error, isSaved), variant: "destructive" });
		});
	}

	/**
	 * Sends words, unless they are blank or another message is being sent.
	 * @param tap What was tapped; the text in the text box is kept then.
	 * @returns Whether they were sent.
	 */
	function send(content: string, tap?: Tap): boolean {
		if (content.trim() === "" || isBusy()) return false;
		if (tap) {
			deliver({ content, tap, key: newSendKey(crypto) }, false);
			return true;
		}
		deliver({ content, key: draft.takeOut(content) }, false);
		return true;
	}

	/** Asks for the reply to a saved message that has none. */
	function askAgain({ content, sendKey }: ClientMessage) {
		if (sendKey !== null && !isBusy()) deliver({ content, key: sendKey }, true);
	}

	/** Asks for another answer in place of this reply, which is kept. */
	function answerAgain({ id, sendKey, content, answers }: ClientMessage) {
		const again = { replyId: id, answers: answers?.length ?? 1 };
		if (!isBusy()) deliver({ content, key: sendKey ?? `again-${id}`, again }, true);
	}

	/** Stops the reply; the sentences so far stay. */
	function stopIt() {
		hurry();
		for (const key of keysUnderWay) stop(key);
	}

	return { draft, phase, reply, text, shown, waits: live?.waits, send, askAgain, answerAgain, stop: stopIt };
}
