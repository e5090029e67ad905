import "server-only";
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
import { isRequest } from "@/lib/domain/search/questions/question";
import { db, openedWhereSound } from "@/lib/server/core/database/db";
import { openedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { readRows } from "@/lib/server/core/database/read-rows";
import { Prisma } from "@/prisma/client/client";
import type { Source } from "./versions";

/** A row with the pages that it makes, and the transaction that wrote it. */
export interface RowPages {
	id: string;
	xmin: bigint;
	pages: Page[];
}

/** How many rows are read at a time, so that neither reading nor parsing them holds up anybody else. */
const SLICE = 400;

type Reading = {
	userId: number;
	/** The person's clock, as `getTimezoneOffset` gives it. */
	offset: number;
	/** Only rows that a later transaction wrote. */
	after?: bigint;
};

/** The journal or the messages, in slices. */
export async function* growingRows(source: "journal" | "messages", reading: Reading): AsyncGenerator<RowPages[]> {
	let last: string | number | null = null;
	for (;;) {
		const rows: RowPages[] =
			source === "journal" ? await journalRows(reading, last) : await messageRows(reading, last as number | null);
		if (rows.length > 0) yield rows;
		if (rows.length < SLICE) return;
		last = source === "journal" ? (rows.at(-1)?.id ?? null) : Number(rows.at(-1)?.id);
	}
}

const since = ({ after }: Reading) =>
	after === undefined ? Prisma.sql`TRUE` : Prisma.sql`xmin::text::bigint > ${after}::bigint`;

/** Also of a row that does not open: it is not read again and again. */
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
		// A message that only asks for a page is not something anybody would search for.
		return { ...markOf(rows[i]), pages: page && !isRequest(row.content, page.day) ? [page] : [] };
	});
}

async function journalRows(reading: Reading, last: string | number | null): Promise<RowPages[]> {
	const rows = await readRows<StoredEntry>(Prisma.sql`
		SELECT ${ofEntry} FROM journal_entries
		WHERE user_id = ${reading.userId} AND ${last === null ? Prisma.sql`TRUE` : Prisma.sql`id > ${last}`} AND ${since(reading)}
		ORDER BY id LIMIT ${SLICE}`);
	return writtenRows(rows, reading);
}

async function messageRows(reading: Reading, last: number | null): Promise<RowPages[]> {
	const rows = await readRows<StoredMessage>(Prisma.sql`
		SELECT ${ofMessage} FROM chat_messages
		WHERE user_id = ${reading.userId} AND NOT is_ai_response AND id > ${last ?? 0} AND ${since(reading)}
		ORDER BY id LIMIT ${SLICE}`);
	return saidRows(rows, reading);
}

/** The pages of the newest rows of the journal or the messages, so many after so many, and how many rows these were. */
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

/** The pages of those of these entries that are a person's. */
export async function pagesOfEntries(ids: readonly string[], reading: Reading): Promise<Page[]> {
	if (ids.length === 0) return [];
	const rows = await readRows<StoredEntry>(Prisma.sql`
		SELECT ${ofEntry} FROM journal_entries WHERE user_id = ${reading.userId} AND id = ANY(${ids}::text[])`);
	return (await writtenRows(rows, reading)).flatMap(({ pages }) => pages);
}

/** The ids of all rows with the transactions that wrote them: what must have happened to those that differ. */
export async function rowMarks(source: "journal" | "messages", userId: number): Promise<Map<string, bigint>> {
	const rows =
		source === "journal"
			? await db().$queryRaw<{ id: string; xmin: string }[]>`
				SELECT id, xmin::text FROM journal_entries WHERE user_id = ${userId}`
			: await db().$queryRaw<{ id: string; xmin: string }[]>`
				SELECT id::text, xmin::text FROM chat_messages WHERE user_id = ${userId} AND NOT is_ai_response`;
	return new Map(rows.map(({ id, xmin }) => [id, BigInt(xmin)]));
}

/** Everything of a source that stays small. */
export async function smallPages(
	source: Exclude<Source, "journal" | "messages">,
	{ userId, offset }: Reading,
): Promise<Page[]> {
	if (source === "responses") return responsePages(userId, offset);
	if (source === "goals") {
		const goals = await db().relationshipGoal.findMany({ where: { userId } });
		return goals.map((goal) => goalPage(goal, offset));
	}
	if (source === "exercises") {
		const runs = await db().exerciseRun.findMany({ where: { userId } });
		return runs.flatMap((run) => runPage({ ...run, answers: answersSchema.parse(run.answers) }, offset) ?? []);
	}
	const newest = { where: { userId }, orderBy: { createdAt: "desc" } } as const;
	if (source === "life") {
		const row = await db().lifeScript.findFirst(newest);
		return row
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
	return row
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

/** The newest response of each questionnaire, and every relationship of the timeline: what can be opened. */
async function responsePages(userId: number, offset: number): Promise<Page[]> {
	const rows = await db().$queryRaw<
		(Omit<ResponseSource, "answers"> & { responses: Answer[]; questions: Question[] })[]
	>`
		SELECT r.id, r.questionnaire_id AS "questionnaireId", q.title, q.questions, r.responses,
			r.completed_at AS "completedAt"
		FROM user_responses r JOIN questionnaires q ON q.id = r.questionnaire_id
		WHERE r.user_id = ${userId} AND (r.questionnaire_id = ${TIMELINE_QUESTIONNAIRE_ID} OR NOT EXISTS (
			SELECT 1 FROM user_responses later
			WHERE later.user_id = r.user_id AND later.questionnaire_id = r.questionnaire_id
				AND (later.completed_at, later.id) > (r.completed_at, r.id)))`;
	return openedWhereSound("UserResponse", rows, { userId }).flatMap((row) =>
		row ? answerPages({ ...row, answers: row.responses }, offset) : [],
	);
}
