import "server-only";
import { isDeepStrictEqual } from "node:util";
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
import { once, otherWords } from "@/lib/server/core/http/idempotency";
import { describeError, logger } from "@/lib/server/core/logger";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { readInBackground } from "@/lib/server/meaning/keep";
import { answersIn, isUnread, markColumn, markIn, scoresColumn } from "@/lib/server/questionnaires/columns";
import { forgetOutdated, notMeantBy } from "@/lib/server/safety/not-meant";
import { read } from "@/lib/server/safety/read";
import { recentTexts } from "@/lib/server/safety/recent-texts";
import type { UserResponse } from "@/prisma/client/client";
import { writeAnalysis } from "./analyze";
import { findQuestionnaire } from "./catalog";
import { findRow, serialize } from "./rows";

/**
 * Finds a response with all its answers.
 * @throws AppError `not_found` if there is none, or if it belongs to somebody else.
 */
export const findResponse = async (userId: number, id: string) => serialize(await findRow(userId, id));

interface Saving {
	/** The country whose helplines are given: ISO 3166 alpha-2, or null. */
	country: string | null;
	/** Aborts the analysis, but not the saving. */
	signal: AbortSignal;
}

/**
 * Saves a set of answers, then has them analyzed while the client waits. If the coach fails, the answers stay saved
 * without an analysis. Answers that sound like danger are not given to the coach: `safety` is the notice to show first.
 * @param saving Includes the request's Idempotency-Key: the same key again returns the first response.
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
	if (!isFirst) {
		const before = await findRow(user.id, id);
		const isSame = isDeepStrictEqual(answersIn(before.responses), submission.responses);
		// Edited answers cannot be compared, because the original ones are not kept.
		if (before.version === 1 && !(isSame && before.questionnaireId === questionnaire.id)) throw otherWords();
		return { ...(await settled(user.id, id, signal)), safety: rules };
	}
	readInBackground(user);
	if (isForCoach(rules)) await tryToAnalyze(user, id, questionnaire, { signal, judge: worry.judge });
	return { ...(await findResponse(user.id, id)), safety: worry.safety() };
}

/**
 * Replaces the answers of a response and has them analyzed again. If the coach fails, or the answers sound like danger,
 * there is no analysis rather than one of the old answers.
 * @throws AppError `not_found`, `invalid`, or `conflict` if the answers changed since `version`.
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
	const heard = (await notMeantBy(user.id)).heardAnswers(current, edit.responses);
	const rules = await read(user.id, "noticeOf", questionnaire, heard, country, earlier);
	const worry = worryOf(rules, heard, country);
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
	const given = new Map(edit.responses.map(({ questionId, answer }) => [questionId, answer]));
	await forgetOutdated(db(), user.id, { responseId: id }, (question) => String(given.get(question ?? "") ?? ""));
	await db().pageVector.deleteMany({ where: { responseId: id, userId: user.id } });
	readInBackground(user);
	if (isForCoach(rules)) await tryToAnalyze(user, id, questionnaire, { signal, judge: worry.judge });
	return { ...(await findResponse(user.id, id)), safety: worry.safety() };
}

/**
 * Marks the sentence of a response that matters most to the person, or removes the mark. Does not change the analysis.
 * @throws AppError `not_found`, `invalid` if the sentence is not in these answers, or `conflict` if they changed.
 */
export async function markSentence(user: SessionUser, id: string, marked: Mark | null): Promise<ClientResponse> {
	const { questionnaireId, responses, version } = await findRow(user.id, id);
	if (marked && !isStillThere(marked, await findQuestionnaire(questionnaireId), answersIn(responses))) {
		throw new AppError("invalid", "This sentence is not in your answers.");
	}
	const where = { id, userId: user.id, version };
	const { count } = await db().userResponse.updateMany({ where, data: { marked: markColumn(marked) } });
	if (count === 0) throw new AppError("conflict", "These answers were changed somewhere else in the meantime.");
	return findResponse(user.id, id);
}

/**
 * Writes the missing analysis of saved answers, even of answers that were first kept from the coach: here the person
 * asks for it. If another request is already writing it, waits for that one.
 * @param asked.isAnew Whether to replace an existing analysis, which stays until the new one is there.
 * @param asked.isTakenUp Whether this continues the work of a process that died. Then nobody is there to be shown a
 * notice.
 * @throws AppError `not_found`; whatever the coach throws.
 */
export async function analyzeAgain(
	user: SessionUser,
	id: string,
	{ signal, country, isAnew = false, isTakenUp = false }: Saving & { isAnew?: boolean; isTakenUp?: boolean },
): Promise<ClientResponse> {
	const row = await findRow(user.id, id);
	// If the process died while it replaced an analysis, the old one is still there.
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
	const heard = (await notMeantBy(user.id)).heardAnswers(row, answersIn(row.responses));
	const worry = worryOf(null, heard, country);
	const judge = (concern: Concern | null) => worry.judge(concern) || !isTakenUp;
	await analyze(user, id, await findQuestionnaire(row.questionnaireId), { signal, judge });
	const safety = worry.safety();
	return { ...(await findResponse(user.id, id)), ...(safety && { safety }) };
}

/** Keeps track of the notice about answers, before and after a model has stated its concern. */
function worryOf(rules: SafetyNotice | null, answers: readonly Answer[], country: string | null) {
	const texts = answers.flatMap(({ answer }) => (typeof answer === "string" ? [answer] : []));
	let safety = rules;
	return {
		safety: () => safety,
		/** Takes the model's concern, and decides whether its text may be shown. */
		judge: (concern: Concern | null): boolean => {
			safety = noticeWithConcern(rules, concern, texts, country);
			return isForCoach(safety);
		},
	};
}

/** When to stop writing an analysis, and what judges the model's concern. */
interface Analyzing {
	signal: AbortSignal;
	judge: (concern: Concern | null) => boolean;
}

/**
 * Writes and stores the analysis of a response that this request has claimed.
 * @throws whatever the coach throws.
 */
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

/** How often an analysis is rewritten because another sentence was marked meanwhile. */
const MOST_REWRITINGS = 2;

/**
 * Writes an analysis that takes into account the sentence that is marked when it is finished.
 * @throws whatever the coach throws.
 */
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

/** Like `analyze`, but only logs a failure, which must not cost the person their answers. */
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

/** Waits until no request is writing the analysis any more. */
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
