import "server-only";
import { isOurWords } from "@/lib/domain/care/our-words";
import { readNote, readTap } from "@/lib/domain/chat/guide";
import type { DatedSaid } from "@/lib/safety/careful-conversation";
import type { KnownTurn } from "./memory";
import type { MessageRow } from "./service";

/** Returns a stored message as a turn of the conversation. */
export const toTurn = ({ id, isAiResponse, content, createdAt, guide }: MessageRow): KnownTurn => ({
	id,
	from: isAiResponse ? "coach" : "person",
	content,
	at: createdAt,
	...(isAiResponse ? { guide: readNote(guide) } : { tap: readTap(guide) }),
});

/**
 * Returns a turn as the safety checks read it. The label of a button that opens the app's own content is not the
 * person's words.
 */
export const asRead = ({ from, content, at, tap }: Pick<KnownTurn, "from" | "content" | "at" | "tap">): DatedSaid => ({
	from,
	content: isOurWords(tap ?? null, content) ? "" : content,
	at,
});
