import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { db, isUniqueViolation } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session";
import { safetyNotice } from "@/lib/safety/notice";
import type { ChatMessage } from "@/prisma/client/client";
import { type WrittenReply, writeReply } from "./reply-service";
import type { SendResult } from "./schema";
import { toClientMessage } from "./service";

/** How long a claim on answering outlives the model's own time limit, in milliseconds. */
const CLAIM_MARGIN_MS = 10_000;
const POLL_MS = 250;

interface Sending {
	/** The request's Idempotency-Key: the same one again gives the first answer. */
	key: string | null;
	/** Whose help lines to give: ISO 3166 alpha-2, or null. */
	country: string | null;
	/** Aborts the coach, not the saving. */
	signal: AbortSignal;
}

/**
 * Saves a message, then has the coach answer it while the caller waits. Where the coach fails, the message that this
 * call saved is taken back, so that the text can stay in the box; where the caller has gone, it stays and can be
 * answered under the same key later. No transaction spans the call of the coach.
 * @throws AppError `conflict` where the key belongs to other words; as the coach; `rate_limited`.
 */
export async function send(user: SessionUser, content: string, { key, country, signal }: Sending): Promise<SendResult> {
	const { message, isNew } = await save(user.id, content, key);
	if (message.content !== content) {
		throw new AppError("conflict", "This was sent before with other words. Please send it as a new message.");
	}
	const safety = safetyNotice([message.content], country);
	const result = (reply: ChatMessage | null): SendResult => ({
		userMessage: toClientMessage(message),
		aiMessage: reply && toClientMessage(reply),
		safety,
	});
	try {
		return result(isNew ? await answer(user, message, true, signal) : await settled(user, message, signal));
	} catch (error) {
		if (signal.aborted) return result(null);
		throw error;
	}
}

/** Stores a message with a claim on answering it, or finds what its key stored before. */
async function save(userId: number, content: string, key: string | null) {
	const data = { userId, content, isAiResponse: false, sendKey: key, replyUntil: claimEnd() };
	try {
		return { message: await db().chatMessage.create({ data }), isNew: true };
	} catch (error) {
		const where = { userId, sendKey: key, isAiResponse: false };
		const first = key !== null && isUniqueViolation(error) && (await db().chatMessage.findFirst({ where }));
		if (!first) throw error;
		return { message: first, isNew: false };
	}
}

/** The reply to a message that was sent before: the one it has, the one that is being written, or one of this call. */
async function settled(user: SessionUser, { id }: ChatMessage, signal: AbortSignal): Promise<ChatMessage> {
	for (;;) {
		const now = new Date();
		const where = { id, userId: user.id };
		const found = await db().chatMessage.findFirst({ where, include: { reply: true } });
		if (!found) throw new AppError("ai_failed", "The coach could not answer. Please try again.");
		const { reply, ...message } = found;
		if (reply) return reply;
		const until = claimEnd();
		const { count } = await db().chatMessage.updateMany({
			where: { ...where, reply: null, OR: [{ replyUntil: null }, { replyUntil: { lt: now } }] },
			data: { replyUntil: until },
		});
		if (count > 0) return answer(user, { ...message, replyUntil: until }, false, signal);
		await wait(POLL_MS, undefined, { signal });
	}
}

/** Has a message answered that this call has claimed. @param isNew Whether this call saved it, too. */
async function answer(
	user: SessionUser,
	message: ChatMessage,
	isNew: boolean,
	signal: AbortSignal,
): Promise<ChatMessage> {
	// Its end marks the claim as ours: later ones end later.
	const ours = { id: message.id, userId: user.id, replyUntil: message.replyUntil };
	try {
		return await store(message, await writeReply(user, message, signal));
	} catch (error) {
		if (isNew && !signal.aborted) await db().chatMessage.deleteMany({ where: { ...ours, reply: null } });
		else await db().chatMessage.updateMany({ where: ours, data: { replyUntil: null } });
		throw error;
	}
}

/** Stores a reply, unless somebody whose claim had run out was quicker: then theirs counts. */
async function store(message: ChatMessage, { content, by }: WrittenReply): Promise<ChatMessage> {
	const { id, userId, sendKey } = message;
	try {
		const [reply] = await db().$transaction([
			db().chatMessage.create({
				data: { userId, content, isAiResponse: true, sendKey, replyToId: id, writtenBy: by },
			}),
			db().chatMessage.updateMany({ where: { id, userId }, data: { replyUntil: null } }),
		]);
		return reply;
	} catch (error) {
		const first = isUniqueViolation(error) && (await db().chatMessage.findFirst({ where: { replyToId: id, userId } }));
		if (!first) throw error;
		return first;
	}
}

const claimEnd = () => new Date(Date.now() + env().AI_TIMEOUT_MS + CLAIM_MARGIN_MS);
