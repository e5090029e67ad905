import "server-only";
import type { EarlierAnalysis, OnWaitState } from "@/lib/ai/types";
import { isSound } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { type Analysis, renderAnalysis } from "@/lib/domain/questionnaires/analysis";
import { markedAmong } from "@/lib/domain/questionnaires/marked";
import { authoredBackgroundFor } from "@/lib/domain/questionnaires/meanings/find";
import type { PatternScore, Questionnaire } from "@/lib/domain/questionnaires/schema";
import type { Concern } from "@/lib/safety/concern";
import { withoutUnsafeParts } from "@/lib/safety/reply-check";
import { coachSettings } from "@/lib/server/coach-settings/service";
import { coach } from "@/lib/server/core/ai";
import { db } from "@/lib/server/core/database/db";
import { withinBudget } from "@/lib/server/core/limits/ai-budget";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import type { Withheld } from "@/lib/server/memory/hidden";
import { pausesOf } from "@/lib/server/memory/pauses";
import { answersLeft } from "@/lib/server/memory/recall/answers";
import { analysisSource, thingId } from "@/lib/server/memory/sources";
import { withheldOf } from "@/lib/server/memory/withheld";
import { answersIn, markIn, questionsIn, scoresIn } from "@/lib/server/questionnaires/columns";
import { isUnsafeAtHome } from "@/lib/server/safety/home";
import { notMeantBy, type SaidNotMeant } from "@/lib/server/safety/not-meant";
import { read } from "@/lib/server/safety/read";
import { whileWaiting } from "@/lib/server/waiting/service";
import type { UserResponse } from "@/prisma/client/client";

interface WrittenAnalysis {
	/** The text to store. */
	markdown: string;
	/** The coach's name. */
	by: string;
	/** The model's concern about the answers, if any. */
	concern: Concern | null;
}

/** How many earlier analyses the coach is given; the prompt shortens them further if necessary. */
const EARLIER_ANALYSES = 12;

/**
 * Has the coach write about one response, given the person's settings, their earlier scores, and the analyses of their
 * other answers.
 * @throws whatever the coach throws, AppError `rate_limited`, and `ai_failed` if the text must not be shown.
 */
export function writeAnalysis(
	user: SessionUser,
	response: UserResponse,
	questionnaire: Questionnaire,
	signal: AbortSignal,
): Promise<WrittenAnalysis> {
	return withinBudget(user.id, () =>
		whileWaiting(user.id, "analysis", (waits) => analysisOf(user, response, questionnaire, { signal, waits })),
	);
}

async function analysisOf(
	user: SessionUser,
	response: UserResponse,
	questionnaire: Questionnaire,
	{ signal, waits }: { signal: AbortSignal; waits: OnWaitState },
): Promise<WrittenAnalysis> {
	const [settings, previous, withheld, { paused }, said] = await Promise.all([
		coachSettings(user.id),
		previousScores(response),
		withheldOf(user.id),
		pausesOf(user.id),
		notMeantBy(user.id),
	]);
	// During a pause, these answers are read as if they were the only ones.
	const earlier = paused ? [] : await earlierAnalyses(user.id, response, withheld, said);
	const given = { responseId: response.id, questionnaireId: questionnaire.id, answers: answersIn(response.responses) };
	const [answers = []] = await answersLeft(user.id, [given], withheld);
	const scores = scoresIn(response.patternScores);
	const isHomeUnsafe = await isUnsafeAtHome(user);
	const chosen = coach(user);
	const analysis = await chosen.analyzeQuestionnaire(
		{
			person: { firstName: user.firstName },
			manner: { persona: settings.coachPersona, instructions: settings.questionnaireInstructions },
			questionnaire,
			answers,
			notMeant: said.inAnswers(response, answersIn(response.responses)),
			patternScores: scores,
			previousPatternScores: previous,
			earlier,
			isHomeUnsafe,
			marked: markedAmong(questionnaire.id, markIn(response.marked), answers),
			background: authoredBackgroundFor(questionnaire.id, answers, scores),
		},
		signal,
		waits,
	);
	const { concern = null, ...written } = analysis;
	const heard = said.heardAnswers(response, answersIn(response.responses));
	const found = await read(user.id, "signsIn", questionnaire, heard);
	const safe = withoutUnsafeParts<Analysis>(written, found, true);
	if (safe === null) {
		throw new AppError(
			"ai_failed",
			"What the coach wrote did not do justice to what you wrote, so it was thrown away.",
		);
	}
	return { markdown: renderAnalysis(questionnaire.id, safe), by: chosen.name, concern };
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
	return scoresIn(before?.patternScores ?? null);
}

async function earlierAnalyses(
	userId: number,
	{ id }: UserResponse,
	withheld: Withheld,
	said: SaidNotMeant,
): Promise<EarlierAnalysis[]> {
	const rows = await db().userResponse.findMany({
		where: { userId, id: { not: id }, aiAnalysis: { not: null } },
		orderBy: { completedAt: "desc" },
		take: EARLIER_ANALYSES,
		include: { questionnaire: true },
	});
	const known = rows.filter((row) => isSound(row) && !withheld.hides(thingId.analysis(row.id)));
	const given = known.map(({ id: responseId, questionnaireId, responses }) => ({
		responseId,
		questionnaireId,
		answers: answersIn(responses),
	}));
	const left = await answersLeft(userId, given, withheld);
	return known.map((row, i) => ({
		questionnaireId: row.questionnaireId,
		title: row.questionnaire.title,
		completedAt: row.completedAt,
		analysis: withheld.text(analysisSource(row.id), row.aiAnalysis ?? ""),
		answers: left[i] ?? [],
		notMeant: said.inAnswers(row, answersIn(row.responses)),
		questions: questionsIn(row.questionnaire.questions),
	}));
}
