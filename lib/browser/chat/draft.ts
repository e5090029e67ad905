import type { DraftOf } from "@/lib/browser/core/drafts/kept-draft";

/** Words that were sent. Whether they arrived is known only once the conversation has their key. */
export interface Sent {
	content: string;
	/** The Idempotency-Key for exactly these words, so that sending them again cannot store them twice. */
	key: string;
	/** Whether they have left the box. */
	isOut: boolean;
}

/** What is in the box and what is on its way, as stored on the person's device. */
export interface ChatDraft {
	text: string;
	sent: Sent | null;
}

export const emptyDraft: ChatDraft = { text: "", sent: null };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The message that a person is writing. */
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

/** Puts returned words before those that were typed meanwhile. */
export const joined = (back: string, meanwhile: string) =>
	meanwhile.trim() === "" ? back : `${back.trimEnd()}\n\n${meanwhile.trimStart()}`;

/** The draft after words have left the box under a key. */
export const afterSending = (draft: ChatDraft, content: string, key: string): ChatDraft => ({
	...draft,
	text: draft.text === content ? "" : draft.text,
	sent: { content, key, isOut: true },
});

/** The draft once it is known that the words that had left did not arrive. */
export function givenBack(draft: ChatDraft): ChatDraft {
	if (!draft.sent?.isOut) return draft;
	return { ...draft, text: joined(draft.sent.content, draft.text), sent: { ...draft.sent, isOut: false } };
}

/** The draft once the words are known to have arrived, so that they are not in the box as well. */
export function settled(draft: ChatDraft): ChatDraft {
	const isStillInBox = draft.sent !== null && !draft.sent.isOut && draft.text === draft.sent.content;
	return { ...draft, text: isStillInBox ? "" : draft.text, sent: null };
}
