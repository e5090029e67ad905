import "server-only";
import { UNREAD } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { responsesProblem } from "@/lib/domain/questionnaires/answers";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { isSameMark, isStillThere, markAfterEdit } from "@/lib/domain/questionnaires/marked";
import type {
	Answer,
	ClientResponse,
	Edit,
	Mark,
	PatternScore,
	Questionnaire,
	Submission,
} from "@/lib/domain/questionnaires/schema";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { isForCoach, type SafetyNotice } from "@/lib/domain/safety/shown";
import type { Concern } from "@/lib/safety/concern";
import { noticeWithConcern } from "@/lib/safety/concern-notice";
import { claimEnd, isFree, waitFor, whileClaimed } from "@/lib/server/core/database/claim";
import { db } from "@/lib/server/core/database/db";
import { once } from "@/lib/server/core/http/idempotency";
import { describeError, logger } from "@/lib/server/core/logger";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { readInBackground } from "@/lib/server/meaning/keep";
import { answersIn, isUnread, markColumn, markIn, scoresColumn } from "@/lib/server/questionnaires/columns";
import { read } from "@/lib/server/safety/read";
import { recentTexts } from "@/lib/server/safety/recent-texts";
import type { UserResponse } from "@/prisma/client/client";
import { writeAnalysis } from "./analyze";
import { findQuestionnaire } from "./catalog";
import { findRow, serialize } from "./rows";

/** One whole response. @throws AppError `not_found` where there is none, or where it is somebody else's. */
export const findResponse = async (userId: number, id: string) => serialize(await findRow(userId, id));

interface Saving {
	/** Whose help lines to give: ISO 3166 alpha-2, or null. */
	country: string | null;
	/** Aborts the analysis, not the saving. */
	signal: AbortSignal;
}

/**
 * Saves a set of answers, then has them analyzed while the caller waits. A coach that fails leaves the answers saved
 * and the analysis empty. Answers that sound like danger are not given to the coach: `safety` says what to show first.
 * @param saving With the request's Idempotency-Key: the same one again answers with the first response.
 * @throws AppError `not_found` for an unknown questionnaire, `invalid` for answers that are missing or wrong.
 */
export async function submitResponses(
	user: SessionUser,
	submission: Submission,
	{ key, country, signal }: Saving & { key: string | null },
): Promise<ClientResponse> {
	const questionnaire = await findQuestionnaire(submission.questionnaireId);
	const patternScores = check(questionnaire, submission.responses);
	const at = new Date();
	const earlier = { before: await recentTexts(user.id, { at }), at };
	const rules = await read(user.id, "noticeOf", questionnaire, submission.responses, country, earlier);
	const worry = worryOf(rules, submission.responses, country);
	const { id, isFirst } = await once({ userId: user.id, scope: "responses", key }, async (tx, newId) => {
		await tx.userResponse.create({
			data: {
				id: newId,
				userId: user.id,
				questionnaireId: questionnaire.id,
				responses: submission.responses,
				patternScores: scoresColumn(patternScores),
				analysisUntil: isForCoach(rules) ? claimEnd() : null,
			},
		});
		if (user.isNew) await tx.user.update({ where: { id: user.id }, data: { isNew: false } });
	});
	if (!isFirst) return { ...(await settled(user.id, id, signal)), safety: rules };
	readInBackground(user);
	if (isForCoach(rules)) await tryToAnalyze(user, id, questionnaire, { signal, judge: worry.judge });
	return { ...(await findResponse(user.id, id)), safety: worry.safety() };
}

/**
 * Replaces the answers of a response and has them analyzed anew. A failing coach leaves no analysis rather than the
 * one of the old answers; so do answers that sound like danger.
 * @throws AppError `not_found`, `invalid`, or `conflict` where the answers changed since `version`.
 */
export async function editResponses(
	user: SessionUser,
	id: string,
	edit: Edit,
	{ country, signal }: Saving,
): Promise<ClientResponse> {
	const current = await findRow(user.id, id);
	const questionnaire = await findQuestionnaire(current.questionnaireId);
	const patternScores = check(questionnaire, edit.responses);
	const at = new Date();
	const earlier = { before: await recentTexts(user.id, { at, id }), at };
	const rules = await read(user.id, "noticeOf", questionnaire, edit.responses, country, earlier);
	const worry = worryOf(rules, edit.responses, country);
	const { count } = await db().userResponse.updateMany({
		where: { id, userId: user.id, version: edit.version ?? current.version },
		data: {
			responses: edit.responses,
			patternScores: scoresColumn(patternScores),
			marked: markColumn(markAfterEdit(markIn(current.marked), questionnaire, edit.responses)),
			aiAnalysis: null,
			analysisBy: null,
			analysisUntil: isForCoach(rules) ? claimEnd() : null,
			version: { increment: 1 },
			completedAt: new Date(),
		},
	});
	if (count === 0) {
		throw new AppError(
			"conflict",
			"These answers were changed somewhere else in the meantime. What you typed is still here.",
		);
	}
	await db().pageVector.deleteMany({ where: { responseId: id, userId: user.id } });
	readInBackground(user);
	if (isForCoach(rules)) await tryToAnalyze(user, id, questionnaire, { signal, judge: worry.judge });
	return { ...(await findResponse(user.id, id)), safety: worry.safety() };
}

/**
 * Marks the sentence of a response that matters most to the person, or none. Nothing is written about it here.
 * @throws AppError `not_found`, `invalid` where it is no sentence of these answers, or `conflict` where they changed.
 */
export async function markSentence(user: SessionUser, id: string, marked: Mark | null): Promise<ClientResponse> {
	const { questionnaireId, responses, version } = await findRow(user.id, id);
	if (marked && !isStillThere(marked, await findQuestionnaire(questionnaireId), answersIn(responses))) {
		throw new AppError("invalid", "This sentence does not stand in your answers.");
	}
	const where = { id, userId: user.id, version };
	const { count } = await db().userResponse.updateMany({ where, data: { marked: markColumn(marked) } });
	if (count === 0) throw new AppError("conflict", "These answers were changed somewhere else in the meantime.");
	return findResponse(user.id, id);
}

/**
 * Writes the missing analysis of saved answers, even of answers that the coach was not given at first: here the person
 * asks for it. If somebody is writing it already, waits for that one.
 * @param asked.isAnew Also where there is one, which stays until the new one is there.
 * @param asked.isTakenUp Only goes on where the process died that was at it. Nobody is there to be shown a notice.
 * @throws AppError `not_found`; as the coach, if it fails.
 */
export async function analyzeAgain(
	user: SessionUser,
	id: string,
	{ signal, country, isAnew = false, isTakenUp = false }: Saving & { isAnew?: boolean; isTakenUp?: boolean },
): Promise<ClientResponse> {
	const row = await findRow(user.id, id);
	// Where the process died while it wrote anew, the old one is still there.
	if (isUnread(row)) throw new AppError("conflict", UNREAD);
	const replaces = row.aiAnalysis !== null && (isAnew || (isTakenUp && row.analysisUntil !== null));
	if (row.aiAnalysis !== null && !replaces) return serialize(row);
	const { count } = await db().userResponse.updateMany({
		where: {
			id,
			userId: user.id,
			...(!replaces && { aiAnalysis: null }),
			...isFree("analysisUntil"),
			...(isTakenUp && { analysisUntil: { not: null } }),
		},
		data: { analysisUntil: claimEnd() },
	});
	if (count === 0) return settled(user.id, id, signal);
	const worry = worryOf(null, answersIn(row.responses), country);
	const judge = (concern: Concern | null) => worry.judge(concern) || !isTakenUp;
	await analyze(user, id, await findQuestionnaire(row.questionnaireId), { signal, judge });
	const safety = worry.safety();
	return { ...(await findResponse(user.id, id)), ...(safety && { safety }) };
}

/** The notice about answers, before and after a model has said what worries it. */
function worryOf(rules: SafetyNotice | null, answers: readonly Answer[], country: string | null) {
	const texts = answers.flatMap(({ answer }) => (typeof answer === "string" ? [answer] : []));
	let safety = rules;
	return {
		safety: () => safety,
		/** Whether what the model wrote may be shown. */
		judge: (concern: Concern | null): boolean => {
			safety = noticeWithConcern(rules, concern, texts, country);
			return isForCoach(safety);
		},
	};
}

/** How an analysis is written: until when, and who is told what worries the model. */
interface Analyzing {
	signal: AbortSignal;
	judge: (concern: Concern | null) => boolean;
}

/** Writes and stores the analysis of a response that this request has claimed. @throws as the coach. */
async function analyze(
	user: SessionUser,
	id: string,
	questionnaire: Questionnaire,
	{ signal, judge }: Analyzing,
): Promise<void> {
	const row = await findRow(user.id, id);
	// An edit in between has made a claim of its own.
	const where = { id, userId: user.id, version: row.version };
	try {
		const { markdown, by, concern } = await whileClaimed(
			(analysisUntil) =>
				db().userResponse.updateMany({ where: { ...where, analysisUntil: { not: null } }, data: { analysisUntil } }),
			() => writeUpToDate(user, row, questionnaire, signal),
		);
		if (!judge(concern)) throw new AppError("ai_failed", "No coach should answer this one.");
		await db().userResponse.updateMany({ where, data: { aiAnalysis: markdown, analysisBy: by, analysisUntil: null } });
	} catch (error) {
		await db().userResponse.updateMany({ where, data: { analysisUntil: null } });
		throw error;
	}
}

/** How often an analysis is written again at most because another sentence was marked meanwhile. */
const MOST_REWRITINGS = 2;

/** Writes an analysis that knows the sentence which is marked when it is finished. @throws as the coach. */
async function writeUpToDate(user: SessionUser, row: UserResponse, questionnaire: Questionnaire, signal: AbortSignal) {
	let known = row;
	let written = await writeAnalysis(user, known, questionnaire, signal);
	for (let i = 0; i < MOST_REWRITINGS; i++) {
		const now = await findRow(user.id, row.id);
		if (now.version !== row.version || isSameMark(markIn(now.marked), markIn(known.marked))) break;
		known = now;
		written = await writeAnalysis(user, known, questionnaire, signal);
	}
	return written;
}

/** The same, but a failure must not cost the person their answers. */
async function tryToAnalyze(
	user: SessionUser,
	id: string,
	questionnaire: Questionnaire,
	analyzing: Analyzing,
): Promise<void> {
	try {
		await analyze(user, id, questionnaire, analyzing);
	} catch (error) {
		logger().warn({ error: describeError(error) }, "an analysis could not be written");
	}
}

/** Waits until nobody is writing the analysis any more. */
function settled(userId: number, id: string, signal: AbortSignal): Promise<ClientResponse> {
	return waitFor(async () => {
		const response = await findResponse(userId, id);
		return response.isBeingAnalyzed ? null : response;
	}, signal);
}

function check(questionnaire: Questionnaire, answers: Answer[]): PatternScore[] | null {
	const problem = responsesProblem(questionnaire, answers);
	if (problem) throw new AppError("invalid", problem);
	return questionnaire.id === PATTERN_QUESTIONNAIRE_ID ? scorePatterns(questionnaire.questions, answers) : null;
}
