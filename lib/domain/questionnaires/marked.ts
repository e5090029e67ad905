import { needsNoOther, sentencesOf } from "@/lib/domain/text/sentences";
import { TIMELINE_QUESTIONNAIRE_ID } from "./ids";
import type { Answer, Mark, Question, Questionnaire } from "./schema";

type Asked = Pick<Questionnaire, "id" | "questions">;

/** The sentences of one answer, for the list in which one can be marked. */
export interface OwnSentences {
	question: Question;
	sentences: string[];
}

/** Whether this is one of the timeline's answers that only state a name or dates. */
const isData = (questionnaireId: string, questionId: string) =>
	questionnaireId === TIMELINE_QUESTIONNAIRE_ID && (questionId === "q1" || questionId === "q2");

/** A sentence with fewer words is not offered: "Yes." means nothing without its question. */
const FEWEST_WORDS = 3;

/** Returns the sentences the person wrote, by question, in the order of the questionnaire. */
export function ownSentences({ id, questions }: Asked, answers: readonly Answer[]): OwnSentences[] {
	const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
	return questions.flatMap((question) => {
		const answer = given.get(question.id);
		if (question.type !== "text" || typeof answer !== "string" || isData(id, question.id)) return [];
		const all = sentencesOf(answer).map(({ text }) => withoutLoneQuote(text));
		const sentences = [...new Set(all.filter((text) => text.split(/\s+/).length >= FEWEST_WORDS))];
		return sentences.length > 0 ? [{ question, sentences }] : [];
	});
}

const QUOTES = "[\"'“”‘’«»]";
const edges = new RegExp(`^${QUOTES}+|${QUOTES}+$`, "gu");
const quotes = new RegExp(QUOTES, "gu");

/** Removes an unpaired quotation mark from the edge of a sentence, left over from a longer quotation. */
function withoutLoneQuote(text: string): string {
	const bare = text.replace(edges, "");
	const atEdges = text.length - bare.length;
	return atEdges === 1 && !(bare.match(quotes) ?? []).some((one) => one !== "'" && one !== "’") ? bare : text;
}

/** A marked sentence that would need more characters than this to be understood is quoted alone. */
const LONGEST = 240;

/** Returns a marked sentence with those before it that it refers to: "So I can’t." means nothing without them. */
export function wholeMark(answer: string, text: string): string {
	const sentences = sentencesOf(answer);
	const from = answer.indexOf(text);
	let first = sentences.findIndex(({ end }) => end > from);
	if (from < 0 || first < 0) return text;
	while (first > 0 && !needsNoOther(sentences[first]?.text ?? "")) first--;
	const whole = answer.slice(Math.min(sentences[first]?.start ?? from, from), from + text.length);
	return whole.length <= LONGEST ? whole : text;
}

/** Whether a marked sentence is still part of these answers, ignoring quotation marks at its edges. */
export function isStillThere({ questionId, text }: Mark, questionnaire: Asked, answers: readonly Answer[]): boolean {
	const given = answers.find((one) => one.questionId === questionId)?.answer;
	const bare = text.replace(edges, "");
	return ownSentences(questionnaire, answers).some(
		({ question, sentences }) =>
			question.id === questionId &&
			String(given).includes(text) &&
			sentences.some((one) => one.replace(edges, "") === bare),
	);
}

/** Returns the mark after the answers were edited; null if its sentence is gone. */
export const markAfterEdit = (mark: Mark | null, questionnaire: Asked, answers: readonly Answer[]): Mark | null =>
	mark && isStillThere(mark, questionnaire, answers) ? mark : null;

export const isSameMark = (one: Mark | null, other: Mark | null): boolean =>
	one?.questionId === other?.questionId && one?.text === other?.text;

/** Returns the mark for a coach, but only if the coach also gets the answer it is in. */
export const markedAmong = (questionnaireId: string, mark: Mark | null, answers: readonly Answer[]) =>
	mark && answers.some(({ questionId, answer }) => questionId === mark.questionId && String(answer).includes(mark.text))
		? { questionnaireId, ...mark }
		: null;
