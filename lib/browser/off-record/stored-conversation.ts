import { IDLE_MS } from "@/lib/domain/off-record/limits";
import type { OffRecordTurn } from "@/lib/domain/off-record/schema";

/*
 * A conversation off the record is in this tab's own storage and nowhere else: it survives a reload, and is gone when
 * the tab is closed, when it is ended, at logout, and after a day without a word.
 */

/** What this tab holds. */
export interface OffRecord {
	turns: (OffRecordTurn & { writtenBy: string | null })[];
	/** What stands in the box. */
	draft: string;
	/** Of the last change, as `Date.now` gives it. */
	at: number;
}

const PREFIX = "off-record:";
const keyOf = (userId: number) => `${PREFIX}${userId}`;

function stored(): Storage | null {
	try {
		return sessionStorage;
	} catch {
		// A browser that keeps nothing; the words are still on the screen.
		return null;
	}
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** What this tab holds of this person's conversation; what is anybody else's, or a day old, goes. */
export function readOffRecord(userId: number, now: number): OffRecord | null {
	const storage = stored();
	if (!storage) return null;
	for (const key of Object.keys(storage)) {
		if (key.startsWith(PREFIX) && key !== keyOf(userId)) storage.removeItem(key);
	}
	try {
		const conversation = JSON.parse(storage.getItem(keyOf(userId)) ?? "null") as OffRecord | null;
		if (conversation && now - conversation.at < IDLE_MS && Array.isArray(conversation.turns)) return conversation;
	} catch {
		// What cannot be read is worth nothing.
	}
	storage.removeItem(keyOf(userId));
	return null;
}

/** Keeps it in this tab, for a day at the most. */
export function keepOffRecord(userId: number, conversation: Omit<OffRecord, "at">, now: number): void {
	clearTimeout(timer);
	timer = setTimeout(forgetOffRecord, IDLE_MS);
	try {
		stored()?.setItem(keyOf(userId), JSON.stringify({ ...conversation, at: now }));
	} catch {
		// It is full; the words are still on the screen.
	}
}

/** Ends every conversation off the record of this tab. */
export function forgetOffRecord(): void {
	clearTimeout(timer);
	const storage = stored();
	for (const key of Object.keys(storage ?? {})) if (key.startsWith(PREFIX)) storage?.removeItem(key);
}
