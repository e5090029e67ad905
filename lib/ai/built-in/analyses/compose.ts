import type { MarkedSentence } from "@/lib/ai/types";
import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import { wholeMark } from "@/lib/domain/questionnaires/marked";
import type { MeaningField } from "@/lib/domain/questionnaires/meanings/types";
import type { Own, Paragraph, Part } from "../parts/part";
import { foundWords } from "../reading/own-words";
import type { AnalysisParts } from "./analysis-parts";
import { bridgeFor, type Paired, pairFor } from "./bridges";
import { changesSince } from "./changes";
import { contentLine } from "./content/authored";
import * as notes from "./content/notes";
import { openAnswers } from "./material";
import { originOf } from "./origin";
import { type Pen, some } from "./pen";
import { Meanings, type Ticked, tickedIn } from "./ticked";
import { questionNamed } from "./words";

/** A page with fewer words than this per question, or in total, counts as short. */
const FEW_EACH = 6;
const FEW_IN_ALL = 28;
/** The maximum number of key insights in an analysis, and on a short page. */
const INSIGHTS = 4;
const FEW_INSIGHTS = 2;
/** Once a page has quoted this many of the person's words, it quotes more only where there is nothing else to say. */
const MOST_QUOTED = 150;
/** How many suggestions for further exploration an analysis has. */
const AREAS = 2;

/** Composes an analysis: our passages about the ticked answers carry it, and the person's own words illustrate it. */
export function composeAnalysis(pen: Pen, marked: MarkedSentence | null): AnalysisParts {
	const { material, plan, manner } = pen;
	const isShort = manner.isBrief || hasLittle(pen);
	const inOrder = tickedIn(pen.questionnaireId, material, plan.ticked);
	const pair = pairFor(pen, inOrder);
	// The page starts from the ticked answer that has a matching written answer.
	const ticked = pair ? [pair.ticked, ...inOrder.filter((one) => one !== pair.ticked)] : inOrder;
	const meanings = new Meanings(ticked, material.circumstances, pen.book, leftOut(pen));
	const others = [...ticked.slice(1), ...ticked.slice(0, 1)];
	const page = new Page(pen, isShort);
	const mark = marked && markedIn(pen, marked);
	const quote = mark?.quote ?? pen.opening(pair?.words);
	// Nothing is said twice on a page, so whatever is written first has first choice.
	const says = meanings.say("says");
	const core = [mark?.said ?? [], says, pair ? page.paired(pair) : mark ? [] : page.passage(plan.core)];
	const { theirs, bridge } = originOf(pen, () => meanings.say("from"));
	// The sentences about the pattern come before any quotation, so that their "it" has a noun to refer to.
	const origin = [theirs, bridge ?? page.passage(plan.origin)];
	const impact = [[...meanings.say("good"), ...meanings.say("cost")], page.passage(plan.impact)];
	const inner = [meanings.say("helps"), page.extra(plan.inner)];
	const relational = [meanings.say("between", others), page.extra(plan.relational)];
	const insights = keyInsights(pen, meanings, others, page, isShort ? FEW_INSIGHTS : INSIGHTS);
	return {
		quote,
		keyInsights: insights,
		corePattern: page.filled(core, plan.core),
		origin: page.filled(origin, plan.origin),
		impact: page.filled(impact, plan.impact),
		innerWork: page.filled(inner, plan.inner),
		relationalShifts: page.filled(relational, plan.relational),
		actionSteps: steps(pen, meanings, others, page.shown),
		areasForExploration: areas(pen, meanings, page.shown),
		closingInsight: [closing(pen, mark !== null)],
	};
}

/** Quotations under the headings of one page. */
class Page {
	/** Ids of the questions whose answers have been quoted, in order. */
	readonly shown: string[] = [];
	constructor(
		readonly pen: Pen,
		readonly isShort: boolean,
	) {}

	/** Quotes one of these answers, without a remark on it: none would fit every answer. */
	passage(from: readonly string[]): Part[] {
		const found = this.pen.passage(from);
		if (!found) return [];
		const { id } = found.told.question;
		this.shown.push(id);
		// If nothing was ticked, the only thing left to say about an answer is why it was asked.
		const why = this.pen.plan.ticked.length === 0 ? this.pen.frame(id) : [];
		return [found.part, ...why];
	}

	/**
	 * Quotes the written answer that belongs to a ticked one and comments on both; empty if the words are already at the
	 * top.
	 */
	paired({ told, words, meet }: Paired): Part[] {
		if (this.pen.isShown(words)) return [];
		this.shown.push(told.question.id);
		return [this.pen.told(told, words), this.pen.say(meet)];
	}

	/**
	 * Like `passage`, but only if there is room: people who write at length should not get back a page of their own
	 * words.
	 */
	extra(from: readonly string[]): Part[] {
		return this.isShort || this.pen.quotedWords > MOST_QUOTED ? [] : this.passage(from);
	}

	/** Returns the non-empty paragraphs; adds a fallback if there are none. */
	filled(parts: readonly Paragraph[], from: readonly string[]): Paragraph[] {
		const found = parts.filter(({ length }) => length > 0);
		if (found.length > 0) return found;
		const passage = this.passage(from);
		if (passage.length > 0) return [passage];
		const frame = from.flatMap((id) => this.pen.frame(id)).slice(0, 1);
		return [frame.length > 0 ? frame : this.pen.note(notes.aboutThisPage)];
	}
}

/** Questionnaires about one other person. */
const aboutSomebody = new Set([MOTHER_QUESTIONNAIRE_ID, FATHER_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID]);

/**
 * Returns the fields to leave out if these answers may tell of violence: what it was good for and, on a page about one
 * other person, how to get closer to them.
 */
export function leftOut({ material, questionnaireId }: Pen): ReadonlySet<MeaningField> {
	if (material.isHomeUnsafe) return new Set<MeaningField>(["good", "between"]);
	if (!material.told.some(({ isHarm }) => isHarm)) return new Set();
	return new Set<MeaningField>(aboutSomebody.has(questionnaireId) ? ["good", "between"] : ["good"]);
}

/** Whether the person wrote too little to fill a page. */
function hasLittle({ material }: Pen): boolean {
	const words = openAnswers(material).reduce((sum, { read }) => sum + read.words, 0);
	return material.told.length > 0 && words < Math.max(FEW_IN_ALL, material.told.length * FEW_EACH);
}

/** Matches sentences that make no sense without the one before them. */
const hangs = /^(?:that|it|this|to|and|because|if|when|not|he|she|they)\b|\b(?:it|that|this|them)[.!?]*$/i;

/** Puts the marked sentence at the top of the page, unless it may tell of danger. */
function markedIn(pen: Pen, { questionId, text }: MarkedSentence): { quote: Own | null; said: Part[] } | null {
	const told = pen.material.told.find(({ question }) => question.id === questionId);
	if (!told?.read.raw.includes(text)) return null;
	if (told.isLeftAlone)
		return { quote: null, said: pen.note(notes.markedLeftAlone, { question: questionNamed(told.question) }) };
	// "I can’t forget it." means nothing without the rest of the answer.
	const whole = hangs.test(text) ? told.words.find((words) => words.text.includes(text)) : undefined;
	const quote = pen.quote(whole ?? foundWords(told.read.raw, wholeMark(told.read.raw, text)), told.at);
	return { quote, said: pen.note(notes.marked, { question: questionNamed(told.question) }) };
}

/**
 * Writes the key insights: what has changed, a note about answers the program cannot read, further ticked answers, and
 * the bridges.
 */
function keyInsights(pen: Pen, meanings: Meanings, others: readonly Ticked[], page: Page, most: number): Paragraph[] {
	const { told, foreign } = pen.material;
	const isForeign = foreign !== null && openAnswers(pen.material).length < told.length / 2;
	const clear = others.filter(({ isMiddling }) => !isMiddling);
	const found: Paragraph[] = [
		changesSince(pen),
		isForeign ? pen.note([notes.onlyForeign]) : unreadNote(pen),
		leftAloneNote(pen),
		meanings.say("says", clear),
		meanings.say("says", clear),
		bridgeFor(pen, [], false)?.parts ?? page.extra([...pen.plan.core, ...pen.plan.impact]),
	].filter((paragraph) => paragraph.length > 0);
	const { core, origin, impact, inner, relational } = pen.plan;
	// Each alternative is evaluated only if the earlier ones are empty, because evaluating it marks its quotations as
	// used.
	const more = [
		() => page.passage([...core, ...impact, ...relational, ...inner, ...origin]),
		() => meanings.say("says", others),
		() => meanings.say("cost", others),
		...[...core, ...impact, ...relational].map((id) => () => pen.frame(id)),
		() => pen.note(notes.shortPage),
	];
	while (found.length < FEW_INSIGHTS) {
		const next = firstOf(more);
		if (!next) break;
		found.push(next);
	}
	return found.slice(0, most);
}

/** Returns the first non-empty result, or null. */
function firstOf(tries: readonly (() => Part[])[]): Part[] | null {
	for (const one of tries) {
		const parts = one();
		if (parts.length > 0) return parts;
	}
	return null;
}

function leftAloneNote(pen: Pen): Part[] {
	const answer = pen.material.told.find(({ mayBeDanger }) => mayBeDanger);
	return answer ? pen.note(notes.leftAlone, { question: questionNamed(answer.question) }) : [];
}

function unreadNote(pen: Pen): Part[] {
	const answer = pen.material.told.find(({ read }) => read.legibility === "other language");
	if (!answer || !pen.material.foreign) return [];
	const values = { question: questionNamed(answer.question), language: pen.material.foreign };
	return some(pen.fact(notes.unread, "language", [answer.at], values));
}

/** Ids of the questions whose answers may be mentioned: readable, and not left alone because of a danger. */
const openIds = (pen: Pen): string[] =>
	openAnswers(pen.material)
		.map(({ question }) => question.id)
		.filter((id) => !pen.plan.plain.includes(id));

/**
 * Returns our passages about written answers: first those the page has quoted, then others, which name their question.
 */
function notesOn(pen: Pen, shown: readonly string[], field: "step" | "ask"): string[] {
	const { inner, relational, core } = pen.plan;
	const quoted = pen.book.shuffled(shown);
	const ids = new Set([...quoted, ...[...inner, ...relational, ...core].filter((id) => openIds(pen).includes(id))]);
	return [...ids].flatMap((id) => {
		const note = pen.noteOn(id)?.[field];
		const told = pen.material.told.find(({ question }) => question.id === id);
		if (!note || !told) return [];
		return shown.includes(id) ? [note] : [`${questionNamed(told.question)} ${note}`];
	});
}

/** Suggests two steps that fit the ticked answers and one that fits the written ones. */
function steps(pen: Pen, meanings: Meanings, others: readonly Ticked[], shown: readonly string[]): Paragraph[] {
	const texts = notesOn(pen, shown, "step");
	const written = () => texts.splice(0, 1).flatMap((text) => pen.note([contentLine(text)]));
	const found = [meanings.say("step"), written(), meanings.say("step", others), written(), written()];
	const common = () => pen.note(notes.commonSteps);
	return [...found, common(), common(), common()].filter(({ length }) => length > 0).slice(0, 3);
}

/** Returns the closing questions, if the person wants to be asked questions. */
function areas(pen: Pen, meanings: Meanings, shown: readonly string[]): Paragraph[] {
	const [written, other] = notesOn(pen, shown, "ask");
	const asked = pen.manner.asksQuestions
		? [pen.ask(meanings.take("ask")), pen.ask(written), pen.ask(meanings.take("ask")), pen.ask(other)]
		: [];
	const frames = [...pen.plan.core, ...pen.plan.origin, ...pen.plan.inner].map((id) => () => pen.frame(id));
	const found = asked.filter(({ length }) => length > 0).slice(0, AREAS);
	for (const more of [...frames, () => pen.note(notes.aboutThisPage), () => pen.note(notes.aboutThisPage)]) {
		const parts = found.length < AREAS ? more() : [];
		if (parts.length > 0) found.push(parts);
	}
	return found;
}

function closing(pen: Pen, isMarked: boolean): Paragraph {
	if (!pen.manner.hasParting) return pen.note(notes.plainEnd);
	return [...(isMarked ? pen.note(notes.markedEnd) : []), ...pen.note(pen.plan.closings)];
}
