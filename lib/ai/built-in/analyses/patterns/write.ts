import type { AnalyzeQuestionnaireInput } from "@/lib/ai/types";
import { scaleMax } from "@/lib/domain/questionnaires/answers";
import { SHOWN_ABOVE } from "@/lib/domain/questionnaires/ids";
import { patternBand } from "@/lib/domain/questionnaires/meanings/find";
import { patternMeanings, shownIn } from "@/lib/domain/questionnaires/meanings/patterns";
import type { Question } from "@/lib/domain/questionnaires/schema";
import { content, type Fact, type Paragraph, type Part } from "../../parts/part";
import type { Line } from "../../parts/phrasebook";
import type { AnalysisParts } from "../analysis-parts";
import { bridgeFor } from "../bridges";
import { leftOut } from "../compose";
import { aboutThisPage, homeDecidesLittle, plainEnd } from "../content/notes";
import { patternClosings } from "../content/pattern-closings";
import * as lines from "../content/score-lines";
import { isOriginLeftOut } from "../origin";
import { type Pen, some } from "../pen";
import { Meanings, type Ticked } from "../ticked";
import { listed, questionNamed } from "../words";
import { rankedScores, type Score, ScoreFacts } from "./scores";

interface Rated {
	question: Question;
	value: number;
}

/** Ratings from the first number up count as agreement, ratings down from the second as disagreement. */
const [AGREES, DISAGREES] = [4, 2];
/** How many statements are listed at once. */
const MOST_LISTED = 3;

/** Writes about the six patterns: the scores, the statements that they come from, and our passages about the highest. */
export function patternParts(input: AnalyzeQuestionnaireInput, pen: Pen): AnalysisParts {
	const ranked = rankedScores(input.patternScores ?? []);
	const at = { source: input.questionnaire.title };
	const scores = new ScoreFacts(ranked, pen.book, [at]);
	const ticked = ranked.map(
		({ name, score }): Ticked => ({
			...{ id: name, at, weight: score, isMiddling: patternBand(score) === "middle" },
			meaning: patternMeanings[name][patternBand(score)],
		}),
	);
	const meanings = new Meanings(ticked, pen.material.circumstances, pen.book, leftOut(pen));
	const [first, second] = ticked;
	const above = ticked.filter(({ weight }) => weight > SHOWN_ABOVE);
	const statements = new Statements(input, pen);
	/** Quotes what the person wrote in another questionnaire about a situation where this pattern would show. */
	const shown = (one: (typeof ticked)[number] | undefined): Part[] => {
		const score = ranked.find(({ name }) => name === one?.id);
		return score && patternBand(score.score) !== "low" ? pen.passageBefore(shownIn[score.name]) : [];
	};
	const agreed = scores.isEven ? [] : statements.agreedIn(first?.id);
	const core = [
		...scores.highest(),
		...(scores.isEven ? [content(lines.evenCore, null)] : agreed.length > 0 ? agreed : meanings.say("says")),
	];
	const origin = isOriginLeftOut(pen) ? pen.note(homeDecidesLittle) : meanings.say("from", ticked.slice(0, 1));
	const impact = [
		[...meanings.say("good", ticked.slice(0, 1)), ...meanings.say("cost", ticked.slice(0, 1))],
		shown(first),
	];
	const inner = [meanings.say("helps", ticked.slice(0, 1)), shown(first)];
	const relational = [
		meanings.say("between", above.length > 1 ? [...above.slice(1), ...above] : ticked.slice(0, 1)),
		shown(second),
	];
	const insights: Paragraph[] = [
		input.previousPatternScores ? scores.changes(input.previousPatternScores) : [],
		statements.honest(),
		[...scores.above(), ...scores.lowest()],
		above.length > 1 ? statements.agreedIn(second?.id) : [],
		statements.furthest(),
		bridgeFor(pen, ranked)?.parts ?? [],
	].filter((paragraph) => paragraph.length > 0);
	const steps = [
		meanings.say("step", ticked.slice(0, 1)),
		above.length > 1 ? meanings.say("step", above.slice(1)) : [],
		...general(pen),
	].filter(({ length }) => length > 0);
	const found = insights.slice(0, pen.manner.isBrief ? 2 : 4);
	return {
		quote: null,
		keyInsights: found.length > 1 ? found : [...found, pen.note(lines.numbersOnly)],
		corePattern: [core],
		origin: or(pen, [origin], lines.numbersOnly),
		impact: or(pen, impact),
		innerWork: or(pen, inner),
		relationalShifts: or(pen, relational),
		actionSteps: steps.slice(0, 3),
		areasForExploration: areas(pen, meanings),
		closingInsight: [closing(pen, above)],
	};
}

function or(pen: Pen, parts: readonly Paragraph[], otherwise = aboutThisPage): Paragraph[] {
	const found = parts.filter(({ length }) => length > 0);
	return found.length > 0 ? found : [pen.note(otherwise)];
}

const general = (pen: Pen): Part[][] => [1, 2, 3].map(() => pen.note(lines.generalSteps));

function areas(pen: Pen, meanings: Meanings): Paragraph[] {
	const asked = pen.manner.asksQuestions
		? [
				pen.ask(meanings.take("ask", meanings.ticked.slice(0, 2))),
				pen.ask(meanings.take("ask", meanings.ticked.slice(0, 2))),
				...pen.book
					.shuffled(lines.generalAreas)
					.slice(0, 2)
					.map((one) => pen.ask(one)),
			]
		: [];
	return [...asked, pen.note(aboutThisPage), pen.note(aboutThisPage)].filter(({ length }) => length > 0).slice(0, 2);
}

function closing(pen: Pen, above: readonly Ticked[]): Paragraph {
	if (!pen.manner.hasParting) return pen.note(plainEnd);
	const name = above[0]?.id as Score["name"] | undefined;
	return pen.note(name ? patternClosings[name] : lines.closings);
}

/** Mentions the single statements, each at most once. */
class Statements {
	readonly #rated: readonly Rated[];
	readonly #shown = new Set<string>();

	constructor(
		{ questionnaire, answers }: AnalyzeQuestionnaireInput,
		readonly pen: Pen,
	) {
		const byQuestion = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
		this.#rated = questionnaire.questions.flatMap((question) => {
			const value = Number(byQuestion.get(question.id) ?? Number.NaN);
			return question.type === "scale" && value >= 1 && value <= scaleMax(questionnaire.id)
				? [{ question, value }]
				: [];
		});
	}

	/** Lists the statements of a pattern with which the person agrees, those with the highest number first. */
	agreedIn(pattern: string | undefined): Part[] {
		const agreed = this.#rated.filter(
			({ question, value }) => question.scoring?.pattern === pattern && value >= AGREES,
		);
		return this.#listed(
			lines.agreed,
			[...agreed].sort((a, b) => b.value - a.value),
		);
	}

	/** Lists the statements that the person agrees with least. */
	furthest(): Part[] {
		const denied = this.#rated.filter(({ question, value }) => question.scoring && value <= DISAGREES);
		const lowest = Math.min(...denied.map(({ value }) => value));
		return this.#listed(lines.denied, this.pen.book.shuffled(denied.filter(({ value }) => value === lowest)));
	}

	#listed(from: readonly Line[], all: readonly Rated[]): Part[] {
		const left = all.filter(({ question }) => !this.#shown.has(question.id)).slice(0, MOST_LISTED);
		if (left.length === 0) return [];
		for (const { question } of left) this.#shown.add(question.id);
		const list = listed(left.map(({ question, value }) => `${questionNamed(question)} (${value} of 5)`));
		const at = left.map(({ question }) => ({ source: "", question: question.text }));
		return some(this.pen.fact(from, "scale", at, { list }));
	}

	/** Mentions the middle statement, which is not scored, if the person did not agree with it. */
	honest(): Fact[] {
		const one = this.#rated.find(({ question }) => !question.scoring);
		if (!one || one.value > 3) return [];
		const values = { statement: questionNamed(one.question), value: one.value };
		const found = this.pen.fact(lines.honest, "scale", [{ source: "" }], values);
		return found ? [found] : [];
	}
}
