import type { LifeScriptInput, LoveScriptInput } from "@/lib/ai/types";
import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	PATTERN_QUESTIONNAIRE_ID,
	SHOWN_ABOVE,
} from "@/lib/domain/questionnaires/ids";
import type { PatternScore } from "@/lib/domain/questionnaires/schema";
import { highestOf, rankedScores, type Score } from "../analyses/patterns/scores";
import { capital, inWords, listed } from "../analyses/words";
import { type Fact, fact } from "../parts/part";
import type { Line } from "../parts/phrasebook";
import { isGrave, isQuotable } from "../reading/quotable";
import { recurringIn } from "../reading/recurring";
import * as lines from "./content/cards";
import { questionnaireNames } from "./content/questions";
import { countable } from "./material";
import type { Card, Cards } from "./parts";
import { plainly, type ScriptPen, said } from "./pen";

/** The three cards of a life script: the highest scores, or else what was chosen and what comes back. */
export function lifeCards(pen: ScriptPen, { patternScores, answered }: LifeScriptInput): Cards {
	const found = patternScores
		? scoreCards(pen, patternScores, answered)
		: interleaved(choiceCards(pen), wordCards(pen)).slice(0, 3);
	return three(found, () => openCard(pen));
}

function three(cards: readonly Card[], more: () => Card): Cards {
	const [first = more(), second = more(), third = more()] = cards;
	return [first, second, third];
}

const interleaved = (a: readonly Card[], b: readonly Card[]): Card[] =>
	Array.from({ length: Math.max(a.length, b.length) }, (_, i) => [a[i], b[i]])
		.flat()
		.filter((one) => one !== undefined);

function scoreCards(pen: ScriptPen, scores: readonly PatternScore[], answered: LifeScriptInput["answered"]): Card[] {
	const ranked = rankedScores(scores);
	const top = highestOf(ranked);
	const questionnaire = answered.find((one) => one.questionnaire.id === PATTERN_QUESTIONNAIRE_ID);
	const at = [{ source: questionnaire?.questionnaire.title ?? "" }];
	return ranked.slice(0, 3).map((score) => {
		const { name, score: percent } = score;
		const content = lines.patternLines[name];
		const values = { name, score: percent };
		const rank = top.includes(score) ? rankOf(pen, score, top, ranked.length, at) : [];
		const mark = percent > SHOWN_ABOVE ? [] : [pen.fact(lines.notAbove, "score", at, { mark: SHOWN_ABOVE })];
		return {
			name: pen.fact(lines.cardNames, "score", at, values),
			description: [
				pen.fact(lines.scored, "score", at, values),
				...rank,
				...mark,
				pen.say(content.about),
				...statementOf(pen, name, questionnaire),
			],
			impact: [pen.ask(content.impact, lines.openImpact)],
		};
	});
}

function rankOf(pen: ScriptPen, score: Score, top: readonly Score[], all: number, at: { source: string }[]): Fact[] {
	if (top.length === all) return [];
	const others = top.filter((one) => one !== score).map(({ name }) => name);
	if (others.length === 0) return [pen.fact(lines.alone, "score", at, {})];
	return [pen.fact(lines.tied, "score", at, { others: listed(others) })];
}

/** A number from which somebody agrees, and one up to which they do not. */
const [AGREES, DISAGREES] = [4, 2];

/** The statement of a pattern that has the highest number, the first of several; and one that was denied beside it. */
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
	return [given(best, lines.statements), ...(denied ? [given(denied, lines.deniedStatements)] : [])];
}

/** Choices that may say something about how somebody is with others, the most telling first. */
const telling = [
	["3", "q7"],
	["4", "q11"],
	["2", "q7"],
	["7", "q7"],
	[MOTHER_QUESTIONNAIRE_ID, "q5"],
	[FATHER_QUESTIONNAIRE_ID, "q4"],
	[FATHER_QUESTIONNAIRE_ID, "q13"],
] as const;

function choiceCards(pen: ScriptPen): Card[] {
	return telling.flatMap(([id, questionId]) => {
		const page = pen.page(id);
		const choice = page && pen.choice(page, questionId);
		const names = lines.choiceNames[`${id}.${questionId}`];
		if (!choice || !names) return [];
		return [
			{
				name: pen.say(names),
				description: [choice],
				impact: [pen.ask(lines.choiceAsks, lines.openImpact)],
			},
		];
	});
}

const MOST_LETTERS = 30;

function wordCards(pen: ScriptPen): Card[] {
	const texts = countable(pen.material);
	return recurringIn(texts, 2)
		.filter(({ written, isThing }) => isThing && written.length <= MOST_LETTERS && !isGrave(written.toLowerCase()))
		.slice(0, 3)
		.map(({ written, forms, at }) => {
			const has = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => forms.has(word));
			const shown = texts
				.filter((told) => at.includes(told.at))
				.flatMap((told) =>
					told.words.filter(({ text }) => has(text) && !pen.isShown(text)).map((words) => ({ words, at: told.at })),
				)[0];
			const values = { word: `‘${written}’`, n: inWords(at.length), nFirst: capital(inWords(at.length)) };
			return {
				name: pen.fact(lines.wordNames, "recurrence", at, values),
				description: [
					pen.fact(lines.wordFacts, "recurrence", at, values),
					...(shown && pen.manner.quotes ? [pen.quote(shown.words, shown.at, lines.withWord)] : []),
				],
				impact: [pen.ask(lines.wordAsks, lines.openImpact)],
			};
		});
}

function openCard(pen: ScriptPen): Card {
	return {
		name: pen.say(lines.openNames),
		description: [pen.fact(lines.openTexts, "count", [], { title: titleOf(PATTERN_QUESTIONNAIRE_ID) })],
		impact: [pen.ask(lines.openAsks, lines.openImpact)],
	};
}

/** The name of a questionnaire of the catalog. */
export const titleOf = (id: string): Line => questionnaireNames.get(id) ?? ("" as Line);

const MOST_NAME = 80;

/** The three cards of a love script, each beside one of the life script as it stands. */
export function loveCards(pen: ScriptPen, { lifeScript }: LoveScriptInput): Cards {
	const cards = lifeScript.patterns.slice(0, 3).map(({ pattern }): Card => {
		const name = pattern.trim();
		const isPlain = isQuotable(name) && !/[‘’]/.test(name) && name.length <= MOST_NAME && !isGrave(name.toLowerCase());
		const known = Object.entries(lines.patternLines).find(([one]) => name.startsWith(one))?.[1];
		const reason = isPlain
			? fact(pen.line(lines.healedOf), { of: "choice", at: [{ source: "life script" }], values: { name } })
			: null;
		return {
			name: pen.say(known?.names ?? lines.healedNames),
			description: [pen.say(known?.permissions ?? lines.healedPermissions, reason)],
			impact: [pen.say(known?.goods ?? lines.healedGoods)],
		};
	});
	return three(cards, () => plainCard(pen));
}

const plainCard = (pen: ScriptPen): Card => ({
	name: pen.say(lines.healedNames),
	description: [pen.say(lines.healedPermissions)],
	impact: [pen.say(lines.healedGoods)],
});

/** A card of fixed words. */
export const fixedCard = ({ name, description, impact }: Record<"name" | "description" | "impact", Line>): Card => ({
	name: said(name),
	description: [said(description)],
	impact: [said(impact)],
});
