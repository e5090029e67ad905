import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { isHeld } from "@/lib/server/core/database/claim";
import { db } from "@/lib/server/core/database/db";
import { type Deleted, deleteWithUndo } from "@/lib/server/undo/service";
import { Prisma } from "@/prisma/client/client";

const MISSING = "We could not find that message. It may have been deleted.";

/** The result of deleting an exchange. */
export interface DeletedExchange extends Deleted {
	/** The ids of the deleted messages. */
	messages: number[];
}

/**
 * Deletes an exchange: a message and its reply, given the id of either. It can be undone for some seconds.
 * @throws AppError `not_found`; `conflict` while it is being answered.
 */
export async function deleteExchange(userId: number, id: number): Promise<DeletedExchange> {
	return db().$transaction(async (tx) => {
		const named = await tx.chatMessage.findFirst({ where: { id, userId } });
		const first = named?.replyToId
			? await tx.chatMessage.findFirst({ where: { id: named.replyToId, userId }, include: { reply: true } })
			: named && { ...named, reply: await tx.chatMessage.findFirst({ where: { replyToId: id, userId } }) };
		if (!first) throw new AppError("not_found", MISSING);
		if (isHeld(first.replyUntil)) {
			throw new AppError("conflict", "This is being answered. Please wait until it is.");
		}
		const messages = [first.id, ...(first.reply ? [first.reply.id] : [])];
		const where = (of: number) => ({ table: "chat_messages", where: Prisma.sql`t.id = ${of}` }) as const;
		const answers = { table: "chat_answers", where: Prisma.sql`t.reply_id = ${first.reply?.id ?? 0}` } as const;
		const replies = first.reply ? [where(first.reply.id), answers] : [];
		const feeling = { table: "feelings", where: Prisma.sql`t.message_id = ${first.id}` } as const;
		const notMeant = { table: "not_meant", where: Prisma.sql`t.message_id = ${first.id}` } as const;
		const rows = [...replies, feeling, notMeant];
		return { ...(await deleteWithUndo(tx, userId, [where(first.id), ...rows], MISSING)), messages };
	});
}
