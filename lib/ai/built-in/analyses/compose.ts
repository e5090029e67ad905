import type { MarkedSentence } from "@/lib/ai/types";
import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import type { MeaningField } from "@/lib/domain/questionnaires/meanings/types";
import type { Own, Paragraph, Part } from "../parts/part";
import { foundWords } from "../reading/own-words";
import type { AnalysisParts } from "./analysis-parts";
import { bridgeFor } from "./bridges";
import { changesSince } from "./changes";
import { contentLine } from "./content/authored";
import * as notes from "./content/notes";
import { openAnswers } from "./material";
import { type Pen, some } from "./pen";
import { Meanings, type Ticked, tickedIn } from "./ticked";
import { questionNamed } from "./words";

/** Below this many words per question, or in all, the page is a short one. */
const FEW_EACH = 6;
const FEW_IN_ALL = 28;
/** The most key insights in an analysis, and on a short page. */
const INSIGHTS = 4;
const FEW_INSIGHTS = 2;
/** How many things are left to explore. */
const AREAS = 2;

/** Writes an analysis: what is written about the ticked answers carries it, and the person's own words illustrate it. */
export function composeAnalysis(pen: Pen, marked: MarkedSentence | null): AnalysisParts {
	const { material, plan, manner } = pen;
	const isShort = manner.isBrief || hasLittle(pen);
	const ticked = tickedIn(pen.questionnaireId, material, plan.ticked);
	const meanings = new Meanings(ticked, material.circumstances, pen.book, leftOut(pen));
	const others = [...ticked.slice(1), ...ticked.slice(0, 1)];
	const page = new Page(pen, isShort);
	const mark = marked && markedIn(pen, marked);
	const quote = mark?.quote ?? pen.opening();
	// Nothing is said twice on a page, so the order of writing is the order of choosing.
	const core = [...(mark?.said ?? []), ...meanings.say("says"), ...(mark ? [] : page.passage(plan.core))];
	const bridge = bridgeFor(pen, [], true);
	const origin = [...(bridge?.parts ?? page.passage(plan.origin)), ...meanings.say("from")];
	const impact = [...meanings.say("good"), ...meanings.say("cost"), ...page.passage(plan.impact)];
	const inner = [...meanings.say("helps"), ...page.extra(plan.inner)];
	const relational = [...meanings.say("between", others), ...page.extra(plan.relational)];
	const insights = keyInsights(pen, meanings, others, page, isShort ? FEW_INSIGHTS : INSIGHTS);
	return {
		quote,
		keyInsights: insights,
		corePattern: [page.filled(core, plan.core)],
		origin: [page.filled(origin, plan.origin)],
		impact: [page.filled(impact, plan.impact)],
		innerWork: [page.filled(inner, plan.inner)],
		relationalShifts: [page.filled(relational, plan.relational)],
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

	/** Quotes one of these answers. @param isFramed Whether to say why it was asked, which helps where nothing else is said. */
	passage(from: readonly string[], isFramed = false): Part[] {
		const found = this.pen.passage(from);
		if (!found) return [];
		this.shown.push(found.told.question.id);
		return [found.part, ...(isFramed ? this.pen.frame(found.told.question.id) : [])];
	}

	/** Quotes one of these answers if there is room. */
	extra(from: readonly string[], isFramed = false): Part[] {
		return this.isShort ? [] : this.passage(from, isFramed);
	}

	/** A paragraph that is never empty and never only a quotation. */
	filled(parts: Part[], from: readonly string[]): Paragraph {
		const [first] = parts;
		if (first?.kind === "own" && parts.length === 1) return [first, ...this.pen.frame(this.shown.at(-1) ?? "")];
		if (first) return parts;
		const passage = this.passage(from, true);
		if (passage.length > 0) return passage;
		const frame = from.flatMap((id) => this.pen.frame(id)).slice(0, 1);
		return frame.length > 0 ? frame : this.pen.note(notes.aboutThisPage);
	}
}

/** Questionnaires about one other person. */
const aboutSomebody = new Set([MOTHER_QUESTIONNAIRE_ID, FATHER_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID]);

/**
 * What is left out where these answers may tell of violence: what it was good for and, on a page about one other person, how
 * to be closer.
 */
function leftOut({ material, questionnaireId }: Pen): ReadonlySet<MeaningField> {
	if (!material.told.some(({ isHarm }) => isHarm)) return new Set();
	return new Set<MeaningField>(aboutSomebody.has(questionnaireId) ? ["good", "between"] : ["good"]);
}

/** Whether there is too little to fill a page. */
function hasLittle({ material }: Pen): boolean {
	const words = openAnswers(material).reduce((sum, { read }) => sum + read.words, 0);
	return material.told.length > 0 && words < Math.max(FEW_IN_ALL, material.told.length * FEW_EACH);
}

/** Puts the marked sentence at the top of the page, unless it may tell of danger. */
function markedIn(pen: Pen, { questionId, text }: MarkedSentence): { quote: Own | null; said: Part[] } | null {
	const told = pen.material.told.find(({ question }) => question.id === questionId);
	if (!told?.read.raw.includes(text)) return null;
	if (told.isLeftAlone)
		return { quote: null, said: pen.note(notes.markedLeftAlone, { question: questionNamed(told.question) }) };
	const quote = pen.quote(foundWords(told.read.raw, text), told.at);
	return {
		quote,
		said: [...pen.note(notes.marked, { question: questionNamed(told.question) }), ...pen.frame(questionId)],
	};
}

/** What has changed, the note about what a program can read, further ticked answers, and the bridges. */
function keyInsights(pen: Pen, meanings: Meanings, others: readonly Ticked[], page: Page, most: number): Paragraph[] {
	const { told, foreign } = pen.material;
	const isForeign = foreign !== null && openAnswers(pen.material).length < told.length / 2;
	const found: Paragraph[] = [
		changesSince(pen),
		isForeign ? pen.note([notes.onlyForeign]) : unreadNote(pen),
		leftAloneNote(pen),
		meanings.say("says", others),
		meanings.say("says", others),
		bridgeFor(pen, [], false)?.parts ?? page.extra([...pen.plan.core, ...pen.plan.impact], true),
	].filter((paragraph) => paragraph.length > 0);
	while (found.length < FEW_INSIGHTS) {
		const next = [
			() => meanings.say("says", others),
			() => page.passage([...pen.plan.core, ...pen.plan.impact, ...pen.plan.relational], true),
			() => meanings.say("cost", others),
			() => pen.plan.core.flatMap((id) => pen.frame(id)).slice(0, 1),
			() => pen.note(notes.shortPage),
		]
			.map((one) => one())
			.find((parts) => parts.length > 0);
		if (!next) break;
		found.push(next);
	}
	return found.slice(0, most);
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

/** Questions whose answers may be mentioned: readable, and not left alone because of a danger. */
const openIds = (pen: Pen): string[] =>
	openAnswers(pen.material)
		.map(({ question }) => question.id)
		.filter((id) => !pen.plan.plain.includes(id));

/** Our passages about written answers, each after its question; those that the page has quoted come first. */
function notesOn(pen: Pen, shown: readonly string[], field: "step" | "ask"): string[] {
	const { inner, relational, core } = pen.plan;
	const ids = new Set([...shown, ...[...inner, ...relational, ...core].filter((id) => openIds(pen).includes(id))]);
	return [...ids].flatMap((id) => {
		const note = pen.noteOn(id)?.[field];
		const told = pen.material.told.find(({ question }) => question.id === id);
		return note && told ? [`${questionNamed(told.question)} ${note}`] : [];
	});
}

/** Two steps that go with what was ticked, and one that goes with what was written. */
function steps(pen: Pen, meanings: Meanings, others: readonly Ticked[], shown: readonly string[]): Paragraph[] {
	const texts = notesOn(pen, shown, "step");
	const written = () => texts.splice(0, 1).flatMap((text) => pen.note([contentLine(text)]));
	const found = [meanings.say("step"), written(), meanings.say("step", others), written(), written()];
	const common = () => pen.note(notes.commonSteps);
	return [...found, common(), common(), common()].filter(({ length }) => length > 0).slice(0, 3);
}

/** The closing questions, for those who want questions. */
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
