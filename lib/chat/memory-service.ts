import "server-only";
import type { Turn } from "@/lib/ai/types";
import { db } from "@/lib/core/db";
import { listGoals } from "@/lib/goals/service";
import { candidateEntries } from "@/lib/journal/related-service";
import { PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import type { PatternScore } from "@/lib/questionnaires/schema";
import { listResponseSummaries } from "@/lib/questionnaires/summary-service";
import { Prisma } from "@/prisma/client/client";
import type { Known } from "./memory";
import { isBefore, TURN_ORDER } from "./service";

/** How many messages before the turns are looked through, newest first, and how much of each, in characters. */
const OLDER = 300;
const READ_OF_MESSAGE = 1_200;
/** As much of an analysis as is read, in characters: more than one has. */
const READ_OF_ANALYSIS = 12_000;

/**
 * Everything of a person's that a reply may draw on, in as many queries as there are kinds of it, all at once.
 * @param before The id of the oldest message that the coach is given whole: what was said before it is read too.
 */
export async function readKnown(userId: number, before: number): Promise<Known> {
	const [goals, patterns, scripts, analyses, summaries, entries, older] = await Promise.all([
		listGoals(userId),
		newestPatterns(userId),
		scriptSentences(userId),
		newestAnalyses(userId),
		listResponseSummaries(userId),
		candidateEntries(userId),
		olderTurns(userId, before),
	]);
	return { goals, patterns, scripts, analyses, summaries, entries, older };
}

async function newestPatterns(userId: number): Promise<Known["patterns"]> {
	const row = await db().userResponse.findFirst({
		where: { userId, questionnaireId: PATTERN_QUESTIONNAIRE_ID, NOT: { patternScores: { equals: Prisma.DbNull } } },
		orderBy: { completedAt: "desc" },
		select: { patternScores: true, completedAt: true },
	});
	return row && { scores: row.patternScores as unknown as PatternScore[], completedAt: row.completedAt };
}

async function scriptSentences(userId: number): Promise<Known["scripts"]> {
	const newest = { where: { userId }, orderBy: { createdAt: "desc" } } as const;
	const [life, love] = await Promise.all([
		db().lifeScript.findFirst({ ...newest, select: { scriptSentence: true } }),
		db().loveScript.findFirst({ ...newest, select: { healedScriptSentence: true } }),
	]);
	return { life: life?.scriptSentence ?? null, love: love?.healedScriptSentence ?? null };
}

/** The analysis of the newest response to each questionnaire, where it has one; the timeline's are shown elsewhere. */
async function newestAnalyses(userId: number): Promise<Known["analyses"]> {
	return db().$queryRaw<Known["analyses"]>`
		SELECT * FROM (
			SELECT DISTINCT ON (r.questionnaire_id) r.questionnaire_id AS "questionnaireId", q.title,
				r.completed_at AS "completedAt", left(r.ai_analysis, ${READ_OF_ANALYSIS}::int) AS analysis
			FROM user_responses r JOIN questionnaires q ON q.id = r.questionnaire_id
			WHERE r.user_id = ${userId} AND r.ai_analysis IS NOT NULL AND r.questionnaire_id <> ${TIMELINE_QUESTIONNAIRE_ID}
			ORDER BY r.questionnaire_id, r.completed_at DESC
		) newest
		ORDER BY "completedAt" DESC`;
}

async function olderTurns(userId: number, before: number): Promise<Turn[]> {
	const rows = await db().$queryRaw<{ isAiResponse: boolean; content: string; at: Date }[]>`
		SELECT is_ai_response AS "isAiResponse", left(content, ${READ_OF_MESSAGE}::int) AS content, created_at AS at
		FROM chat_messages
		WHERE user_id = ${userId} AND ${isBefore(userId, before)}
		${TURN_ORDER}
		LIMIT ${OLDER}`;
	return rows
		.toReversed()
		.map(({ isAiResponse, content, at }) => ({ from: isAiResponse ? "coach" : "person", content, at }));
}
