import {
	COACH_PROFILE_ID,
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	PATTERN_QUESTIONNAIRE_ID,
	type PatternName,
	patternNames,
	SHOWN_ABOVE,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "../ids";
import type { Answer, PatternScore } from "../schema";
import { coachMeanings } from "./coach";
import { fatherMeanings } from "./father";
import { hardMeanings } from "./hard";
import { homeMeanings } from "./home";
import { mattersMeanings } from "./matters";
import { motherMeanings } from "./mother";
import { nowMeanings } from "./now";
import { patternMeanings } from "./patterns";
import { selfMeanings } from "./self";
import { sparkMeanings } from "./spark";
import { timelineMeanings } from "./timeline";
import type { Meaning, QuestionnaireMeanings, ScaleMeaning, TextQuestionNote } from "./types";

const byQuestionnaire: ReadonlyMap<string, QuestionnaireMeanings> = new Map([
	["1", nowMeanings],
	["2", mattersMeanings],
	["3", homeMeanings],
	["4", hardMeanings],
	[COACH_PROFILE_ID, coachMeanings],
	["7", selfMeanings],
	[MOTHER_QUESTIONNAIRE_ID, motherMeanings],
	[FATHER_QUESTIONNAIRE_ID, fatherMeanings],
	[SOUL_SPARK_ID, sparkMeanings],
	[TIMELINE_QUESTIONNAIRE_ID, timelineMeanings],
]);

export type Band = keyof ScaleMeaning;

/** Returns the band of a number from 1 to 10: low up to 3, high from 8. */
export const bandOf = (value: number): Band => (value <= 3 ? "low" : value >= 8 ? "high" : "middle");

/** How much a number from 1 to 10 agrees: 1-2, 3-4, 5-6, 7-8 and 9-10. A 7 is more than a part, and a 4 is less. */
export const degrees = ["hardly", "little", "partly", "mostly", "fully"] as const;
export type Degree = (typeof degrees)[number];
export const degreeOf = (value: number): Degree => degrees[Math.ceil(value / 2) - 1] ?? "partly";

/** Returns the band of a pattern's score in percent; above 60 a pattern counts as strong. */
export const patternBand = (score: number): "low" | "middle" | "strong" =>
	score > SHOWN_ABOVE ? "strong" : score > 40 ? "middle" : "low";

/** Returns the meaning of an option; null if it is unknown. */
export function choiceMeaning(questionnaireId: string, questionId: string, value: string): Meaning | null {
	const options = byQuestionnaire.get(questionnaireId)?.choices[questionId];
	return (options && Object.hasOwn(options, value) && options[value]) || null;
}

/** Returns the meaning of a number from 1 to 10; null if the question is unknown. */
export const scaleMeaning = (questionnaireId: string, questionId: string, value: number): Meaning | null =>
	byQuestionnaire.get(questionnaireId)?.scales[questionId]?.[bandOf(value)] ?? null;

/** Returns the note that fits every answer to a text question; null if there is none. */
export const textNote = (questionnaireId: string, questionId: string): TextQuestionNote | null =>
	byQuestionnaire.get(questionnaireId)?.texts[questionId] ?? null;

/** Returns the meaning of one answer, whatever the kind of question; null if there is none. */
export function meaningOf(questionnaireId: string, { questionId, answer }: Answer): Meaning | null {
	const chosen = choiceMeaning(questionnaireId, questionId, String(answer));
	if (chosen) return chosen;
	const value = typeof answer === "number" ? answer : Number(answer.trim() || Number.NaN);
	return value >= 1 && value <= 10 ? scaleMeaning(questionnaireId, questionId, value) : null;
}

/** Authored text about one of the person's answers, as background for a model. */
export interface Background {
	/** Id of the question, or name of the pattern. */
	about: string;
	/** Cautious sentences about where it often comes from, what it is good for, what it costs, and what helps. */
	text: string;
}

const paragraph = ({ says, from, source, good, cost, helps, between }: Meaning): string =>
	[says[0], from && source ? `${from} (${source})` : from, good, cost, helps, between].filter(Boolean).join(" ");

/**
 * Returns the authored background to a set of answers, in their order; strong patterns come last.
 * @param scores Null for every questionnaire except the pattern questionnaire.
 */
export function authoredBackgroundFor(
	questionnaireId: string,
	answers: readonly Answer[],
	scores: readonly Pick<PatternScore, "name" | "score">[] | null,
): Background[] {
	const told = answers.flatMap((one) => {
		const meaning = meaningOf(questionnaireId, one);
		const note = textNote(questionnaireId, one.questionId);
		const text = meaning ? paragraph(meaning) : note?.frame[0];
		return text ? [{ about: one.questionId, text }] : [];
	});
	if (questionnaireId !== PATTERN_QUESTIONNAIRE_ID) return told;
	const strong = (scores ?? []).filter(({ name, score }) => isPattern(name) && patternBand(score) === "strong");
	return strong.map(({ name }) => ({ about: name, text: paragraph(patternMeanings[name as PatternName].strong) }));
}

const isPattern = (name: string): name is PatternName => (patternNames as readonly string[]).includes(name);
