import type { Tap } from "@/lib/domain/chat/tap";
import type { WaitState } from "@/lib/domain/waiting/waiting";

/** A message that is being sent. */
export interface Outgoing {
	content: string;
	/** The Idempotency-Key. Sending the same text again uses the same key. */
	key: string;
	/** What was tapped, if the text is that of a button. */
	tap?: Tap;
	/** The reply for which another answer is requested, and how many answers it has already; then no text is sent. */
	again?: { replyId: number; answers: number };
}

/** A reply that is being written. */
export interface Live {
	/** The key of the message that is being answered. */
	key: string;
	/** The sentences so far. */
	text: string;
	/** What the reply waits for before its first sentence. */
	waits?: WaitState;
}

/** Requests in progress by key, so that any screen that shows them can stop them. */
export const underWay = new Map<string, AbortController>();

/** Stops writing the reply to a message; the sentences so far stay. */
export const stop = (key: string): void => underWay.get(key)?.abort();
