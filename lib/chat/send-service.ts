import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { db, isUniqueViolation } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session";
import { noticeFor } from "@/lib/safety/notice";
import type { SafetyNotice } from "@/lib/safety/shown";
import type { ChatMessage } from "@/prisma/client/client";
import { type Read, readMessage, type WrittenReply, writeReply } from "./reply-service";
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
 * Saves a message, then has the coach answer it while the caller waits. Where the coach fails, a message that this
 * call saved is taken back, so that the text can stay in the box; where the caller has gone, it stays, and can be
 * answered later under the same key. No transaction spans the call of the coach.
 * @throws AppError `conflict` where the key belongs to other words; as the coach; `rate_limited`.
 */
export async function send(user: SessionUser, content: string, { key, country, signal }: Sending): Promise<SendResult> {
	const { message, isNew } = await save(user.id, content, key);
	if (message.content !== content) {
		throw new AppError("conflict", "This was sent before with other words. Please send it as a new message.");
	}
	let safety: SafetyNotice | null = null;
	const result = (reply: ChatMessage | null): SendResult => ({
		userMessage: toClientMessage(message),
		aiMessage: reply && toClientMessage(reply),
		safety,
	});
	try {
		const read = await readMessage(message);
		safety = noticeFor(read.found, country);
		const work: Work = { user, message, read, signal };
		return result(isNew ? await answer(work) : await settled(work));
	} catch (error) {
		if (signal.aborted) {
			if (isNew) await release(message);
			return result(null);
		}
		// The browser puts the text back into the box, under the same key.
		if (isNew) await db().chatMessage.deleteMany({ where: { ...claimOf(message), reply: null } });
		throw error;
	}
}

interface Work {
	user: SessionUser;
	message: ChatMessage;
	read: Read;
	signal: AbortSignal;
}

/** Stores a message with a claim on answering it, or finds what its key stored before. */
async function save(
	userId: number,
	content: string,
	sendKey: string | null,
): Promise<{ message: ChatMessage; isNew: boolean }> {
	for (;;) {
		const data = { userId, content, isAiResponse: false, sendKey, replyUntil: claimEnd() };
		try {
			return { message: await db().chatMessage.create({ data }), isNew: true };
		} catch (error) {
			if (sendKey === null || !isUniqueViolation(error)) throw error;
			const message = await db().chatMessage.findFirst({ where: { userId, sendKey, isAiResponse: false } });
			// Without one, it was taken back in between, and this call is the first again.
			if (message) return { message, isNew: false };
		}
	}
}

/** The reply to a message that was sent before: the one it has, the one that is being written, or one of this call. */
async function settled(work: Work): Promise<ChatMessage> {
	const where = { id: work.message.id, userId: work.user.id };
	for (;;) {
		const now = new Date();
		const found = await db().chatMessage.findFirst({ where, include: { reply: true } });
		// Whoever saved it was told why.
		if (!found) throw new AppError("ai_failed", "The coach could not answer this. Please try again.");
		const { reply, ...message } = found;
		if (reply) return reply;
		const replyUntil = claimEnd();
		const { count } = await db().chatMessage.updateMany({
			where: { ...where, reply: null, OR: [{ replyUntil: null }, { replyUntil: { lt: now } }] },
			data: { replyUntil },
		});
		if (count > 0) return answerAgain({ ...work, message: { ...message, replyUntil } });
		await wait(POLL_MS, undefined, { signal: work.signal });
	}
}

/** Answers a message that an earlier call saved. It was sent and seen, so it stays, whatever becomes of the answer. */
async function answerAgain(work: Work): Promise<ChatMessage> {
	try {
		return await answer(work);
	} catch (error) {
		await release(work.message);
		throw error;
	}
}

/** Has a message answered that this call has claimed. */
async function answer({ user, message, read, signal }: Work): Promise<ChatMessage> {
	return store(message, await writeReply(user, message, read, signal));
}

/** A message while this call's claim on it holds: later claims end later. */
const claimOf = ({ id, userId, replyUntil }: ChatMessage) => ({ id, userId, replyUntil });

/** Lets somebody else answer a message. */
async function release(message: ChatMessage): Promise<void> {
	await db().chatMessage.updateMany({ where: claimOf(message), data: { replyUntil: null } });
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
