import { sentencesOf } from "@/lib/domain/text/sentences";
import { TIMELINE_QUESTIONNAIRE_ID } from "./ids";
import type { Answer, Mark, Question, Questionnaire } from "./schema";

type Asked = Pick<Questionnaire, "id" | "questions">;

/** The sentences of one answer, for the list from which one can be marked. */
export interface OwnSentences {
	question: Question;
	sentences: string[];
}

/** Answers of the timeline that are a name and a time. */
const isData = (questionnaireId: string, questionId: string) =>
	questionnaireId === TIMELINE_QUESTIONNAIRE_ID && (questionId === "q1" || questionId === "q2");

/** A remark of fewer words is not offered: "Yes." matters only beside its question. */
const FEWEST_WORDS = 3;

/** The sentences that somebody wrote, under their questions, in the order of the questionnaire. */
export function ownSentences({ id, questions }: Asked, answers: readonly Answer[]): OwnSentences[] {
	const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
	return questions.flatMap((question) => {
		const answer = given.get(question.id);
		if (question.type !== "text" || typeof answer !== "string" || isData(id, question.id)) return [];
		const all = sentencesOf(answer).map(({ text }) => text);
		const sentences = [...new Set(all.filter((text) => text.split(/\s+/).length >= FEWEST_WORDS))];
		return sentences.length > 0 ? [{ question, sentences }] : [];
	});
}

/** Whether a marked sentence stands in these answers. */
export const isStillThere = ({ questionId, text }: Mark, questionnaire: Asked, answers: readonly Answer[]): boolean =>
	ownSentences(questionnaire, answers).some(
		({ question, sentences }) => question.id === questionId && sentences.includes(text),
	);

/** What is left of a mark once the answers have been edited: nothing if its sentence is gone. */
export const markLeft = (mark: Mark | null, questionnaire: Asked, answers: readonly Answer[]): Mark | null =>
	mark && isStillThere(mark, questionnaire, answers) ? mark : null;

export const isSameMark = (one: Mark | null, other: Mark | null): boolean =>
	one?.questionId === other?.questionId && one?.text === other?.text;

/** A mark for a coach, which knows it only as long as it is given the answer that it stands in. */
export const markedAmong = (questionnaireId: string, mark: Mark | null, answers: readonly Answer[]) =>
	mark && answers.some(({ questionId, answer }) => questionId === mark.questionId && String(answer).includes(mark.text))
		? { questionnaireId, ...mark }
		: null;
