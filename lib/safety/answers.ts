import {
	FATHER_QUESTIONNAIRE_ID,
	HOME_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import type { Answer, Questionnaire } from "@/lib/domain/questionnaires/schema";
import type { Kind, Sign } from "@/lib/domain/safety/kinds";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { findSignsInTurns, signs } from "./assess";
import { type Earlier, safetyNotice } from "./notice";

type Asked = Pick<Questionnaire, "id" | "questions">;

/** Questionnaires about long ago, whose answers in the past tense are not a present danger. */
const aboutThePast = [
	HOME_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	FATHER_QUESTIONNAIRE_ID,
	TIMELINE_QUESTIONNAIRE_ID,
];
const readingOf = ({ id }: Asked) => ({ isAboutThePast: aboutThePast.includes(id) });

/** What the person put into words; the chosen options and numbers are ours. */
function written({ questions }: Pick<Asked, "questions">, answers: readonly Answer[]) {
	const ids = new Set(questions.filter(({ type }) => type === "text").map(({ id }) => id));
	return answers.flatMap(({ questionId, answer }) =>
		typeof answer === "string" && ids.has(questionId) ? [{ questionId, text: answer }] : [],
	);
}

/** The texts of answers, as they were typed. Without answers about long ago, which are assessed separately. */
export const recentWordsOf = (asked: Asked, answers: readonly Answer[]): string[] =>
	readingOf(asked).isAboutThePast ? [] : wordsOf(asked, answers);

const wordsOf = (asked: Asked, answers: readonly Answer[]) => written(asked, answers).map(({ text }) => text);

/**
 * The notice that these answers call for, or null.
 * @param country Whose help lines to show: ISO 3166 alpha-2, or null for the international ones.
 */
export function noticeOf(
	asked: Asked,
	answers: readonly Answer[],
	country: string | null,
	earlier?: Earlier,
): SafetyNotice | null {
	return safetyNotice(wordsOf(asked, answers), country, readingOf(asked), earlier);
}

/** Everything that these answers are a sign of. */
export function signsIn(asked: Asked, answers: readonly Answer[]): Kind[] {
	return signs(wordsOf(asked, answers), readingOf(asked));
}

/** Every sign in these answers, even if it is long past or doubtful, with the question that was answered. */
export async function signsByQuestion(
	asked: Asked,
	answers: readonly Answer[],
	giveWay: () => Promise<void>,
): Promise<(Sign & { questionId: string })[]> {
	const given = written(asked, answers);
	const texts = given.map(({ text }) => text);
	const found = await findSignsInTurns(texts, giveWay, readingOf(asked));
	return found.map((sign) => ({ ...sign, questionId: given[sign.text]?.questionId ?? "" }));
}
