import type { LifeScriptInput } from "@/lib/ai/types";
import { MOTHER_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { bandOf, patternBand } from "@/lib/domain/questionnaires/meanings/find";
import { doesHomeDecideLittle } from "../analyses/origin";
import { byPart, byUnhappiness, type Learned, paidToday } from "./content/learned";
import { openPages } from "./material";
import type { ScriptPen } from "./pen";

/**
 * Whether a strong pattern or a ticked answer about today shows that what was learned early still costs something.
 * What a person did as a child alone says nothing about them as an adult.
 */
export function isPaidToday(pen: ScriptPen, scores: LifeScriptInput["patternScores"]): boolean {
	const part = pen.page("3")?.chosen.find(({ question }) => question.id === "q7")?.value;
	const unhappiness = pen.page(MOTHER_QUESTIONNAIRE_ID)?.chosen.find(({ question }) => question.id === "q5")?.value;
	const paid = paidToday[String(part)] ?? paidToday[String(unhappiness)];
	// Whoever lives a life that is their own pays nothing that they would have to be told.
	const isOwn = tickedAs(pen, "1", "q8") === "high";
	if (!paid || isOwn || doesHomeDecideLittle(openPages(pen.material)) || isWarm(pen)) return false;
	const strong = scores?.filter(({ score }) => patternBand(score) === "strong").map(({ name }) => name) ?? [];
	return (
		paid.patterns.some((name) => strong.includes(name)) ||
		paid.answers.some(([id, questionId, ...values]) => values.includes(String(tickedAs(pen, id, questionId))))
	);
}

/**
 * Whether there was nothing to get through at home: every feeling had its place there, or somebody heard the person's
 * troubles and bore with them.
 */
export const isWarm = (pen: ScriptPen): boolean => {
	const [heard, borne] = [tickedAs(pen, MOTHER_QUESTIONNAIRE_ID, "q6"), tickedAs(pen, "3", "q10")];
	return (heard === "high" && borne === "high") || (tickedAs(pen, "3", "q5") === "none" && borne !== "low");
};

/** Returns the value of a choice, or the band of a rating. */
function tickedAs(pen: ScriptPen, id: string, questionId: string): string | undefined {
	const page = pen.page(id);
	const choice = page?.chosen.find(({ question }) => question.id === questionId)?.value;
	const number = page?.scaled.find(({ question }) => question.id === questionId)?.value;
	return choice ?? (number === undefined ? undefined : bandOf(number));
}

/**
 * Returns what the person's way through childhood was good for and costs: by their part at home, or by what they did
 * about unhappiness.
 */
export function learnedOf(pen: ScriptPen): Learned | undefined {
	const at = (id: string, question: string, options: Readonly<Record<string, Learned>>) => {
		const value = String(pen.page(id)?.chosen.find((one) => one.question.id === question)?.value ?? "");
		return Object.hasOwn(options, value) ? options[value] : undefined;
	};
	return at("3", "q7", byPart) ?? at(MOTHER_QUESTIONNAIRE_ID, "q5", byUnhappiness);
}
