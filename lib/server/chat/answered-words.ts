import "server-only";
import { readNote, readTap } from "@/lib/domain/chat/guide";
import { beginningOf } from "@/lib/domain/journal/beginning";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";
import { moveIn } from "@/lib/domain/text/moves";
import { openedWhereSound } from "@/lib/server/core/database/db";
import { readRows } from "@/lib/server/core/database/read-rows";
import { Prisma } from "@/prisma/client/client";
import { type MessageRow, TURN_ORDER } from "./service";

type Row = Pick<MessageRow, "id" | "userId" | "content" | "isAiResponse" | "replyToId" | "guide">;

/** How many messages back the words may lie, where somebody moved about in between: "back", "the second one". */
const FAR = 60;

/**
 * What this person wrote that a reply answers, as much of it as an entry may have. Null where there is no such reply of
 * theirs (any more), or it does not open.
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
 * What the first of these answers, the newest first. A reply to "back" or "the second one" offers again what an earlier
 * one did, so it is asked of that one.
 */
function toldTo([reply, ...before]: readonly (Row | null)[]): string | null {
	const message = before.find((row) => row?.id === reply?.replyToId);
	if (!reply || !message) return null;
	if (!readTap(message.guide) && moveIn(message.content) === null) return message.content;
	const isRepeated = (row: Row) => !isReturn(row) && reply.content.endsWith(`\n\n${row.content}`);
	const at = before.findIndex((row) => row?.isAiResponse && (!isReturn(reply) || isRepeated(row)));
	return at < 0 ? null : toldTo(before.slice(at));
}

const isReturn = ({ guide }: Row) => readNote(guide)?.memo?.isReturn === true;
