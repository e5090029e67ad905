import "server-only";
import type { Attempts } from "@/lib/domain/look-back/shown";
import { PATTERN_QUESTIONNAIRE_ID, type PatternName, patternNames } from "@/lib/domain/questionnaires/ids";
import { openedWhereSound } from "@/lib/server/core/database/db";
import { readRows } from "@/lib/server/core/database/read-rows";
import { answersIn, questionsIn, scoresIn } from "@/lib/server/questionnaires/columns";
import { Prisma } from "@/prisma/client/client";

/** Maximum number of attempts shown, newest first. */
const MOST = 24;

interface Row {
	id: string;
	completedAt: Date;
	responses: Prisma.JsonValue;
	patternScores: Prisma.JsonValue;
}

/** Reads every attempt at the six-patterns questionnaire with its answers, oldest first. */
export async function readAttempts(userId: number): Promise<Attempts> {
	const [rows, catalog] = await Promise.all([
		readRows<Row>(Prisma.sql`
			SELECT id, completed_at AS "completedAt", responses, pattern_scores AS "patternScores" FROM user_responses
			WHERE user_id = ${userId} AND questionnaire_id = ${PATTERN_QUESTIONNAIRE_ID}
			ORDER BY completed_at DESC, id DESC LIMIT ${MOST}`),
		readRows<{ questions: Prisma.JsonValue }>(
			Prisma.sql`SELECT questions FROM questionnaires WHERE id = ${PATTERN_QUESTIONNAIRE_ID}`,
		),
	]);
	if (rows.length === 0) return { statements: [], attempts: [] };
	const questions = questionsIn(catalog[0]?.questions ?? []);
	const attempts = openedWhereSound("UserResponse", rows, { userId }).flatMap((row) => {
		const scores = row && scoresIn(row.patternScores);
		if (!scores) return [];
		const answers = new Map(answersIn(row.responses).map(({ questionId, answer }) => [questionId, Number(answer)]));
		return [
			{
				id: row.id,
				completedAt: row.completedAt.toISOString(),
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
