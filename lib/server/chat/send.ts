import "server-only";
import type { OnSentences, OnWaitState } from "@/lib/ai/types";
import type { SendResult } from "@/lib/domain/chat/schema";
import type { Tap } from "@/lib/domain/chat/tap";
import { AppError } from "@/lib/domain/core/errors";
import type { Call } from "@/lib/domain/safety/kinds";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { countryNamedIn } from "@/lib/safety/named-country";
import { noticeFor } from "@/lib/safety/notice";
import { coach } from "@/lib/server/core/ai";
import { claimEnd, isFree, waitFor, whileClaimed } from "@/lib/server/core/database/claim";
import { db, isUniqueViolation } from "@/lib/server/core/database/db";
import type { Events } from "@/lib/server/core/http/event-stream";
import { otherWords } from "@/lib/server/core/http/idempotency";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { readInBackground } from "@/lib/server/meaning/keep";
import type { ChatMessage } from "@/prisma/client/client";
import { keepFeeling } from "./keep-feeling";
import { type Read, readMessage, type WrittenReply, writeReply } from "./reply";
import { toClientMessage } from "./service";

interface Sending {
	/** The request's Idempotency-Key: the same key again gives the first answer. */
	key: string | null;
	/** The button that was pressed to send this, if any. */
	tap?: Tap | undefined;
	/** The country whose helplines are given: ISO 3166 alpha-2, or null. */
	country: string | null;
	/** Aborts the coach, but not the saving. */
	signal: AbortSignal;
	/** Given if the client follows the reply while it is written. */
	events?: Events | null;
}

/**
 * Saves a message, then has the coach answer it while the client waits. If the coach fails, a message that this call
 * saved is deleted again, so that the text can stay in the text box. If the client disconnects, the message stays, and
 * the sentences sent so far become its reply; if there were none, it can be answered later under the same key. No
 * transaction spans the call of the coach.
 * @throws AppError `conflict` if the key belongs to other words; whatever the coach throws; `rate_limited`.
 */
export async function send(
	user: SessionUser,
	content: string,
	{ key, tap, country, signal, events = null }: Sending,
): Promise<SendResult> {
	const { message, isNew } = await save(user.id, content, key, tap);
	if (message.content !== content) throw otherWords();
	let safety: SafetyNotice | null = null;
	const result = (reply: ChatMessage | null): SendResult => ({
		userMessage: toClientMessage(message),
		aiMessage: reply && toClientMessage(reply),
		safety,
	});
	try {
		const read = await readMessage(message);
		const place = placeOf(content, read) ?? country;
		const notice = (found: readonly Call[]) => noticeFor(found, place, { texts: [content] });
		safety = notice(read.found);
		if (safety) events?.send(JSON.stringify(result(null)), "notice");
		const work: Work = { user, message, read, country: place, signal, events };
		const { reply, found } = isNew ? await answer(work) : await settled(work);
		await keepFeeling(user, message, tap);
		readInBackground(user);
		safety = notice(found);
		return result(reply);
	} catch (error) {
		if (signal.aborted) {
			if (isNew) await release(message);
			return result(null);
		}
		// The browser puts the text back into the text box and keeps the key.
		if (isNew) await db().chatMessage.deleteMany({ where: { ...claimOf(message), reply: null } });
		throw error;
	}
}

/**
 * Returns the country that the person says they are in, in this message or before it in the conversation; null if they
 * don't say.
 */
const placeOf = (content: string, { turns }: Read): string | null =>
	countryNamedIn([content, ...turns.flatMap((turn) => (turn.from === "person" ? [turn.content] : [])).toReversed()]);

export interface Work {
	user: SessionUser;
	message: ChatMessage;
	read: Read;
	country: string | null;
	signal: AbortSignal;
	events: Events | null;
}

/** A stored reply, and the signs of danger in the message that it answers. */
interface Answered {
	reply: ChatMessage;
	found: readonly Call[];
}

/** Stores a message together with a claim on answering it, or finds what its key stored before. */
async function save(
	userId: number,
	content: string,
	sendKey: string | null,
	tap: Tap | undefined,
): Promise<{ message: ChatMessage; isNew: boolean }> {
	for (;;) {
		const data = {
			userId,
			content,
			isAiResponse: false,
			sendKey,
			replyUntil: claimEnd(),
			...(tap && { guide: { tap } }),
		};
		try {
			return { message: await db().chatMessage.create({ data }), isNew: true };
		} catch (error) {
			if (sendKey === null || !isUniqueViolation(error)) throw error;
			const message = await db().chatMessage.findFirst({ where: { userId, sendKey, isAiResponse: false } });
			// If there is none, it was deleted in between, and this call counts as the first.
			if (message) return { message, isNew: false };
		}
	}
}

/**
 * Returns the reply to a message that was sent before: an existing reply, one that is being written, or one that this
 * call writes.
 */
function settled(work: Work): Promise<Answered> {
	const where = { id: work.message.id, userId: work.user.id };
	return waitFor(async () => {
		const found = await db().chatMessage.findFirst({ where, include: { reply: true } });
		// The call that saved it reported the error.
		if (!found) throw new AppError("ai_failed", "The coach could not answer this. Please try again.");
		const { reply, ...message } = found;
		if (reply) return { reply, found: work.read.found };
		const replyUntil = claimEnd();
		const { count } = await db().chatMessage.updateMany({
			where: { ...where, reply: null, ...isFree("replyUntil") },
			data: { replyUntil },
		});
		return count > 0 ? answerAgain({ ...work, message: { ...message, replyUntil } }) : null;
	}, work.signal);
}

/** Answers a message that an earlier call saved. It was sent and seen, so it stays even if the answer fails. */
async function answerAgain(work: Work): Promise<Answered> {
	try {
		return await answer(work);
	} catch (error) {
		await release(work.message);
		throw error;
	}
}

/** Answers a message that this call has claimed. */
async function answer(work: Work): Promise<Answered> {
	const { found, ...reply } = await written(work);
	return { reply: await store(work.message, reply), found };
}

/** Writes the reply to a message. If the client disconnects, returns the part that was already sent. */
export async function written(
	{ user, message, read, country, signal, events }: Work,
	answered?: readonly string[],
): Promise<WrittenReply> {
	let sent = "";
	const hear: OnSentences = (sentences) => {
		if (signal.aborted) return;
		sent += sentences;
		events?.send(sentences);
	};
	const waits: OnWaitState = (state) => events?.send(JSON.stringify(state), "waits");
	try {
		const reply = await whileClaimed(
			(until) => extend(message, until),
			() => writeReply(user, message, read, { signal, answered, country, ...(events && { hear, waits }) }),
		);
		// Sends the rest, if the text still begins with what was sent. For a coach that answers in one piece, that is all
		// of it.
		if (reply.content.startsWith(sent) && reply.content !== sent) hear(reply.content.slice(sent.length));
		return reply;
	} catch (error) {
		if (!signal.aborted || sent === "") throw error;
		return { content: sent, by: coach(user).name, found: read.found };
	}
}

/** Returns a condition for a message while this call's claim on it holds: later claims have a later end. */
const claimOf = ({ id, userId, replyUntil }: ChatMessage) => ({ id, userId, replyUntil });

/** Extends the claim on a message, and updates its end in `message`. */
async function extend(message: ChatMessage, replyUntil: Date): Promise<void> {
	const { count } = await db().chatMessage.updateMany({ where: claimOf(message), data: { replyUntil } });
	if (count > 0) message.replyUntil = replyUntil;
}

/** Releases a message, so that another call may answer it. */
export async function release(message: ChatMessage): Promise<void> {
	await db().chatMessage.updateMany({ where: claimOf(message), data: { replyUntil: null } });
}

/**
 * Stores a reply, unless this call's claim has expired and another call was quicker; then that call's reply is
 * returned.
 */
async function store(message: ChatMessage, { content, by, guide }: Omit<WrittenReply, "found">): Promise<ChatMessage> {
	const { id, userId, sendKey } = message;
	try {
		const [reply] = await db().$transaction([
			db().chatMessage.create({
				data: { userId, content, isAiResponse: true, sendKey, replyToId: id, writtenBy: by, guide },
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
