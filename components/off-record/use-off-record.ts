"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/feedback/toast";
import { sendFailure } from "@/lib/browser/chat/failure";
import { useSayOffRecord } from "@/lib/browser/off-record/client";
import {
	forgetOffRecord,
	keepOffRecord,
	type OffRecord,
	readOffRecord,
} from "@/lib/browser/off-record/stored-conversation";
import type { Tap } from "@/lib/domain/chat/tap";
import type { SafetyNotice } from "@/lib/domain/safety/shown";

type Turns = OffRecord["turns"];

/**
 * Manages this tab's off-the-record conversation: what was said, the text in the text box, and the message being sent.
 */
export function useOffRecord(userId: number) {
	const [turns, setTurns] = useState<Turns>([]);
	const [draft, setDraft] = useState("");
	/** The safety notice, and the time of the message that it is about. */
	const [notice, setNotice] = useState<{ at: string; notice: SafetyNotice } | null>(null);
	const { mutateAsync, isPending } = useSayOffRecord();
	/** Prevents a late answer from bringing an ended conversation back. */
	const hasEnded = useRef(false);
	const underWay = useRef<AbortController | null>(null);
	// If the person leaves the screen, stop waiting for an answer; their text is still in the text box.
	useEffect(() => () => underWay.current?.abort(), []);

	// After the first render, which must equal the server's; the server knows nothing of the conversation.
	useEffect(() => {
		const stored = readOffRecord(userId, Date.now());
		if (!stored) return;
		setTurns(stored.turns);
		setDraft((written) => written || stored.draft);
	}, [userId]);

	function change(next: Turns, words: string) {
		setTurns(next);
		setDraft(words);
		keepOffRecord(userId, { turns: next, draft: words }, Date.now());
	}

	/** @param tap What was tapped; the text in the text box is kept then. */
	async function send(content: string, tap?: Tap) {
		if (content.trim() === "" || isPending) return;
		const at = new Date().toISOString();
		const said: Turns = [...turns, { from: "person", content, at, writtenBy: null, ...(tap && { tap }) }];
		// The message is shown immediately. In case of a reload before the answer, its text is stored as still in the text
		// box.
		setTurns(said);
		const waiting = tap ? draft : "";
		setDraft(waiting);
		keepOffRecord(userId, { turns, draft: tap ? draft : content }, Date.now());
		const call = new AbortController();
		underWay.current = call;
		try {
			const { reply, safety } = await mutateAsync({ content, tap, before: turns, signal: call.signal });
			const { content: words, writtenBy, guide } = reply;
			if (hasEnded.current) return;
			if (safety) setNotice({ at, notice: safety });
			change([...said, { from: "coach", content: words, at: new Date().toISOString(), writtenBy, guide }], waiting);
		} catch (error) {
			if (hasEnded.current) return;
			change(turns, tap ? draft : content);
			if (call.signal.aborted) return;
			toast({ ...sendFailure(error, false), variant: "destructive" });
		}
	}

	const stop = () => underWay.current?.abort();

	function end() {
		hasEnded.current = true;
		stop();
		setTurns([]);
		setDraft("");
		setNotice(null);
		forgetOffRecord();
	}

	return { turns, draft, write: (words: string) => change(turns, words), send, stop, end, isPending, notice };
}
