import type { DraftOf } from "@/lib/browser/core/drafts/kept-draft";

/** A text that was sent. Whether it arrived is only known once the conversation contains its key. */
export interface Sent {
	content: string;
	/** The Idempotency-Key for exactly this text, so that sending it again cannot store it twice. */
	key: string;
	/** Whether the text has left the text box. */
	isOut: boolean;
}

/** The text in the text box and the text being sent, as stored on the person's device. */
export interface ChatDraft {
	text: string;
	sent: Sent | null;
}

export const emptyDraft: ChatDraft = { text: "", sent: null };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Returns the draft of the message that a person is writing. */
export const chatDraft = (userId: number): DraftOf<ChatDraft> => ({
	name: `innerscript:chat-draft:${userId}`,
	read(stored) {
		if (!isRecord(stored) || typeof stored.text !== "string") return null;
		const draft = { text: stored.text, sent: parseSent(stored.sent) };
		return draft.text === "" && draft.sent === null ? null : draft;
	},
	isWithin: (draft, other) => draft.sent === null && other.text.includes(draft.text.trim()),
	follows: true,
});

function parseSent(value: unknown): Sent | null {
	if (!isRecord(value)) return null;
	const { content, key, isOut } = value;
	return typeof content === "string" && typeof key === "string" && typeof isOut === "boolean"
		? { content, key, isOut }
		: null;
}

/** Puts a returned text before the text that was typed in the meantime. */
export const joined = (back: string, meanwhile: string) =>
	meanwhile.trim() === "" ? back : `${back.trimEnd()}\n\n${meanwhile.trimStart()}`;

/** Returns the draft after a text was sent under a key. */
export const afterSending = (draft: ChatDraft, content: string, key: string): ChatDraft => ({
	...draft,
	text: draft.text === content ? "" : draft.text,
	sent: { content, key, isOut: true },
});

/** Returns the draft once it is known that the sent text did not arrive. */
export function restoreUnsent(draft: ChatDraft): ChatDraft {
	if (!draft.sent?.isOut) return draft;
	return { ...draft, text: joined(draft.sent.content, draft.text), sent: { ...draft.sent, isOut: false } };
}

/** Returns the draft once it is known that the text has arrived, so that it does not stay in the text box. */
export function settled(draft: ChatDraft): ChatDraft {
	const isStillInBox = draft.sent !== null && !draft.sent.isOut && draft.text === draft.sent.content;
	return { ...draft, text: isStillInBox ? "" : draft.text, sent: null };
}
