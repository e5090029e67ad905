import { rangeProblem } from "@/lib/domain/timeline/dates";
import { MAX_ANSWER, MIN_TEXT_ANSWER, PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "./ids";
import type { Answer, Question, Questionnaire } from "./schema";

export type AnswerValue = Answer["answer"];

/** The initial position of a slider. */
export const DEFAULT_SCALE = 3;

/** Returns the highest number of a questionnaire's scales; the lowest is 1, the step 1. */
export function scaleMax(questionnaireId: string): number {
	return questionnaireId === PATTERN_QUESTIONNAIRE_ID ? 5 : 10;
}

const MISSING = "Please provide an answer before continuing";
const TOO_SHORT = `Please provide a more detailed response (minimum ${MIN_TEXT_ANSWER} characters)`;

function problemOfText(questionnaireId: string, question: Question, text: string): string | null {
	const isBlank = text.trim() === "";
	if (text.length > MAX_ANSWER) return `An answer can have at most ${MAX_ANSWER.toLocaleString("en")} characters`;
	if (questionnaireId === TIMELINE_QUESTIONNAIRE_ID) {
		if (question.id === "q1") return isBlank ? "Please provide a name" : null;
		if (question.id === "q2") return isBlank ? "Please provide a start date" : (rangeProblem(text)?.problem ?? null);
	}
	if (isBlank) return MISSING;
	return text.trim().length < MIN_TEXT_ANSWER ? TOO_SHORT : null;
}

/**
 * Says what is wrong with one answer, in the words of specification §5; null if nothing is. Checked both in the browser
 * before Next and on the server.
 */
export function answerProblem(
	questionnaireId: string,
	question: Question,
	answer: AnswerValue | undefined,
): string | null {
	if (answer === undefined || answer === "") {
		return problemOfText(questionnaireId, question, "") ?? MISSING;
	}
	switch (question.type) {
		case "text":
			return typeof answer === "string" ? problemOfText(questionnaireId, question, answer) : "Please answer in words";
		case "multiple_choice":
			return question.options?.some(({ value }) => value === answer)
				? null
				: "Please choose one of the answers offered";
		case "scale": {
			const value = typeof answer === "string" ? Number(answer.trim() || Number.NaN) : answer;
			const max = scaleMax(questionnaireId);
			return Number.isInteger(value) && value >= 1 && value <= max ? null : `Please choose a number from 1 to ${max}`;
		}
	}
}

/**
 * Says what is wrong with a whole set of answers, naming the question; null if nothing is. Every question has to be
 * answered exactly once, and no others.
 */
export function responsesProblem(questionnaire: Questionnaire, answers: readonly Answer[]): string | null {
	const given = new Map<string, AnswerValue>();
	for (const { questionId, answer } of answers) {
		if (given.has(questionId)) return `Question ${questionId} is answered twice.`;
		given.set(questionId, answer);
	}
	for (const [index, question] of questionnaire.questions.entries()) {
		const problem = answerProblem(questionnaire.id, question, given.get(question.id));
		if (problem) return `Question ${index + 1}: ${problem}`;
		given.delete(question.id);
	}
	const [unknown] = given.keys();
	return unknown === undefined ? null : `There is no question ${unknown} in this questionnaire.`;
}
