import type { LifeScriptInput, LoveScriptInput } from "@/lib/ai/types";
import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	PATTERN_QUESTIONNAIRE_ID,
	type PatternName,
} from "@/lib/domain/questionnaires/ids";
import { patternBand } from "@/lib/domain/questionnaires/meanings/find";
import { patternMeanings, shownIn } from "@/lib/domain/questionnaires/meanings/patterns";
import type { PatternScore } from "@/lib/domain/questionnaires/schema";
import { type Opposite, opposites, plainOpposites } from "@/lib/domain/scripts/compose/content/opposites";
import { contentLine } from "../analyses/content/authored";
import { rankedScores } from "../analyses/patterns/scores";
import { type Fact, fact, meant, type Own } from "../parts/part";
import type { Line } from "../parts/phrasebook";
import * as lines from "./content/cards";
import { easyAlready, littleImpacts, partImpacts, realImpacts } from "./content/learned";
import { questionnaireNames } from "./content/questions";
import type { Card, Cards } from "./parts";
import { plainly, type ScriptPen, said } from "./pen";

/**
 * Writes the three cards of a life script: from the highest scores or, without scores, from choices and recurring
 * words.
 */
export function lifeCards(pen: ScriptPen, { patternScores, answered }: LifeScriptInput): Cards {
	const found = patternScores ? scoreCards(pen, patternScores, answered) : choiceCards(pen).slice(0, 3);
	return three(found.length < 3 ? [...found, ...scaleCards(pen)] : found, () => questionCard(pen));
}

function three(cards: readonly Card[], more: () => Card): Cards {
	const [first = more(), second = more(), third = more()] = cards;
	return [first, second, third];
}

/** Splits a first-person text into the description and, if it has several sentences, the last one as the impact. */
function inTwo(text: string): [like: string, does: string | null] {
	const sentences = text.split(/(?<=[.!?])\s+/);
	const last = sentences.pop() ?? text;
	return sentences.length > 0 ? [sentences.join(" "), last] : [last, null];
}

function scoreCards(pen: ScriptPen, scores: readonly PatternScore[], answered: LifeScriptInput["answered"]): Card[] {
	const questionnaire = answered.find((one) => one.questionnaire.id === PATTERN_QUESTIONNAIRE_ID);
	const at = { source: questionnaire?.questionnaire.title ?? "" };
	return rankedScores(scores)
		.slice(0, 3)
		.map(({ name, score }) => {
			const band = patternBand(score);
			const [mine = ""] = [patternMeanings[name][band].mine ?? ""].flat();
			const [first = ""] = mine.split(/(?<=[.!?])\s+/);
			const gives = name === "Pleaser" && band === "low" && givesIn(pen);
			const agreed = band === "low" ? [] : statementsOf(pen, name, questionnaire);
			// If a pattern is only partly present, the statements that the person agrees with show which part.
			const described = band === "middle" && agreed.length > 0 ? [] : [meant(contentLine(first), at)];
			const impacts = { low: littleImpacts, middle: partImpacts[name], strong: realImpacts[name] };
			return {
				name: pen.say(band === "low" ? lines.lightNames[name] : lines.cardNames[name]),
				description: [
					...(gives ? [said(lines.yesBesideGivingIn)] : described),
					...agreed,
					...(band === "low" ? [] : ownLine(pen, name)),
				],
				impact: [pen.say(impacts[band])],
			};
		});
}

/** Quotes what the person wrote about a situation where the pattern shows, at most once. */
function ownLine(pen: ScriptPen, name: PatternName): Own[] {
	for (const [id, question] of shownIn[name]) {
		const page = pen.page(id);
		const told = page ? pen.told(page, question, 1) : [];
		if (told.length > 0) return told;
	}
	return [];
}

const valueAt = (pen: ScriptPen, id: string, questionId: string) =>
	pen.page(id)?.chosen.find(({ question }) => question.id === questionId)?.value;
/** Whether the person ticked that they give in when two wishes collide. */
const givesIn = (pen: ScriptPen) => valueAt(pen, "2", "q7") === "give-in";
const unpartnered = new Set<unknown>(["on-my-own", "grieving", "ending"]);
/**
 * Whether to write as though the person has a partner: true unless they said they are on their own, grieving or in a
 * relationship that is ending.
 */
const hasPartner = (pen: ScriptPen) => !unpartnered.has(valueAt(pen, "1", "q1"));

/** Ratings from this number up count as agreement with a statement. */
const AGREES = 4;
const MOST_STATEMENTS = 2;

/**
 * Returns the statements of a pattern that the person agrees with most, in the first person; leaves out those about a
 * partner if they have none.
 */
function statementsOf(pen: ScriptPen, name: string, answered: LifeScriptInput["answered"][number] | undefined): Fact[] {
	if (!answered) return [];
	const { questionnaire, answers } = answered;
	const isPaired = hasPartner(pen);
	return questionnaire.questions
		.filter(({ scoring, text }) => scoring?.pattern === name && (isPaired || !/\bpartner\b|\bin love\b/i.test(text)))
		.map((question) => ({
			question,
			value: Number(answers.find(({ questionId }) => questionId === question.id)?.answer),
		}))
		.filter(({ value }) => value >= AGREES)
		.sort((a, b) => b.value - a.value)
		.slice(0, MOST_STATEMENTS)
		.map(({ question }) =>
			fact(lines.statement, {
				of: "scale",
				at: [{ source: questionnaire.title, question: question.text }],
				values: { statement: plainly(question.text) },
			}),
		);
}

/** Choices that may say something about how the person is with others, the most telling first. */
const telling = [
	["3", "q7"],
	["4", "q11"],
	["2", "q7"],
	["7", "q7"],
	[MOTHER_QUESTIONNAIRE_ID, "q5"],
	[FATHER_QUESTIONNAIRE_ID, "q4"],
	["3", "q5"],
] as const;

function choiceCards(pen: ScriptPen): Card[] {
	return telling.flatMap(([id, questionId]) => {
		const page = pen.page(id);
		const names = lines.choiceNames[`${id}.${questionId}`];
		const mine = page && names && pen.mine(page, questionId);
		if (!mine) return [];
		const [like, does] = inTwo(mine.text);
		return [
			{
				name: pen.say(names),
				description: [meant(contentLine(like), mine.at)],
				impact: [does ? meant(contentLine(does), mine.at) : pen.ask(lines.choiceAsks, lines.openImpact)],
			},
		];
	});
}

/** Statements about home. Everybody who can have a life script has rated them. */
const ratedAtHome = [
	[MOTHER_QUESTIONNAIRE_ID, "q6"],
	[FATHER_QUESTIONNAIRE_ID, "q10"],
	[MOTHER_QUESTIONNAIRE_ID, "q10"],
	[FATHER_QUESTIONNAIRE_ID, "q6"],
] as const;

function scaleCards(pen: ScriptPen): Card[] {
	return ratedAtHome.flatMap(([id, questionId]) => {
		const page = pen.page(id);
		const mine = page && pen.mine(page, questionId, true);
		const names = lines.scaleNames[`${id}.${questionId}`];
		if (!mine || !names) return [];
		return [
			{
				name: pen.say(names),
				description: [meant(contentLine(mine.text), mine.at)],
				impact: [pen.ask(lines.choiceAsks, lines.openImpact)],
			},
		];
	});
}

/** The card used if the answers yield none. It claims nothing about the person. */
const questionCard = (pen: ScriptPen): Card => ({
	name: pen.say(lines.questionNames),
	description: [pen.say(lines.questionTexts)],
	impact: [pen.ask(lines.questionAsks, lines.openImpact)],
});

/** Returns the name of a questionnaire in the catalog. */
export const titleOf = (id: string): Line => questionnaireNames.get(id) ?? ("" as Line);

/**
 * Writes the three cards of a love script: each turns a card of the current life script into its opposite, and none
 * occurs twice.
 */
export function loveCards(pen: ScriptPen, { lifeScript }: LoveScriptInput): Cards {
	const healed = (from: readonly Opposite[]): Card => {
		const { name, description, impact } = pen.turned(from);
		return fixedCard({ name: contentLine(name), description: contentLine(description), impact: contentLine(impact) });
	};
	const cards = lifeScript.patterns.slice(0, 3).map(({ pattern }) => {
		const name = lines.patternOf(pattern);
		return healed(lines.isLight(pattern) ? easyAlready : name ? opposites[name] : plainOpposites);
	});
	return three(cards, () => healed(plainOpposites));
}

/** Makes a card with fixed wording. */
export const fixedCard = ({ name, description, impact }: Record<"name" | "description" | "impact", Line>): Card => ({
	name: said(name),
	description: [said(description)],
	impact: [said(impact)],
});
