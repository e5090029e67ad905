import type { LifeScriptInput } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import { type LifeScriptDraft, lifeScriptDraftSchema } from "@/lib/domain/scripts/life-schema";
import { countWords } from "@/lib/domain/text/count-words";
import { contentLine } from "../analyses/content/authored";
import { listed } from "../analyses/words";
import { mannerOf } from "../manner";
import { meant, type Paragraph, type Part, type Place } from "../parts/part";
import { renderParagraph } from "../parts/render";
import { fixedCard, lifeCards, titleOf } from "./cards";
import { dangerScripts } from "./content/in-danger";
import * as joins from "./content/joins";
import {
	furtherOnTimeline,
	lifeSections,
	lifeWishes,
	relationshipOpenings,
	relationshipSection,
	type Section,
} from "./content/questions";
import { type Material, openPages, type Page, readAnswered } from "./material";
import { type LifeParts, renderLife } from "./parts";
import { ScriptPen, said } from "./pen";

/** Below this many words, the page says what would make it fuller. */
export const FEW = 250;
/** At this many words, a script takes in no more. */
const ENOUGH = 480;
/** The longest sentence to live by, in characters. */
const MOST_SENTENCE = 220;

/**
 * Writes a life script: arranged from the person's own answers, in the first person. The same input gives the same text.
 * @throws `AppError("ai_failed")` where the result is no valid script; the signal's reason once it aborts.
 */
export async function writeLifeScript(input: LifeScriptInput, signal: AbortSignal): Promise<LifeScriptDraft> {
	signal.throwIfAborted();
	const material = await readAnswered(input, signal);
	const draft = lifeScriptDraftSchema.safeParse(renderLife(lifeParts(input, material), material.sources));
	if (!draft.success) throw new AppError("ai_failed", "The coach could not write this script.", { cause: draft.error });
	return draft.data;
}

/** How many characters of each answer go into the seed: enough to tell people apart, and quick with long answers. */
const SEED = 120;

/** The seed of all choices. */
export const seedOf = ({ answered, patternScores, manner }: LifeScriptInput): string =>
	JSON.stringify([
		answered.map(({ questionnaire, answers }) => [
			questionnaire.id,
			answers.map(({ answer }) => String(answer).slice(0, SEED)),
		]),
		patternScores,
		manner,
	]);

/** A life script, part by part. @param material What has been read of the input. */
export function lifeParts(input: LifeScriptInput, material: Material): LifeParts {
	const danger = material.danger && dangerScripts.get(material.danger);
	if (danger) {
		const [first, second, third] = danger.cards;
		return {
			sentence: said(danger.sentence),
			main: [danger.first, ...danger.more].map((text) => [said(text)]),
			cards: [fixedCard(first), fixedCard(second), fixedCard(third)],
		};
	}
	const pen = new ScriptPen(material, mannerOf(input.manner), seedOf(input));
	const sentence = lifeSentence(pen);
	// The page does not repeat what a card tells.
	const cards = lifeCards(pen, input);
	return { sentence, main: mainScript(pen, sentence), cards };
}

/** Words that can be lived by: those that they marked, newest first; else their own for what a child believed, or for what was heard. */
function lifeSentence(pen: ScriptPen): Part {
	for (const page of openPages(pen.material)) {
		const words = pen.marked(page);
		if (words && words.words.text.length <= MOST_SENTENCE) return pen.quote(words.words, words.told.at, joins.marked);
	}
	const from = [
		{ id: MOTHER_QUESTIONNAIRE_ID, question: "q9", lines: joins.beliefs },
		{ id: "3", question: "q6", lines: joins.heard },
		{ id: FATHER_QUESTIONNAIRE_ID, question: "q14", lines: joins.wanted },
	];
	for (const { id, question, lines } of from) {
		const left = pen.left(pen.page(id), question);
		const words = left?.words.find(({ text }) => text.length <= MOST_SENTENCE);
		if (left && words) return pen.quote(words, left.told.at, lines);
	}
	return pen.say(joins.plainSentence);
}

function mainScript(pen: ScriptPen, sentence: Part): Paragraph[] {
	const paragraphs: Paragraph[] = [foreignNote(pen)];
	const isFull = () => wordsIn(paragraphs) >= ENOUGH;
	const [home, mother, father, ...others] = lifeSections;
	// If little else was answered, most of the page is about the two parents.
	const more = others.filter(({ id }) => pen.page(id)).length < 2 ? 3 : 0;
	for (const section of [home, mother, father]) if (section) paragraphs.push(...lived(pen, section, more));
	const named: Page[] = [];
	for (const [i, page] of openPages(pen.material)
		.filter(({ id }) => id === TIMELINE_QUESTIONNAIRE_ID)
		.entries()) {
		const told = i < MOST_RELATIONSHIPS && !isFull() ? relationship(pen, page) : [];
		if (told.length > 0) paragraphs.push(told);
		else named.push(page);
	}
	paragraphs.push(furtherRelationships(pen, named));
	for (const section of others) if (!isFull()) paragraphs.push(...lived(pen, section));
	paragraphs.push(lifeWishes.flatMap((section) => sectionOf(pen, section)));
	paragraphs.push(...closed(pen));
	const isShort = wordsIn([...paragraphs, [sentence]]) < FEW;
	paragraphs.push([...(isShort ? fuller(pen, ["3", "4", "1", "2", "7"]) : []), pen.say(joins.lifeEndings)]);
	return paragraphs;
}

/** What is left out because it cannot be read. */
export function foreignNote(pen: ScriptPen): Paragraph {
	const { foreign } = pen.material;
	return foreign ? [pen.fact(joins.foreign, "language", [], { language: foreign })] : [];
}

/** Questionnaires about one parent, whose first answer says who that is. */
const aboutSomebody = new Set([MOTHER_QUESTIONNAIRE_ID, FATHER_QUESTIONNAIRE_ID]);

/** How many ticked answers one part of a life script tells. */
const MOST_TICKED = 2;

/** One part of a life script: what was ticked, as it would be told, and then the person's own words. */
function lived(pen: ScriptPen, section: Section, more = 0): Paragraph[] {
	const page = pen.page(section.id);
	if (!page) return [];
	const ticked = section.chosen.flatMap((id) => pen.mine(page, id) ?? []).slice(0, MOST_TICKED);
	// Who it is about comes before anything is said of them.
	const named = aboutSomebody.has(section.id) ? pen.named(page, "q1") : [];
	const groups = pen.quoteGroups(section, page, more - named.length);
	const quoted = groups.flat();
	return [
		named,
		ticked.map(({ at, text }) => meant(contentLine(text), at)),
		quoted.slice(0, 2),
		quoted.slice(2),
	].filter((paragraph) => paragraph.length > 0);
}

/** One part of a script: a choice or a number after what was written. @param more Quotations beyond what it wants. */
function sectionOf(pen: ScriptPen, section: Section, more = 0): Paragraph {
	const page = pen.page(section.id);
	if (!page) return [];
	const quotes = pen.quotes(section, page, more);
	const chosen = pen.chosen(page, section.chosen);
	const [first] = quotes;
	const opensItself = first?.at === page.told.find(({ question }) => question.id === "q1")?.at;
	const isOpened = (quotes.length > 0 || chosen) && !opensItself && section.opening.length > 0;
	const places = page.told.map(({ at }) => at);
	return [
		...(isOpened ? [pen.fact(section.opening, "count", places, {})] : []),
		...quotes,
		...(chosen ? [chosen] : []),
	];
}

/** A name that can stand in a sentence of ours. */
const isName = (text: string) => /^\p{L}[\p{L} .'’&-]{0,30}$/u.test(text);

/** How many relationships are told; the others are only named. */
const MOST_RELATIONSHIPS = 3;
const MOST_NAMES = 8;

/** Whom a relationship is with, or null without a name that can stand in a sentence. */
function partnerOn(page: Page): { at: Place; name: string } | null {
	const told = page.told.find(({ question }) => question.id === "q1");
	const name = told?.read.raw.trim() ?? "";
	return told && isName(name) ? { at: told.at, name } : null;
}

function relationship(pen: ScriptPen, page: Page): Paragraph {
	const partner = partnerOn(page);
	if (!partner) return [];
	const quotes = pen.quotes(relationshipSection, page);
	if (quotes.length === 0) return [];
	return [pen.fact(relationshipOpenings, "person", [partner.at], { name: partner.name }), ...quotes];
}

/** Names the relationships for which there is no room. */
function furtherRelationships(pen: ScriptPen, pages: readonly Page[]): Paragraph {
	const partners = pages.flatMap((page) => partnerOn(page) ?? []);
	if (partners.length === 0) return [];
	const names = [...new Set(partners.map(({ name }) => name))].slice(0, MOST_NAMES);
	const more = pages.length - partners.filter(({ name }) => names.includes(name)).length;
	const list = listed([...names, ...(more > 0 ? [`${more} more`] : [])]);
	const places = partners.map(({ at }) => at);
	return [pen.fact(furtherOnTimeline, "person", places, { list })];
}

/** Says that some answers are not laid out here. */
export function closed(pen: ScriptPen): Paragraph[] {
	const [page] = pen.material.pages.filter(({ isClosed }) => isClosed);
	if (!page) return [];
	const at = [{ source: page.title }];
	return [[pen.fact(joins.leftAlone, "count", at, { title: page.title })]];
}

/** The first questionnaire that is not answered and would make a page fuller. Nobody is told that answers are short. */
export function fuller(pen: ScriptPen, ids: readonly string[]): Part[] {
	const missing = ids.find((id) => pen.material.pages.every((page) => page.id !== id));
	return missing ? [pen.fact(joins.questionnaireToAnswer, "count", [], { title: titleOf(missing) })] : [];
}

export const wordsIn = (paragraphs: readonly Paragraph[]): number =>
	paragraphs.reduce((sum, paragraph) => sum + countWords(renderParagraph(paragraph)), 0);
