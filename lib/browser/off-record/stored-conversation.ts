import { IDLE_MS } from "@/lib/domain/off-record/limits";
import type { OffRecordTurn } from "@/lib/domain/off-record/schema";

/*
 * A conversation off the record is only in this tab's sessionStorage. It survives a reload; it is gone when the tab is
 * closed, when the person ends it, at logout, when somebody else logs in in this tab, and after a day without a message.
 */

/** The conversation in this tab. */
export interface OffRecord {
	turns: (OffRecordTurn & { writtenBy: string | null })[];
	/** The text in the text box. */
	draft: string;
	/** When it was last changed, in milliseconds since 1970. */
	at: number;
}

const PREFIX = "off-record:";
const keyOf = (userId: number) => `${PREFIX}${userId}`;

function stored(): Storage | null {
	try {
		return sessionStorage;
	} catch {
		// A browser that stores nothing; the text is still on the screen.
		return null;
	}
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Reads this person's conversation in this tab. Removes conversations of anybody else, and one that is a day old. */
export function readOffRecord(userId: number, now: number): OffRecord | null {
	const storage = stored();
	if (!storage) return null;
	forgetOffRecordOfOthers(userId);
	try {
		const conversation = JSON.parse(storage.getItem(keyOf(userId)) ?? "null") as OffRecord | null;
		if (conversation && now - conversation.at < IDLE_MS && Array.isArray(conversation.turns)) return conversation;
	} catch {
		// Unreadable, so it is removed.
	}
	storage.removeItem(keyOf(userId));
	return null;
}

/** Stores the conversation in this tab, for a day at most. */
export function keepOffRecord(userId: number, conversation: Omit<OffRecord, "at">, now: number): void {
	clearTimeout(timer);
	timer = setTimeout(forgetOffRecord, IDLE_MS);
	try {
		stored()?.setItem(keyOf(userId), JSON.stringify({ ...conversation, at: now }));
	} catch {
		// The storage is full; the text is still on the screen.
	}
}

/** Removes the conversations of everybody but this person from this tab. */
export function forgetOffRecordOfOthers(userId: number): void {
	const storage = stored();
	for (const key of Object.keys(storage ?? {})) {
		if (key.startsWith(PREFIX) && key !== keyOf(userId)) storage?.removeItem(key);
	}
}

/** Removes every conversation off the record from this tab. */
export function forgetOffRecord(): void {
	clearTimeout(timer);
	const storage = stored();
	for (const key of Object.keys(storage ?? {})) if (key.startsWith(PREFIX)) storage?.removeItem(key);
}
