import type { AnalyzeQuestionnaireInput } from "@/lib/ai/types";
import { scaleMax } from "@/lib/domain/questionnaires/answers";
import { patternBand } from "@/lib/domain/questionnaires/meanings/find";
import { patternMeanings, shownIn } from "@/lib/domain/questionnaires/meanings/patterns";
import type { Question } from "@/lib/domain/questionnaires/schema";
import { content, type Fact, type Paragraph, type Part } from "../../parts/part";
import type { Line, Values } from "../../parts/phrasebook";
import type { AnalysisParts } from "../analysis-parts";
import { bridgeFor } from "../bridges";
import { leftOut, sourcesOf } from "../compose";
import { aboutThisPage, homeDecidesLittle, plainEnd } from "../content/notes";
import { patternClosings } from "../content/pattern-closings";
import * as lines from "../content/score-lines";
import { isOriginLeftOut } from "../origin";
import { type Pen, some } from "../pen";
import { Meanings, type Ticked } from "../ticked";
import { listed, questionNamed } from "../words";
import { rankedScores, type Score, ScoreFacts, standingOut } from "./scores";

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
	const shownNames = new Set<string>(standingOut(ranked).map(({ name }) => name));
	const above = ticked.filter(({ id }) => shownNames.has(id));
	const statements = new Statements(input, pen);
	/** Quotes what the person wrote in another questionnaire about a situation where this pattern would show. */
	const shown = (one: (typeof ticked)[number] | undefined): Part[] => {
		const score = ranked.find(({ name }) => name === one?.id);
		return score && patternBand(score.score) !== "low" ? pen.passageBefore(shownIn[score.name]) : [];
	};
	const isOut = above.length > 0 && !scores.isEven;
	const agreed = isOut ? statements.agreedIn(first?.id) : statements.agreed();
	const core = [
		...scores.highest(),
		...(scores.isEven ? [content(lines.evenCore, null)] : agreed.length > 0 || !isOut ? agreed : meanings.say("says")),
	];
	// A low score alone claims little; what is said of it is right where every single statement was denied.
	const easy = isOut ? [] : ticked.toReversed().filter(({ id }) => statements.areDenied(id));
	const top = isOut ? ticked.slice(0, 1) : [];
	const origin = isOriginLeftOut(pen) ? pen.note(homeDecidesLittle) : meanings.say("from", top);
	const impact = isOut
		? [[...meanings.say("good", top), ...meanings.say("cost", top)], shown(first)]
		: [meanings.say("says", easy.slice(0, 1))];
	const inner = [meanings.say("helps", top)];
	const relational = isOut
		? [meanings.say("between", above.length > 1 ? [...above.slice(1), ...above] : top), shown(above[1])]
		: [meanings.say("says", easy.slice(1, 2))];
	const insights: Paragraph[] = [
		input.previousPatternScores ? scores.changes(input.previousPatternScores) : [],
		scores.above(),
		above.length > 1 && isOut ? statements.agreedIn(second?.id, lines.agreedIn) : [],
		statements.furthest(),
		bridgeFor(pen, ranked)?.parts ?? [],
		// Last, because it says nothing about the person.
		statements.unscoredStatement(),
	].filter((paragraph) => paragraph.length > 0);
	const steps = [
		meanings.say("step", top),
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
		innerWork: or(pen, inner, lines.nothingNeeded),
		relationalShifts: or(pen, relational),
		actionSteps: steps.slice(0, 3),
		areasForExploration: areas(pen, meanings, top.length > 0 ? above.slice(0, 2) : []),
		closingInsight: [closing(pen, isOut ? above : []), sourcesOf(pen, meanings)],
	};
}

function or(pen: Pen, parts: readonly Paragraph[], otherwise = aboutThisPage): Paragraph[] {
	const found = parts.filter(({ length }) => length > 0);
	return found.length > 0 ? found : [pen.note(otherwise)];
}

const general = (pen: Pen): Part[][] => [1, 2, 3].map(() => pen.note(lines.generalSteps));

function areas(pen: Pen, meanings: Meanings, about: readonly Ticked[]): Paragraph[] {
	const asked = pen.manner.asksQuestions
		? [
				pen.ask(meanings.take("ask", about)),
				pen.ask(meanings.take("ask", about)),
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

	/**
	 * Lists the statements of a pattern with which the person agrees, those with the highest number first.
	 * @param from Lines that may name the pattern.
	 */
	agreedIn(pattern: string | undefined, from: readonly Line[] = lines.agreed): Part[] {
		const agreed = this.#agreed.filter(({ question }) => question.scoring?.pattern === pattern);
		return this.#listed(from, agreed, pattern && { label: lines.labels[pattern as Score["name"]] });
	}

	/** Lists the statements with which the person agrees, whatever their pattern. */
	agreed(): Part[] {
		return this.#listed(lines.agreed, this.#agreed);
	}

	get #agreed(): Rated[] {
		return this.#rated
			.filter(({ question, value }) => question.scoring && value >= AGREES)
			.sort((a, b) => b.value - a.value);
	}

	/** Whether the person has rated every statement of a pattern, and agrees with none of them. */
	areDenied(pattern: string): boolean {
		const rated = this.#rated.filter(({ question }) => question.scoring?.pattern === pattern);
		return rated.length > 0 && rated.every(({ value }) => value <= DISAGREES);
	}

	/** Lists the statements that the person agrees with least. */
	furthest(): Part[] {
		const denied = this.#rated.filter(({ question, value }) => question.scoring && value <= DISAGREES);
		const lowest = Math.min(...denied.map(({ value }) => value));
		return this.#listed(lines.denied, this.pen.book.shuffled(denied.filter(({ value }) => value === lowest)));
	}

	#listed(from: readonly Line[], all: readonly Rated[], values: Values | "" | undefined = {}): Part[] {
		const left = all.filter(({ question }) => !this.#shown.has(question.id)).slice(0, MOST_LISTED);
		if (left.length === 0) return [];
		for (const { question } of left) this.#shown.add(question.id);
		const list = listed(left.map(({ question, value }) => `${questionNamed(question)} (${value} of 5)`));
		const at = left.map(({ question }) => ({ source: "", question: question.text }));
		return some(this.pen.fact(from, "scale", at, { ...(values || {}), list }));
	}

	/** Mentions the middle statement, which is not scored, if the person did not agree with it. */
	unscoredStatement(): Fact[] {
		const one = this.#rated.find(({ question }) => !question.scoring);
		if (!one || one.value > 3) return [];
		const values = { statement: questionNamed(one.question), value: one.value };
		const found = this.pen.fact(lines.unscoredStatement, "scale", [{ source: "" }], values);
		return found ? [found] : [];
	}
}
