import "server-only";
import { typedAnswers } from "@/lib/domain/exercises/run";
import { recentWordsOf } from "@/lib/safety/answers";
import type { Dated } from "@/lib/safety/over-time";
import { EARLIER_TEXTS, FORGOTTEN_MS } from "@/lib/safety/over-time";
import { db, openedWhereSound } from "@/lib/server/core/database/db";
import { answersOf, practiceOf } from "@/lib/server/exercises/serialize";
import { answersIn, questionsIn } from "@/lib/server/questionnaires/columns";
import type { ExerciseRun } from "@/prisma/client/client";

/** How many characters of an earlier text are read. */
const READ_OF_TEXT = 4_000;

interface Newest {
	at: Date;
	/** The entry, response or exercise run that is being checked, if it is stored already. */
	id?: string;
	/** Leaves out the conversation, which is read separately. */
	withoutChat?: boolean;
}

/**
 * Reads what a person wrote before a text: the entries, messages, answers and exercises of the last two weeks, oldest
 * first, up to the number that matters. Scripts are left out: a coach wrote them. Nothing about the texts is stored.
 */
export async function recentTexts(userId: number, { at, id, withoutChat }: Newest): Promise<Dated[]> {
	const from = new Date(at.getTime() - FORGOTTEN_MS);
	const other = id ?? null;
	const without = id !== undefined && { id: { not: id } };
	const [entries, messages, responses, runs] = await Promise.all([
		db().$queryRaw<(Dated & { id: string })[]>`
			SELECT id, content, created_at AS at FROM journal_entries
			WHERE user_id = ${userId} AND created_at >= ${from} AND created_at < ${at} AND id IS DISTINCT FROM ${other}
			ORDER BY created_at DESC LIMIT ${EARLIER_TEXTS}`,
		withoutChat
			? []
			: db().$queryRaw<(Dated & { sealId: string })[]>`
				SELECT seal_id::text AS "sealId", content, created_at AS at FROM chat_messages
				WHERE user_id = ${userId} AND NOT is_ai_response AND created_at >= ${from} AND created_at < ${at}
				ORDER BY created_at DESC LIMIT ${EARLIER_TEXTS}`,
		db().userResponse.findMany({
			where: { userId, completedAt: { gte: from, lt: at }, ...without },
			select: { responses: true, completedAt: true, questionnaire: { select: { id: true, questions: true } } },
			orderBy: { completedAt: "desc" },
			take: EARLIER_TEXTS,
		}),
		db().exerciseRun.findMany({
			where: { userId, updatedAt: { gte: from, lt: at }, ...without },
			select: { slug: true, answers: true, updatedAt: true },
			orderBy: { updatedAt: "desc" },
			take: EARLIER_TEXTS,
		}),
	]);
	const answers = responses.map(({ responses, completedAt, questionnaire }) => ({
		content: recentWordsOf(
			{ id: questionnaire.id, questions: questionsIn(questionnaire.questions) },
			answersIn(responses),
		).join("\n"),
		at: completedAt,
	}));
	const exercises = runs.map((run) => ({ content: recentWordsIn(run), at: run.updatedAt }));
	return [
		...openedWhereSound("JournalEntry", entries, { userId }).filter((row) => row !== null),
		...openedWhereSound("ChatMessage", messages, { userId }).filter((row) => row !== null),
		...answers,
		...exercises,
	]
		.filter(({ content }) => content !== "")
		.sort((one, other) => one.at.getTime() - other.at.getTime())
		.slice(-EARLIER_TEXTS)
		.map(({ content, at }) => ({ content: content.slice(0, READ_OF_TEXT), at }));
}

/**
 * Returns what was typed into an exercise; nothing for an exercise about the distant past, which is only checked by
 * itself.
 */
function recentWordsIn(run: Pick<ExerciseRun, "slug" | "answers">): string {
	const exercise = practiceOf(run);
	return exercise.aboutThePast ? "" : [...typedAnswers(exercise, answersOf(run)).values()].join("\n");
}
