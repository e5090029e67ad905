import "server-only";
import { isSound } from "@/lib/domain/core/damaged";
import { PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { db, openedWhereSound } from "@/lib/server/core/database/db";
import { openedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { goalsForCoach } from "@/lib/server/goals/service";
import { scoresIn } from "@/lib/server/questionnaires/columns";
import { listResponseSummaries } from "@/lib/server/questionnaires/summary";
import { Prisma } from "@/prisma/client/client";
import { type Known, type KnownTurn, READ_OF_MESSAGE } from "./memory";
import { isBefore, TURN_ORDER } from "./service";

/** How many messages before the turns are read, newest first. */
const OLDER = 300;
/** How many characters of an analysis are read; none is longer. */
const READ_OF_ANALYSIS = 12_000;

/**
 * Reads everything about a person that a reply may use, with one query for each kind, in parallel.
 * @param before The id of the oldest message that the coach is given in full: older messages are read too.
 * @param entries The entries to search for related ones; empty if none are wanted.
 */
export async function readKnown(userId: number, before: number, entries: Known["entries"] = []): Promise<Known> {
	const [goals, patterns, scripts, analyses, summaries, older] = await Promise.all([
		goalsForCoach(userId),
		newestPatterns(userId),
		scriptSentences(userId),
		newestAnalyses(userId),
		listResponseSummaries(userId),
		olderTurns(userId, before),
	]);
	return { goals, patterns, scripts, analyses, summaries, entries, older };
}

async function newestPatterns(userId: number): Promise<Known["patterns"]> {
	const row = await db().userResponse.findFirst({
		where: { userId, questionnaireId: PATTERN_QUESTIONNAIRE_ID, NOT: { patternScores: { equals: Prisma.DbNull } } },
		orderBy: { completedAt: "desc" },
		select: { id: true, patternScores: true, completedAt: true },
	});
	return row && { id: row.id, scores: scoresIn(row.patternScores) ?? [], completedAt: row.completedAt };
}

async function scriptSentences(userId: number): Promise<Known["scripts"]> {
	const newest = { where: { userId }, orderBy: { createdAt: "desc" } } as const;
	const [life, love] = await Promise.all([
		db().lifeScript.findFirst({ ...newest, select: { id: true, scriptSentence: true, lastUpdated: true } }),
		db().loveScript.findFirst({ ...newest, select: { id: true, healedScriptSentence: true, updatedAt: true } }),
	]);
	return {
		life: life && isSound(life) ? { id: life.id, sentence: life.scriptSentence, at: life.lastUpdated } : null,
		love: love && isSound(love) ? { id: love.id, sentence: love.healedScriptSentence, at: love.updatedAt } : null,
	};
}

/** Reads the analysis of the newest response to each questionnaire that has one. The timeline's are shown elsewhere. */
async function newestAnalyses(userId: number): Promise<Known["analyses"]> {
	type Stored = Omit<Known["analyses"][number], "analysis"> & { aiAnalysis: string };
	const rows = await db().$queryRaw<Stored[]>`
		SELECT * FROM (
			SELECT DISTINCT ON (r.questionnaire_id) r.id, r.questionnaire_id AS "questionnaireId", q.title,
				r.completed_at AS "completedAt", r.ai_analysis AS "aiAnalysis"
			FROM user_responses r JOIN questionnaires q ON q.id = r.questionnaire_id
			WHERE r.user_id = ${userId} AND r.ai_analysis IS NOT NULL AND r.questionnaire_id <> ${TIMELINE_QUESTIONNAIRE_ID}
			ORDER BY r.questionnaire_id, r.completed_at DESC
		) newest
		ORDER BY "completedAt" DESC`;
	return openedWhereSound("UserResponse", rows, { userId })
		.filter((row) => row !== null)
		.map(({ aiAnalysis, ...row }) => ({ ...row, analysis: aiAnalysis.slice(0, READ_OF_ANALYSIS) }));
}

async function olderTurns(userId: number, before: number): Promise<KnownTurn[]> {
	type Stored = { id: number; sealId: string; isAiResponse: boolean; content: string; at: Date };
	const rows = await db().$queryRaw<Stored[]>`
		SELECT id, seal_id::text AS "sealId", is_ai_response AS "isAiResponse", content, created_at AS at
		FROM chat_messages
		WHERE user_id = ${userId} AND ${isBefore(userId, before)} AND NOT (is_imported AND is_ai_response)
		${TURN_ORDER}
		LIMIT ${OLDER}`;
	const read = await openedInTurn("ChatMessage", rows, { userId });
	return read
		.filter((row) => row !== null)
		.toReversed()
		.map(({ id, isAiResponse, content, at }) => ({
			id,
			from: isAiResponse ? "coach" : "person",
			content: content.slice(0, READ_OF_MESSAGE),
			at,
		}));
}
