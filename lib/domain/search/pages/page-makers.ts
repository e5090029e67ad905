import { exerciseScreen } from "@/lib/domain/exercises/paths";
import { typedAnswers } from "@/lib/domain/exercises/run";
import type { Answers } from "@/lib/domain/exercises/schema";
import { type Day, localDay } from "@/lib/domain/progress/days";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { Answer, Question } from "@/lib/domain/questionnaires/schema";
import { practiceBySlug } from "@/lib/domain/talks/practices";
import type { Page } from "./page";

/** Returns the address that opens each kind of thing in its place. */
export const hrefOf = {
	entry: (id: string) => `/journal?entry=${id}`,
	message: (id: number) => `/chat?message=${id}`,
	answer: (questionnaireId: string, questionId: string) =>
		`/questionnaires/${questionnaireId}/edit?question=${encodeURIComponent(questionId)}`,
	analysis: (questionnaireId: string) => `/questionnaires/${questionnaireId}/analysis`,
	response: (questionnaireId: string, responseId: string) =>
		questionnaireId === TIMELINE_QUESTIONNAIRE_ID
			? `/timeline?relationship=${responseId}`
			: `/questionnaires/${questionnaireId}/analysis?response=${responseId}`,
	relationship: (responseId: string) => `/timeline?relationship=${responseId}`,
	goal: (id: string) => `/#goal-${id}`,
	script: (kind: "life" | "love") => `/profile?script=${kind}#script-analysis`,
} as const;

export interface EntrySource {
	id: string;
	title: string | null;
	content: string;
	day: Day;
	createdAt: Date;
}

export const entryPage = ({ id, title, content, day, createdAt }: EntrySource): Page => ({
	id: `journal:${id}`,
	kind: "journal",
	day,
	at: createdAt.getTime(),
	title,
	partOf: null,
	text: content,
	href: hrefOf.entry(id),
});

export interface MessageSource {
	id: number;
	content: string;
	createdAt: Date;
}

export const messagePage = ({ id, content, createdAt }: MessageSource, offset: number): Page => ({
	id: `message:${id}`,
	kind: "message",
	day: localDay(createdAt, offset),
	at: createdAt.getTime(),
	title: null,
	partOf: null,
	text: content,
	href: hrefOf.message(id),
});

export interface ResponseSource {
	id: string;
	questionnaireId: string;
	title: string;
	questions: readonly Question[];
	answers: readonly Answer[];
	completedAt: Date;
}

const kindOfAnswer = (questionnaireId: string): "timeline" | "answer" =>
	questionnaireId === TIMELINE_QUESTIONNAIRE_ID ? "timeline" : "answer";

/** Returns the id of the page of an answer. */
export const answerPageId = (questionnaireId: string, responseId: string, questionId: string): string =>
	`${kindOfAnswer(questionnaireId)}:${responseId}:${questionId}`;

/** Returns a page for every text answer and for every chosen option. A number on a scale makes no page. */
export function answerPages(response: ResponseSource, offset: number): Page[] {
	const { id, questionnaireId, questions, answers, completedAt } = response;
	const isTimeline = questionnaireId === TIMELINE_QUESTIONNAIRE_ID;
	const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
	const name = isTimeline ? String(given.get("q1") ?? "").trim() : "";
	const kind = kindOfAnswer(questionnaireId);
	return questions.flatMap((question): Page[] => {
		const answer = given.get(question.id);
		if (typeof answer !== "string" || answer.trim() === "") return [];
		// A mere name or date says nothing that a search should show.
		if (isTimeline && (question.id === "q1" || question.id === "q2")) return [];
		const chosen = question.options?.find(({ value }) => value === answer)?.label;
		return [
			{
				id: answerPageId(questionnaireId, id, question.id),
				kind,
				day: localDay(completedAt, offset),
				at: completedAt.getTime(),
				title: question.text,
				partOf: isTimeline ? name || null : response.title,
				text: chosen ?? answer,
				href: isTimeline ? hrefOf.relationship(id) : hrefOf.answer(questionnaireId, question.id),
				...(chosen !== undefined && { isChosen: true }),
				...(name && { people: [{ relation: isOver(given.get("q2")) ? "ex" : "partner", name }] }),
			},
		];
	});
}

/** Whether a range of dates has an end, as in "March 2015 - May 2019" but not in "March 2024". */
const isOver = (dates: unknown) =>
	typeof dates === "string" && / [-–] /.test(dates) && !/ [-–] *(?:present|now|today)? *$/i.test(dates);

export interface GoalSource {
	id: string;
	title: string | null;
	description: string;
	updatedAt: Date;
	createdAt: Date;
}

export const goalPage = ({ id, title, description, createdAt }: GoalSource, offset: number): Page => ({
	id: `goal:${id}`,
	kind: "goal",
	day: localDay(createdAt, offset),
	at: createdAt.getTime(),
	title,
	partOf: null,
	text: description,
	href: hrefOf.goal(id),
});

export interface RunSource {
	id: string;
	slug: string;
	answers: Answers;
	updatedAt: Date;
}

/** Returns everything a person typed in an exercise or a talk as one page; null if they typed nothing. */
export function runPage({ id, slug, answers, updatedAt }: RunSource, offset: number): Page | null {
	const exercise = practiceBySlug(slug);
	const typed = exercise ? [...typedAnswers(exercise, answers).values()] : [];
	if (!exercise || typed.length === 0) return null;
	return {
		id: `exercise:${id}`,
		kind: "exercise",
		day: localDay(updatedAt, offset),
		at: updatedAt.getTime(),
		title: exercise.title,
		partOf: null,
		text: typed.join("\n"),
		href: exerciseScreen(slug, id),
	};
}

export interface ScriptSource {
	id: string;
	sentence: string;
	text: string;
	at: Date;
}

export const scriptPage = (kind: "life" | "love", { id, sentence, text, at }: ScriptSource, offset: number): Page => ({
	id: `${kind}-script:${id}`,
	kind: `${kind}-script`,
	day: localDay(at, offset),
	at: at.getTime(),
	title: sentence,
	partOf: null,
	text,
	href: hrefOf.script(kind),
});
