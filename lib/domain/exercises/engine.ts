import { MAX_MEANT } from "@/lib/domain/threads/limits";
import { fill, plainText } from "./fill";
import { MAX_ANSWER, MAX_SHORT_ANSWER, SCALE_MAX } from "./limits";
import type { Answer, Answers, Practice, Step } from "./schema";

/** A person's position within a practice. */
export interface Position {
	answers: Answers;
	/** Zero-based index of the step that is shown. */
	step: number;
}

/** Says in a sentence what is wrong with the answer to a step; null if nothing is. */
export function stepProblem(step: Step, answer: Answer | undefined): string | null {
	switch (step.kind) {
		case "read":
			return null;
		case "text": {
			const words = typeof answer === "string" ? answer : "";
			const most = step.isShort ? MAX_SHORT_ANSWER : MAX_ANSWER;
			if (words.length > most) return `An answer can have at most ${most.toLocaleString("en")} characters.`;
			return words.trim() === "" && !step.optional ? "A word or two is enough, but this cannot be empty." : null;
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
		case "draft":
			return typeof answer === "string" && answer.length > MAX_ANSWER
				? `A text can have at most ${MAX_ANSWER.toLocaleString("en")} characters.`
				: null;
		case "deck":
			return null;
		case "later":
			return answer === undefined || answer === "" || isDay(answer) ? null : "Choose a day.";
	}
}

const isDay = (answer: Answer) => typeof answer === "string" && /^\d{4}-\d\d-\d\d$/.test(answer);

/** Returns the answer to a step; undefined if the record has none of its own. */
export const answerTo = (answers: Answers, { id }: Step): Answer | undefined =>
	Object.hasOwn(answers, id) ? answers[id] : undefined;

/** Whether the answers so far lead to this step. */
export function isReached({ steps }: Practice, { when }: Step, answers: Answers): boolean {
	if (!when) return true;
	const asked = steps.find(({ id }) => id === when.step);
	const chosen = asked && isReached({ steps } as Practice, asked, answers) ? answerTo(answers, asked) : undefined;
	return Array.isArray(chosen) && when.is.some((option) => chosen.includes(option));
}

/** Finds the first step with a missing or wrong answer, and what is wrong with it; null if all are right. */
export function firstProblem(practice: Practice, answers: Answers): { step: number; problem: string } | null {
	for (const [index, step] of practice.steps.entries()) {
		if (!isReached(practice, step, answers)) continue;
		const problem = stepProblem(step, answerTo(answers, step));
		if (problem) return { step: index, problem };
	}
	return null;
}

/** Returns the next step. If the current answer is not right yet, returns the current step and what is wrong. */
export function nextStep(practice: Practice, position: Position): { step: number; problem: string | null } {
	const step = clampStep(practice, position.step);
	const current = practice.steps[step] as Step;
	const problem = stepProblem(current, answerTo(position.answers, current));
	return problem ? { step, problem } : { step: neighbor(practice, { ...position, step }, 1) ?? step, problem: null };
}

/** Returns the step before the current one. */
export function previousStep(practice: Practice, position: Position): number {
	const step = clampStep(practice, position.step);
	return neighbor(practice, { ...position, step }, -1) ?? step;
}

/** Whether this is the last step that the answers lead to. */
export const isLastStep = (practice: Practice, position: Position): boolean => neighbor(practice, position, 1) === null;

/** Counts the steps that the answers so far lead to: which of them this one is, and how many there are. */
export function countSteps(practice: Practice, { answers, step }: Position): { at: number; of: number } {
	const reached = practice.steps.map((one, index) => index === step || isReached(practice, one, answers));
	return { at: reached.slice(0, step + 1).filter(Boolean).length, of: reached.filter(Boolean).length };
}

/** Returns how many steps there are before anything is answered. Some answers lead to more. */
export const stepsAtFirst = (practice: Practice): number => countSteps(practice, { answers: {}, step: 0 }).of;

/** Finds the nearest step before or after this one that the answers lead to; null if there is none. */
function neighbor(practice: Practice, { answers, step }: Position, direction: 1 | -1): number | null {
	for (let at = step + direction; at >= 0 && at < practice.steps.length; at += direction) {
		if (isReached(practice, practice.steps[at] as Step, answers)) return at;
	}
	return null;
}

/** Returns the nearest index within the practice's steps. */
export function clampStep({ steps }: Practice, step: number): number {
	return Number.isInteger(step) ? Math.min(Math.max(step, 0), steps.length - 1) : 0;
}

/** Returns what the person means to do later and on which day to ask about it; empty unless they chose a day. */
export function intentionsOf(practice: Practice, answers: Answers): { meant: string; day: string }[] {
	return practice.steps.flatMap((step) => {
		if (step.kind !== "later" || !isReached(practice, step, answers)) return [];
		const day = answerTo(answers, step);
		const meant = fill(step.meant, practice, answers);
		return typeof day === "string" && isDay(day) && meant ? [{ meant: plainText(meant).slice(0, MAX_MEANT), day }] : [];
	});
}

/** The page that a finished practice produces. */
export interface FinishedPage {
	title: string;
	sections: { heading: string; paragraphs: { words: string; isOwn: boolean }[] }[];
}

/** Composes the page from the answers. A section is left out if it names an answer that was not given. */
export function pageOf(practice: Practice, answers: Answers): FinishedPage {
	const sections = practice.page.sections.flatMap(({ heading, text }) => {
		const paragraphs = text.map((paragraph) => fill(paragraph, practice, answers));
		if (paragraphs.some((parts) => parts === null)) return [];
		return [
			{
				heading,
				paragraphs: paragraphs.map((parts) => ({
					words: plainText(parts ?? []),
					isOwn: (parts ?? []).some((part) => "own" in part),
				})),
			},
		];
	});
	return { title: practice.page.title, sections };
}

/** Returns the page as plain text, with the person's words exactly as typed. */
export function pageText({ title, sections }: FinishedPage): string {
	const blocks = sections.map(({ heading, paragraphs }) =>
		[heading, ...paragraphs.map(({ words }) => words)].join("\n"),
	);
	return [title, ...blocks].join("\n\n");
}

/** Returns the page in Markdown, escaped so that the person's words show exactly as typed. */
export function pageMarkdown({ title, sections }: FinishedPage): string {
	const blocks = sections.flatMap(({ heading, paragraphs }) => [
		`## ${asTyped(heading)}`,
		...paragraphs.map(({ words }) => asTyped(words)),
	]);
	return [`# ${asTyped(title)}`, ...blocks].join("\n\n");
}

/** Escapes a text so that Markdown shows it as it is, with every line break. */
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

/** Composes the goal description from the answers; null if the practice has none or an answer is missing. */
export function goalOf(practice: Practice, answers: Answers): string | null {
	const lines = practice.goal?.split("\n").map((line) => fill(line, practice, answers)) ?? [];
	if (lines.length === 0 || lines.some((parts) => parts === null)) return null;
	return lines.map((parts) => plainText(parts ?? [])).join("\n");
}
