import "server-only";
import { readNote } from "@/lib/domain/chat/guide";
import type { ClientAnswer, ClientMessage, MessagePage } from "@/lib/domain/chat/schema";
import { db, opened } from "@/lib/server/core/database/db";
import { readRows } from "@/lib/server/core/database/read-rows";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { readInBackground } from "@/lib/server/meaning/keep";
import { Prisma } from "@/prisma/client/client";

/** A message as it is stored. */
export type MessageRow = Omit<ClientMessage, "createdAt" | "offers" | "answers" | "answerId"> & {
	createdAt: Date;
	guide: unknown;
	answerId: number | null;
};

/** As `listMessages`; whoever reads the newest is about to say something, so what they wrote since is read for its meaning. */
export function openConversation(
	user: Pick<SessionUser, "id" | "timezoneOffset">,
	page: MessagePage,
): Promise<ClientMessage[]> {
	if (page.before === undefined) readInBackground(user);
	return listMessages(user.id, page);
}

/**
 * The newest of this person's messages (those before one of them, where its id is given), in turn order, oldest first.
 * The id of a deleted message still works as a place to read from.
 */
export async function listMessages(userId: number, page: MessagePage): Promise<ClientMessage[]> {
	return withAnswers(userId, await readMessages(userId, page));
}

/** Messages as they are sent, each reply with the others that were given in its place. */
export async function withAnswers(userId: number, rows: readonly MessageRow[]): Promise<ClientMessage[]> {
	const several = rows.flatMap(({ id, answerId }) => (answerId === null ? [] : [id]));
	const answers =
		several.length === 0
			? []
			: await db().chatAnswer.findMany({ where: { userId, replyId: { in: several } }, orderBy: { id: "asc" } });
	return rows.map((row) => {
		const mine = answers.filter(({ replyId }) => replyId === row.id);
		const client = mine.map(
			({ id, content, writtenBy, createdAt }): ClientAnswer => ({
				id,
				content,
				writtenBy,
				createdAt: createdAt.toISOString(),
			}),
		);
		const isOneOfSeveral = row.answerId !== null && client.length > 1;
		return { ...toClientMessage(row), ...(isOneOfSeveral && { answers: client, answerId: row.answerId ?? 0 }) };
	});
}

/** The same as they are stored. One walk along the index of the turn order, however long the conversation is. */
export async function readMessages(userId: number, { limit, before }: MessagePage): Promise<MessageRow[]> {
	const rows = await readRows<MessageRow>(Prisma.sql`
		SELECT id, seal_id::text AS "sealId", user_id AS "userId", content, is_ai_response AS "isAiResponse", send_key AS "sendKey",
			reply_to_id AS "replyToId", written_by AS "writtenBy", guide, answer_id AS "answerId", created_at AS "createdAt"
		FROM chat_messages
		WHERE user_id = ${userId} AND ${before === undefined ? Prisma.sql`TRUE` : isBefore(userId, before)}
		${TURN_ORDER}
		LIMIT ${limit}`);
	return opened("ChatMessage", rows).reverse();
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
	const message = { id, userId, content, isAiResponse, sendKey, replyToId, writtenBy };
	const offers = readNote(row.guide)?.offers ?? [];
	return { ...message, ...(offers.length > 0 && { offers }), createdAt: createdAt.toISOString() };
}
