import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { bandOf } from "@/lib/domain/questionnaires/meanings/find";
import type { PatternScore } from "@/lib/domain/questionnaires/schema";
import type { Paragraph, Part } from "../parts/part";
import { denies } from "../reading/own-words";
import { bridgeFor } from "./bridges";
import { homeDecidesLittle } from "./content/notes";
import { openAnswers } from "./material";
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
 * Writes where something comes from. What the person said about it takes the place of our text: their answer to a
 * question that asks for it, or that home decides little today.
 * @param from Returns our text about it.
 * @param scores The scores of this page, if it has any.
 */
export function originOf(
	pen: Pen,
	from: () => Part[],
	scores: readonly Pick<PatternScore, "name" | "score">[] = [],
): { theirs: Paragraph; bridge: Paragraph | null } {
	const { material, questionnaireId } = pen;
	const pages = [
		{ id: questionnaireId, scaled: material.scaled },
		...material.earlier.map((one) => ({ id: one.questionnaireId, scaled: one.scaled })),
	];
	const named = namedOrigin(pen);
	if (!ofThoseYears.has(questionnaireId) && doesHomeDecideLittle(pages))
		return { theirs: named ?? pen.note(homeDecidesLittle), bridge: null };
	return { theirs: named ?? from(), bridge: bridgeFor(pen, scores, true)?.parts ?? null };
}

/**
 * Quotes the answer to the questionnaire's own question about origins, unless the page shows it already. Null if there
 * is no such question, or no answer.
 */
function namedOrigin(pen: Pen): Paragraph | null {
	const told = openAnswers(pen.material).find(({ question }) => question.id === pen.plan.asksOrigin);
	if (!told || denies(told.read.raw)) return null;
	if (told.words.some((words) => pen.isShown(words))) return [];
	const [words] = pen.left(told);
	return words ? [pen.told(told, words)] : null;
}
