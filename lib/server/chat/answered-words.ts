import "server-only";
import { readNote, readTap } from "@/lib/domain/chat/guide";
import { beginningOf } from "@/lib/domain/journal/beginning";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";
import { moveIn, smallTalkIn } from "@/lib/domain/text/moves";
import { openedWhereSound } from "@/lib/server/core/database/db";
import { readRows } from "@/lib/server/core/database/read-rows";
import { Prisma } from "@/prisma/client/client";
import { type MessageRow, TURN_ORDER } from "./service";

type Row = Pick<MessageRow, "id" | "userId" | "content" | "isAiResponse" | "replyToId" | "guide">;

/** How many messages back the words may be, if the person used commands in between: "back", "the second one". */
const FAR = 60;

/**
 * Returns what this person wrote that a reply answers, up to the length of an entry. Null if they have no such reply
 * (any more), or if it cannot be decrypted.
 */
export async function answeredWords(userId: number, replyId: number): Promise<string | null> {
	const rows = await readRows<Row>(Prisma.sql`
		SELECT id, seal_id::text AS "sealId", user_id AS "userId", content, is_ai_response AS "isAiResponse",
			reply_to_id AS "replyToId", guide
		FROM chat_messages
		WHERE user_id = ${userId} AND (COALESCE(reply_to_id, id), id) <= ((
			SELECT reply_to_id FROM chat_messages WHERE id = ${replyId} AND user_id = ${userId} AND is_ai_response
		), ${replyId}::int)
		${TURN_ORDER}
		LIMIT ${FAR}`);
	const words = toldTo(openedWhereSound("ChatMessage", rows))?.trim() ?? "";
	return words === "" ? null : beginningOf(words, MAX_ENTRY);
}

/**
 * Returns what the first of these rows, ordered newest first, replies to. A reply to "back" or "the second one" repeats
 * the offers of an earlier reply, so that reply's message is returned.
 */
function toldTo([reply, ...before]: readonly (Row | null)[]): string | null {
	const message = before.find((row) => row?.id === reply?.replyToId);
	if (!reply || !message) return null;
	const listened = smallTalkIn(message.content) === null ? null : listenedTo(before.filter((row) => row !== message));
	if (listened) return listened;
	if (!readTap(message.guide) && moveIn(message.content) === null) return message.content;
	const isRepeated = (row: Row) => !isReturn(row) && reply.content.endsWith(`\n\n${row.content}`);
	const at = before.findIndex((row) => row?.isAiResponse && (!isReturn(reply) || isRepeated(row)));
	return at < 0 ? null : toldTo(before.slice(at));
}

/**
 * Joins all messages that the person wrote while the guide listened, and what they wrote just before; null if it was
 * not listening.
 * @param before Newest first, up to the reply before "That’s all".
 */
function listenedTo(before: readonly (Row | null)[]): string | null {
	const rows = before.flatMap((row) => row ?? []);
	const pieces: string[] = [];
	for (const reply of rows.filter(({ isAiResponse }) => isAiResponse)) {
		const note = readNote(reply.guide);
		const isListening = note?.memo?.awaits === "listen";
		const isBegun = pieces.length > 0 && note?.offers.some(({ kind }) => kind === "what-would-help" || kind === "taps");
		if (!isListening && !isBegun) break;
		const message = rows.find(({ id }) => id === reply.replyToId);
		if (message && !readTap(message.guide)) pieces.push(message.content.trim());
		if (!isListening) break;
	}
	return pieces.length === 0 ? null : pieces.toReversed().join("\n\n");
}

const isReturn = ({ guide }: Row) => readNote(guide)?.memo?.isReturn === true;
