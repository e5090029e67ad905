import type { MarkedSentence } from "@/lib/ai/types";
import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import type { MeaningField } from "@/lib/domain/questionnaires/meanings/types";
import { mayDenyPremise } from "@/lib/domain/text/denial";
import { signs } from "@/lib/safety/assess";
import { isGrave } from "@/lib/safety/grave";
import type { Own, Paragraph, Part, Place } from "../parts/part";
import { denies, foundWords } from "../reading/own-words";
import type { AnalysisParts } from "./analysis-parts";
import { bridgeFor } from "./bridges";
import { changesSince } from "./changes";
import { contentLine } from "./content/authored";
import * as notes from "./content/notes";
import type { About, Ticked as TickedAsk } from "./content/story";
import { openAnswers } from "./material";
import { isOriginLeftOut } from "./origin";
import { type Pen, some } from "./pen";
import { Teller } from "./teller";
import { Meanings, tickedIn } from "./ticked";
import { questionNamed } from "./words";

/** A page with fewer words than this per question, or in total, counts as short. */
const FEW_EACH = 6;
const FEW_IN_ALL = 28;
/** The maximum number of key insights in an analysis, and on a short page. */
const INSIGHTS = 4;
const FEW_INSIGHTS = 2;
/** How many questions for further exploration an analysis has. */
const AREAS = 2;
const STEPS = 3;

/**
 * Composes an analysis along the story of its questionnaire: what was ticked is stated with its number, the person's own
 * words stand where their question belongs, and what comes next is taken from the answers that ask for it.
 */
export function composeAnalysis(pen: Pen, marked: MarkedSentence | null): AnalysisParts {
	const { story } = pen;
	const isShort = pen.manner.isBrief || hasLittle(pen);
	const meanings = new Meanings(
		tickedIn(pen.questionnaireId, pen.material, story.ticked),
		pen.material.circumstances,
		pen.book,
		leftOut(pen),
	);
	const mark = marked && markedIn(pen, marked);
	const quote = mark ? mark.quote : pen.opening();
	const teller = new Teller(pen, meanings, mark?.at ?? quote?.at ?? null);
	// Two answers that belong together stand together, so they are laid aside before anything else quotes one of them.
	const bridge = isShort ? [] : (bridgeFor(pen, [])?.parts ?? []);
	// Nothing is said twice on a page, so whatever is written first has first choice.
	const core = [mark?.said ?? openedBy(pen, quote), ...teller.paragraphs(story.core)];
	const origin = teller.paragraphs(story.origin);
	const inner = teller.paragraphs(story.inner);
	const impact = teller.paragraphs(story.impact);
	// The end of the page has its own wording, which no fallback may take.
	const ending = closing(pen, teller);
	const relational = teller.paragraphs(story.relational);
	/** Keeps the first paragraphs of a part for somebody who asked for few words. */
	const brief = (parts: readonly Paragraph[], most = 1) => {
		const found = parts.filter(({ length }) => length > 0);
		return pen.manner.isBrief ? found.slice(0, most) : found;
	};
	return {
		quote,
		keyInsights: keyInsights(pen, meanings, { teller, bridge }, isShort ? FEW_INSIGHTS : INSIGHTS),
		corePattern: filled(pen, teller, brief(core, mark ? 2 : 1), "says"),
		origin: filled(pen, teller, brief(origin), "from"),
		impact: filled(pen, teller, brief(impact), "cost"),
		innerWork: filled(pen, teller, brief(inner), "helps"),
		relationalShifts: filled(pen, teller, brief(relational), "between"),
		actionSteps: steps(pen, teller),
		areasForExploration: areas(pen, teller),
		closingInsight: [ending, sourcesOf(pen, meanings)],
	};
}

/** Names the research behind what a page has said about ticked answers; empty if there is none. */
export function sourcesOf(pen: Pen, { sources }: Meanings): Part[] {
	return sources.length > 0 ? pen.note(notes.sources, { list: contentLine(sources.join("; ")) }) : [];
}

/** Says to which question the words at the top of the page belong. */
function openedBy(pen: Pen, quote: Own | null): Part[] {
	const told = quote && pen.material.told.find(({ at }) => at === quote.at);
	return told ? pen.note(notes.opened, { question: questionNamed(told.question) }) : [];
}

/** Returns the paragraphs; if there are none, the next best thing that is true. */
function filled(pen: Pen, teller: Teller, parts: readonly Paragraph[], field: MeaningField): Paragraph[] {
	if (parts.length > 0) return [...parts];
	const isLeftOut = field === "from" && isOriginLeftOut(pen);
	const meant = isLeftOut ? pen.note(notes.homeDecidesLittle) : teller.meant(field);
	return [meant.length > 0 ? meant : pen.note(notes.aboutThisPage)];
}

/** Questionnaires about one other person. */
const aboutSomebody = new Set([MOTHER_QUESTIONNAIRE_ID, FATHER_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID]);

/**
 * Returns the fields to leave out if these answers may tell of violence: what it was good for and, on a page about one
 * other person, how to get closer to them.
 */
export function leftOut(pen: Pen): ReadonlySet<MeaningField> {
	const { material, questionnaireId } = pen;
	const out = new Set<MeaningField>(isOriginLeftOut(pen) ? ["from"] : []);
	if (material.isHomeUnsafe) return out.add("good").add("between");
	if (!material.told.some(({ isHarm }) => isHarm)) return out;
	return aboutSomebody.has(questionnaireId) ? out.add("good").add("between") : out.add("good");
}

/** Whether the person wrote too little to fill a page. */
function hasLittle({ material }: Pen): boolean {
	const words = openAnswers(material).reduce((sum, { read }) => sum + read.words, 0);
	return material.told.length > 0 && words < Math.max(FEW_IN_ALL, material.told.length * FEW_EACH);
}

/** The marked sentence at the top of a page, and what the page says of it. */
interface Marking {
	quote: Own | null;
	said: Part[];
	at: Place;
}

/**
 * Puts the marked sentence at the top of the page, exactly as it was marked, unless it may tell of danger. The whole
 * answer follows in the text: few sentences say enough without the others.
 */
function markedIn(pen: Pen, { questionId, text }: MarkedSentence): Marking | null {
	const told = pen.material.told.find(({ question }) => question.id === questionId);
	if (!told?.read.raw.includes(text)) return null;
	const { at } = told;
	const question = questionNamed(told.question);
	// Somebody who marked a harmless sentence of an answer that also tells of danger gets that sentence, and no more.
	const mayStand = !told.isLeftAlone || (signs([text]).length === 0 && !isGrave(text.toLowerCase()));
	if (!mayStand) return { quote: null, said: [], at };
	const quote = pen.quote(foundWords(told.read.raw, text), at);
	const whole = told.words.find((words) => words.text.includes(text) && words.text.length > text.length + FEW_MORE);
	if (!whole) return { quote, said: pen.note(notes.marked, { question }), at };
	return { quote, said: [...pen.note(notes.markedWithin, { question }), pen.quote(whole, at)], at };
}

/** An answer that has no more characters than this beside the marked sentence is not repeated. */
const FEW_MORE = 3;

/** Writes what has changed, notes about answers that are not read, what the story has, and the bridge. */
function keyInsights(
	pen: Pen,
	meanings: Meanings,
	{ teller, bridge }: { teller: Teller; bridge: Paragraph },
	most: number,
): Paragraph[] {
	const { told, foreign } = pen.material;
	const isForeign = foreign !== null && openAnswers(pen.material).length < told.length / 2;
	const found: Paragraph[] = [
		changesSince(pen),
		isForeign ? pen.note([notes.onlyForeign]) : unreadNote(pen),
		helpNote(pen),
		...teller.paragraphs(pen.story.insights),
		bridge,
	].filter((paragraph) => paragraph.length > 0);
	// Each alternative is evaluated only if there is too little without it, because that marks its quotations as used.
	const more = [
		() => teller.anything(),
		() => teller.frame(),
		() => meanings.say("says"),
		() => teller.frame(),
		() => pen.note(notes.shortPage),
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

const helpNote = (pen: Pen): Part[] =>
	pen.material.told.some(({ mayBeDanger }) => mayBeDanger) ? pen.note(notes.helpNow) : [];

function unreadNote(pen: Pen): Part[] {
	const answer = pen.material.told.find(({ read }) => read.legibility === "other language");
	if (!answer || !pen.material.foreign) return [];
	const values = { question: questionNamed(answer.question), language: pen.material.foreign };
	return some(pen.fact(notes.unread, "language", [answer.at], values));
}

/**
 * Whether one of our texts about these answers fits: each answer exists, has content, may be mentioned, and stands on
 * the page if the page quotes anything.
 */
function isAbout(pen: Pen, { about, hurts }: About): boolean {
	const { material, manner } = pen;
	const open = openAnswers(material).filter(
		({ read, words }) =>
			!denies(read.raw) && !mayDenyPremise(read.raw) && (!manner.quotes || words.some((one) => pen.isShown(one))),
	);
	return (
		about.every((id) => open.some(({ question }) => question.id === id)) &&
		!hurts.some((one) => material.circumstances.has(one))
	);
}

/** Where nothing is ticked, everything that can be said is about words, so it comes in another order for each person. */
const inTurn = <Of>({ story, book }: Pen, all: readonly Of[]): readonly Of[] =>
	story.ticked.length > 0 ? all : book.shuffled(all);

function steps(pen: Pen, teller: Teller): Paragraph[] {
	const said = (one: About | TickedAsk) =>
		"mean" in one ? teller.beat(one) : isAbout(pen, one) ? pen.note(one.say) : [];
	const found: Paragraph[] = [];
	const common = () => pen.note(notes.commonSteps);
	for (const next of [
		...inTurn(pen, pen.story.steps).map((one) => () => said(one)),
		() => teller.meant("step"),
		common,
		common,
		common,
	]) {
		const parts = found.length < STEPS ? next() : [];
		if (parts.length > 0) found.push(parts);
	}
	return found;
}

/** Returns the closing questions, if the person wants to be asked questions. */
function areas(pen: Pen, teller: Teller): Paragraph[] {
	const ask = (one: About | TickedAsk) =>
		"mean" in one ? pen.ask(teller.taken(one)) : isAbout(pen, one) ? pen.ask({ text: pen.chosen(one.say) }) : [];
	const asked = pen.manner.asksQuestions ? inTurn(pen, pen.story.areas).map((one) => () => ask(one)) : [];
	const found: Paragraph[] = [];
	for (const more of [
		...asked,
		() => teller.ask(),
		() => teller.ask(),
		() => teller.frame(),
		() => teller.frame(),
		() => pen.note(notes.aboutThisPage),
		() => pen.note(notes.aboutThisPage),
	]) {
		const parts = found.length < AREAS ? more() : [];
		if (parts.length > 0) found.push(parts);
	}
	return found;
}

function closing(pen: Pen, teller: Teller): Paragraph {
	if (!pen.manner.hasParting) return pen.note(notes.plainEnd);
	return teller.beat({ first: pen.story.closings });
}
