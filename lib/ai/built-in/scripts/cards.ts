import type { LifeScriptInput, LoveScriptInput } from "@/lib/ai/types";
import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	PATTERN_QUESTIONNAIRE_ID,
	type PatternName,
} from "@/lib/domain/questionnaires/ids";
import { patternBand } from "@/lib/domain/questionnaires/meanings/find";
import { patternMeanings, shownIn } from "@/lib/domain/questionnaires/meanings/patterns";
import type { Question } from "@/lib/domain/questionnaires/schema";
import { type Opposite, opposites, plainOpposites } from "@/lib/domain/scripts/compose/content/opposites";
import { contentLine } from "../analyses/content/authored";
import { rankedScores, standingOut } from "../analyses/patterns/scores";
import { type Fact, fact, meant, type Own, type Place } from "../parts/part";
import type { Line } from "../parts/phrasebook";
import { choiceOpposites, lightOpposites } from "./content/card-opposites";
import * as lines from "./content/cards";
import { easyAlready, littleImpacts, partImpacts, realImpacts, slightImpacts } from "./content/learned";
import { questionnaireNames } from "./content/questions";
import type { PatternCard, PatternCards } from "./parts";
import { plainly, type ScriptPen, said } from "./pen";

/**
 * Writes the three cards of a life script from what the person agreed with and ticked: first the patterns that their
 * scores or statements support, then their choices, and only then what they half agreed with or what comes easily.
 */
export function lifeCards(pen: ScriptPen, input: LifeScriptInput): PatternCards {
	const { clear, single, others } = scoreCards(pen, input);
	const found = clear.slice(0, MOST_CARDS).map((write) => write());
	const more = [
		() => choiceCards(pen, MOST_CARDS - found.length),
		() => single.map((write) => write()),
		() => others.map((write) => write()),
		() => scaleCards(pen),
	];
	for (const cards of more) if (found.length < MOST_CARDS) found.push(...cards().slice(0, MOST_CARDS - found.length));
	return three(found, () => questionCard(pen));
}

const MOST_CARDS = 3;

function three(cards: readonly PatternCard[], more: () => PatternCard): PatternCards {
	const [first = more(), second = more(), third = more()] = cards;
	return [first, second, third];
}

/** Splits a first-person text into the description and, if it has several sentences, the last one as the impact. */
function inTwo(text: string): [like: string, does: string | null] {
	const sentences = text.split(/(?<=[.!?])\s+/);
	const last = sentences.pop() ?? text;
	return sentences.length > 0 ? [sentences.join(" "), last] : [last, null];
}

/** A pattern with its score and how much of it the person agreed with. */
interface Rated {
	name: PatternName;
	band: "low" | "middle" | "strong";
	agreed: readonly Question[];
	partly: readonly Question[];
}

/**
 * Prepares a card for each pattern: the clear ones, which stand out or have several statements that the person agrees
 * with; those with a single one; and the others.
 */
function scoreCards(
	pen: ScriptPen,
	{ patternScores, answered }: LifeScriptInput,
): { clear: (() => PatternCard)[]; single: (() => PatternCard)[]; others: (() => PatternCard)[] } {
	const questionnaire = answered.find((one) => one.questionnaire.id === PATTERN_QUESTIONNAIRE_ID);
	if (!patternScores || !questionnaire) return { clear: [], single: [], others: [] };
	const at = { source: questionnaire.questionnaire.title };
	const rated = rankedScores(patternScores).map(({ name, score }): Rated => {
		const band = patternBand(score);
		return { name, band, ...statementsOf(pen, name, questionnaire) };
	});
	const named = new Set(standingOut(rankedScores(patternScores)).map(({ name }) => name));
	const isClear = ({ name, band, agreed }: Rated) => (band === "strong" ? named.has(name) : agreed.length > 1);
	const isSingle = (one: Rated) => !isClear(one) && one.agreed.length > 0;
	return {
		clear: rated
			.filter(isClear)
			.map((one) => () => (one.band === "strong" ? strongCard(pen, one, at) : partCard(pen, one, at))),
		single: rated.filter(isSingle).map((one) => () => partCard(pen, one, at)),
		others: rated
			.filter((one) => !isClear(one) && !isSingle(one))
			.map((one) => () => (one.band === "low" ? lightCard(pen, one.name, at) : partCard(pen, one, at))),
	};
}

/** Returns the first sentence of our text about a pattern's score. */
function firstMine(name: PatternName, band: Rated["band"]): Line {
	const [mine = ""] = [patternMeanings[name][band].mine ?? ""].flat();
	const [first = ""] = mine.split(/(?<=[.!?])\s+/);
	return contentLine(first);
}

const stated = ({ text }: Question, of: Place): Fact =>
	fact(lines.statement, {
		of: "scale",
		at: [{ ...of, question: text }],
		values: { statement: plainly(text) },
	});

const strongCard = (pen: ScriptPen, { name, band, agreed }: Rated, at: Place): PatternCard => ({
	name: pen.say(lines.cardNames[name]),
	// The statements that somebody agreed with say it better than any summary of ours.
	description: [
		...(agreed.length > 0 ? agreed.map((one) => stated(one, at)) : [meant(firstMine(name, band), at)]),
		...ownLine(pen, name),
	],
	impact: [pen.say(realImpacts[name])],
});

/**
 * Writes about a pattern that is only partly present: the statements that the person agreed with say which part. Where
 * they fully agreed with none, those that they half agreed with, as such.
 */
function partCard(pen: ScriptPen, { name, band, agreed, partly }: Rated, at: Place): PatternCard {
	const isAgreed = agreed.length > 0;
	return {
		name: pen.say(lines.partNames[name]),
		description: [
			pen.say(isAgreed ? lines.someOfIt : lines.halfOfIt),
			...(isAgreed ? agreed : partly.slice(0, 1)).map((one) => stated(one, at)),
		],
		impact: [pen.say(agreed.length > 1 && band === "middle" ? partImpacts[name] : slightImpacts)],
	};
}

/** Writes about a pattern that hardly shows: what comes easily instead. */
const lightCard = (pen: ScriptPen, name: PatternName, at: Place): PatternCard => ({
	name: pen.say(lines.lightNames[name]),
	description: [name === "Pleaser" && givesIn(pen) ? said(lines.yesBesideGivingIn) : meant(firstMine(name, "low"), at)],
	impact: [pen.say(littleImpacts)],
});

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

/** Ratings from the first number up count as agreement with a statement, and the second as half of it. */
const [AGREES, HALF] = [4, 3];
const MOST_STATEMENTS = 2;

/**
 * Returns the statements of a pattern that the person agreed with most, and those they half agreed with; leaves out those
 * about a partner if they have none.
 */
function statementsOf(
	pen: ScriptPen,
	name: string,
	{ questionnaire, answers }: LifeScriptInput["answered"][number],
): Pick<Rated, "agreed" | "partly"> {
	const isPaired = hasPartner(pen);
	const rated = questionnaire.questions
		.filter(({ scoring, text }) => scoring?.pattern === name && (isPaired || !/\bpartner\b|\bin love\b/i.test(text)))
		.map((question) => ({
			question,
			value: Number(answers.find(({ questionId }) => questionId === question.id)?.answer),
		}))
		.sort((a, b) => b.value - a.value);
	const from = (isFit: (value: number) => boolean) =>
		rated.filter(({ value }) => isFit(value)).map(({ question }) => question);
	return {
		agreed: from((value) => value >= AGREES).slice(0, MOST_STATEMENTS),
		partly: from((value) => value === HALF),
	};
}

/** Choices that may say something about how the person is with others, the most telling first. */
const telling = [
	["2", "q7"],
	["4", "q11"],
	["7", "q7"],
	["3", "q7"],
	[MOTHER_QUESTIONNAIRE_ID, "q5"],
	[FATHER_QUESTIONNAIRE_ID, "q4"],
	["3", "q5"],
] as const;

/** @param most The page tells the other choices. */
function choiceCards(pen: ScriptPen, most: number): PatternCard[] {
	const cards: PatternCard[] = [];
	for (const [id, questionId] of telling) if (cards.length < most) cards.push(...choiceCard(pen, id, questionId));
	return cards;
}

function choiceCard(pen: ScriptPen, id: string, questionId: string): PatternCard[] {
	const page = pen.page(id);
	const names = lines.choiceNames[`${id}.${questionId}`];
	const mine = page && names && pen.mine(page, questionId);
	if (!mine) return [];
	const good = lines.goodNames[`${id}.${questionId}.${valueAt(pen, id, questionId)}`];
	const written = lines.choiceImpacts[`${id}.${questionId}`]?.[String(valueAt(pen, id, questionId))];
	const [like, does] = written ? [mine.text, null] : inTwo(mine.text);
	const impact = written ?? (does === null ? null : contentLine(does));
	return [
		{
			name: good ? said(good) : pen.say(names),
			description: [meant(contentLine(like), mine.at)],
			impact: [impact ? meant(impact, mine.at) : pen.ask(lines.choiceAsks, lines.openImpact)],
		},
	];
}

/** Statements about home. Everybody who can have a life script has rated them. */
const ratedAtHome = [
	[MOTHER_QUESTIONNAIRE_ID, "q6"],
	[FATHER_QUESTIONNAIRE_ID, "q10"],
	[MOTHER_QUESTIONNAIRE_ID, "q10"],
	[FATHER_QUESTIONNAIRE_ID, "q6"],
] as const;

function scaleCards(pen: ScriptPen): PatternCard[] {
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
const questionCard = (pen: ScriptPen): PatternCard => ({
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
export function loveCards(pen: ScriptPen, { lifeScript }: LoveScriptInput): PatternCards {
	const healed = (from: readonly Opposite[]): PatternCard => {
		const { name, description, impact } = pen.turned(from);
		return fixedCard({ name: contentLine(name), description: contentLine(description), impact: contentLine(impact) });
	};
	const cards = lifeScript.patterns
		.slice(0, 3)
		.map(({ pattern }) => healed(oppositesOf(pattern, (id, questionId) => valueAt(pen, id, questionId))));
	return three(cards, () => healed(plainOpposites));
}

/**
 * Returns what a card of the life script can turn into: what the person ticked, if the card is about that; otherwise what
 * its pattern turns into.
 * @param tickedAt Returns what was ticked as an answer to a question.
 */
export function oppositesOf(
	card: string,
	tickedAt: (id: string, questionId: string) => string | undefined,
): readonly Opposite[] {
	const place = lines.placeOf(card);
	const [id = "", questionId = ""] = place?.split(".") ?? [];
	const options = (place && choiceOpposites[place]) || {};
	const ticked = tickedAt(id, questionId) ?? "";
	const turned = Object.hasOwn(options, ticked) ? options[ticked] : undefined;
	if (turned) return [turned];
	const name = lines.patternOf(card);
	if (!lines.isLight(card)) return name ? opposites[name] : plainOpposites;
	return name ? [lightOpposites[name]] : easyAlready;
}

/** Makes a card with fixed wording. */
export const fixedCard = ({
	name,
	description,
	impact,
}: Record<"name" | "description" | "impact", Line>): PatternCard => ({
	name: said(name),
	description: [said(description)],
	impact: [said(impact)],
});
