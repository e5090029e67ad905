import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { once } from "@/lib/core/idempotency";
import { describeError, logger } from "@/lib/core/logger";
import type { SessionUser } from "@/lib/core/session";
import { fromDateColumn, toDateColumn } from "@/lib/progress/days";
import { countEntry, recountAfter } from "@/lib/progress/service";
import { countWords } from "@/lib/progress/words";
import { safetyNotice } from "@/lib/safety/notice";
import { isForCoach } from "@/lib/safety/shown";
import type { JournalEntry } from "@/prisma/client/client";
import { Prisma } from "@/prisma/client/client";
import { writeQuickInsight, writeReflection } from "./analyze";
import { type EntryRow, LIST_CONTENT, monthRange, toClientEntry } from "./entries";
import { fitPage } from "./page";
import type { ClientDays, ClientEntry, JournalRequest, JournalResult, PageRequest } from "./schema";
import { searchPatterns, searchText } from "./search-text";

/** How long a claim on writing an insight outlives the model's own time limit, in milliseconds. */
const CLAIM_MARGIN_MS = 10_000;
const POLL_MS = 250;

const columns = (content: Prisma.Sql) => Prisma.sql`
	e.id, e.title, ${content}, e.prompt, e.key_insights AS "keyInsights", e.quote, e.message,
	e.insight_by AS "insightBy", e.insight_until AS "insightUntil", e.word_count AS "wordCount",
	e.local_date AS "localDate", e.created_at AS "createdAt",
	e.related_id AS "relatedId", r.title AS "relatedTitle", r.local_date AS "relatedDate"`;
const entries = Prisma.sql`FROM journal_entries e LEFT JOIN journal_entries r ON r.id = e.related_id AND r.user_id = e.user_id`;

/**
 * A page of this person's entries, newest first. What is too much for one answer comes abridged (`isComplete` false).
 * @throws AppError `not_found` where `before` is no entry of theirs.
 */
export async function listEntries(
	userId: number,
	{ limit, before, q = "", month, day }: PageRequest,
): Promise<ClientEntry[]> {
	const conditions = [Prisma.sql`e.user_id = ${userId}`];
	for (const pattern of searchPatterns(q)) conditions.push(Prisma.sql`e.search_text LIKE ${pattern}`);
	if (day) conditions.push(Prisma.sql`e.local_date = ${day}::date`);
	if (month) {
		const { from, until } = monthRange(month);
		conditions.push(Prisma.sql`e.local_date >= ${from}::date AND e.local_date < ${until}::date`);
	}
	if (before) {
		const { createdAt } = await findRow(userId, before);
		conditions.push(Prisma.sql`(e.created_at, e.id) < (${createdAt}::timestamptz, ${before})`);
	}
	const content = Prisma.sql`left(e.content, ${LIST_CONTENT}::int) AS content, char_length(e.content) <= ${LIST_CONTENT}::int AS "isComplete"`;
	const rows = await db().$queryRaw<EntryRow[]>`
		SELECT ${columns(content)} ${entries}
		WHERE ${Prisma.join(conditions, " AND ")}
		ORDER BY e.created_at DESC, e.id DESC
		LIMIT ${limit}`;
	const now = new Date();
	return fitPage(rows.map((row) => toClientEntry(row, now)));
}

/** One whole entry. @throws AppError `not_found` */
export async function findEntry(userId: number, id: string): Promise<ClientEntry> {
	const [row] = await db().$queryRaw<EntryRow[]>`
		SELECT ${columns(Prisma.sql`e.content, TRUE AS "isComplete"`)} ${entries}
		WHERE e.user_id = ${userId} AND e.id = ${id}`;
	if (!row) throw notFound();
	return toClientEntry(row, new Date());
}

/** The days of a month that were written on, and the first day of all. @param month `YYYY-MM` */
export async function writingDays(userId: number, month: string): Promise<ClientDays> {
	const { from, until } = monthRange(month);
	const [rows, first] = await Promise.all([
		db().journalEntry.groupBy({
			by: ["localDate"],
			where: { userId, localDate: { gte: toDateColumn(from), lt: toDateColumn(until) } },
			_sum: { wordCount: true },
			orderBy: { localDate: "asc" },
		}),
		db().journalEntry.findFirst({ where: { userId }, orderBy: { localDate: "asc" }, select: { localDate: true } }),
	]);
	return {
		days: rows.map(({ localDate, _sum }) => ({ day: fromDateColumn(localDate), words: _sum.wordCount ?? 0 })),
		firstDay: first && fromDateColumn(first.localDate),
	};
}

interface Writing {
	/** The request's Idempotency-Key: the same one again answers with the first entry. */
	key: string | null;
	/** The time zone that the browser told, or null. */
	offset: number | null;
	/** Whose help lines to give where the words sound like danger: ISO 3166 alpha-2, or null for the international ones. */
	country: string | null;
	/** Aborts the coach, not the saving. */
	signal: AbortSignal;
}

/**
 * Saves an entry, then has the coach reflect on it while the caller waits; a coach that fails leaves the entry saved.
 * For the action `insight`, only has the coach give a short thought and saves nothing.
 * Words that sound like danger are not given to the coach: `safety` says what to show first.
 * @throws AppError for an insight, as the coach and `rate_limited`.
 */
export async function write(user: SessionUser, request: JournalRequest, writing: Writing): Promise<JournalResult> {
	const { content, prompt, action } = request;
	const safety = safetyNotice([content], writing.country);
	if (action === "insight") {
		const message = isForCoach(safety) ? await writeQuickInsight(user, { prompt, content }, writing.signal) : null;
		const insightStatus = message === null ? "unavailable" : "ready";
		return { title: null, keyInsights: [], quote: null, message, entry: null, insightStatus, safety };
	}
	const { id, isFirst } = await once({ userId: user.id, scope: "journal", key: writing.key }, async (tx, newId) => {
		const words = countWords(content);
		const { writtenAt, day } = await countEntry(tx, user.id, { words, offset: writing.offset });
		await tx.journalEntry.create({
			data: {
				id: newId,
				userId: user.id,
				content,
				prompt,
				wordCount: words,
				localDate: toDateColumn(day),
				searchText: searchText({ title: null, content }),
				insightUntil: isForCoach(safety) ? claimEnd() : null,
				createdAt: writtenAt,
			},
		});
	});
	if (!isFirst) return { ...(await settled(user.id, id, writing.signal)), safety };
	if (isForCoach(safety)) await tryToReflect(user, id, writing.signal);
	return { ...result(await findEntry(user.id, id)), safety };
}

async function tryToReflect(user: SessionUser, id: string, signal: AbortSignal): Promise<void> {
	try {
		await reflect(user, id, signal);
	} catch (error) {
		logger().warn({ error: describeError(error) }, "an entry could not be reflected on");
	}
}

/**
 * Has the coach reflect on a saved entry that has no insight yet, also on one that was not given to it at first: here
 * the person asks for it. Where that is under way already, waits for it.
 * @throws AppError `not_found`; as the coach, when it fails.
 */
export async function reflectAgain(user: SessionUser, id: string, signal: AbortSignal): Promise<JournalResult> {
	const row = await findRow(user.id, id);
	if (row.insightBy !== null) return result(await findEntry(user.id, id));
	const isFree = { OR: [{ insightUntil: null }, { insightUntil: { lt: new Date() } }] };
	const { count } = await db().journalEntry.updateMany({
		where: { id, userId: user.id, insightBy: null, ...isFree },
		data: { insightUntil: claimEnd() },
	});
	if (count === 0) return settled(user.id, id, signal);
	await reflect(user, id, signal);
	return result(await findEntry(user.id, id));
}

/** Deletes an entry; the figures follow. @throws AppError `not_found` */
export async function deleteEntry(userId: number, id: string): Promise<{ ok: true }> {
	await recountAfter(userId, async (tx) => {
		const { count } = await tx.journalEntry.deleteMany({ where: { id, userId } });
		if (count === 0) throw notFound();
	});
	return { ok: true };
}

/** Writes and stores the reflection on an entry that this request has claimed. @throws as the coach. */
async function reflect(user: SessionUser, id: string, signal: AbortSignal): Promise<void> {
	const entry = await findRow(user.id, id);
	const where = { id, userId: user.id };
	try {
		const { reflection, by, relatedId } = await writeReflection(user, entry, signal);
		const { title, keyInsights, quote, message } = reflection;
		const found = searchText({ title, content: entry.content });
		// The related entry may have been deleted while the coach was writing.
		const related = relatedId && (await db().journalEntry.count({ where: { id: relatedId, userId: user.id } }));
		await db().journalEntry.updateMany({
			where,
			data: {
				title,
				keyInsights,
				quote,
				message,
				insightBy: by,
				insightUntil: null,
				searchText: found,
				relatedId: related ? relatedId : null,
			},
		});
	} catch (error) {
		await db().journalEntry.updateMany({ where, data: { insightUntil: null } });
		throw error;
	}
}

/** Waits until nobody is writing the reflection any more. */
async function settled(userId: number, id: string, signal: AbortSignal): Promise<JournalResult> {
	for (;;) {
		const entry = await findEntry(userId, id);
		if (!entry.isBeingRead) return result(entry);
		await wait(POLL_MS, undefined, { signal });
	}
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

async function findRow(userId: number, id: string): Promise<JournalEntry> {
	const row = await db().journalEntry.findFirst({ where: { id, userId } });
	if (!row) throw notFound();
	return row;
}

const notFound = () => new AppError("not_found", "We could not find that entry. It may have been deleted.");
const claimEnd = () => new Date(Date.now() + env().AI_TIMEOUT_MS + CLAIM_MARGIN_MS);
