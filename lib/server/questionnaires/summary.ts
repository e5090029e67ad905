import "server-only";
import { PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { previewOf } from "@/lib/domain/questionnaires/summaries";
import { allOpenedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { readRows } from "@/lib/server/core/database/read-rows";
import { Prisma } from "@/prisma/client/client";
import { answersIn, scoresIn } from "./columns";

interface SummaryRow extends Omit<ResponseSummary, "isBeingAnalyzed" | "completedAt" | "patternScores" | "preview"> {
	analysisUntil: Date | null;
	completedAt: Date;
	patternScores: Prisma.JsonValue;
	responses: Prisma.JsonValue;
}

/** Maximum number of summaries in a list, newest first: as many as can be imported. */
const LISTED = 2_000;

/**
 * Lists summaries of everything this person has answered, newest first. Analyses and answers are not read, except the
 * beginnings of relationships, which are shown.
 */
export async function listResponseSummaries(userId: number): Promise<ResponseSummary[]> {
	const rows = await readRows<SummaryRow>(Prisma.sql`
		SELECT r.id, r.questionnaire_id AS "questionnaireId", r.version,
			r.ai_analysis IS NOT NULL AS "hasAnalysis",
			r.analysis_until AS "analysisUntil",
			r.completed_at AS "completedAt",
			CASE WHEN r.questionnaire_id = ${PATTERN_QUESTIONNAIRE_ID} THEN r.pattern_scores END AS "patternScores",
			CASE WHEN r.questionnaire_id = ${TIMELINE_QUESTIONNAIRE_ID} THEN r.responses END AS responses
		FROM user_responses r
		WHERE r.user_id = ${userId}
		ORDER BY r.completed_at DESC, r.id ASC
		LIMIT ${LISTED}`);
	const now = new Date();
	const read = await allOpenedInTurn("UserResponse", rows, { userId });
	return read.map(({ analysisUntil, completedAt, patternScores, responses, ...row }) => ({
		...row,
		patternScores: scoresIn(patternScores)?.map(({ name, score }) => ({ name, score })) ?? null,
		preview: responses === null ? null : previewOf(answersIn(responses)),
		isBeingAnalyzed: analysisUntil !== null && analysisUntil > now,
		completedAt: completedAt.toISOString(),
	}));
}
