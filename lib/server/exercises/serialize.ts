import "server-only";
import { goalOf, pageMarkdown, pageOf, pageText } from "@/lib/domain/exercises/engine";
import type { ClientRun, RunSummary } from "@/lib/domain/exercises/run";
import { type Answers, answersSchema, type Practice } from "@/lib/domain/exercises/schema";
import { isForCoach } from "@/lib/domain/safety/shown";
import { practiceBySlug } from "@/lib/domain/talks/practices";
import { safetyNotice } from "@/lib/safety/notice";
import type { ExerciseRun } from "@/prisma/client/client";

/** Returns the exercise or talk of a stored run. Slugs are never removed from the library; a test makes sure of it. */
export function practiceOf({ slug }: Pick<ExerciseRun, "slug">): Practice {
	const practice = practiceBySlug(slug);
	if (!practice) throw new Error(`A run belongs to a practice that is not there: ${slug}`);
	return practice;
}

/** Parses stored answers. */
export const answersOf = ({ answers }: Pick<ExerciseRun, "answers">): Answers => answersSchema.parse(answers);

/** Converts a run for a list. */
export function toSummary(row: Omit<ExerciseRun, "answers">): RunSummary {
	const { title, steps } = practiceOf(row);
	return {
		id: row.id,
		slug: row.slug,
		title,
		status: row.finishedAt ? "finished" : "open",
		step: row.step,
		steps: steps.length,
		createdAt: row.createdAt.toISOString(),
		updatedAt: row.updatedAt.toISOString(),
		finishedAt: row.finishedAt?.toISOString() ?? null,
	};
}

/** Converts a whole run, with the page it made. */
export function toClientRun(row: ExerciseRun): ClientRun {
	const practice = practiceOf(row);
	const answers = answersOf(row);
	const page = row.finishedAt ? pageOf(practice, answers) : null;
	return {
		...toSummary(row),
		answers,
		version: row.version,
		page: page && { markdown: pageMarkdown(page), text: pageText(page) },
		goal: page && harmless(goalOf(practice, answers)),
	};
}

/** Returns the goal, or null if it sounds like danger: such words are never offered as a goal. */
function harmless(goal: string | null): string | null {
	return goal !== null && isForCoach(safetyNotice([goal], null)) ? goal : null;
}
