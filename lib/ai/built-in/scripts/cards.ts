import type { LifeScriptInput, LoveScriptInput } from "@/lib/ai/types";
import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	PATTERN_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import { patternBand } from "@/lib/domain/questionnaires/meanings/find";
import { patternMeanings } from "@/lib/domain/questionnaires/meanings/patterns";
import type { PatternScore } from "@/lib/domain/questionnaires/schema";
import { contentLine } from "../analyses/content/authored";
import { rankedScores } from "../analyses/patterns/scores";
import { type Fact, meant } from "../parts/part";
import type { Line } from "../parts/phrasebook";
import * as lines from "./content/cards";
import { littleImpacts, partImpacts } from "./content/impacts";
import { questionnaireNames } from "./content/questions";
import type { Card, Cards } from "./parts";
import { plainly, type ScriptPen, said } from "./pen";

/** The three cards of a life script: the highest scores or, without scores, choices and recurring words. */
export function lifeCards(pen: ScriptPen, { patternScores, answered }: LifeScriptInput): Cards {
	const found = patternScores ? scoreCards(pen, patternScores, answered) : choiceCards(pen).slice(0, 3);
	return three(found.length < 3 ? [...found, ...scaleCards(pen)] : found, () => questionCard(pen));
}

function three(cards: readonly Card[], more: () => Card): Cards {
	const [first = more(), second = more(), third = more()] = cards;
	return [first, second, third];
}

/** Splits a text in the first person: the description, and its last sentence as the impact. */
function inTwo(text: string): { like: string; does: string | null } {
	const sentences = text.split(/(?<=[.!?])\s+/);
	const last = sentences.pop() ?? text;
	return sentences.length > 0 ? { like: sentences.join(" "), does: last } : { like: last, does: null };
}

function scoreCards(pen: ScriptPen, scores: readonly PatternScore[], answered: LifeScriptInput["answered"]): Card[] {
	const questionnaire = answered.find((one) => one.questionnaire.id === PATTERN_QUESTIONNAIRE_ID);
	const at = { source: questionnaire?.questionnaire.title ?? "" };
	return rankedScores(scores)
		.slice(0, 3)
		.map(({ name, score }) => {
			const band = patternBand(score);
			const { like, does } = inTwo(patternMeanings[name][band].mine ?? "");
			const impact = band === "low" ? pen.say(littleImpacts) : pen.say([does ? contentLine(does) : partImpacts[name]]);
			return {
				name: pen.say(lines.cardNames[name]),
				description: [meant(contentLine(like), at), ...statementOf(pen, name, questionnaire)],
				impact: [impact],
			};
		});
}

/** From this number on somebody agrees; up to the other one they disagree. */
const [AGREES, DISAGREES] = [4, 2];

/** The highest-rated statement of a pattern (the first, if several are equal), and a denied one. */
function statementOf(pen: ScriptPen, name: string, answered: LifeScriptInput["answered"][number] | undefined): Fact[] {
	if (!answered) return [];
	const { questionnaire, answers } = answered;
	const rated = questionnaire.questions
		.filter(({ scoring }) => scoring?.pattern === name)
		.map((question) => ({
			question,
			value: Number(answers.find(({ questionId }) => questionId === question.id)?.answer),
		}))
		.filter(({ value }) => value >= 1 && value <= 5);
	const [best] = rated.sort((a, b) => b.value - a.value);
	if (!best) return [];
	const given = ({ question, value }: (typeof rated)[number], from: readonly Line[]) =>
		pen.fact(from, "scale", [{ source: questionnaire.title, question: question.text }], {
			statement: plainly(question.text),
			value,
		});
	const denied = best.value >= AGREES ? rated.findLast(({ value }) => value <= DISAGREES) : undefined;
	const from =
		best.value >= AGREES ? lines.statements : best.value > DISAGREES ? lines.halfStatements : lines.hardlyStatements;
	return [given(best, from), ...(denied ? [given(denied, lines.deniedStatements)] : [])];
}

/** Choices that may say something about how somebody is with others, the most telling first. */
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
		const { like, does } = inTwo(mine.text);
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
		const scale = page && pen.scale(page, questionId);
		const names = lines.scaleNames[`${id}.${questionId}`];
		if (!scale || !names) return [];
		return [{ name: pen.say(names), description: [scale], impact: [pen.ask(lines.choiceAsks, lines.openImpact)] }];
	});
}

/** The card used where the answers give none. It claims nothing about the person. */
const questionCard = (pen: ScriptPen): Card => ({
	name: pen.say(lines.questionNames),
	description: [pen.say(lines.questionTexts)],
	impact: [pen.ask(lines.questionAsks, lines.openImpact)],
});

/** The name of a questionnaire of the catalog. */
export const titleOf = (id: string): Line => questionnaireNames.get(id) ?? ("" as Line);

/** The three cards of a love script: each goes with one of the life script as it stands, and none repeats its name. */
export function loveCards(pen: ScriptPen, { lifeScript }: LoveScriptInput): Cards {
	const cards = lifeScript.patterns.slice(0, 3).map(({ pattern }): Card => {
		const name = lines.patternOf(pattern);
		const known = name && lines.patternLines[name];
		return {
			name: pen.say(known?.names ?? lines.healedNames),
			description: [pen.say(known?.permissions ?? lines.healedPermissions)],
			impact: [pen.say(known?.goods ?? lines.plainImpacts)],
		};
	});
	return three(cards, () => plainCard(pen));
}

const plainCard = (pen: ScriptPen): Card => ({
	name: pen.say(lines.healedNames),
	description: [pen.say(lines.healedPermissions)],
	impact: [pen.say(lines.plainImpacts)],
});

/** A card with fixed wording. */
export const fixedCard = ({ name, description, impact }: Record<"name" | "description" | "impact", Line>): Card => ({
	name: said(name),
	description: [said(description)],
	impact: [said(impact)],
});
