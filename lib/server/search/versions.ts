import "server-only";
import { db } from "@/lib/server/core/database/db";

/** The sources of pages: what a person writes into. */
export const sources = ["journal", "messages", "responses", "goals", "life", "love", "exercises"] as const;
export type Source = (typeof sources)[number];

/** Shows whether rows have changed, without reading their content. */
export interface Version {
	count: number;
	sum: bigint;
}

/*
 * Postgres stores with every row the id of the transaction that last wrote it, `xmin`. The number of a table's rows and
 * the sum of these ids change with every insert, update and deletion, whichever server made it. So they show whether an
 * index in memory still matches the rows, without a column to maintain.
 */

/** Reads the versions of everything that a person has written, in one query. */
export async function versionsOf(userId: number): Promise<Record<Source, Version>> {
	const rows = await db().$queryRaw<{ source: Source; count: number; sum: string }[]>`
		SELECT 'journal' AS source, count(*)::int, coalesce(sum(xmin::text::bigint), 0)::text AS sum
			FROM journal_entries WHERE user_id = ${userId}
		UNION ALL SELECT 'messages', count(*)::int, coalesce(sum(xmin::text::bigint), 0)::text
			FROM chat_messages WHERE user_id = ${userId} AND NOT is_ai_response
		UNION ALL SELECT 'responses', count(*)::int, coalesce(sum(xmin::text::bigint), 0)::text
			FROM user_responses WHERE user_id = ${userId}
		UNION ALL SELECT 'goals', count(*)::int, coalesce(sum(xmin::text::bigint), 0)::text
			FROM relationship_goals WHERE user_id = ${userId}
		UNION ALL SELECT 'life', count(*)::int, coalesce(sum(xmin::text::bigint), 0)::text
			FROM life_script WHERE user_id = ${userId}
		UNION ALL SELECT 'love', count(*)::int, coalesce(sum(xmin::text::bigint), 0)::text
			FROM love_script WHERE user_id = ${userId}
		UNION ALL SELECT 'exercises', count(*)::int, coalesce(sum(xmin::text::bigint), 0)::text
			FROM exercise_runs WHERE user_id = ${userId}`;
	return Object.fromEntries(rows.map(({ source, count, sum }) => [source, { count, sum: BigInt(sum) }])) as Record<
		Source,
		Version
	>;
}

export const isSame = (a: Version | undefined, b: Version) => a !== undefined && a.count === b.count && a.sum === b.sum;
