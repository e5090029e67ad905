import type { AnalyzeQuestionnaireInput } from "@/lib/ai/types";
import { scaleMax } from "@/lib/domain/questionnaires/answers";
import { SHOWN_ABOVE } from "@/lib/domain/questionnaires/ids";
import type { Question } from "@/lib/domain/questionnaires/schema";
import type { Manner } from "../../manner";
import { content, type Fact, type Paragraph, type Part, question } from "../../parts/part";
import type { Line, Phrasebook } from "../../parts/phrasebook";
import type { AnalysisParts } from "../analysis-parts";
import { aboutThisPage, plainEnd } from "../content/notes";
import { patternTexts } from "../content/patterns";
import * as lines from "../content/score-lines";
import { inWords, listed, questionNamed } from "../words";
import { highestOf, rankedScores, type Score, ScoreFacts } from "./scores";

interface Rated {
	question: Question;
	value: number;
}
/** More statements than these are not listed one by one. */
const MOST_LISTED = 3;

/** Writes about the six patterns: the scores and single numbers, and questions about them. */
export function patternParts(input: AnalyzeQuestionnaireInput, book: Phrasebook, manner: Manner): AnalysisParts {
	const { questionnaire } = input;
	const ranked = rankedScores(input.patternScores ?? []);
	const at = [{ source: questionnaire.title }];
	const scores = new ScoreFacts(ranked, book, at);
	const rated = ratedIn(input);
	const counted = rated.filter(({ question }) => question.scoring);
	const top = scores.isEven ? [] : highestOf(ranked).filter(({ score }) => score > SHOWN_ABOVE);
	const [first] = top;
	const text = first && patternTexts[first.name];
	const second = first && ranked[1] && ranked[1].score > SHOWN_ABOVE ? ranked[1] : undefined;
	const beside = second ?? first;
	const ask = (...pools: (readonly Line[] | undefined)[]): Part[] => {
		for (const pool of pools) {
			const chosen = pool && book.choose(pool);
			if (chosen) return [question(chosen)];
		}
		const note = book.choose(aboutThisPage);
		return note ? [content(note, null)] : [];
	};
	const numbers = (name: string) => counted.filter((one) => one.question.scoring?.pattern === name);
	const insights: Paragraph[] = [
		input.previousPatternScores ? [...scores.changes(input.previousPatternScores), ...ask(lines.changeAsk)] : [],
		[...scores.above(), ...scores.lowest()],
		scores.overall(),
		allOf(scores, counted),
		extremes(scores, counted, 5, lines.fives, lines.fivesSome),
		extremes(scores, counted, 1, lines.ones, lines.onesSome),
		honesty(scores, rated, ask),
	].filter((paragraph) => paragraph.length > 0);
	return {
		quote: null,
		keyInsights: insights.slice(0, manner.isBrief ? 2 : 5),
		corePattern: [[...core(top, scores, book), ...ask(lines.coreAsk)]],
		origin: [[...note(book, lines.numbersOnly), ...ask(lines.originAsk)]],
		impact: [
			[...(first ? values(scores, first.name, numbers(first.name)) : []), ...ask(text?.impact, lines.generalImpact)],
		],
		innerWork: [ask(text?.inner, lines.generalInner)],
		relationalShifts: [
			[
				...(second ? values(scores, second.name, numbers(second.name)) : []),
				...ask(beside && patternTexts[beside.name].relational, lines.generalRelational),
			],
		],
		actionSteps: [ask(text?.steps, lines.generalSteps), ask(text?.steps, lines.generalSteps), ask(lines.generalSteps)],
		areasForExploration: [
			[...farApart(scores, counted), ...ask(text?.areas, lines.generalAreas)],
			ask(lines.generalAreas),
			...(manner.isBrief ? [] : [ask(text?.areas, lines.generalAreas)]),
		],
		closingInsight: [note(book, manner.hasParting ? (text?.closings ?? lines.closings) : plainEnd)],
	};
}

const note = (book: Phrasebook, from: readonly Line[]): Part[] => {
	const chosen = book.choose(from) ?? from[0];
	return chosen ? [content(chosen, null)] : [];
};

function ratedIn({ questionnaire, answers }: AnalyzeQuestionnaireInput): Rated[] {
	const byQuestion = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
	return questionnaire.questions.flatMap((one) => {
		const value = Number(byQuestion.get(one.id) ?? Number.NaN);
		return one.type === "scale" && value >= 1 && value <= scaleMax(questionnaire.id) ? [{ question: one, value }] : [];
	});
}

/** Which score is the highest, and what that pattern's statements are about; or why there is no such pattern. */
function core(top: readonly Score[], scores: ScoreFacts, book: Phrasebook): Part[] {
	const highest = scores.highest();
	const [reason] = highest;
	const [first] = top;
	if (!first) return [...highest, content(scores.isEven ? lines.evenCore : lines.noCore, null)];
	const passage = top.length === 1 ? book.choose(patternTexts[first.name].is) : null;
	return passage && reason ? [content(passage, reason)] : highest;
}

const statements = (rated: readonly Rated[]) => listed(rated.map((one) => questionNamed(one.question)));

/** The numbers given to a pattern's statements, in the order in which they were asked. */
function values(scores: ScoreFacts, name: string, rated: readonly Rated[]): Fact[] {
	if (rated.length !== 5) return [];
	return scores.fact(lines.fiveAnswers, { name, values: listed(rated.map(({ value }) => String(value))) }, "scale");
}

/** All counted statements with the same number. */
function allOf(scores: ScoreFacts, counted: readonly Rated[]): Fact[] {
	const [first] = counted;
	if (!first || counted.some(({ value }) => value !== first.value)) return [];
	return scores.fact(lines.allSame, { all: counted.length, value: first.value }, "count");
}

/** The statements with the strongest yes, or the strongest no. */
function extremes(
	scores: ScoreFacts,
	counted: readonly Rated[],
	value: number,
	listing: readonly Line[],
	among: readonly Line[],
): Fact[] {
	const found = counted.filter((one) => one.value === value);
	if (found.length === 0 || found.length === counted.length) return [];
	const isAll = found.length <= MOST_LISTED;
	const shown = isAll ? found : spread(found);
	return scores.fact(
		isAll ? listing : among,
		{ n: inWords(found.length), all: counted.length, list: statements(shown) },
		"count",
	);
}

/** Three of many, from the beginning, the middle and the end. */
const spread = (rated: readonly Rated[]): Rated[] =>
	[0, Math.floor(rated.length / 2), rated.length - 1].flatMap((i) => rated[i] ?? []);

/** A five and a one, side by side. */
function farApart(scores: ScoreFacts, counted: readonly Rated[]): Fact[] {
	const high = counted.filter(({ value }) => value === 5).at(-1);
	const low = counted.find(({ value }) => value === 1);
	if (!high || !low) return [];
	return scores.fact(lines.apart, { high: questionNamed(high.question), low: questionNamed(low.question) }, "scale");
}

/** The middle statement, which is not counted, if it was not agreed with. */
function honesty(scores: ScoreFacts, rated: readonly Rated[], ask: (...pools: (readonly Line[])[]) => Part[]): Part[] {
	const one = rated.find(({ question }) => !question.scoring);
	if (!one || one.value > 3) return [];
	return [
		...scores.fact(lines.honest, { statement: questionNamed(one.question), value: one.value }, "scale"),
		...ask(lines.honestAsk),
	];
}
