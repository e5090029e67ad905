import "server-only";
import { withinBudget } from "@/lib/ai/budget";
import { coach } from "@/lib/ai/providers";
import type { EarlierAnalysis } from "@/lib/ai/types";
import { coachSettings } from "@/lib/coach-settings/service";
import { db } from "@/lib/core/db";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import type { UserResponse } from "@/prisma/client/client";
import { renderAnalysis } from "./analysis";
import { signsIn } from "./safety";
import type { Answer, PatternScore, Question, Questionnaire } from "./schema";

/** How many earlier analyses the coach is given; the prompt shortens them further where it must. */
const EARLIER_ANALYSES = 12;

/**
 * Has the coach write about one response, with what it needs to know: the person's settings, their scores the time
 * before, and what was written about their other answers.
 * @returns The markdown to store and who wrote it.
 * @throws as the coach, AppError `rate_limited`, and `ai_failed` where what it wrote must not be shown.
 */
export async function writeAnalysis(
	user: SessionUser,
	response: UserResponse,
	questionnaire: Questionnaire,
	signal: AbortSignal,
): Promise<{ markdown: string; by: string }> {
	const [settings, previous, earlier] = await Promise.all([
		coachSettings(user.id),
		previousScores(response),
		earlierAnalyses(user.id, response),
	]);
	const chosen = coach();
	const analysis = await withinBudget(user.id, () =>
		chosen.analyzeQuestionnaire(
			{
				person: { firstName: user.firstName },
				manner: { persona: settings.coachPersona, instructions: settings.questionnaireInstructions },
				questionnaire,
				answers: response.responses as unknown as Answer[],
				patternScores: response.patternScores as unknown as PatternScore[] | null,
				previousPatternScores: previous,
				earlier,
			},
			signal,
		),
	);
	const markdown = renderAnalysis(questionnaire.id, analysis);
	if (isUnsafeReply(markdown, signsIn(questionnaire, response.responses as unknown as Answer[]))) {
		throw new AppError("ai_failed", "What the coach wrote did not do justice to what you wrote, so it was not kept.");
	}
	return { markdown, by: chosen.name };
}

async function previousScores({
	id,
	userId,
	questionnaireId,
	completedAt,
}: UserResponse): Promise<PatternScore[] | null> {
	const before = await db().userResponse.findFirst({
		where: { userId, questionnaireId, id: { not: id }, completedAt: { lt: completedAt } },
		orderBy: { completedAt: "desc" },
		select: { patternScores: true },
	});
	return (before?.patternScores ?? null) as unknown as PatternScore[] | null;
}

async function earlierAnalyses(userId: number, { id }: UserResponse): Promise<EarlierAnalysis[]> {
	const rows = await db().userResponse.findMany({
		where: { userId, id: { not: id }, aiAnalysis: { not: null } },
		orderBy: { completedAt: "desc" },
		take: EARLIER_ANALYSES,
		include: { questionnaire: true },
	});
	return rows.map((row) => ({
		questionnaireId: row.questionnaireId,
		title: row.questionnaire.title,
		completedAt: row.completedAt,
		analysis: row.aiAnalysis ?? "",
		answers: row.responses as unknown as Answer[],
		questions: row.questionnaire.questions as unknown as Question[],
	}));
}
