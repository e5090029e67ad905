import "server-only";
import type { ClientDays, ClientEntry, PageRequest } from "@/lib/domain/journal/schema";
import { db, opened, openedWhereSound } from "@/lib/server/core/database/db";
import { allOpenedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { readRows } from "@/lib/server/core/database/read-rows";
import { offsetOf } from "@/lib/server/progress/service";
import { entriesMatching } from "@/lib/server/search/service";
import { type JournalEntry, Prisma } from "@/prisma/client/client";
import { type EntryRow, LIST_CONTENT, monthRange, noEntry, toClientEntry } from "./entries";
import { fitPage } from "./page";

/** `wordCount` is `word_count` in the table. */
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** Every field of an entry, and what is shown of the one that it refers to. */
const columns = Prisma.raw(
	[
		...Object.values(Prisma.JournalEntryScalarFieldEnum).map((field) => `e.${columnOf(field)} AS "${field}"`),
		'r.title AS "relatedTitle", r.local_date AS "relatedDate"',
	].join(", "),
);
const entries = Prisma.sql`FROM journal_entries e LEFT JOIN journal_entries r ON r.id = e.related_id AND r.user_id = e.user_id`;

/** What a coach wrote about an entry is left out of a list where it is more than this, in bytes as it is stored. */
const LIST_BESIDE = 100_000;
const beside = ["chatHistory", "keyInsights", "quote", "message"];
const sizeOfBeside = Prisma.raw(
	beside.map((field) => `octet_length(coalesce(e.${columnOf(field)}::text, ''))`).join(" + "),
);
/** The same fields, of which a list leaves out what is too much. */
const listed = Prisma.sql`${Prisma.raw(
	[
		...Object.values(Prisma.JournalEntryScalarFieldEnum)
			.filter((field) => !beside.includes(field))
			.map((field) => `e.${columnOf(field)} AS "${field}"`),
		...beside.map((field) => `CASE WHEN s.is_too_much THEN NULL ELSE e.${columnOf(field)} END AS "${field}"`),
		's.is_too_much AS "isCut", r.title AS "relatedTitle", r.local_date AS "relatedDate"',
	].join(", "),
)}`;
const listedEntries = Prisma.sql`${entries} CROSS JOIN LATERAL (SELECT ${sizeOfBeside} > ${LIST_BESIDE} AS is_too_much) s`;

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
	const rows = await readRows<StoredEntry & { isCut: boolean }>(Prisma.sql`
		SELECT ${listed} ${listedEntries}
		WHERE ${Prisma.join(conditions, " AND ")}
		ORDER BY e.created_at DESC, e.id DESC
		LIMIT ${limit}`);
	const open = await allOpenedInTurn("JournalEntry", rows, { userId });
	const shown = withRelated(open, LIST_CONTENT).map(({ isCut, ...row }) =>
		isCut ? { ...row, chatHistory: [], keyInsights: [], isComplete: false } : row,
	);
	return fitPage(shown.map(toClientEntry));
}

type StoredEntry = Omit<EntryRow, "isComplete">;

/** Opened entries, each with the title of the one it speaks of. @param most Characters of a content. */
const withRelated = <Row extends StoredEntry>(rows: readonly Row[], most = Number.POSITIVE_INFINITY) =>
	rows.map((row): Row & EntryRow => {
		const related = { id: row.relatedId ?? "", userId: row.userId, title: row.relatedTitle };
		return {
			...row,
			content: row.content.slice(0, most),
			isComplete: row.content.length <= most,
			relatedTitle: openedWhereSound("JournalEntry", [related])[0]?.title ?? null,
		};
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

/** An entry as it is stored. @throws AppError `not_found` where there is none, or where it is somebody else's. */
export async function findRow(userId: number, id: string): Promise<JournalEntry> {
	const row = await db().journalEntry.findFirst({ where: { id, userId } });
	if (!row) throw noEntry();
	return row;
}
