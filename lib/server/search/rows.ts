import "server-only";
import { isSound } from "@/lib/domain/core/damaged";
import { answersSchema } from "@/lib/domain/exercises/schema";
import { fromDateColumn } from "@/lib/domain/progress/days";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { Answer, Question } from "@/lib/domain/questionnaires/schema";
import type { Page } from "@/lib/domain/search/pages/page";
import {
	answerPages,
	entryPage,
	goalPage,
	messagePage,
	type ResponseSource,
	runPage,
	scriptPage,
} from "@/lib/domain/search/pages/page-makers";
import { isRequest } from "@/lib/domain/text/question/question";
import { db, openedWhereSound } from "@/lib/server/core/database/db";
import { openedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { readRows } from "@/lib/server/core/database/read-rows";
import { Prisma } from "@/prisma/client/client";
import type { Source } from "./versions";

/** A row, the pages made from it, and the transaction that wrote it. */
export interface RowPages {
	id: string;
	xmin: bigint;
	pages: Page[];
}

/** The person whose pages are read. */
export type Reading = {
	userId: number;
	/** The person's time zone offset in minutes, as returned by `getTimezoneOffset`. */
	offset: number;
};

/** A source that grows over the years. */
export type Growing = "journal" | "messages";

/** Returns a row's mark. Even a row that cannot be decrypted has one, so that it is not read again and again. */
const markOf = (row: { id: string | number; xmin: string } | undefined) => ({
	id: String(row?.id),
	xmin: BigInt(row?.xmin ?? 0),
});

type StoredEntry = {
	id: string;
	xmin: string;
	title: string | null;
	content: string;
	localDate: Date;
	createdAt: Date;
};
const ofEntry = Prisma.sql`id, xmin::text, title, content, local_date AS "localDate", created_at AS "createdAt"`;

async function writtenRows(rows: readonly StoredEntry[], reading: Reading): Promise<RowPages[]> {
	const read = await openedInTurn("JournalEntry", rows, reading);
	return read.map((row, i) => ({
		...markOf(rows[i]),
		pages: row ? [entryPage({ ...row, day: fromDateColumn(row.localDate) })] : [],
	}));
}

type StoredMessage = { id: number; sealId: string; xmin: string; content: string; createdAt: Date };
const ofMessage = Prisma.sql`id, seal_id::text AS "sealId", xmin::text, content, created_at AS "createdAt"`;

async function saidRows(rows: readonly StoredMessage[], reading: Reading): Promise<RowPages[]> {
	const read = await openedInTurn("ChatMessage", rows, reading);
	return read.map((row, i) => {
		const page = row && messagePage(row, reading.offset);
		// A message that only asks for a page is not worth searching for.
		return { ...markOf(rows[i]), pages: page && !isRequest(row.content, page.day) ? [page] : [] };
	});
}

/** Reads the pages of these rows of a person, in no particular order. */
export async function rowsWithPages(source: Growing, ids: readonly string[], reading: Reading): Promise<RowPages[]> {
	if (source === "journal") {
		const rows = await readRows<StoredEntry>(Prisma.sql`
			SELECT ${ofEntry} FROM journal_entries WHERE user_id = ${reading.userId} AND id = ANY(${ids}::text[])`);
		return writtenRows(rows, reading);
	}
	const rows = await readRows<StoredMessage>(Prisma.sql`
		SELECT ${ofMessage} FROM chat_messages
		WHERE user_id = ${reading.userId} AND NOT is_ai_response AND id = ANY(${ids}::int[])`);
	return saidRows(rows, reading);
}

/**
 * Reads the pages of the newest rows of the journal or the messages, within the given range, and returns how many rows
 * there were.
 */
export async function newestPages(
	source: "journal" | "messages",
	reading: Reading,
	{ skip, take }: { skip: number; take: number },
): Promise<{ rows: number; pages: Page[] }> {
	const { userId } = reading;
	const rows =
		source === "journal"
			? await writtenRows(
					await readRows<StoredEntry>(Prisma.sql`
						SELECT ${ofEntry} FROM journal_entries WHERE user_id = ${userId}
						ORDER BY local_date DESC, created_at DESC, id DESC LIMIT ${take} OFFSET ${skip}`),
					reading,
				)
			: await saidRows(
					await readRows<StoredMessage>(Prisma.sql`
						SELECT ${ofMessage} FROM chat_messages WHERE user_id = ${userId} AND NOT is_ai_response
						ORDER BY created_at DESC, id DESC LIMIT ${take} OFFSET ${skip}`),
					reading,
				);
	return { rows: rows.length, pages: rows.flatMap(({ pages }) => pages) };
}

/** Reads the pages of these entries, leaving out any that do not belong to the person. */
export async function pagesOfEntries(ids: readonly string[], reading: Reading): Promise<Page[]> {
	if (ids.length === 0) return [];
	const rows = await readRows<StoredEntry>(Prisma.sql`
		SELECT ${ofEntry} FROM journal_entries WHERE user_id = ${reading.userId} AND id = ANY(${ids}::text[])`);
	return (await writtenRows(rows, reading)).flatMap(({ pages }) => pages);
}

/** A row that has not been read yet: the transaction that wrote it, and about how many characters it has. */
export interface RowMark {
	id: string;
	xmin: bigint;
	characters: number;
}

/**
 * Lists the marks of a person's rows, newest first.
 * @param after Only rows written by a later transaction than this.
 */
export const rowMarks = (source: Growing, userId: number, after?: bigint): Promise<RowMark[]> =>
	marksWhere(
		source,
		userId,
		after === undefined ? Prisma.sql`TRUE` : Prisma.sql`xmin::text::bigint > ${after}::bigint`,
	);

/** Lists the marks of these rows, newest first, leaving out any that do not belong to the person. */
export const marksOf = (source: Growing, userId: number, ids: readonly string[]): Promise<RowMark[]> =>
	marksWhere(
		source,
		userId,
		source === "journal" ? Prisma.sql`id = ANY(${ids}::text[])` : Prisma.sql`id = ANY(${ids}::int[])`,
	);

async function marksWhere(source: Growing, userId: number, condition: Prisma.Sql): Promise<RowMark[]> {
	const mark = Prisma.sql`id::text, xmin::text, octet_length(content) AS characters`;
	const rows = await readRows<{ id: string; xmin: string; characters: number }>(
		source === "journal"
			? Prisma.sql`
				SELECT ${mark} FROM journal_entries WHERE user_id = ${userId} AND ${condition}
				ORDER BY local_date DESC, created_at DESC, id DESC`
			: Prisma.sql`
				SELECT ${mark} FROM chat_messages WHERE user_id = ${userId} AND NOT is_ai_response AND ${condition}
				ORDER BY created_at DESC, id DESC`,
	);
	return rows.map(({ id, xmin, characters }) => ({ id, xmin: BigInt(xmin), characters }));
}

/**
 * How many rows, and how many characters, are read at a time, so that reading neither blocks anybody nor takes much
 * memory.
 */
const MOST_ROWS = 400;
const MOST_CHARACTERS = 2_000_000;

/** Splits rows into groups that can be read at a time. */
export function inPieces(marks: readonly RowMark[]): RowMark[][] {
	const pieces: RowMark[][] = [];
	let piece: RowMark[] = [];
	let characters = 0;
	for (const mark of marks) {
		if (piece.length === MOST_ROWS || (piece.length > 0 && characters + mark.characters > MOST_CHARACTERS)) {
			pieces.push(piece);
			piece = [];
			characters = 0;
		}
		piece.push(mark);
		characters += mark.characters;
	}
	return piece.length > 0 ? [...pieces, piece] : pieces;
}

/** How many characters of a small source are read, newest first. Nobody writes that many. */
const SMALL_CHARACTERS = 8_000_000;

/** Reads the pages of all rows of a small source. */
export async function smallPages(source: Exclude<Source, Growing>, { userId, offset }: Reading): Promise<Page[]> {
	if (source === "responses") return responsePages(userId, offset);
	if (source === "goals") {
		const id = { in: await newestOf(Prisma.sql`relationship_goals`, Prisma.sql`description`, userId) };
		const goals = await db().relationshipGoal.findMany({ where: { userId, id } });
		return goals.filter(isSound).map((goal) => goalPage(goal, offset));
	}
	if (source === "exercises") {
		const id = { in: await newestOf(Prisma.sql`exercise_runs`, Prisma.sql`answers`, userId) };
		const runs = await db().exerciseRun.findMany({ where: { userId, id } });
		return runs
			.filter(isSound)
			.flatMap((run) => runPage({ ...run, answers: answersSchema.parse(run.answers) }, offset) ?? []);
	}
	const newest = { where: { userId }, orderBy: { createdAt: "desc" } } as const;
	if (source === "life") {
		const row = await db().lifeScript.findFirst(newest);
		return row && isSound(row)
			? [
					scriptPage(
						"life",
						{ id: row.id, sentence: row.scriptSentence, text: row.mainScript, at: row.lastUpdated },
						offset,
					),
				]
			: [];
	}
	const row = await db().loveScript.findFirst(newest);
	return row && isSound(row)
		? [
				scriptPage(
					"love",
					{
						id: row.id,
						sentence: row.healedScriptSentence,
						text: `${row.healedMainScript}\n\n${row.dayInLifeNarrative}`,
						at: row.updatedAt,
					},
					offset,
				),
			]
		: [];
}

/** Returns the ids of the newest rows of a table that together do not exceed the limit. */
async function newestOf(table: Prisma.Sql, column: Prisma.Sql, userId: number): Promise<string[]> {
	const at = table.sql === "user_responses" ? Prisma.sql`completed_at` : Prisma.sql`updated_at`;
	const rows = await readRows<{ id: string }>(Prisma.sql`
		SELECT id FROM (
			SELECT id, sum(octet_length(${column}::text)) OVER (ORDER BY ${at} DESC, id DESC) AS characters
			FROM ${table} WHERE user_id = ${userId}
		) newest WHERE characters <= ${SMALL_CHARACTERS}`);
	return rows.map(({ id }) => id);
}

/**
 * Reads the newest response to each questionnaire, and every relationship of the timeline, as far as they can be
 * decrypted.
 */
async function responsePages(userId: number, offset: number): Promise<Page[]> {
	const ids = await newestOf(Prisma.sql`user_responses`, Prisma.sql`responses`, userId);
	const rows = await db().$queryRaw<
		(Omit<ResponseSource, "answers"> & { responses: Answer[]; questions: Question[] })[]
	>`
		SELECT r.id, r.questionnaire_id AS "questionnaireId", q.title, q.questions, r.responses,
			r.completed_at AS "completedAt"
		FROM user_responses r JOIN questionnaires q ON q.id = r.questionnaire_id
		WHERE r.user_id = ${userId} AND r.id = ANY(${ids}::text[]) AND (r.questionnaire_id = ${TIMELINE_QUESTIONNAIRE_ID} OR NOT EXISTS (
			SELECT 1 FROM user_responses later
			WHERE later.user_id = r.user_id AND later.questionnaire_id = r.questionnaire_id
				AND (later.completed_at, later.id) > (r.completed_at, r.id)))`;
	return openedWhereSound("UserResponse", rows, { userId }).flatMap((row) =>
		row ? answerPages({ ...row, answers: row.responses }, offset) : [],
	);
}
