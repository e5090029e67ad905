import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { bandOf } from "@/lib/domain/questionnaires/meanings/find";
import type { Pen } from "./pen";

const HOME = { id: "3", decides: "q12" };
/** Questionnaires about those years: there, what was learned then is the subject itself. */
const ofThoseYears = new Set([HOME.id, MOTHER_QUESTIONNAIRE_ID, FATHER_QUESTIONNAIRE_ID]);

/** Whether the person says that what they learned at home decides little in how they love today. */
export function doesHomeDecideLittle(pages: readonly { id: string; scaled: Pen["material"]["scaled"] }[]): boolean {
	const rated = pages
		.find(({ id }) => id === HOME.id)
		?.scaled.find(({ question }) => question.id === HOME.decides)?.value;
	return rated !== undefined && bandOf(rated) === "low";
}

/**
 * Whether a page should not trace things back to childhood, because the person says that their home has little
 * influence on them today. False for pages about childhood itself.
 */
export function isOriginLeftOut({ material, questionnaireId }: Pen): boolean {
	if (ofThoseYears.has(questionnaireId)) return false;
	return doesHomeDecideLittle(material.earlier.map((one) => ({ id: one.questionnaireId, scaled: one.scaled })));
}
