import type { Paragraph, Part } from "../parts/part";
import { own } from "../parts/part";
import type { Line } from "../parts/phrasebook";
import { recurringIn } from "../reading/recurring";
import type { AnalysisParts } from "./analysis-parts";
import { earlierAsk, earlierWord, sharedWord, shortest, shortestAsk } from "./content/facts";
import type { Section } from "./content/guide";
import { aboutThisPage, commonSteps, plainEnd } from "./content/notes";
import { keyInsights } from "./insights";
import { openAnswers, type Told, wordsOf } from "./material";
import { type Pen, some } from "./pen";
import { count, named, questionNamed, wordNamed } from "./words";

/** With fewer words than these per question, or in all, the page is a short one. */
const FEW_EACH = 6;
const FEW_IN_ALL = 28;

/** Writes an analysis: under each heading what can be shown or, if nothing can, a question. */
export function composeAnalysis(pen: Pen): AnalysisParts {
	const { guide, manner } = pen;
	const isShort = manner.isBrief || hasLittle(pen);
	const most = isShort ? 1 : 2;
	const quote = pen.opening();
	// Nothing is shown twice, so the order of writing is the order of choosing.
	const insights = keyInsights(pen, isShort ? 2 : 5);
	const core = besideEachOther(pen) ?? section(pen, guide.core, most);
	const origin = fromEarlier(pen) ?? section(pen, guide.origin, 1);
	const impact = section(pen, guide.impact, most);
	const inner = section(pen, guide.inner, 1);
	const relational = section(pen, guide.relational, most);
	return {
		quote,
		keyInsights: insights,
		corePattern: [core],
		origin: [origin],
		impact: [impact],
		innerWork: [inner],
		relationalShifts: [relational],
		actionSteps: steps(pen),
		areasForExploration: areas(pen, 2),
		closingInsight: [some(manner.hasParting ? pen.note(guide.closings) : pen.note(plainEnd))],
	};
}

/** Whether there is too little to fill a page. */
function hasLittle({ material }: Pen): boolean {
	const words = openAnswers(material).reduce((sum, { read }) => sum + read.words, 0);
	return material.told.length > 0 && words < Math.max(FEW_IN_ALL, material.told.length * FEW_EACH);
}

function section(pen: Pen, { from, ask }: Section, most: number): Paragraph {
	const shown = pen.shown(from, most);
	const asked = some(pen.askByChoice(shown) ?? pen.ask(ask, {}, shown));
	return [...shown, ...(asked.length > 0 ? asked : shown.length > 0 ? [] : some(pen.note(aboutThisPage)))];
}

/** Two answers that share a word, if both sentences with it can be shown. */
function besideEachOther(pen: Pen): Paragraph | null {
	const { guide, material } = pen;
	const texts = openAnswers(material).filter(({ question }) => guide.core.from.includes(question.id));
	const having = (forms: ReadonlySet<string>) => (text: string) => [...wordsOf(text)].some((word) => forms.has(word));
	const things = recurringIn(texts).filter(({ isThing }) => isThing);
	for (const word of things.slice(0, 6)) {
		const has = having(word.forms);
		const [first, second] = texts.filter((one) => word.at.includes(one.at) && one.words.some(({ text }) => has(text)));
		if (!first || !second || ![first, second].every((told) => pen.has(told, ({ text }) => has(text)))) continue;
		const one = pen.told(first, ({ text }) => has(text));
		const other = pen.told(second, ({ text }) => has(text));
		const fact = other && pen.fact(sharedWord, "recurrence", [first.at, second.at], { word: wordNamed(word) });
		const found = some(one, other, fact, pen.ask(guide.core.ask));
		if (found.length > 1) return found;
	}
	return null;
}

/** A thing that occurs here and in earlier answers to another question, with its sentence there. */
function fromEarlier(pen: Pen): Paragraph | null {
	const { earlier } = pen.material;
	if (earlier.length === 0 || !pen.manner.quotes) return null;
	const then = new Map(recurringIn(earlier, 1).map((one) => [one.lemma, one]));
	const sayings = earlier.flatMap(({ words, at }) => words.map((one) => ({ words: one, at })));
	for (const { lemma, written, forms, isThing } of recurringIn(openAnswers(pen.material), 1)) {
		const before = then.get(lemma);
		if (!isThing || !before?.isThing) continue;
		const found = sayings.find(({ words }) => [...wordsOf(words.text)].some((word) => before.forms.has(word)));
		if (!found) continue;
		const labels = {
			word: wordNamed({ written, forms: new Set([...forms, ...before.forms]) }),
			title: named(found.at.source),
		};
		const around = pen.book.choose(earlierWord, { ...labels, words: "" });
		if (!around) return null;
		return some(own(found.words, found.at, around, labels), pen.ask(earlierAsk));
	}
	return null;
}

const longestOf = (texts: readonly Told[]): Record<string, Line> => {
	const [longest] = [...texts].sort((a, b) => b.read.words - a.read.words);
	return longest && longest.read.words >= 12 ? { longest: questionNamed(longest.question) } : {};
};

function steps(pen: Pen): Paragraph[] {
	const labels = longestOf(openAnswers(pen.material));
	const parts: (Part | null)[] = [
		pen.ask(pen.guide.steps),
		pen.ask(pen.guide.steps),
		pen.ask(commonSteps, labels) ?? pen.ask(pen.guide.steps),
	];
	return some(...parts).map((part) => [part]);
}

function areas(pen: Pen, most: number): Paragraph[] {
	const texts = openAnswers(pen.material);
	const found: Paragraph[] = [shortestAnswer(pen, texts)].filter((paragraph) => paragraph.length > 0);
	const ask = () => pen.ask(pen.guide.areas) ?? pen.ask(pen.guide.steps) ?? pen.note(aboutThisPage);
	while (found.length < most) found.push(some(ask()));
	return found;
}

/** The shortest answer, if it is the only one and clearly shorter than the others. */
function shortestAnswer(pen: Pen, texts: readonly Told[]): Paragraph {
	const sorted = texts
		.filter(({ question }) => !pen.guide.plain.includes(question.id))
		.sort((a, b) => a.read.words - b.read.words);
	const [first, second] = sorted;
	if (!first || !second || sorted.length < 4 || first.read.words * 1.5 > second.read.words) return [];
	// Among all answers, even those that are left alone; otherwise it would not be the shortest.
	if (pen.material.told.some(({ question, read }) => question !== first.question && read.words <= first.read.words))
		return [];
	const fact = pen.fact(shortest, "count", [first.at], {
		few: count(first.read.words, "word"),
		question: questionNamed(first.question),
	});
	return fact ? some(fact, pen.ask(shortestAsk)) : [];
}
