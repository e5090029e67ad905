/** Words that were sent; whether they arrived is known only once the history has their key. */
export interface Sent {
	content: string;
	/** The Idempotency-Key under which exactly these words go, so that sending them again cannot store them twice. */
	key: string;
	/** Whether they have left the box. */
	isOut: boolean;
}

/** What one tab has in its box and on its way, as it is kept on the person's device. */
export interface Draft {
	text: string;
	sent: Sent | null;
	/** When it was last written, in milliseconds since 1970. */
	at: number;
}

export const emptyDraft: Draft = { text: "", sent: null, at: 0 };

/** Every tab has a slot of its own, so that none overwrites another's words. */
export const draftSlots = (userId: number) => `innerscript:chat-draft:${userId}:`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Reads what a slot holds; anything else is no draft. */
export function parseDraft(value: string | null): Draft | null {
	if (value === null) return null;
	try {
		const draft: unknown = JSON.parse(value);
		if (!isRecord(draft) || typeof draft.text !== "string" || typeof draft.at !== "number") return null;
		return { text: draft.text, sent: parseSent(draft.sent), at: draft.at };
	} catch {
		return null;
	}
}

function parseSent(value: unknown): Sent | null {
	if (!isRecord(value)) return null;
	const { content, key, isOut } = value;
	return typeof content === "string" && typeof key === "string" && typeof isOut === "boolean"
		? { content, key, isOut }
		: null;
}

/** Words that come back, before those that were typed meanwhile. */
export const joined = (back: string, meanwhile: string) =>
	meanwhile.trim() === "" ? back : `${back.trimEnd()}\n\n${meanwhile.trimStart()}`;

/** The draft once words left the box under a key. */
export const takenOut = (draft: Draft, content: string, key: string): Draft => ({
	...draft,
	text: draft.text === content ? "" : draft.text,
	sent: { content, key, isOut: true },
});

/** The draft once the words that had left are known not to have arrived. */
export function givenBack(draft: Draft): Draft {
	if (!draft.sent?.isOut) return draft;
	return { ...draft, text: joined(draft.sent.content, draft.text), sent: { ...draft.sent, isOut: false } };
}

/** The draft once the words are known to have arrived: they are not in the box a second time. */
export function settled(draft: Draft): Draft {
	const isStillInBox = draft.sent !== null && !draft.sent.isOut && draft.text === draft.sent.content;
	return { ...draft, text: isStillInBox ? "" : draft.text, sent: null };
}
