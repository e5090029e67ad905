import type { LifeScriptInput } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import { bandOf, patternBand } from "@/lib/domain/questionnaires/meanings/find";
import { type LifeScriptDraft, lifeScriptDraftSchema } from "@/lib/domain/scripts/life-schema";
import { countWords } from "@/lib/domain/text/count-words";
import { contentLine } from "../analyses/content/authored";
import { doesHomeDecideLittle } from "../analyses/origin";
import { listed } from "../analyses/words";
import { mannerOf } from "../manner";
import { meant, type Own, type Paragraph, type Part, type Place } from "../parts/part";
import type { Line } from "../parts/phrasebook";
import { renderParagraph } from "../parts/render";
import type { OwnWords } from "../reading/own-words";
import { fixedCard, lifeCards, titleOf } from "./cards";
import { dangerScripts } from "./content/in-danger";
import * as joins from "./content/joins";
import { byPart, byUnhappiness, type Learned, paidToday } from "./content/learned";
import {
	earlySections,
	furtherOnTimeline,
	goodSections,
	lifeEnd,
	lifeWishes,
	namelessOpenings,
	outcomes,
	relationshipOpenings,
	relationshipSection,
	type Section,
	todaySections,
} from "./content/questions";
import { orNobody } from "./content/told";
import { type Material, openPages, type Page, readAnswered } from "./material";
import { type LifeParts, renderLifeScript } from "./parts";
import { ScriptPen, said } from "./pen";
import { standingOf } from "./standing";

/** If a script has fewer words than this, it says what would make it fuller. */
export const FEW = 250;
/** The maximum length of the script's sentence, in characters. */
const MOST_SENTENCE = 220;

/**
 * Writes a life script: the person's own answers, arranged, in the first person. The same input gives the same text.
 * @throws `AppError("ai_failed")` if the result is not a valid script; the signal's reason once it aborts.
 */
export async function writeLifeScript(input: LifeScriptInput, signal: AbortSignal): Promise<LifeScriptDraft> {
	signal.throwIfAborted();
	const material = await readAnswered(input, signal);
	const draft = lifeScriptDraftSchema.safeParse(renderLifeScript(lifeParts(input, material), material.sources));
	if (!draft.success) throw new AppError("ai_failed", "The coach could not write this script.", { cause: draft.error });
	return draft.data;
}

/** How many characters of each answer go into the seed: enough to tell people apart, and fast with long answers. */
const SEED = 120;

/** Returns the seed of all random choices. */
export const seedOf = ({ answered, patternScores, manner }: LifeScriptInput): string =>
	JSON.stringify([
		answered.map(({ questionnaire, answers }) => [
			questionnaire.id,
			answers.map(({ answer }) => String(answer).slice(0, SEED)),
		]),
		patternScores,
		manner,
	]);

/** Builds a life script as parts. @param material The parsed input. */
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
	// The cards come first, so that the page does not repeat what a card tells.
	const cards = lifeCards(pen, input);
	return { sentence, main: mainScript(pen, sentence, input.patternScores), cards };
}

/**
 * Questions in whose answers a marked sentence sums up what a life script is about, the most telling first. What
 * somebody would like to hear or to believe is not among them: nothing is healed yet.
 */
const markedFirst = [`${MOTHER_QUESTIONNAIRE_ID}.q9`, "4.q4", "3.q6", "7.q1", `${SOUL_SPARK_ID}.q10`];

/** Matches sentences that say nothing without their question: "I can’t forget it.", "That I was relieved." */
const hangs =
	/^(?:that|it(?!['’]s (?:all right|ok|okay|fine|good|enough) to\b)|this|to|and|because|if|when|not)\b|\b(?:it|that|this|them)[.!?]*$/i;
/** Matches sentences that somebody else said; they sum up a life only if there is nothing else. */
const isAnothers = /^["'“‘«]/;

/** Words of the person for the sentence of the script, with the lines that can introduce them. */
interface Candidate {
	words: OwnWords;
	at: Place;
	lines: readonly Line[];
}

/**
 * Returns the sentence of the script: one that the person marked, in an answer about what they believe or fear; else
 * their words for what they believed as a child, heard at home or would have liked to hear.
 */
function lifeSentence(pen: ScriptPen): Part {
	const marks = openPages(pen.material).flatMap((page) => {
		const mark = pen.marked(page);
		const place = `${page.id}.${page.marked?.questionId}`;
		return mark ? [{ ...mark, place, rank: markedFirst.indexOf(place) }] : [];
	});
	const isFit = ({ words }: { words: OwnWords }) => words.text.length <= MOST_SENTENCE;
	const [belief] = markedFirst;
	const early = marks
		// What was believed as a child is introduced as such, so it need not stand alone.
		.filter(({ rank, place, words }) => rank >= 0 && (place === belief || !hangs.test(words.text)))
		.sort((a, b) => a.rank - b.rank)
		.filter(isFit);
	const own = early.find(({ words }) => !isAnothers.test(words.text));
	const answers = [
		{ id: MOTHER_QUESTIONNAIRE_ID, question: "q9", lines: joins.beliefs },
		{ id: "3", question: "q6", lines: joins.heard },
		{ id: FATHER_QUESTIONNAIRE_ID, question: "q14", lines: joins.wanted },
	].flatMap(({ id, question, lines }) => {
		const left = pen.left(pen.page(id), question);
		const words = left?.words.find(({ text }) => text.length <= MOST_SENTENCE);
		return left && words ? [{ words, at: left.told.at, lines }] : [];
	});
	const marked = ({ words, told, place }: (typeof marks)[number]): Candidate => ({
		words,
		at: told.at,
		lines: place === belief ? joins.beliefs : joins.marked,
	});
	const others = marks
		.filter(isFit)
		.sort((a, b) => Number(hangs.test(a.words.text)) - Number(hangs.test(b.words.text)));
	const found = [...(own ? [marked(own)] : []), ...answers, ...early.map(marked), ...others.map(marked)][0];
	return found ? asSentence(pen, found) : pen.say(joins.plainSentence);
}

/** Shows a sentence that begins with "I" by itself, any other in quotation marks. */
const asSentence = (pen: ScriptPen, { words, at, lines }: Candidate): Part =>
	/^I\b/.test(words.text) ? pen.speak(words, at, null) : pen.quote(words, at, lines);

/**
 * Writes where it was learned, how it shows, what it protected and costs, what was good, and what the person wishes
 * for.
 */
function mainScript(pen: ScriptPen, sentence: Part, scores: LifeScriptInput["patternScores"]): Paragraph[] {
	const paragraphs: Paragraph[] = [foreignNote(pen)];
	// If little else was answered, most of the page is about the parents.
	const more = [...todaySections, ...goodSections].filter(({ id }) => pen.page(id)).length < 3 ? 2 : 0;
	for (const section of earlySections) paragraphs.push(...lived(pen, section, more));
	paragraphs.push(...relationships(pen));
	const [first, ...today] = todaySections.map((section) => lived(pen, section).flat()).filter(isShown);
	if (first) paragraphs.push([pen.say(joins.todays), ...first], ...today);
	const learned = isWarm(pen) ? undefined : learnedOf(pen);
	if (learned) paragraphs.push([pen.say(learned.kept)], isPaidToday(pen, scores) ? [pen.say(learned.price)] : []);
	const good = goodSections.flatMap((section) => answersOf(pen, section));
	if (good.length > 0) paragraphs.push([pen.say(joins.goods), ...good]);
	paragraphs.push(lifeWishes.flatMap((section) => answersOf(pen, section)));
	const isShort = wordsIn([...paragraphs, [sentence]]) < FEW;
	const end = answersOf(pen, lifeEnd);
	const ending = end.length > 0 ? end : [pen.say(joins.lifeEndings)];
	paragraphs.push([...(isShort ? fuller(pen, ["3", "4", "1", "2", "7"]) : []), ...ending]);
	return paragraphs;
}

/**
 * Whether a strong pattern or a ticked answer about today shows that what was learned early still costs something.
 * What a person did as a child alone says nothing about them as an adult.
 */
export function isPaidToday(pen: ScriptPen, scores: LifeScriptInput["patternScores"]): boolean {
	const part = pen.page("3")?.chosen.find(({ question }) => question.id === "q7")?.value;
	const unhappiness = pen.page(MOTHER_QUESTIONNAIRE_ID)?.chosen.find(({ question }) => question.id === "q5")?.value;
	const paid = paidToday[String(part)] ?? paidToday[String(unhappiness)];
	// Whoever lives a life that is their own pays nothing that they would have to be told.
	const isOwn = tickedAs(pen, "1", "q8") === "high";
	if (!paid || isOwn || doesHomeDecideLittle(openPages(pen.material)) || isWarm(pen)) return false;
	const strong = scores?.filter(({ score }) => patternBand(score) === "strong").map(({ name }) => name) ?? [];
	return (
		paid.patterns.some((name) => strong.includes(name)) ||
		paid.answers.some(([id, questionId, ...values]) => values.includes(String(tickedAs(pen, id, questionId))))
	);
}

/**
 * Whether there was nothing to get through at home: every feeling had its place there, or somebody heard the person's
 * troubles and bore with them.
 */
const isWarm = (pen: ScriptPen): boolean => {
	const [heard, borne] = [tickedAs(pen, MOTHER_QUESTIONNAIRE_ID, "q6"), tickedAs(pen, "3", "q10")];
	return (heard === "high" && borne === "high") || (tickedAs(pen, "3", "q5") === "none" && borne !== "low");
};

/** Returns the value of a choice, or the band of a rating. */
function tickedAs(pen: ScriptPen, id: string, questionId: string): string | undefined {
	const page = pen.page(id);
	const choice = page?.chosen.find(({ question }) => question.id === questionId)?.value;
	const number = page?.scaled.find(({ question }) => question.id === questionId)?.value;
	return choice ?? (number === undefined ? undefined : bandOf(number));
}

const isShown = (paragraph: Paragraph) => paragraph.length > 0;

/**
 * Returns what the person's way through childhood was good for and costs: by their part at home, or by what they did
 * about unhappiness.
 */
export function learnedOf(pen: ScriptPen): Learned | undefined {
	const at = (id: string, question: string, options: Readonly<Record<string, Learned>>) => {
		const value = String(pen.page(id)?.chosen.find((one) => one.question.id === question)?.value ?? "");
		return Object.hasOwn(options, value) ? options[value] : undefined;
	};
	return at("3", "q7", byPart) ?? at(MOTHER_QUESTIONNAIRE_ID, "q5", byUnhappiness);
}

/** Writes about the relationships on the timeline: tells some and names the others. */
function relationships(pen: ScriptPen): Paragraph[] {
	const told: Paragraph[] = [];
	const named: Page[] = [];
	for (const page of openPages(pen.material).filter(({ id }) => id === TIMELINE_QUESTIONNAIRE_ID)) {
		const paragraph = told.length < MOST_RELATIONSHIPS ? relationship(pen, page) : [];
		if (paragraph.length > 0) told.push(paragraph);
		else named.push(page);
	}
	return [...told, furtherRelationships(pen, named)];
}

/** Says what was left out because it is in another language. */
export function foreignNote(pen: ScriptPen): Paragraph {
	const { foreign } = pen.material;
	return foreign ? [pen.fact(joins.foreign, "language", [], { language: foreign })] : [];
}

/** Questionnaires about one parent. Their first answer says who that is. */
const aboutSomebody = new Set([MOTHER_QUESTIONNAIRE_ID, FATHER_QUESTIONNAIRE_ID]);

/** Ticked answers that are left out where the person has written the same in words: question, then the written one. */
const saidBetter: Readonly<Record<string, string>> = { "1.q1": "q2" };

/** Whether a page is about a father whom the person never knew, so that most answers are about somebody else. */
const isOfNobody = ({ id, chosen }: Page): boolean =>
	id === FATHER_QUESTIONNAIRE_ID &&
	chosen.some(({ question, value }) => question.id === "q13" && value === "never-known");
/** The answers of such a page that a script can tell. */
const ofNobody = ["q14", "q12"];

/** How many ticked answers a section of a life script tells. */
const MOST_TICKED = 2;

/**
 * Writes a section of a life script: a scene in the person's words, the ticked answers in the first person, then more
 * of the person's words.
 */
function lived(pen: ScriptPen, section: Section, more = 0): Paragraph[] {
	const page = pen.page(section.id);
	if (!page) return [];
	const ticked = section.chosen
		.filter((id) => !pen.left(page, saidBetter[`${section.id}.${id}`] ?? ""))
		.flatMap((id) => pen.mine(page, id) ?? [])
		.slice(0, MOST_TICKED);
	// The section says who the person is about before anything else.
	const named = aboutSomebody.has(section.id) ? pen.named(page, "q1", isOfNobody(page) ? orNobody : undefined) : [];
	const told = isOfNobody(page) ? { ...section, told: section.told.filter((id) => ofNobody.includes(id)) } : section;
	const [scene = [], second = [], ...others] = pen.quoteGroups(told, page, more - named.length);
	const said = ticked.map(({ at, text }) => meant(contentLine(text), at));
	return [[...named, ...scene], [...said, ...second], others.flat()].filter(isShown);
}

/** Quotes answers to a section's questions. */
const answersOf = (pen: ScriptPen, section: Section): Own[] => {
	const page = pen.page(section.id);
	return page ? pen.quotes(section, page) : [];
};

/** Whether a text is a name that fits in one of our sentences: "J. B." is, "My mother. A secretary" is not. */
const isName = (text: string) => /^\p{L}[\p{L} .'’&-]{0,30}$/u.test(text) && !/\p{L}{4}\. /u.test(text);

/** How many relationships are told; the others are only named. */
const MOST_RELATIONSHIPS = 3;
const MOST_NAMES = 8;

/** Matches the end of a name: a remark follows. "J. B." goes on. */
const endOfName = /\s*[(,;:]|(?<=\p{Ll}{2})\.\s/u;
/** Matches a beginning that is lower case within a sentence. */
const notAName = /^(?:My|The|A|An|Our|His|Her|Their)\b/;

/** Matches a remark in brackets at the end: "Dev (nothing happened)" says another thing than "Dev". */
const shortRemark = / \([^()]{1,40}\)$/u;

/**
 * Returns the partner's name, or null if there is none that fits in a sentence. A longer remark after the name is left
 * out.
 */
function partnerOn(page: Page): { at: Place; name: string } | null {
	const told = page.told.find(({ question }) => question.id === "q1");
	const [whole = ""] = told?.read.raw.trim().split(endOfName) ?? [];
	const name = whole.replace(/[\s.]+$/, "").replace(notAName, (word) => word.toLowerCase());
	const remark = shortRemark.exec(told?.read.raw.trim() ?? "")?.[0] ?? "";
	return told && isName(name) ? { at: told.at, name: `${name}${remark}` } : null;
}

const rawOf = (page: Page, questionId: string) =>
	page.told.find(({ question }) => question.id === questionId)?.read.raw ?? "";

function relationship(pen: ScriptPen, page: Page): Paragraph {
	const partner = partnerOn(page);
	const standing = standingOf({ dates: rawOf(page, "q2"), outcome: rawOf(page, "q8") });
	const quotes = pen.quotes(relationshipSection, page, 0, { q8: outcomes[standing] });
	if (quotes.length === 0) return [];
	const opening = partner
		? pen.fact(relationshipOpenings[standing], "person", [partner.at], { name: partner.name })
		: pen.say(namelessOpenings);
	return [opening, ...quotes];
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

/** Suggests the first unanswered questionnaire that would make the page fuller. Never says that answers are short. */
export function fuller(pen: ScriptPen, ids: readonly string[]): Part[] {
	const missing = ids.find((id) => pen.material.pages.every((page) => page.id !== id));
	return missing ? [pen.fact(joins.questionnaireToAnswer, "count", [], { title: titleOf(missing) })] : [];
}

export const wordsIn = (paragraphs: readonly Paragraph[]): number =>
	paragraphs.reduce((sum, paragraph) => sum + countWords(renderParagraph(paragraph)), 0);
