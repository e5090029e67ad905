import "server-only";
import type { AnsweredQuestionnaire, LifeScriptInput } from "@/lib/ai/types";
import { findingsOf } from "@/lib/domain/chat/findings";
import { AppError } from "@/lib/domain/core/errors";
import { localDay } from "@/lib/domain/progress/days";
import { PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { inOrder, type Kind } from "@/lib/domain/safety/kinds";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { heardAnswers } from "@/lib/safety/not-meant";
import { withoutUnsafeParts } from "@/lib/safety/reply-check";
import { coachSettings } from "@/lib/server/coach-settings/service";
import { db } from "@/lib/server/core/database/db";
import { readRows } from "@/lib/server/core/database/read-rows";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { answersIn, isUnread, markIn, questionsIn, scoresIn } from "@/lib/server/questionnaires/columns";
import { notMeantBy } from "@/lib/server/safety/not-meant";
import { read } from "@/lib/server/safety/read";
import { Prisma } from "@/prisma/client/client";

/** How many relationships a script draws on, and how many sets of answers are read per other questionnaire. */
const MOST_RELATIONSHIPS = 60;
const TRIED = 3;

/** Returns the ids of the newest answers to each questionnaire: all of them together can be hundreds of megabytes. */
async function newestOf(userId: number): Promise<string[]> {
	const rows = await readRows<{ id: string }>(Prisma.sql`
		SELECT id FROM (
			SELECT id, questionnaire_id,
				row_number() OVER (PARTITION BY questionnaire_id ORDER BY completed_at DESC, id) AS place
			FROM user_responses WHERE user_id = ${userId}
		) r WHERE r.place <= CASE r.questionnaire_id WHEN ${TIMELINE_QUESTIONNAIRE_ID} THEN ${MOST_RELATIONSHIPS}::int ELSE ${TRIED}::int END`);
	return rows.map(({ id }) => id);
}

/**
 * Collects what a script is written from: the newest answers to each questionnaire, and the newest relationships of the
 * timeline.
 */
export async function gatherAnswers(user: SessionUser): Promise<LifeScriptInput> {
	const [settings, said, { timezoneOffset }, rows] = await Promise.all([
		coachSettings(user.id),
		notMeantBy(user.id),
		db().user.findUniqueOrThrow({ where: { id: user.id }, select: { timezoneOffset: true } }),
		newestOf(user.id).then((ids) =>
			db().userResponse.findMany({
				where: { userId: user.id, id: { in: ids } },
				orderBy: [{ completedAt: "desc" }, { id: "asc" }],
				include: { questionnaire: true },
			}),
		),
	]);
	const seen = new Set<string>();
	const newest = rows.filter((row) => {
		const { questionnaireId } = row;
		if (isUnread(row)) return false;
		if (questionnaireId === TIMELINE_QUESTIONNAIRE_ID) return true;
		const isFirst = !seen.has(questionnaireId);
		seen.add(questionnaireId);
		return isFirst;
	});
	return {
		person: { firstName: user.firstName },
		manner: { persona: settings.coachPersona, instructions: settings.questionnaireInstructions },
		answered: newest.map(({ id, questionnaire, responses, marked, aiAnalysis, completedAt }) => ({
			responseId: id,
			questionnaire: {
				id: questionnaire.id,
				title: questionnaire.title,
				description: questionnaire.description,
				questions: questionsIn(questionnaire.questions),
			},
			answers: answersIn(responses),
			notMeant: said.inAnswers({ id, questionnaireId: questionnaire.id }, answersIn(responses)),
			marked: markIn(marked),
			found: aiAnalysis && isTold(questionnaire.id) ? findingsOf(questionnaire.id, aiAnalysis) : null,
			day: localDay(completedAt, timezoneOffset),
		})),
		patternScores: scoresIn(
			newest.find(({ questionnaireId }) => questionnaireId === PATTERN_QUESTIONNAIRE_ID)?.patternScores ?? null,
		),
	};
}

/**
 * Whether the analysis is included with the answers. Not for relationships, which have one each, and not for the
 * patterns, whose scores are included as numbers.
 */
const isTold = (id: string) => id !== TIMELINE_QUESTIONNAIRE_ID && id !== PATTERN_QUESTIONNAIRE_ID;

const ANSWERS_UNREAD =
	"Some of the answers that this is written from cannot be read: what is stored of them was damaged. " +
	"Bring them in from a backup, or answer that questionnaire once more.";

/**
 * Returns which of these questionnaires the person has yet to complete.
 * @throws AppError `conflict` if they have completed one, and no answers to it can be decrypted.
 */
export async function missingOf(userId: number, questionnaireIds: readonly string[]): Promise<string[]> {
	const rows = await db().userResponse.findMany({
		where: { userId, id: { in: await newestOf(userId) }, questionnaireId: { in: [...questionnaireIds] } },
		select: { questionnaireId: true, responses: true },
	});
	const completed = new Set(rows.map(({ questionnaireId }) => questionnaireId));
	const readable = new Set(rows.filter((row) => !isUnread(row)).map(({ questionnaireId }) => questionnaireId));
	if (readable.size < completed.size) throw new AppError("conflict", ANSWERS_UNREAD);
	return questionnaireIds.filter((id) => !completed.has(id));
}

/** Returns the questions of each questionnaire whose answers tell of violence that is over. */
export const longOverOf = (userId: number, answered: readonly AnsweredQuestionnaire[]): Promise<string[][]> =>
	read(
		userId,
		"longOverAnswers",
		answered.map(({ questionnaire, answers, notMeant }) => ({ questionnaire, answers, notMeant })),
	);

/** Returns what was answered without the answers that tell of violence that is over. */
export async function withoutLongOver(
	userId: number,
	answered: readonly AnsweredQuestionnaire[],
): Promise<AnsweredQuestionnaire[]> {
	const over = await longOverOf(userId, answered);
	return answered.map((one, i) => ({
		...one,
		answers: one.answers.filter(({ questionId }) => !over[i]?.includes(questionId)),
	}));
}

/**
 * Returns the notice that the newest answers call for, or null. The script is written all the same if the person asks
 * for it, because it is about a whole life; the notice is shown above it.
 * @param country The country whose help lines are shown: ISO 3166 alpha-2, or null.
 */
export async function noticeOfAll(
	userId: number,
	answered: readonly AnsweredQuestionnaire[],
	country: string | null,
): Promise<SafetyNotice | null> {
	const notices = await noticesOf(userId, answered, country);
	const isHarmed = notices.some(({ kind, certainty }) => kind === "partner-danger" && certainty === "clear");
	return worstOf(isHarmed ? await noticesOf(userId, await withoutLongOver(userId, answered), country) : notices);
}

async function noticesOf(
	userId: number,
	answered: readonly AnsweredQuestionnaire[],
	country: string | null,
): Promise<SafetyNotice[]> {
	const notices: SafetyNotice[] = [];
	for (const { questionnaire, answers, notMeant } of answered) {
		const notice = await read(userId, "noticeOf", questionnaire, heardAnswers(answers, notMeant), country);
		if (notice) notices.push(notice);
	}
	return notices;
}

function worstOf(notices: readonly SafetyNotice[]): SafetyNotice | null {
	const [first] = inOrder(notices);
	const worst = notices.find(({ kind, certainty }) => kind === first?.kind && certainty === first.certainty);
	return worst ? { ...worst, mayBeWatched: notices.some(({ mayBeWatched }) => mayBeWatched) } : null;
}

/**
 * Removes the sentences from a script that must not be shown to a person who wrote these answers.
 * @throws AppError `ai_failed` if nothing is left of a part.
 */
export async function safeDraft<Draft>(
	userId: number,
	draft: Draft,
	answered: readonly AnsweredQuestionnaire[],
): Promise<Draft> {
	const signs: Kind[] = [];
	for (const { questionnaire, answers, notMeant } of answered) {
		signs.push(...(await read(userId, "signsIn", questionnaire, heardAnswers(answers, notMeant))));
	}
	const safe = withoutUnsafeParts(draft, signs);
	if (safe !== null) return safe;
	throw new AppError("ai_failed", "What the coach wrote did not do justice to what you wrote, so it was thrown away.");
}
