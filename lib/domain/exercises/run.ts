import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { answerTo, firstProblem, stepProblem } from "./engine";
import type { Answers, Practice, runStatuses } from "./schema";

/** Somebody's run through an exercise, as a list shows it. Times are ISO 8601, UTC. */
export interface RunSummary {
	id: string;
	slug: string;
	/** The exercise's title. */
	title: string;
	status: (typeof runStatuses)[number];
	/** Position of the step that was shown last, from 0. */
	step: number;
	/** How many steps the exercise has. */
	steps: number;
	createdAt: string;
	updatedAt: string;
	finishedAt: string | null;
}

/** The same with everything. */
export interface ClientRun extends RunSummary {
	answers: Answers;
	/** Sent with a change, which is refused if the run has been changed since. */
	version: number;
	/** The page that it made; null while it is not finished. */
	page: { markdown: string; text: string } | null;
	/** The description of the goal that it would make, if it makes one. */
	goal: string | null;
}

/** A saved run, and the notice to show first if its words sound like danger. */
export type SavedRun = ClientRun & { safety: SafetyNotice | null };

/**
 * What is wrong with answers that are sent, in a sentence; null if they can be stored.
 * @param isWhole Whether no answer may be missing.
 */
export function answersProblem(practice: Practice, answers: Answers, isWhole: boolean): string | null {
	for (const step of practice.steps) {
		const answer = answerTo(answers, step);
		const isEmpty = answer === undefined || answer === "" || (Array.isArray(answer) && answer.length === 0);
		if (isEmpty || (typeof answer === "string" && answer.trim() === "")) continue;
		const isOfKind =
			((step.kind === "text" || step.kind === "draft" || step.kind === "later") && typeof answer === "string") ||
			(step.kind === "scale" && typeof answer === "number") ||
			((step.kind === "choice" || step.kind === "deck") &&
				Array.isArray(answer) &&
				answer.every((id) => step.options.some((option) => option.id === id)));
		if (!isOfKind) return `That is not an answer to “${step.title}”.`;
		const problem = stepProblem(step, answer);
		if (problem) return problem;
	}
	const missing = isWhole ? firstProblem(practice, answers) : null;
	return missing && `“${practice.steps[missing.step]?.title}” has no answer yet.`;
}

/** The words that a person typed as answers. */
export function typedAnswers({ steps }: Practice, answers: Answers): Map<string, string> {
	return new Map(
		steps.flatMap((step) => {
			const answer = step.kind === "text" || step.kind === "draft" ? answerTo(answers, step) : undefined;
			return typeof answer === "string" && answer.trim() !== "" ? [[step.id, answer] as const] : [];
		}),
	);
}

/** Whether two sets of answers say the same. */
export function sameAnswers(a: Answers, b: Answers): boolean {
	const ids = new Set([...Object.keys(a), ...Object.keys(b)]);
	return [...ids].every((id) => JSON.stringify(a[id]) === JSON.stringify(b[id]));
}
