import "server-only";
import type { ListedResponse, ResponsePage } from "@/lib/domain/questionnaires/schema";
import { db } from "@/lib/server/core/database/db";
import { Prisma, type UserResponse } from "@/prisma/client/client";
import { findRow, serialize } from "./service";

/** How much of a list is sent whole, in bytes of JSON; the newest come first. */
const WHOLE_BYTES = 1_000_000;
/** How much of each answer and of the analysis an abridged response keeps, in characters. */
const ANSWER = 60;
const ANALYSIS = 300;

const columns = Prisma.sql`id, user_id AS "userId", questionnaire_id AS "questionnaireId", pattern_scores AS "patternScores",
	analysis_by AS "analysisBy", analysis_until AS "analysisUntil", version, completed_at AS "completedAt"`;

const whole = Prisma.sql`responses, ai_analysis AS "aiAnalysis"`;
const abridged = Prisma.sql`left(ai_analysis, ${ANALYSIS}::int) AS "aiAnalysis", (
	SELECT jsonb_agg(
		CASE WHEN jsonb_typeof(a.value -> 'answer') = 'string'
			THEN jsonb_set(a.value, '{answer}', to_jsonb(left(a.value ->> 'answer', ${ANSWER}::int))) ELSE a.value END
		ORDER BY a.ordinality
	) FROM jsonb_array_elements(responses) WITH ORDINALITY a
) AS responses`;

/**
 * A page of what this person has answered, newest first. As many as fit into one answer are whole; of the others only
 * the beginnings are sent (`isComplete` false), and never leave the database as a whole.
 * @throws AppError `not_found` where `before` is no response of theirs.
 */
export async function listResponses(userId: number, { limit, before }: ResponsePage): Promise<ListedResponse[]> {
	const conditions = [Prisma.sql`user_id = ${userId}`];
	if (before) {
		const { completedAt } = await findRow(userId, before);
		conditions.push(Prisma.sql`(completed_at < ${completedAt}::timestamptz
			OR (completed_at = ${completedAt}::timestamptz AND id > ${before}))`);
	}
	const sizes = await db().$queryRaw<{ id: string; bytes: number }[]>`
		SELECT id, octet_length(responses::text) + octet_length(coalesce(to_json(ai_analysis)::text, ''))
			+ octet_length(coalesce(pattern_scores::text, '')) AS bytes
		FROM user_responses
		WHERE ${Prisma.join(conditions, " AND ")}
		ORDER BY completed_at DESC, id ASC
		LIMIT ${limit}`;
	let left = WHOLE_BYTES;
	const fitting = new Set<string>();
	for (const { id, bytes } of sizes) {
		if (bytes > left) continue;
		left -= bytes;
		fitting.add(id);
	}
	const others = sizes.map(({ id }) => id).filter((id) => !fitting.has(id));
	const rows = new Map<string, UserResponse>();
	for (const [ids, texts] of [
		[[...fitting], whole],
		[others, abridged],
	] as const) {
		if (ids.length === 0) continue;
		const found = await db().$queryRaw<UserResponse[]>`
			SELECT ${columns}, ${texts} FROM user_responses WHERE user_id = ${userId} AND id IN (${Prisma.join([...ids])})`;
		for (const row of found) rows.set(row.id, row);
	}
	const now = new Date();
	return sizes.flatMap(({ id }) => {
		const row = rows.get(id);
		return row ? [{ ...serialize(row, now), isComplete: fitting.has(id) }] : [];
	});
}
