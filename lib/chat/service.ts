import "server-only";
import { db } from "@/lib/core/db";
import { Prisma } from "@/prisma/client/client";
import type { ClientMessage, MessagePage } from "./schema";

/** A message as it is stored. */
export type MessageRow = Omit<ClientMessage, "createdAt"> & { createdAt: Date };

/**
 * The newest of this person's messages (those before one of them, where its id is given), in turn order, oldest first.
 * A message that is gone still marks its place.
 */
export async function listMessages(userId: number, page: MessagePage): Promise<ClientMessage[]> {
	return (await readMessages(userId, page)).map(toClientMessage);
}

/** The same as they are stored. One walk along the index of the turn order, however long the conversation is. */
export async function readMessages(userId: number, { limit, before }: MessagePage): Promise<MessageRow[]> {
	const rows = await db().$queryRaw<MessageRow[]>`
		SELECT id, user_id AS "userId", content, is_ai_response AS "isAiResponse", send_key AS "sendKey",
			reply_to_id AS "replyToId", written_by AS "writtenBy", created_at AS "createdAt"
		FROM chat_messages
		WHERE user_id = ${userId} AND ${before === undefined ? Prisma.sql`TRUE` : isBefore(userId, before)}
		${TURN_ORDER}
		LIMIT ${limit}`;
	return rows.reverse();
}

/** `inTurnOrder` in SQL, the newest first; there is an index that has this order. */
export const TURN_ORDER = Prisma.sql`ORDER BY COALESCE(reply_to_id, id) DESC, id DESC`;

/** Whether a message comes before another of the same person, or before the place where that one was. */
export const isBefore = (userId: number, id: number) => Prisma.sql`(COALESCE(reply_to_id, id), id) < (COALESCE((
	SELECT COALESCE(reply_to_id, id) FROM chat_messages WHERE id = ${id} AND user_id = ${userId}
), ${id}::int), ${id}::int)`;

/** A message in the shape in which it is sent. */
export function toClientMessage(row: MessageRow): ClientMessage {
	const { id, userId, content, isAiResponse, sendKey, replyToId, writtenBy, createdAt } = row;
	return { id, userId, content, isAiResponse, sendKey, replyToId, writtenBy, createdAt: createdAt.toISOString() };
}
