import "server-only";
import type { ClientMessage, SendResult } from "@/lib/domain/chat/schema";
import { isSound, UNREAD } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { isForCoach } from "@/lib/domain/safety/shown";
import { noticeFor } from "@/lib/safety/notice";
import { coach } from "@/lib/server/core/ai";
import { claimEnd, isFree } from "@/lib/server/core/database/claim";
import { db } from "@/lib/server/core/database/db";
import type { Events } from "@/lib/server/core/http/event-stream";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import type { ChatMessage } from "@/prisma/client/client";
import { readMessage, type WrittenReply } from "./reply";
import { release, written } from "./send";
import { toClientMessage, withAnswers } from "./service";

/** Maximum number of answers to one message. */
const MOST_ANSWERS = 8;

interface Asking {
	/** The country whose helplines are given: ISO 3166 alpha-2, or null. */
	country: string | null;
	signal: AbortSignal;
	events: Events | null;
}

/**
 * Has the coach give another answer to the newest message. The earlier answer is kept, and the new one is selected; if
 * the client disconnects, the sentences sent so far become the new answer. If the coach fails, nothing changes.
 * @param replyId The reply that the person wants another answer for.
 * @throws AppError `not_found`; `conflict` if something was said since, the app itself answered, or an answer is being
 * written already; whatever the coach throws; `rate_limited`.
 */
export async function answerAgain(
	user: SessionUser,
	replyId: number,
	{ country, signal, events }: Asking,
): Promise<SendResult> {
	const { reply, message } = await claimed(user, replyId);
	try {
		const read = await readMessage(message);
		const [first] = read.found;
		if (first && !isForCoach(first)) throw new AppError("conflict", "This one has no answer from a coach.");
		const before = await db().chatAnswer.findMany({ where: { userId: user.id, replyId }, orderBy: { id: "asc" } });
		if (before.length >= MOST_ANSWERS) throw new AppError("conflict", "There are many answers to this one already.");
		const answered = before.length > 0 ? before.filter(isSound).map(({ content }) => content) : [reply.content];
		const { found, ...answer } = await written({ user, message, read, country, signal, events }, answered);
		const stored = await keep(reply, answer);
		const [aiMessage = null] = await withAnswers(user.id, [stored]);
		const safety = noticeFor(found, country, { texts: [message.content] });
		return { userMessage: toClientMessage(message), aiMessage, safety };
	} catch (error) {
		if (!signal.aborted) throw error;
		return { userMessage: toClientMessage(message), aiMessage: toClientMessage(reply), safety: null };
	} finally {
		await release(message);
	}
}

/** Claims the message that a reply answers, so that no other request answers it until it is released. */
async function claimed(user: SessionUser, replyId: number): Promise<{ reply: ChatMessage; message: ChatMessage }> {
	const userId = user.id;
	const found = await db().chatMessage.findFirst({ where: { id: replyId, userId, isAiResponse: true } });
	if (!found?.replyToId) throw new AppError("not_found", "That answer is no longer there.");
	const newest = await db().chatMessage.findFirst({ where: { userId, isAiResponse: false }, orderBy: { id: "desc" } });
	if (newest?.id !== found.replyToId) {
		throw new AppError("conflict", "You have written more since. Only the newest message can have another answer.");
	}
	if (!isSound(newest) || !isSound(found)) throw new AppError("conflict", UNREAD);
	if (found.isImported) throw new AppError("conflict", "This answer was brought in from a file.");
	if (!coach(user).canReplyAgain || found.writtenBy === null) {
		throw new AppError("conflict", "The answer would be the same again.");
	}
	const replyUntil = claimEnd();
	const { count } = await db().chatMessage.updateMany({
		where: { id: newest.id, userId, ...isFree("replyUntil") },
		data: { replyUntil },
	});
	if (count === 0) throw new AppError("conflict", "Another answer to this is being written already.");
	return { reply: found, message: { ...newest, replyUntil } };
}

/** Stores an answer beside the earlier ones, and makes it the reply. */
async function keep(reply: ChatMessage, { content, by }: Omit<WrittenReply, "found">): Promise<ChatMessage> {
	const { id: replyId, userId, sealId } = reply;
	return db().$transaction(async (tx) => {
		if (reply.answerId === null) {
			const { content, writtenBy, createdAt } = reply;
			await tx.chatAnswer.create({ data: { userId, replyId, content, writtenBy, createdAt } });
		}
		const { id: answerId } = await tx.chatAnswer.create({ data: { userId, replyId, content, writtenBy: by } });
		const where = { id: replyId, userId, sealId };
		return tx.chatMessage.update({ where, data: { content, writtenBy: by, answerId } });
	});
}

/**
 * Makes another of a reply's answers the current one.
 * @throws AppError `not_found`
 */
export async function chooseAnswer(userId: number, replyId: number, answerId: number): Promise<ClientMessage> {
	const where = { id: answerId, replyId, userId };
	const answer = await db().chatAnswer.findFirst({ where, include: { reply: { select: { sealId: true } } } });
	if (!answer) throw new AppError("not_found", "That answer is no longer there.");
	if (!isSound(answer)) throw new AppError("conflict", UNREAD);
	const { content, writtenBy } = answer;
	const reply = await db().chatMessage.update({
		where: { id: replyId, userId, sealId: answer.reply.sealId },
		data: { content, writtenBy, answerId },
	});
	const [message] = await withAnswers(userId, [reply]);
	return message as ClientMessage;
}
