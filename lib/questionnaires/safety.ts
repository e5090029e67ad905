import { signs } from "@/lib/safety/assess";
import type { Kind } from "@/lib/safety/kinds";
import { safetyNotice } from "@/lib/safety/notice";
import type { SafetyNotice } from "@/lib/safety/shown";
import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "./ids";
import type { Answer, Questionnaire } from "./schema";

type Asked = Pick<Questionnaire, "id" | "questions">;

/** Questionnaires whose answers tell of long ago: what is told there in the past tense is not a danger now. */
const aboutThePast = [MOTHER_QUESTIONNAIRE_ID, FATHER_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID];
const readingOf = ({ id }: Asked) => ({ isAboutThePast: aboutThePast.includes(id) });

/** What the person put into words; chosen options and numbers are ours. */
function wordsOf({ questions }: Asked, answers: readonly Answer[]): string[] {
	const written = new Set(questions.filter(({ type }) => type === "text").map(({ id }) => id));
	return answers.flatMap(({ questionId, answer }) =>
		typeof answer === "string" && written.has(questionId) ? [answer] : [],
	);
}

/**
 * What these answers call for before anything else, or null.
 * @param country Whose help lines to give: ISO 3166 alpha-2, or null for the international ones.
 */
export function noticeOf(asked: Asked, answers: readonly Answer[], country: string | null): SafetyNotice | null {
	return safetyNotice(wordsOf(asked, answers), country, readingOf(asked));
}

/** Everything these answers are a sign of. */
export function signsIn(asked: Asked, answers: readonly Answer[]): Kind[] {
	return signs(wordsOf(asked, answers), readingOf(asked));
}
