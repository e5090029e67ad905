import "server-only";
import { z } from "zod";
import { readNote } from "@/lib/domain/chat/guide";
import { answerSchema, type ClientMessage, type MessagePage, messageSchema } from "@/lib/domain/chat/schema";
import { unreadOf } from "@/lib/domain/core/damaged";
import { fieldsOf, sent } from "@/lib/domain/core/stored";
import { allOpenedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { columnsAs, readRows } from "@/lib/server/core/database/read-rows";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { readInBackground } from "@/lib/server/meaning/keep";
import { type ChatAnswer, type ChatMessage, Prisma } from "@/prisma/client/client";

const { answers: _, ...columns } = messageSchema.shape;
const stored = [...fieldsOf(z.object(columns)), "userId", "sendKey"] as const;

/** A message as it is stored. */
export type MessageRow = Pick<ChatMessage, (typeof stored)[number]>;

/**
 * Like `listMessages`. A person who reads the newest messages is about to write, so their recent pages are read for
 * their meaning in the background.
 */
export function openConversation(
	user: Pick<SessionUser, "id" | "timezoneOffset">,
	page: MessagePage,
): Promise<ClientMessage[]> {
	if (page.before === undefined) readInBackground(user);
	return listMessages(user.id, page);
}

/**
 * Lists the newest of this person's messages (or those before the given id), in turn order, oldest first. The id of a
 * deleted message still works as a starting point.
 */
export async function listMessages(userId: number, page: MessagePage): Promise<ClientMessage[]> {
	return withAnswers(userId, await readMessages(userId, page));
}

/** Converts messages for the client. A reply with several answers includes all of them. */
export async function withAnswers(userId: number, rows: readonly MessageRow[]): Promise<ClientMessage[]> {
	const several = rows.flatMap(({ id, answerId }) => (answerId === null ? [] : [id]));
	const answers = several.length === 0 ? [] : await answersTo(userId, several);
	return rows.map((row) => {
		const mine = answers.filter(({ replyId }) => replyId === row.id);
		const client = mine.map((answer) => sent(answer, fieldsOf(answerSchema)));
		const isOneOfSeveral = row.answerId !== null && client.length > 1;
		return { ...toClientMessage(row), ...(isOneOfSeveral && { answers: client, answerId: row.answerId ?? 0 }) };
	});
}

/** Maximum size, in bytes as stored, of the alternative answers sent with a list; the newest come first. */
const ANSWERS_BYTES = 1_000_000;

/** Reads all answers to these replies. If they are too large together, the oldest replies get none. */
async function answersTo(userId: number, replyIds: readonly number[]): Promise<ChatAnswer[]> {
	const rows = await readRows<ChatAnswer>(Prisma.sql`
		SELECT id, seal_id::text AS "sealId", user_id AS "userId", reply_id AS "replyId", content,
			written_by AS "writtenBy", created_at AS "createdAt"
		FROM (
			SELECT a.*, sum(octet_length(content)) OVER (ORDER BY reply_id DESC) AS bytes
			FROM chat_answers a WHERE user_id = ${userId} AND reply_id = ANY(${replyIds}::int[])
		) newest
		WHERE bytes <= ${ANSWERS_BYTES}
		ORDER BY id ASC`);
	return allOpenedInTurn("ChatAnswer", rows, { userId });
}

/** Reads messages as stored. Uses one scan of the index in turn order, however long the conversation is. */
export async function readMessages(userId: number, { limit, before }: MessagePage): Promise<MessageRow[]> {
	const rows = await readRows<MessageRow>(Prisma.sql`
		SELECT ${columnsAs("chat_messages", stored)}, seal_id::text AS "sealId"
		FROM chat_messages
		WHERE user_id = ${userId} AND ${before === undefined ? Prisma.sql`TRUE` : isBefore(userId, before)}
		${TURN_ORDER}
		LIMIT ${limit}`);
	return (await allOpenedInTurn("ChatMessage", rows, { userId })).reverse();
}

/**
 * Drops messages that the conversation must not build on: those whose text cannot be decrypted, and imported replies.
 * Nobody knows who wrote the latter, so neither a model nor the safety checks may take them for the coach's: the safety
 * checks would treat a question in one as asked.
 */
export const readable = (rows: readonly MessageRow[]): MessageRow[] =>
	rows.filter((row) => !unreadOf(row).includes("content") && !(row.isImported && row.isAiResponse));

/** `inTurnOrder` in SQL, newest first; an index has this order. */
export const TURN_ORDER = Prisma.sql`ORDER BY COALESCE(reply_to_id, id) DESC, id DESC`;

/**
 * Returns the condition that a message comes before another one of the same person, or before the place where that one
 * was.
 */
export const isBefore = (userId: number, id: number) => Prisma.sql`(COALESCE(reply_to_id, id), id) < (COALESCE((
	SELECT COALESCE(reply_to_id, id) FROM chat_messages WHERE id = ${id} AND user_id = ${userId}
), ${id}::int), ${id}::int)`;

/** Converts a message for the client. */
export function toClientMessage(row: MessageRow): ClientMessage {
	const { guide, answerId: _, isImported, ...message } = sent(row, stored);
	const offers = readNote(guide)?.offers ?? [];
	return { ...message, ...(offers.length > 0 && { offers }), ...(isImported && { isImported }) };
}
