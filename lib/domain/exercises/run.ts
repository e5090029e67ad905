import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { answerTo, firstProblem, stepProblem } from "./engine";
import type { Answers, Practice, runStatuses } from "./schema";

/** A person's run through an exercise, as lists show it. Times are ISO 8601, UTC. */
export interface RunSummary {
	id: string;
	slug: string;
	/** The exercise's title. */
	title: string;
	status: (typeof runStatuses)[number];
	/** Zero-based index of the step that was shown last. */
	step: number;
	/** How many steps the exercise has. */
	steps: number;
	createdAt: string;
	updatedAt: string;
	finishedAt: string | null;
}

/** A run with all of its data. */
export interface ClientRun extends RunSummary {
	answers: Answers;
	/** Sent along with a change, which is refused if the run has been changed in the meantime. */
	version: number;
	/** The page that the run produced; null while it is not finished. */
	page: { markdown: string; text: string } | null;
	/** The goal description that the run would produce, if the exercise has one. */
	goal: string | null;
}

/** A saved run, with the safety notice to show first if the person's words suggest danger. */
export type SavedRun = ClientRun & { safety: SafetyNotice | null };

/**
 * Says in a sentence what is wrong with answers that were sent; null if they can be stored.
 * @param isWhole Whether all answers are required.
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

/** Returns the answers that the person typed, by step id. */
export function typedAnswers({ steps }: Practice, answers: Answers): Map<string, string> {
	return new Map(
		steps.flatMap((step) => {
			const answer = step.kind === "text" || step.kind === "draft" ? answerTo(answers, step) : undefined;
			return typeof answer === "string" && answer.trim() !== "" ? [[step.id, answer] as const] : [];
		}),
	);
}

/** Whether two sets of answers are equal. */
export function sameAnswers(a: Answers, b: Answers): boolean {
	const ids = new Set([...Object.keys(a), ...Object.keys(b)]);
	return [...ids].every((id) => JSON.stringify(a[id]) === JSON.stringify(b[id]));
}
