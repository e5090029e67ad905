import { fill } from "./fill";
import { MAX_ANSWER, SCALE_MAX } from "./limits";
import type { Answer, Answers, Exercise, Step } from "./schema";

/** Somebody in the middle of an exercise. */
export interface Position {
	answers: Answers;
	/** Position of the step that is shown, from 0. */
	step: number;
}

/** What is wrong with the answer to a step, in a sentence; null if it is right. */
export function stepProblem(step: Step, answer: Answer | undefined): string | null {
	switch (step.kind) {
		case "read":
			return null;
		case "text": {
			const words = typeof answer === "string" ? answer : "";
			if (words.length > MAX_ANSWER) return `An answer can have at most ${MAX_ANSWER.toLocaleString("en")} characters.`;
			return words.trim() === "" && !step.optional ? "A word or two is enough, but something has to stand here." : null;
		}
		case "choice": {
			const chosen = Array.isArray(answer) ? step.options.filter(({ id }) => answer.includes(id)).length : 0;
			const most = step.most ?? 1;
			if (chosen > most) return `Choose ${most} at most.`;
			return chosen === 0 ? (most > 1 ? "Choose at least one." : "Choose one.") : null;
		}
		case "scale":
			return typeof answer === "number" && Number.isInteger(answer) && answer >= 0 && answer <= SCALE_MAX
				? null
				: `Choose a number from 0 to ${SCALE_MAX}.`;
	}
}

/** The answer to a step, whatever else the record contains. */
export const answerTo = (answers: Answers, { id }: Step): Answer | undefined =>
	Object.hasOwn(answers, id) ? answers[id] : undefined;

/** The first step with a missing or wrong answer, and what is wrong with it; null if all are right. */
export function firstProblem({ steps }: Exercise, answers: Answers): { step: number; problem: string } | null {
	for (const [index, step] of steps.entries()) {
		const problem = stepProblem(step, answerTo(answers, step));
		if (problem) return { step: index, problem };
	}
	return null;
}

/** The next step. If the present answer is not right yet, the same step, and what is wrong. */
export function nextStep(exercise: Exercise, position: Position): { step: number; problem: string | null } {
	const current = exercise.steps[clampStep(exercise, position.step)] as Step;
	const problem = stepProblem(current, answerTo(position.answers, current));
	const step = clampStep(exercise, position.step);
	return problem ? { step, problem } : { step: clampStep(exercise, step + 1), problem: null };
}

/** One step back. */
export const previousStep = (exercise: Exercise, position: Position): number => clampStep(exercise, position.step - 1);

/** The nearest step that there is. */
export function clampStep({ steps }: Exercise, step: number): number {
	return Number.isInteger(step) ? Math.min(Math.max(step, 0), steps.length - 1) : 0;
}

/** The page that a finished exercise leaves. */
export interface FinishedPage {
	title: string;
	sections: { heading: string; paragraphs: { words: string; isOwn: boolean }[] }[];
}

/** The page that the answers make. A part is left out if it names an answer that was not given. */
export function pageOf(exercise: Exercise, answers: Answers): FinishedPage {
	const sections = exercise.page.sections.flatMap(({ heading, text }) => {
		const paragraphs = text.map((paragraph) => fill(paragraph, exercise, answers));
		if (paragraphs.some((parts) => parts === null)) return [];
		return [
			{
				heading,
				paragraphs: paragraphs.map((parts) => ({
					words: (parts ?? []).map((part) => ("own" in part ? part.own : part.text)).join(""),
					isOwn: (parts ?? []).some((part) => "own" in part),
				})),
			},
		];
	});
	return { title: exercise.page.title, sections };
}

/** The page as plain text, with the person's words exactly as they were typed. */
export function pageText({ title, sections }: FinishedPage): string {
	const blocks = sections.map(({ heading, paragraphs }) =>
		[heading, ...paragraphs.map(({ words }) => words)].join("\n"),
	);
	return [title, ...blocks].join("\n\n");
}

/** The page in markdown, in which the person's words still show as they were typed, stars, dashes and all. */
export function pageMarkdown({ title, sections }: FinishedPage): string {
	const blocks = sections.flatMap(({ heading, paragraphs }) => [
		`## ${asTyped(heading)}`,
		...paragraphs.map(({ words }) => asTyped(words)),
	]);
	return [`# ${asTyped(title)}`, ...blocks].join("\n\n");
}

/** A text that markdown shows as it is: every mark escaped, every line break preserved. */
function asTyped(text: string): string {
	return text
		.replace(/[!-/:-@[-`{-~]/g, "\\$&")
		.split(/\r\n|\r|\n/)
		.map((line) => line.trim())
		.join("\n")
		.trim()
		.replace(/\n{2,}/g, "\n\n")
		.replace(/([^\n])\n(?=[^\n])/g, "$1\\\n");
}

/** The goal description that the answers make; null if the exercise makes none, or an answer is missing. */
export function goalOf(exercise: Exercise, answers: Answers): string | null {
	const lines = exercise.goal?.split("\n").map((line) => fill(line, exercise, answers)) ?? [];
	if (lines.length === 0 || lines.some((parts) => parts === null)) return null;
	return lines.map((parts) => (parts ?? []).map((part) => ("own" in part ? part.own : part.text)).join("")).join("\n");
}
