"use client";

import { useEffect, useRef } from "react";
import { useOlderMessages } from "@/lib/browser/chat/client";
import type { Conversation } from "@/lib/domain/chat/conversation";

/**
 * Scrolls to the message that a link points to, however far back it is: older pages are loaded until it is there. If
 * the message was deleted, nothing happens.
 */
export function useOpening(userId: number, { messages, reachesBack }: Conversation, messageId: number | null): void {
	const { mutate, isPending, isError } = useOlderMessages(userId);
	/** The id of the last message that was scrolled to; a link within the conversation may point to another. */
	const over = useRef<number | null>(null);
	const isHere = messageId !== null && messages.some(({ id }) => id === messageId);
	const oldest = messages[0]?.id;
	// A reply is placed beside its message, so the oldest position counts and not the smallest id.
	const isBefore = messageId !== null && oldest !== undefined && messageId < oldest;

	useEffect(() => {
		if (messageId === null || over.current === messageId) return;
		if (isHere) {
			over.current = messageId;
			const place = document.getElementById(`message-${messageId}`);
			place?.scrollIntoView({ block: "center" });
			place?.focus({ preventScroll: true });
		} else if (reachesBack || !isBefore || isError) over.current = messageId;
		else if (!isPending && oldest !== undefined) mutate(oldest);
	}, [isHere, isBefore, isPending, isError, reachesBack, oldest, messageId, mutate]);
}
