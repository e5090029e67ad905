import "server-only";
import { isSound, UNREAD } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { clampStep, intentionsOf } from "@/lib/domain/exercises/engine";
import {
	answersProblem,
	type ClientRun,
	type RunSummary,
	type SavedRun,
	typedAnswers,
} from "@/lib/domain/exercises/run";
import type { Answers, Practice, RunUpdate } from "@/lib/domain/exercises/schema";
import { isForCoach, type SafetyNotice } from "@/lib/domain/safety/shown";
import type { OpenPractice } from "@/lib/domain/talks/paths";
import { practiceBySlug } from "@/lib/domain/talks/practices";
import { db } from "@/lib/server/core/database/db";
import { forgetOutdated } from "@/lib/server/safety/not-meant";
import { read } from "@/lib/server/safety/read";
import { recentTexts } from "@/lib/server/safety/recent-texts";
import { keepIntention } from "@/lib/server/threads/service";
import { type Deleted, deleteWithUndo } from "@/lib/server/undo/service";
import { type ExerciseRun, Prisma } from "@/prisma/client/client";
import { answersOf, practiceOf, toClientRun, toSummary } from "./serialize";

/** Maximum number of runs in a list: far more than anybody reads. */
const LISTED = 500;

/**
 * How many unfinished runs of an exercise are read to find one that can be decrypted. The app begins no second one, but
 * an imported file can bring thousands.
 */
const TRIED = 5;

/** Lists this person's runs: unfinished ones first, and within each group the most recently changed first. */
export async function listRuns(userId: number): Promise<RunSummary[]> {
	const rows = await db().exerciseRun.findMany({
		where: { userId },
		omit: { answers: true },
		orderBy: [{ status: "desc" }, { updatedAt: "desc" }, { id: "asc" }],
		take: LISTED,
	});
	return rows.map(toSummary);
}

/**
 * Finds a whole run.
 * @throws AppError `not_found`
 */
export const findRun = async (userId: number, id: string): Promise<ClientRun> => toClientRun(await findRow(userId, id));

/**
 * Returns the run that an exercise's screen opens with: the one in its address, or the unfinished one. If the answers
 * of an unfinished run show signs of danger, the notice is included: otherwise the exercise would just continue with
 * its questions.
 * @param id A run of this exercise; null for the unfinished one.
 */
export async function openRun(
	userId: number,
	slug: string,
	id: string | null,
	country: string | null,
): Promise<SavedRun | null> {
	const rows = await db().exerciseRun.findMany({
		where: { userId, slug, ...(id === null ? { status: "open" } : { id }) },
		orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
		take: TRIED,
	});
	const row = id === null ? rows.find(isSound) : rows[0];
	if (!row) return null;
	const isOpen = row.finishedAt === null;
	const safety = isOpen ? await noticeOf(row, {}, answersOf(row), false, country) : null;
	return { ...toClientRun(row), safety };
}

/**
 * Returns a talk or exercise with its unfinished run, and the page it last made.
 * @throws AppError `not_found` if the slug is unknown.
 */
export async function openPractice(userId: number, slug: string, country: string | null): Promise<OpenPractice> {
	const practice = practiceBySlug(slug);
	if (!practice) throw new AppError("not_found", "There is no such exercise or talk.");
	const [run, last] = await Promise.all([
		openRun(userId, slug, null, country),
		db().exerciseRun.findFirst({
			where: { userId, slug, finishedAt: { not: null } },
			orderBy: { finishedAt: "desc" },
			select: { id: true, finishedAt: true },
		}),
	]);
	return { practice, run, last: last?.finishedAt ? { id: last.id, finishedAt: last.finishedAt.toISOString() } : null };
}

/**
 * Begins an exercise or a talk, or continues the unfinished run. The person's row is locked meanwhile, so that two tabs
 * begin the same run.
 * @throws AppError `not_found` if there is no such exercise.
 */
export async function beginRun(userId: number, slug: string): Promise<ClientRun> {
	if (!practiceBySlug(slug)) throw new AppError("not_found", "There is no such exercise or talk.");
	const row = await db().$transaction(async (tx) => {
		await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
		const open = await tx.exerciseRun.findMany({
			where: { userId, slug, status: "open" },
			orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
			take: TRIED,
		});
		// A run that cannot be decrypted is not continued: it stays as it is stored.
		return open.find(isSound) ?? tx.exerciseRun.create({ data: { userId, slug } });
	});
	return toClientRun(row);
}

/**
 * Saves the answers of a run, finishes it, or reopens a finished one. New words are checked for signs of danger, and
 * all words when it is finished: `safety` is the notice to show first.
 * @param country The country whose help lines are shown: ISO 3166 alpha-2, or null.
 * @throws AppError `not_found`, `invalid`, or `conflict` if it has changed since `version`.
 */
export async function updateRun(
	userId: number,
	id: string,
	{ answers, step, status, version }: RunUpdate,
	country: string | null,
): Promise<SavedRun> {
	const row = await findRow(userId, id);
	if (!isSound(row)) throw new AppError("conflict", UNREAD);
	const practice = practiceOf(row);
	const isFinished = status === "finished";
	const problem = answersProblem(practice, answers, isFinished);
	if (problem) throw new AppError("invalid", problem);
	const before = answersOf(row);
	const { count } = await db().exerciseRun.updateMany({
		where: { id, userId, version },
		data: {
			answers: { ...foreign(practice, before), ...withoutForeign(practice, answers) } satisfies Answers,
			step: clampStep(practice, step),
			status,
			finishedAt: isFinished ? (row.finishedAt ?? new Date()) : null,
			version: { increment: 1 },
		},
	});
	if (count === 0) {
		throw new AppError("conflict", "This was changed somewhere else in the meantime. What you typed is still here.");
	}
	await forgetOutdated(db(), userId, { runId: id }, () => [...typedAnswers(practice, answers).values()].join("\n"));
	const safety = await noticeOf(row, before, answers, isFinished, country);
	// The app never asks later how it went with somebody who may be dangerous.
	if (isFinished && isForCoach(safety)) {
		for (const intention of intentionsOf(practice, answers)) await keepIntention(userId, id, intention);
	}
	return { ...(await findRun(userId, id)), safety };
}

/**
 * Deletes a run, which can be undone for some seconds.
 * @throws AppError `not_found`
 */
export async function deleteRun(userId: number, id: string): Promise<Deleted> {
	const run = { table: "exercise_runs", where: Prisma.sql`t.id = ${id}` } as const;
	const notMeant = { table: "not_meant", where: Prisma.sql`t.run_id = ${id}` } as const;
	return db().$transaction((tx) => deleteWithUndo(tx, userId, [run, notMeant], notFound().message));
}

/**
 * Returns the notice that newly typed answers call for, alone or together with what the person wrote in the days
 * before.
 */
async function noticeOf(
	row: ExerciseRun,
	before: Answers,
	answers: Answers,
	isFinished: boolean,
	country: string | null,
): Promise<SafetyNotice | null> {
	const practice = practiceOf(row);
	const known = typedAnswers(practice, before);
	const typed = [...typedAnswers(practice, answers)];
	const words = typed.filter(([id, text]) => isFinished || known.get(id) !== text).map(([, text]) => text);
	if (words.length === 0) return null;
	const at = new Date();
	const earlier = { before: await recentTexts(row.userId, { at, id: row.id }), at };
	return read(row.userId, "safetyNotice", words, country, { isAboutThePast: practice.aboutThePast }, earlier);
}

/** Returns the answers to steps that the practice no longer has. They are kept. */
function foreign({ steps }: Practice, answers: Answers): Answers {
	return Object.fromEntries(Object.entries(answers).filter(([id]) => !steps.some((step) => step.id === id)));
}

function withoutForeign({ steps }: Practice, answers: Answers): Answers {
	return Object.fromEntries(Object.entries(answers).filter(([id]) => steps.some((step) => step.id === id)));
}

async function findRow(userId: number, id: string): Promise<ExerciseRun> {
	const row = await db().exerciseRun.findFirst({ where: { id, userId } });
	if (!row) throw notFound();
	return row;
}

const notFound = () => new AppError("not_found", "We could not find that exercise of yours. It may have been deleted.");
