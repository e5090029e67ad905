import type { AnalyzeQuestionnaireInput } from "@/lib/ai/types";
import { scaleMax } from "@/lib/domain/questionnaires/answers";
import { SHOWN_ABOVE } from "@/lib/domain/questionnaires/ids";
import { patternBand } from "@/lib/domain/questionnaires/meanings/find";
import { patternMeanings, shownIn } from "@/lib/domain/questionnaires/meanings/patterns";
import { statementMeanings } from "@/lib/domain/questionnaires/meanings/statements";
import type { Question } from "@/lib/domain/questionnaires/schema";
import { content, type Fact, meant, type Paragraph, type Part } from "../../parts/part";
import type { AnalysisParts } from "../analysis-parts";
import { bridgeFor } from "../bridges";
import { leftOut } from "../compose";
import { contentLine } from "../content/authored";
import { aboutThisPage, plainEnd } from "../content/notes";
import { patternClosings } from "../content/pattern-closings";
import * as lines from "../content/score-lines";
import { originOf } from "../origin";
import type { Pen } from "../pen";
import { Meanings, type Ticked } from "../ticked";
import { questionNamed } from "../words";
import { rankedScores, type Score, ScoreFacts } from "./scores";

interface Rated {
	question: Question;
	value: number;
}

/** Ratings from the first number up count as agreement, ratings down from the second as disagreement. */
const [AGREES, DISAGREES] = [4, 2];

/** Writes about the six patterns: our passages about the highest scores and about single statements. */
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
	const lowest = ticked.at(-1);
	const above = ticked.filter(({ weight }) => weight > SHOWN_ABOVE);
	const statements = new Statements(input, pen);
	/** Quotes what the person wrote in another questionnaire about a situation where this pattern would show. */
	const shown = (one: (typeof ticked)[number] | undefined): Part[] | null => {
		const score = ranked.find(({ name }) => name === one?.id);
		if (!score || patternBand(score.score) === "low") return null;
		const found = pen.passageBefore(shownIn[score.name]);
		return found.length > 0 ? found : null;
	};
	const core = [...scores.highest(), ...(scores.isEven ? [content(lines.evenCore, null)] : meanings.say("says"))];
	const { theirs, bridge } = originOf(pen, () => meanings.say("from"), ranked);
	const origin = [bridge ?? [], theirs];
	const impact = [
		[...meanings.say("good", ticked.slice(0, 1)), ...meanings.say("cost", ticked.slice(0, 2))],
		shown(first) ?? statements.said(first?.id, AGREES),
	];
	const inner = [meanings.say("helps"), shown(first) ?? statements.said(first?.id, AGREES)];
	const relational = [
		meanings.say("between", above.length > 1 ? [...above.slice(1), ...above] : ticked),
		shown(second) ?? statements.said(second?.id, AGREES),
	];
	const insights: Paragraph[] = [
		input.previousPatternScores ? scores.changes(input.previousPatternScores) : [],
		statements.honest(),
		scores.above(),
		above.length > 1 ? meanings.say("says", above.slice(1)) : [],
		[...scores.lowest(), ...(scores.isEven ? [] : meanings.say("says", ticked.slice(-1)))],
		bridgeFor(pen, ranked, false)?.parts ??
			shown(first) ??
			// A denied statement of a middling pattern would contradict what has just been said about it.
			(lowest?.isMiddling ? [] : statements.said(lowest?.id, 0)),
	].filter((paragraph) => paragraph.length > 0);
	const steps = [meanings.say("step"), meanings.say("step"), ...general(pen)].filter(({ length }) => length > 0);
	return {
		quote: null,
		keyInsights: insights.slice(0, pen.manner.isBrief ? 2 : 4),
		corePattern: [core],
		origin: or(pen, origin, lines.numbersOnly),
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
				pen.ask(meanings.take("ask")),
				pen.ask(meanings.take("ask")),
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
	 * Quotes a pattern's most telling statement, with our passage about it.
	 * @param least The lowest rating that counts; 0 looks for denied statements.
	 */
	said(pattern: string | undefined, least: number): Part[] {
		const left = this.#rated.filter(
			({ question, value }) =>
				question.scoring?.pattern === pattern &&
				!this.#shown.has(question.id) &&
				(least > 0 ? value >= least : value <= DISAGREES),
		);
		const [one] = [...left].sort((a, b) => (least > 0 ? b.value - a.value : a.value - b.value));
		const meaning = one && statementMeanings[one.question.id];
		if (!one || !meaning) return [];
		this.#shown.add(one.question.id);
		const at = { source: "", question: one.question.text };
		const values = { statement: questionNamed(one.question), value: one.value };
		const stated = this.pen.fact(least > 0 ? lines.agreed : lines.denied, "scale", [at], values);
		return [...(stated ? [stated] : []), meant(contentLine(least > 0 ? meaning.yes : meaning.no), at)];
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
