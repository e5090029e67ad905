import {
	FATHER_QUESTIONNAIRE_ID,
	HOME_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import type { Answer, Mark, Questionnaire } from "@/lib/domain/questionnaires/schema";
import type { Kind, Sign } from "@/lib/domain/safety/kinds";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { findSignsInTurns, signs } from "./assess";
import { heardAnswers } from "./not-meant";
import { type Earlier, safetyNotice } from "./notice";
import { wordsBehind } from "./words-behind";

type Asked = Pick<Questionnaire, "id" | "questions">;

/** Questionnaires about the distant past: answers in the past tense are not a present danger there. */
export const aboutThePast: readonly string[] = [
	HOME_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	FATHER_QUESTIONNAIRE_ID,
	TIMELINE_QUESTIONNAIRE_ID,
];
const readingOf = ({ id }: Asked) => ({ isAboutThePast: aboutThePast.includes(id) });

/** Returns the answers in the person's own words, without chosen options and numbers, whose texts are ours. */
function written({ questions }: Pick<Asked, "questions">, answers: readonly Answer[]) {
	const ids = new Set(questions.filter(({ type }) => type === "text").map(({ id }) => id));
	return answers.flatMap(({ questionId, answer }) =>
		typeof answer === "string" && ids.has(questionId) ? [{ questionId, text: answer }] : [],
	);
}

/** Returns the texts of answers, as typed. Leaves out answers about the distant past, which are assessed separately. */
export const recentWordsOf = (asked: Asked, answers: readonly Answer[]): string[] =>
	readingOf(asked).isAboutThePast ? [] : wordsOf(asked, answers);

const wordsOf = (asked: Asked, answers: readonly Answer[]) => written(asked, answers).map(({ text }) => text);

/**
 * Returns the safety notice that these answers need; null if they need none.
 * @param country The country whose help lines to show (ISO 3166 alpha-2); null for the international ones.
 */
export function noticeOf(
	asked: Asked,
	answers: readonly Answer[],
	country: string | null,
	earlier?: Earlier,
): SafetyNotice | null {
	return safetyNotice(wordsOf(asked, answers), country, readingOf(asked), earlier);
}

/** Returns every kind of danger that these answers suggest. */
export function signsIn(asked: Asked, answers: readonly Answer[]): Kind[] {
	return signs(wordsOf(asked, answers), readingOf(asked));
}

/**
 * Returns every sign in these answers, even if it is doubtful or entirely in the past, with the question that was
 * answered.
 * @param notMeant The sentences that the person did not mean as they sound, which are not read.
 */
export async function signsByQuestion(
	asked: Asked,
	answers: readonly Answer[],
	giveWay: () => Promise<void>,
	notMeant?: readonly Mark[],
): Promise<(Sign & { questionId: string })[]> {
	const given = written(asked, heardAnswers(answers, notMeant));
	const texts = given.map(({ text }) => text);
	const found = await findSignsInTurns(texts, giveWay, readingOf(asked));
	return found.map((sign) => ({ ...sign, questionId: given[sign.text]?.questionId ?? "" }));
}

/**
 * Returns the sentences because of which these answers are a clear danger, with the questions they answer. Empty if there
 * is no such danger.
 */
export function wordsBehindAnswers(asked: Asked, answers: readonly Answer[], kinds: readonly Kind[]): Mark[] {
	const given = written(asked, answers);
	const texts = given.map(({ text }) => text);
	return wordsBehind(texts, { ...readingOf(asked), kinds }).map(({ text, words }) => ({
		questionId: given[text]?.questionId ?? "",
		text: words,
	}));
}
