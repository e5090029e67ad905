import "server-only";
import { PATTERN_QUESTIONNAIRE_ID, PREVIEW_LENGTH, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { db } from "@/lib/server/core/database/db";

type SummaryRow = Omit<ResponseSummary, "isBeingAnalyzed" | "completedAt"> & {
	analysisUntil: Date | null;
	completedAt: Date;
};

/** Summaries of everything this person has answered, newest first. Neither answers nor analyses leave the database. */
export async function listResponseSummaries(userId: number): Promise<ResponseSummary[]> {
	const rows = await db().$queryRaw<SummaryRow[]>`
		SELECT r.id, r.questionnaire_id AS "questionnaireId", r.version,
			r.ai_analysis IS NOT NULL AS "hasAnalysis",
			r.analysis_until AS "analysisUntil",
			r.completed_at AS "completedAt",
			CASE WHEN r.questionnaire_id = ${PATTERN_QUESTIONNAIRE_ID} AND r.pattern_scores IS NOT NULL THEN (
				SELECT jsonb_agg(jsonb_build_object('name', s.value -> 'name', 'score', s.value -> 'score') ORDER BY s.ordinality)
				FROM jsonb_array_elements(r.pattern_scores) WITH ORDINALITY s
			) END AS "patternScores",
			CASE WHEN r.questionnaire_id = ${TIMELINE_QUESTIONNAIRE_ID} THEN (
				SELECT jsonb_build_object(
					'name', coalesce(min(a ->> 'answer') FILTER (WHERE a ->> 'questionId' = 'q1'), ''),
					'dates', coalesce(min(a ->> 'answer') FILTER (WHERE a ->> 'questionId' = 'q2'), ''),
					'highlights', coalesce(
						left(min(a ->> 'answer') FILTER (WHERE a ->> 'questionId' = 'q3'), ${PREVIEW_LENGTH}::int), ''
					)
				)
				FROM jsonb_array_elements(r.responses) a
			) END AS preview
		FROM user_responses r
		WHERE r.user_id = ${userId}
		ORDER BY r.completed_at DESC, r.id ASC`;
	const now = new Date();
	return rows.map(({ analysisUntil, completedAt, ...row }) => ({
		...row,
		isBeingAnalyzed: analysisUntil !== null && analysisUntil > now,
		completedAt: completedAt.toISOString(),
	}));
}
