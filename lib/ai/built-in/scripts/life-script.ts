import type { LifeScriptInput } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { type LifeScriptDraft, lifeScriptDraftSchema } from "@/lib/domain/scripts/life-schema";
import { countWords } from "@/lib/domain/text/count-words";
import { contentLine } from "../analyses/content/authored";
import { mannerOf } from "../manner";
import { meant, type Own, type Paragraph, type Part } from "../parts/part";
import { renderParagraph } from "../parts/render";
import { fixedCard, lifeCards, titleOf } from "./cards";
import { dangerScripts } from "./content/in-danger";
import * as joins from "./content/joins";
import { earlySections, goodSections, lifeEnd, lifeWishes, type Section, todaySections } from "./content/questions";
import { orNobody } from "./content/told";
import { isPaidToday, isWarm, learnedOf } from "./learned";
import { lifeSentence } from "./life-sentence";
import { type Material, type Page, readAnswered } from "./material";
import { type LifeParts, renderLifeScript } from "./parts";
import { ScriptPen, said } from "./pen";
import { relationships } from "./relationships";

/** If a script has fewer words than this, it says what would make it fuller. */
export const FEW = 250;
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

const isShown = (paragraph: Paragraph) => paragraph.length > 0;

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

/** Suggests the first unanswered questionnaire that would make the page fuller. Never says that answers are short. */
export function fuller(pen: ScriptPen, ids: readonly string[]): Part[] {
	const missing = ids.find((id) => pen.material.pages.every((page) => page.id !== id));
	return missing ? [pen.fact(joins.questionnaireToAnswer, "count", [], { title: titleOf(missing) })] : [];
}

export const wordsIn = (paragraphs: readonly Paragraph[]): number =>
	paragraphs.reduce((sum, paragraph) => sum + countWords(renderParagraph(paragraph)), 0);
