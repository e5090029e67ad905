import "server-only";
import type { Day } from "@/lib/domain/progress/days";
import { readRows } from "@/lib/server/core/database/read-rows";
import { MOST_OF_DAY } from "@/lib/server/feelings/felt";
import { type NotMeantRow, notMeantColumns } from "@/lib/server/safety/not-meant";
import { Prisma } from "@/prisma/client/client";
import type { Stretch } from "./stretch";

/** The maximum number of feelings that a letter considers; `MOST` is the one for goals, plans and marked sentences. */
const MOST_FEELINGS = 5_000;
const MOST = 50;

type Json = Prisma.JsonValue;

/**
 * Everything that the database has about a period. Rows are arrays, because the driver is slow with thousands of
 * objects.
 */
export interface LetterRow {
	/** Id, day, whether the entry is excluded, and the question that it answers. */
	written: [string, Day, boolean, string][];
	/** The ids of earlier entries that are excluded, each in an array. */
	awayBefore: [string][];
	lastBefore: Day | null;
	mark: string | null;
	/** Day, id, feeling and entry id, of this period and all time before. */
	felt: [Day, string, string, string | null][];
	/** Id and names, in the order in which the people were named. */
	people: [string, Json][];
	/** Id, title, description, and whether the goal was reached. */
	goals: [string, string | null, string, boolean][];
	/** Id, what the person planned, whether it worked out, and the day it was meant for. */
	threads: [string, string, boolean, Day][];
	/** Id, questionnaire, the marked sentence, and the time. */
	marked: [string, string, Json, string][];
	/** What the person did not mean as it sounds, wherever it is. */
	notMeant: NotMeantRow[];
}

const listOf = (values: Prisma.Sql, from: Prisma.Sql) =>
	Prisma.sql`(SELECT coalesce(json_agg(json_build_array(${values})), '[]') FROM ${from})`;

/** Reads the row in one statement. Encrypted values are returned as they are stored. */
export async function readLetterRow({ userId, period, since, until }: Stretch): Promise<LetterRow> {
	const { id, from, to } = period;
	const within = Prisma.sql`BETWEEN ${from}::date AND ${to}::date`;
	const then = (column: string) => Prisma.sql`(${Prisma.raw(column)} >= ${since} AND ${Prisma.raw(column)} < ${until})`;
	const [row] = await readRows<LetterRow>(Prisma.sql`
		SELECT ${listOf(
			Prisma.sql`id, local_date, is_kept_away, prompt`,
			Prisma.sql`journal_entries WHERE user_id = ${userId} AND local_date ${within}`,
		)} AS written,
		${listOf(
			Prisma.sql`id`,
			Prisma.sql`journal_entries WHERE user_id = ${userId} AND is_kept_away AND local_date < ${from}::date`,
		)} AS "awayBefore",
		b.last::text AS "lastBefore",
		(SELECT mark FROM letter_marks WHERE user_id = ${userId} AND period = ${id}) AS mark,
		${listOf(
			Prisma.sql`local_date, id, feeling, entry_id`,
			Prisma.sql`(SELECT * FROM (
					SELECT *, row_number() OVER (PARTITION BY local_date ORDER BY id) AS place FROM feelings
					WHERE user_id = ${userId} AND local_date <= ${to}::date
				) d WHERE place <= ${MOST_OF_DAY} ORDER BY local_date DESC, created_at DESC, id LIMIT ${MOST_FEELINGS}) f`,
		)} AS felt,
		${listOf(
			Prisma.sql`id, names`,
			Prisma.sql`(SELECT * FROM people WHERE user_id = ${userId} ORDER BY created_at, id) p`,
		)} AS people,
		${listOf(
			Prisma.sql`id, title, description, completed_at IS NOT NULL`,
			Prisma.sql`(SELECT * FROM relationship_goals WHERE user_id = ${userId}
				AND (${then("completed_at")} OR (completed_at IS NULL AND ${then("created_at")}))
				ORDER BY created_at, id LIMIT ${MOST}) g`,
		)} AS goals,
		${listOf(
			Prisma.sql`id, meant, outcome IS NOT NULL, day`,
			Prisma.sql`(SELECT * FROM threads WHERE user_id = ${userId}
				AND ((outcome = 'well' AND answered_on ${within}) OR (outcome IS NULL AND (${then("created_at")} OR day ${within})))
				ORDER BY created_at, id LIMIT ${MOST}) t`,
		)} AS threads,
		${listOf(
			Prisma.sql`id, questionnaire_id, marked, completed_at`,
			Prisma.sql`(SELECT * FROM user_responses WHERE user_id = ${userId} AND marked IS NOT NULL
				AND ${then("completed_at")} ORDER BY completed_at DESC, id LIMIT ${MOST}) r`,
		)} AS marked,
		${listOf(notMeantColumns, Prisma.sql`not_meant WHERE user_id = ${userId}`)} AS "notMeant"
		FROM (SELECT max(local_date) AS last FROM journal_entries
			WHERE user_id = ${userId} AND local_date < ${from}::date) b`);
	return row as LetterRow;
}
