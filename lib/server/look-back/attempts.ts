import "server-only";
import type { Attempts } from "@/lib/domain/look-back/shown";
import { PATTERN_QUESTIONNAIRE_ID, type PatternName, patternNames } from "@/lib/domain/questionnaires/ids";
import { openedWhereSound } from "@/lib/server/core/database/db";
import { answersIn, questionsIn, scoresIn } from "@/lib/server/questionnaires/columns";
import { Prisma } from "@/prisma/client/client";
import { madeOnce, stateOf } from "./kept-answers";

/** Maximum number of attempts shown, newest first. */
const MOST = 24;

interface Found {
	/** Id, time, answers and scores (both encrypted), newest first. */
	rows: [string, string, Prisma.JsonValue, Prisma.JsonValue][];
	questions: Prisma.JsonValue;
}

/** Reads every attempt at the six-patterns questionnaire with its answers, oldest first. */
export function readAttempts(userId: number): Promise<Attempts> {
	const taken = Prisma.sql`user_responses r WHERE user_id = ${userId} AND questionnaire_id = ${PATTERN_QUESTIONNAIRE_ID}`;
	const questionnaire = Prisma.sql`questionnaires q WHERE id = ${PATTERN_QUESTIONNAIRE_ID}`;
	return madeOnce<Found, Attempts>(
		userId,
		{
			name: "attempts",
			states: [stateOf(taken, "r"), stateOf(questionnaire, "q")],
			read: Prisma.sql`json_build_object(
				'rows', (SELECT coalesce(json_agg(json_build_array(id, completed_at, responses, pattern_scores)), '[]')
					FROM (SELECT * FROM ${taken} ORDER BY completed_at DESC, id DESC LIMIT ${MOST}) t),
				'questions', (SELECT questions FROM ${questionnaire}))`,
		},
		(found) => attemptsIn(userId, found),
	);
}

function attemptsIn(userId: number, found: Found): Attempts {
	const rows = found.rows.map(([id, completedAt, responses, patternScores]) => {
		return { id, completedAt, responses, patternScores };
	});
	if (rows.length === 0) return { statements: [], attempts: [] };
	const questions = questionsIn(found.questions ?? []);
	const attempts = openedWhereSound("UserResponse", rows, { userId }).flatMap((row) => {
		const scores = row && scoresIn(row.patternScores);
		if (!scores) return [];
		const answers = new Map(answersIn(row.responses).map(({ questionId, answer }) => [questionId, Number(answer)]));
		return [
			{
				id: row.id,
				completedAt: new Date(row.completedAt).toISOString(),
				scores: patternNames.map((name) => scores.find((score) => score.name === name)?.score ?? 0),
				answers: questions.map(({ id }) => answers.get(id) || null),
			},
		];
	});
	const patternOf = (name: string | undefined): PatternName | null => patternNames.find((one) => one === name) ?? null;
	return {
		statements: questions.map(({ text, scoring }) => ({ text, pattern: patternOf(scoring?.pattern) })),
		attempts: attempts.reverse(),
	};
}
