import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import type { ClientDays, ClientEntry, JournalRequest, JournalResult, PageRequest } from "@/lib/domain/journal/schema";
import { toDateColumn } from "@/lib/domain/progress/days";
import { countWords } from "@/lib/domain/progress/words";
import { isForCoach, type SafetyNotice } from "@/lib/domain/safety/shown";
import type { Concern } from "@/lib/safety/concern";
import { noticeWithConcern } from "@/lib/safety/concern-notice";
import { claimEnd, isFree, waitFor, whileClaimed } from "@/lib/server/core/database/claim";
import { db, opened, openedWhereSound } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { readRows } from "@/lib/server/core/database/read-rows";
import { once } from "@/lib/server/core/http/idempotency";
import { describeError, logger } from "@/lib/server/core/logger";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { readInBackground } from "@/lib/server/meaning/keep";
import { countEntry, dayWritten, offsetOf, recount } from "@/lib/server/progress/service";
import { read } from "@/lib/server/safety/read";
import { recentTexts } from "@/lib/server/safety/recent-texts";
import { entriesMatching } from "@/lib/server/search/service";
import type { JournalEntry } from "@/prisma/client/client";
import { Prisma } from "@/prisma/client/client";
import { writeQuickInsight, writeReflection } from "./analyze";
import { type EntryRow, LIST_CONTENT, monthRange, noEntry, toClientEntry } from "./entries";
import { saveInsight, takeInsights } from "./insights";
import { fitPage } from "./page";

const columns = Prisma.sql`
	e.id, e.title, e.content, e.prompt, e.user_id AS "userId", e.chat_history AS "chatHistory", e.key_insights AS "keyInsights", e.quote, e.message,
	e.insight_by AS "insightBy", e.insight_until AS "insightUntil", e.word_count AS "wordCount", e.is_insight_old AS "isInsightOld", e.version,
	e.local_date AS "localDate", e.created_at AS "createdAt",
	e.related_id AS "relatedId", r.title AS "relatedTitle", r.local_date AS "relatedDate"`;
const entries = Prisma.sql`FROM journal_entries e LEFT JOIN journal_entries r ON r.id = e.related_id AND r.user_id = e.user_id`;

/**
 * A page of this person's entries, newest first. What is too much for one answer comes abridged (`isComplete` false).
 * @throws AppError `not_found` where `before` is no entry of theirs.
 */
export async function listEntries(
	userId: number,
	{ limit, before, q = "", month, day, from: first, until: last }: PageRequest,
): Promise<ClientEntry[]> {
	const conditions = [Prisma.sql`e.user_id = ${userId}`];
	if (q.trim() !== "") {
		const found = await entriesMatching(userId, q, await offsetOf(userId), new Date());
		conditions.push(Prisma.sql`e.id = ANY(${found}::text[])`);
	}
	if (day) conditions.push(Prisma.sql`e.local_date = ${day}::date`);
	if (first) conditions.push(Prisma.sql`e.local_date >= ${first}::date`);
	if (last) conditions.push(Prisma.sql`e.local_date <= ${last}::date`);
	if (month) {
		const { from, until } = monthRange(month);
		conditions.push(Prisma.sql`e.local_date >= ${from}::date AND e.local_date < ${until}::date`);
	}
	if (before) {
		const { createdAt } = await findRow(userId, before);
		conditions.push(Prisma.sql`(e.created_at, e.id) < (${createdAt}::timestamptz, ${before})`);
	}
	const rows = await readRows<StoredEntry>(Prisma.sql`
		SELECT ${columns} ${entries}
		WHERE ${Prisma.join(conditions, " AND ")}
		ORDER BY e.created_at DESC, e.id DESC
		LIMIT ${limit}`);
	const read = openedWhereSound("JournalEntry", rows);
	const shown = withRelated(
		read.map((row, i) => row ?? damaged(rows[i] as StoredEntry)),
		LIST_CONTENT,
	);
	// One that does not open is never whole, so that nobody edits what stands in its place.
	return fitPage(shown.map((row, i) => toClientEntry(read[i] ? row : { ...row, isComplete: false })));
}

type StoredEntry = Omit<EntryRow, "isComplete">;

/** Opened entries, each with the title of the one it speaks of. @param most Characters of a content. */
const withRelated = (rows: readonly StoredEntry[], most = Number.POSITIVE_INFINITY): EntryRow[] =>
	rows.map((row) => {
		const related = { id: row.relatedId ?? "", userId: row.userId, title: row.relatedTitle };
		return {
			...row,
			content: row.content.slice(0, most),
			isComplete: row.content.length <= most,
			relatedTitle: openedWhereSound("JournalEntry", [related])[0]?.title ?? null,
		};
	});

/** Says in a list that an entry does not open; the others can be read. */
const damaged = (row: StoredEntry): StoredEntry => ({
	...row,
	title: "This entry cannot be opened",
	content: "What is stored of it was damaged. Whoever runs this server may bring it back from a backup.",
	prompt: "",
	chatHistory: [],
	keyInsights: [],
	quote: null,
	message: null,
	relatedId: null,
});

/** One whole entry. @throws AppError `not_found` */
export async function findEntry(userId: number, id: string): Promise<ClientEntry> {
	const rows = await readRows<StoredEntry>(Prisma.sql`
		SELECT ${columns} ${entries}
		WHERE e.user_id = ${userId} AND e.id = ${id}`);
	const [row] = withRelated(opened("JournalEntry", rows));
	if (!row) throw noEntry();
	return toClientEntry(row);
}

/** The days of a month that were written on, and the first day of all. @param month `YYYY-MM` */
export async function writingDays(userId: number, month: string): Promise<ClientDays> {
	const { from, until } = monthRange(month);
	const [row] = await readRows<ClientDays>(Prisma.sql`
		SELECT (
			SELECT coalesce(json_agg(json_build_object('day', d.day, 'words', d.words) ORDER BY d.day), '[]') FROM (
				SELECT local_date AS day, sum(word_count) AS words FROM journal_entries
				WHERE user_id = ${userId} AND local_date >= ${from}::date AND local_date < ${until}::date
				GROUP BY local_date
			) d
		) AS days,
		(SELECT min(local_date)::text FROM journal_entries WHERE user_id = ${userId}) AS "firstDay"`);
	return row ?? { days: [], firstDay: null };
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
 * For the action `insight`, only has the coach give a short thought: the words are not saved, and the thought waits for
 * the entry that may follow.
 * Words that sound like danger are not given to the coach: `safety` says what to show first.
 * An entry that waited for the network on a device belongs to the day on which it was written.
 * @throws AppError for an insight, as the coach and `rate_limited`; `forbidden` where it names somebody else.
 */
export async function write(user: SessionUser, request: JournalRequest, writing: Writing): Promise<JournalResult> {
	const { content, prompt, action } = request;
	if (request.userId !== undefined && request.userId !== user.id)
		throw new AppError("forbidden", "That belongs to somebody else.");
	const waited = request.writtenAt === undefined ? null : new Date(request.writtenAt);
	const at = new Date();
	const earlier = { before: await recentTexts(user.id, { at }), at };
	const rules = await read(user.id, "safetyNotice", [content], writing.country, {}, earlier);
	let safety = rules;
	/** Hears what worries the model, and says whether what it wrote may be shown. */
	const judge: Judge = (concern) => {
		safety = noticeWithConcern(rules, concern, [content], writing.country);
		return isForCoach(safety);
	};
	if (action === "insight") {
		const message = isForCoach(rules) ? await insightBeside(rules, user, request, writing.signal, judge) : null;
		if (message !== null) await saveInsight(user.id, prompt, message);
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
				content,
				prompt,
				chatHistory: (await takeInsights(tx, user.id, prompt)).map((insight) => ({ ...insight })),
				wordCount: words,
				localDate: toDateColumn(dayBefore ?? arrived.day),
				insightUntil: isForCoach(safety) ? claimEnd() : null,
				createdAt: arrived.writtenAt,
			},
		});
		if (dayBefore) await recount(tx, user.id);
	});
	readInBackground(user);
	if (!isFirst || !saved.entry) return { ...(await settled(user.id, id, writing.signal)), safety };
	if (isForCoach(rules)) await tryToReflect(user, saved.entry, writing.signal, judge);
	return { ...result(await findEntry(user.id, id)), safety };
}

/** A quick insight. If the coach fails and there is a notice to show, null: an error would hide the notice. */
async function insightBeside(
	safety: SafetyNotice | null,
	user: SessionUser,
	{ prompt, content }: JournalRequest,
	signal: AbortSignal,
	judge: Judge,
): Promise<string | null> {
	try {
		const { text, concern } = await writeQuickInsight(user, { prompt, content }, signal);
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
 * Has the coach reflect on a saved entry that has no insight yet, or only one from before an edit. This includes entries
 * that were kept from the coach at first, because now the person asks for it. If somebody else has begun, waits for them.
 * @param asked.isTakenUp Only goes on where the process died that was at it. Nobody is there to be shown a notice.
 * @throws AppError `not_found`; as the coach, when it fails.
 */
export async function reflectAgain(
	user: SessionUser,
	id: string,
	{ signal, country, isTakenUp = false }: Pick<Writing, "signal" | "country"> & { isTakenUp?: boolean },
): Promise<JournalResult> {
	const row = await findRow(user.id, id);
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

/** Is told what worries a model about what somebody wrote, and says whether what it wrote about it may be shown. */
type Judge = (concern: Concern | null) => boolean;

/** Writes and stores the reflection on an entry that this request has claimed. @throws as the coach. */
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
		// It was edited while the coach was writing, or is gone.
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

/** Waits until nobody is writing the reflection any more. */
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

async function findRow(userId: number, id: string): Promise<JournalEntry> {
	const row = await db().journalEntry.findFirst({ where: { id, userId } });
	if (!row) throw noEntry();
	return row;
}
