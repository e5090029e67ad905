import "server-only";
import type { ClientDays, ClientEntry, PageRequest } from "@/lib/domain/journal/schema";
import type { ClientPhoto } from "@/lib/domain/photos/schema";
import { db, opened, openedWhereSound } from "@/lib/server/core/database/db";
import { allOpenedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { readRows } from "@/lib/server/core/database/read-rows";
import { photosIn, photosOfEntry } from "@/lib/server/photos/service";
import { offsetOf } from "@/lib/server/progress/service";
import { entriesMatching } from "@/lib/server/search/service";
import { type JournalEntry, Prisma } from "@/prisma/client/client";
import { type EntryRow, entryNotFound, LIST_CONTENT, monthRange, toClientEntry } from "./entries";
import { fitPage } from "./page";

/** Returns the column's name in the table: `wordCount` is `word_count`. */
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** All fields of an entry, and the title and day of the one that it refers to. */
const columns = Prisma.raw(
	[
		...Object.values(Prisma.JournalEntryScalarFieldEnum).map((field) => `e.${columnOf(field)} AS "${field}"`),
		'r.title AS "relatedTitle", r.local_date AS "relatedDate"',
	].join(", "),
);
const entries = Prisma.sql`FROM journal_entries e LEFT JOIN journal_entries r ON r.id = e.related_id AND r.user_id = e.user_id`;

/** A list includes what the coach wrote about an entry only up to this size, in bytes as stored. */
const LIST_BESIDE = 100_000;
const beside = ["chatHistory", "keyInsights", "quote", "message"];
const sizeOfBeside = Prisma.raw(
	beside.map((field) => `octet_length(coalesce(e.${columnOf(field)}::text, ''))`).join(" + "),
);
/** The same fields for a list, which omits what a coach wrote if it is too much. */
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
 * Lists a page of this person's entries, newest first. Entries too large for the response are abridged (`isComplete`
 * false).
 * @throws AppError `not_found` if `before` is not one of their entries.
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
		SELECT ${listed}, ${photosOfEntry} AS photos ${listedEntries}
		WHERE ${Prisma.join(conditions, " AND ")}
		ORDER BY e.created_at DESC, e.id DESC
		LIMIT ${limit}`);
	const open = await allOpenedInTurn("JournalEntry", rows, { userId });
	const shown = withRelated(open, LIST_CONTENT).map(({ isCut, ...row }) =>
		isCut ? { ...row, chatHistory: [], keyInsights: [], isComplete: false } : row,
	);
	return fitPage(shown.map(toClientEntry));
}

type StoredEntry = Omit<EntryRow, "isComplete" | "photos"> & { photos: ClientPhoto[] | null };

/**
 * Decrypts the titles of related entries and the pictures of decrypted entries.
 * @param most How many characters of the content to keep.
 */
const withRelated = <Row extends StoredEntry>(rows: readonly Row[], most = Number.POSITIVE_INFINITY) =>
	rows.map((row): Omit<Row, "photos"> & EntryRow => {
		const related = { id: row.relatedId ?? "", userId: row.userId, title: row.relatedTitle };
		return {
			...row,
			content: row.content.slice(0, most),
			isComplete: row.content.length <= most,
			photos: photosIn(row.userId, row.photos),
			relatedTitle: openedWhereSound("JournalEntry", [related])[0]?.title ?? null,
		};
	});

/**
 * Finds an entry with its whole text.
 * @throws AppError `not_found`
 */
export async function findEntry(userId: number, id: string): Promise<ClientEntry> {
	const rows = await readRows<StoredEntry>(Prisma.sql`
		SELECT ${columns}, ${photosOfEntry} AS photos ${entries}
		WHERE e.user_id = ${userId} AND e.id = ${id}`);
	const [row] = withRelated(opened("JournalEntry", rows));
	if (!row) throw entryNotFound();
	return toClientEntry(row);
}

/**
 * Returns the days of a month on which the person wrote, and the first day ever.
 * @param month `YYYY-MM`
 */
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

/**
 * Finds an entry's row.
 * @throws AppError `not_found` if there is none, or if it belongs to somebody else.
 */
export async function findRow(userId: number, id: string): Promise<JournalEntry> {
	const row = await db().journalEntry.findFirst({ where: { id, userId } });
	if (!row) throw entryNotFound();
	return row;
}
