import "server-only";
import { isDamaged, UNREAD } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { isSameText } from "@/lib/domain/core/same-text";
import type { ClientEntry, JournalRequest, JournalResult } from "@/lib/domain/journal/schema";
import { writtenOf } from "@/lib/domain/journal/written";
import { toDateColumn } from "@/lib/domain/progress/days";
import { isForCoach, type SafetyNotice } from "@/lib/domain/safety/shown";
import { countWords } from "@/lib/domain/text/count-words";
import type { Concern } from "@/lib/safety/concern";
import { noticeWithConcern } from "@/lib/safety/concern-notice";
import { claimEnd, isFree, waitFor, whileClaimed } from "@/lib/server/core/database/claim";
import { db } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { once, otherWords } from "@/lib/server/core/http/idempotency";
import { describeError, logger } from "@/lib/server/core/logger";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { readInBackground } from "@/lib/server/meaning/keep";
import { attachPhotos } from "@/lib/server/photos/service";
import { countEntry, dayWritten, recount } from "@/lib/server/progress/service";
import { read } from "@/lib/server/safety/read";
import { recentTexts } from "@/lib/server/safety/recent-texts";
import type { JournalEntry } from "@/prisma/client/client";
import { writeQuickInsight, writeReflection } from "./analyze";
import { findEntry, findRow } from "./list";

interface Writing {
	/** The request's Idempotency-Key: the same key again returns the first entry. */
	key: string | null;
	/** The time zone that the browser sent, or null. */
	offset: number | null;
	/**
	 * The country whose helplines are given if the text sounds like danger: ISO 3166 alpha-2, or null for international
	 * ones.
	 */
	country: string | null;
	/** Aborts the coach, but not the saving. */
	signal: AbortSignal;
}

/**
 * Saves an entry, then has the coach reflect on it while the client waits; if the coach fails, the entry stays saved.
 * For the action `insight`, the coach only gives a short thought, and nothing is saved; if the text becomes an entry
 * later, the browser sends the thought along. Text that sounds like danger is not given to the coach: `safety` is the
 * notice to show first. An entry that waited offline in the outbox belongs to the day on which it was written.
 * @throws AppError for an insight, whatever the coach throws and `rate_limited`; `forbidden` if the request names
 * another user.
 */
export async function write(user: SessionUser, request: JournalRequest, writing: Writing): Promise<JournalResult> {
	const { content, action } = request;
	if (request.userId !== undefined && request.userId !== user.id)
		throw new AppError("forbidden", "That belongs to somebody else.");
	const waited = request.writtenAt === undefined ? null : new Date(request.writtenAt);
	const at = new Date();
	const earlier = { before: await recentTexts(user.id, { at }), at };
	const rules = await read(user.id, "safetyNotice", [content], writing.country, {}, earlier);
	let safety = rules;
	/** Takes the model's concern, and decides whether its text may be shown. */
	const judge: Judge = (concern) => {
		safety = noticeWithConcern(rules, concern, [content], writing.country);
		return isForCoach(safety);
	};
	if (action === "insight") {
		const message = isForCoach(rules) ? await insightBeside(rules, user, request, writing.signal, judge) : null;
		const insightStatus = message === null ? "unavailable" : "ready";
		return { title: null, keyInsights: [], quote: null, message, entry: null, insightStatus, safety };
	}
	const saved: { entry?: JournalEntry } = {};
	const { id, isFirst } = await once({ userId: user.id, scope: "journal", key: writing.key }, async (tx, newId) => {
		const words = countWords(content);
		const arrived = await countEntry(tx, user.id, { words, offset: writing.offset });
		const dayBefore = waited && dayWritten(waited, arrived);
		saved.entry = await tx.journalEntry.create({
			data: {
				id: newId,
				userId: user.id,
				...writtenOf(request),
				chatHistory: request.insights ?? [],
				wordCount: words,
				localDate: toDateColumn(dayBefore ?? arrived.day),
				insightUntil: isForCoach(safety) ? claimEnd() : null,
				createdAt: arrived.writtenAt,
			},
		});
		await attachPhotos(tx, user.id, newId, request.photos ?? []);
		if (dayBefore) await recount(tx, user.id);
	});
	if (!isFirst && (await isOfOtherWords(user.id, id, content))) throw otherWords();
	readInBackground(user);
	if (!isFirst || !saved.entry) return { ...(await settled(user.id, id, writing.signal)), safety };
	if (isForCoach(rules)) await tryToReflect(user, saved.entry, writing.signal, judge);
	return { ...result(await findEntry(user.id, id)), safety };
}

/** Whether an entry was first written with different text, as far as that is known: it may have been edited since. */
async function isOfOtherWords(userId: number, id: string, content: string): Promise<boolean> {
	const now = await findRow(userId, id);
	const first = { entryId: id, userId, version: 1 };
	const written = now.version === 1 ? now : await db().journalEntryVersion.findFirst({ where: first });
	return written !== null && !isDamaged(written.content) && !isSameText(written.content, content);
}

/**
 * Writes a quick insight. If the coach fails and there is a notice to show, returns null: an error would hide the
 * notice.
 */
async function insightBeside(
	safety: SafetyNotice | null,
	user: SessionUser,
	{ prompt, content, insights = [] }: JournalRequest,
	signal: AbortSignal,
	judge: Judge,
): Promise<string | null> {
	try {
		const given = insights.map(({ message }) => message);
		const { text, concern } = await writeQuickInsight(user, { prompt, content, given }, signal);
		return judge(concern) ? text : null;
	} catch (error) {
		if (safety === null || signal.aborted) throw error;
		logger().warn({ error: describeError(error) }, "an insight could not be written");
		return null;
	}
}

async function tryToReflect(user: SessionUser, entry: JournalEntry, signal: AbortSignal, judge: Judge): Promise<void> {
	try {
		await reflect(user, entry, signal, judge);
	} catch (error) {
		logger().warn({ error: describeError(error) }, "an entry could not be reflected on");
	}
}

/**
 * Has the coach reflect on a saved entry that has no reflection yet, or only an outdated one. This includes entries
 * that were first kept from the coach, because now the person asks for it. If another request has begun, waits for it.
 * @param asked.isTakenUp Whether this continues the work of a process that died. Then nobody is there to be shown a
 * notice.
 * @throws AppError `not_found`; whatever the coach throws.
 */
export async function reflectAgain(
	user: SessionUser,
	id: string,
	{ signal, country, isTakenUp = false }: Pick<Writing, "signal" | "country"> & { isTakenUp?: boolean },
): Promise<JournalResult> {
	const row = await findRow(user.id, id);
	if (isDamaged(row.content)) throw new AppError("conflict", UNREAD);
	if (row.insightBy !== null && !row.isInsightOld) return result(await findEntry(user.id, id));
	const { count } = await db().journalEntry.updateMany({
		where: {
			id,
			userId: user.id,
			AND: [{ OR: [{ insightBy: null }, { isInsightOld: true }] }, isFree("insightUntil")],
			...(isTakenUp && { insightUntil: { not: null } }),
		},
		data: { insightUntil: claimEnd() },
	});
	if (count === 0) return settled(user.id, id, signal);
	let safety: SafetyNotice | null = null;
	await reflect(user, await findRow(user.id, id), signal, (concern) => {
		safety = noticeWithConcern(null, concern, [row.content], country);
		return !isTakenUp || isForCoach(safety);
	});
	return { ...result(await findEntry(user.id, id)), safety };
}

/**
 * Given the model's concern about a text, if any, decides whether what the model wrote about that text may be shown.
 */
type Judge = (concern: Concern | null) => boolean;

/**
 * Writes and stores the reflection on an entry that this request has claimed.
 * @throws whatever the coach throws.
 */
async function reflect(user: SessionUser, entry: JournalEntry, signal: AbortSignal, judge: Judge): Promise<void> {
	const where = { id: entry.id, userId: user.id };
	try {
		const { reflection, by, relatedId, concern } = await whileClaimed(
			(insightUntil) =>
				db().journalEntry.updateMany({ where: { ...where, insightUntil: { not: null } }, data: { insightUntil } }),
			() => writeReflection(user, entry, signal),
		);
		if (!judge(concern)) throw new AppError("ai_failed", "No coach should answer this one.");
		const { title, keyInsights, quote, message } = reflection;
		// The related entry may have been deleted while the coach was writing.
		const related = relatedId && (await db().journalEntry.count({ where: { id: relatedId, userId: user.id } }));
		const data = { title, keyInsights, quote, message, insightBy: by, insightUntil: null };
		const reflected = { ...data, relatedId: related ? relatedId : null };
		const { count } = await db().journalEntry.updateMany({
			where: { ...where, version: entry.version },
			data: { ...reflected, isInsightOld: false },
		});
		if (count > 0) return;
		// The entry was edited while the coach was writing, or deleted.
		await db().$transaction(async (tx) => {
			await lockPerson(tx, user.id);
			const now = await tx.journalEntry.findFirst({ where, select: { content: true } });
			if (!now) return;
			await tx.journalEntry.updateMany({
				where,
				data: { ...reflected, isInsightOld: now.content !== entry.content },
			});
		});
	} catch (error) {
		await db().journalEntry.updateMany({ where, data: { insightUntil: null } });
		throw error;
	}
}

/** Waits until no request is writing the reflection any more. */
function settled(userId: number, id: string, signal: AbortSignal): Promise<JournalResult> {
	return waitFor(async () => {
		const entry = await findEntry(userId, id);
		return entry.isBeingRead ? null : result(entry);
	}, signal);
}

function result(entry: ClientEntry): JournalResult {
	const { title, keyInsights, quote, message, insightBy } = entry;
	return {
		title,
		keyInsights,
		quote,
		message,
		entry,
		insightStatus: insightBy === null ? "unavailable" : "ready",
		safety: null,
	};
}
