import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { once } from "@/lib/core/idempotency";
import { describeError, logger } from "@/lib/core/logger";
import type { SessionUser } from "@/lib/core/session";
import { isForCoach } from "@/lib/safety/shown";
import { Prisma, type UserResponse } from "@/prisma/client/client";
import { writeAnalysis } from "./analyze";
import { responsesProblem } from "./answers";
import { PATTERN_QUESTIONNAIRE_ID } from "./ids";
import { noticeOf } from "./safety";
import type { Answer, ClientResponse, Edit, PatternScore, Question, Questionnaire, Submission } from "./schema";
import { scorePatterns } from "./scoring";

/** How long a claim on writing an analysis outlives the model's own time limit, in milliseconds. */
const CLAIM_MARGIN_MS = 10_000;
const POLL_MS = 250;

/** Every questionnaire, hidden ones too. */
export async function listQuestionnaires(): Promise<Questionnaire[]> {
	const rows = await db().questionnaire.findMany();
	return rows
		.map(({ id, title, description, questions }) => ({
			id,
			title,
			description,
			questions: questions as unknown as Question[],
		}))
		.sort((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));
}

/** Everything this person has answered, newest first. */
export async function listResponses(userId: number): Promise<ClientResponse[]> {
	const rows = await db().userResponse.findMany({
		where: { userId },
		orderBy: [{ completedAt: "desc" }, { id: "asc" }],
	});
	const now = new Date();
	return rows.map((row) => serialize(row, now));
}

/** One whole response. @throws AppError `not_found` where there is none, or where it is somebody else's. */
export const findResponse = async (userId: number, id: string) => serialize(await findRow(userId, id), new Date());

/**
 * Saves a set of answers, then has them analyzed while the caller waits. A coach that fails leaves the answers saved
 * and the analysis empty. Answers that sound like danger are not given to the coach: `safety` says what to show first.
 * @param key The request's Idempotency-Key: the same one again answers with the first response.
 * @param country Whose help lines to give: ISO 3166 alpha-2, or null.
 * @param signal Aborts the analysis, not the saving.
 * @throws AppError `not_found` for an unknown questionnaire, `invalid` for answers that are missing or wrong.
 */
export async function submitResponses(
	user: SessionUser,
	submission: Submission,
	key: string | null,
	country: string | null,
	signal: AbortSignal,
): Promise<ClientResponse> {
	const questionnaire = await findQuestionnaire(submission.questionnaireId);
	const patternScores = check(questionnaire, submission.responses);
	const safety = noticeOf(questionnaire, submission.responses, country);
	const { id, isFirst } = await once({ userId: user.id, scope: "responses", key }, async (tx, newId) => {
		await tx.userResponse.create({
			data: {
				id: newId,
				userId: user.id,
				questionnaireId: questionnaire.id,
				responses: submission.responses,
				patternScores: toJson(patternScores),
				analysisUntil: isForCoach(safety) ? claimEnd() : null,
			},
		});
		if (user.isNew) await tx.user.update({ where: { id: user.id }, data: { isNew: false } });
	});
	if (!isFirst) return { ...(await settled(user.id, id, signal)), safety };
	if (isForCoach(safety)) await tryToAnalyze(user, id, questionnaire, signal);
	return { ...(await findResponse(user.id, id)), safety };
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
	country: string | null,
	signal: AbortSignal,
): Promise<ClientResponse> {
	const current = await findRow(user.id, id);
	const questionnaire = await findQuestionnaire(current.questionnaireId);
	const patternScores = check(questionnaire, edit.responses);
	const safety = noticeOf(questionnaire, edit.responses, country);
	const { count } = await db().userResponse.updateMany({
		where: { id, userId: user.id, version: edit.version ?? current.version },
		data: {
			responses: edit.responses,
			patternScores: toJson(patternScores),
			aiAnalysis: null,
			analysisBy: null,
			analysisUntil: isForCoach(safety) ? claimEnd() : null,
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
	if (isForCoach(safety)) await tryToAnalyze(user, id, questionnaire, signal);
	return { ...(await findResponse(user.id, id)), safety };
}

/**
 * Writes the analysis of saved answers that have none, also of answers that were not given to the coach at first: here
 * the person asks for it. Where somebody is writing it already, waits for that one.
 * @throws AppError `not_found`; as the coach, when it fails.
 */
export async function analyzeAgain(user: SessionUser, id: string, signal: AbortSignal): Promise<ClientResponse> {
	const row = await findRow(user.id, id);
	if (row.aiAnalysis !== null) return serialize(row, new Date());
	const isFree = { OR: [{ analysisUntil: null }, { analysisUntil: { lt: new Date() } }] };
	const { count } = await db().userResponse.updateMany({
		where: { id, userId: user.id, aiAnalysis: null, ...isFree },
		data: { analysisUntil: claimEnd() },
	});
	if (count === 0) return settled(user.id, id, signal);
	await analyze(user, id, await findQuestionnaire(row.questionnaireId), signal);
	return findResponse(user.id, id);
}

/** Writes and stores the analysis of a response that this request has claimed. @throws as the coach. */
async function analyze(
	user: SessionUser,
	id: string,
	questionnaire: Questionnaire,
	signal: AbortSignal,
): Promise<void> {
	const row = await findRow(user.id, id);
	// An edit that came in between has a claim of its own.
	const where = { id, userId: user.id, version: row.version };
	try {
		const { markdown, by } = await writeAnalysis(user, row, questionnaire, signal);
		await db().userResponse.updateMany({ where, data: { aiAnalysis: markdown, analysisBy: by, analysisUntil: null } });
	} catch (error) {
		await db().userResponse.updateMany({ where, data: { analysisUntil: null } });
		throw error;
	}
}

/** The same, where a failure may not cost the person their answers. */
async function tryToAnalyze(
	user: SessionUser,
	id: string,
	questionnaire: Questionnaire,
	signal: AbortSignal,
): Promise<void> {
	try {
		await analyze(user, id, questionnaire, signal);
	} catch (error) {
		logger().warn({ error: describeError(error) }, "an analysis could not be written");
	}
}

/** Waits until nobody is writing the analysis any more. */
async function settled(userId: number, id: string, signal: AbortSignal): Promise<ClientResponse> {
	for (;;) {
		const response = await findResponse(userId, id);
		if (!response.isBeingAnalyzed) return response;
		await wait(POLL_MS, undefined, { signal });
	}
}

function check(questionnaire: Questionnaire, answers: Answer[]): PatternScore[] | null {
	const problem = responsesProblem(questionnaire, answers);
	if (problem) throw new AppError("invalid", problem);
	return questionnaire.id === PATTERN_QUESTIONNAIRE_ID ? scorePatterns(questionnaire.questions, answers) : null;
}

async function findQuestionnaire(id: string): Promise<Questionnaire> {
	const row = await db().questionnaire.findUnique({ where: { id } });
	if (!row) throw new AppError("not_found", "There is no such questionnaire.");
	return {
		id: row.id,
		title: row.title,
		description: row.description,
		questions: row.questions as unknown as Question[],
	};
}

async function findRow(userId: number, id: string): Promise<UserResponse> {
	const row = await db().userResponse.findFirst({ where: { id, userId } });
	if (!row) throw new AppError("not_found", "We could not find those answers.");
	return row;
}

const claimEnd = () => new Date(Date.now() + env().AI_TIMEOUT_MS + CLAIM_MARGIN_MS);
const toJson = (scores: PatternScore[] | null) =>
	scores === null ? Prisma.DbNull : (scores as unknown as Prisma.InputJsonValue);

function serialize(row: UserResponse, now: Date): ClientResponse {
	return {
		id: row.id,
		questionnaireId: row.questionnaireId,
		responses: row.responses as unknown as Answer[],
		patternScores: row.patternScores as unknown as PatternScore[] | null,
		aiAnalysis: row.aiAnalysis,
		analysisBy: row.analysisBy,
		isBeingAnalyzed: row.analysisUntil !== null && row.analysisUntil > now,
		version: row.version,
		completedAt: row.completedAt.toISOString(),
	};
}
