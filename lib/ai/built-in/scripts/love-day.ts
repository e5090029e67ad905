import { SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";
import type { Moment } from "@/lib/domain/scripts/compose/content/scenes";
import { countWords } from "@/lib/domain/text/count-words";
import { comesHome, isGentle, isOver, isUnhurt, isWelcome, isWish, isWished } from "@/lib/domain/text/unhurt";
import { content, type Own, type Paragraph, type Part } from "../parts/part";
import { type Line, line } from "../parts/phrasebook";
import { renderParagraph } from "../parts/render";
import * as lines from "./content/day";
import { type ScriptPen, said } from "./pen";

/** The maximum number of words in a day. */
const MOST_DAY = 690;
/** Our scenes are added to a day with fewer words than this; a longer one consists of the person's own. */
const LEAST_DAY = 350;
/** A described morning or evening with fewer of the person's words makes no scene. */
const LEAST_DESCRIBED = 8;
/** Minimum number of words worth quoting from an answer of which most is not welcome to hear. */
const LEAST_TOLD = 4;

const withPartner = new Set<unknown>(["mostly-good", "not-right"]);

/** Whether a partner may be in the scene: the person has one, and no answer may tell of a danger. */
function isOfTwo(pen: ScriptPen): boolean {
	const life = pen.page("1")?.chosen.find(({ question }) => question.id === "q1")?.value;
	return withPartner.has(life) && pen.material.pages.every(({ told }) => told.every((one) => !one.mayBeDanger));
}

/**
 * Writes a day from waking to sleep: what the person described, and our scenes that fit what they ticked and how they
 * live.
 */
export function loveDay(pen: ScriptPen, sentence: Part, goal: Own | null): Paragraph[] {
	const isTwo = isOfTwo(pen);
	const morning = described(pen, "q12", lines.ownMornings);
	const evening = described(pen, "q6", isGrieving(pen) ? lines.keptEvenings : lines.ownEvenings);
	const wanted = spokenFrom(pen, SOUL_SPARK_ID, "q7", isUnhurt, lines.ownWanted);
	const body = byChoice(pen, "4", "q3", lines.tensions, []);
	const plan = pen.begun("4", "q13", isWish);
	const planLeads = plan && isWished(plan.words.text) ? lines.wishedFirstMinutes : lines.ownFirstMinutes;
	const planned = plan ? [pen.speak(plan.words, plan.told.at, planLeads)] : [];
	// Somebody who comes home in the evening was not there in the afternoon.
	const isAway = comesHome(renderParagraph(evening));
	const scene = isAway ? lines.quarrelsFromAfar : isTwo ? lines.quarrelsOfTwo : lines.quarrels;
	const mending = isAway ? lines.repairsFromAfar : isTwo ? lines.repairsOfTwo : lines.repairs;
	// One of our scenes next to the person's own plan or hope would seem to be about somebody else.
	const [quarrel, repair] = plan ? [lines.hardMinutes, lines.mended] : [scene, mending];
	const hoped = isGrieving(pen) ? [] : spokenFrom(pen, "4", "q7", isHope, lines.ownRepairs, LEAST_TOLD);
	const must: Paragraph[] = [
		[pen.say(lines.wakings), sentenceIn(pen, sentence)],
		morning,
		morning.length > 0 ? [] : [pen.say(lines.mornings)],
		[pen.say(quarrel), ...body, ...(planned.length > 0 ? planned : [pen.say(lines.firstMinutes)])],
		hoped.length > 0 ? [...hoped, pen.say(lines.mendedThen)] : [pen.say(repair)],
		evening,
		evening.length > 0 ? [] : [pen.say(isTwo ? lines.eveningsOfTwo : lines.evenings)],
		[...wanted, pen.say(lines.nights)],
	];
	let words = wordsIn(must);
	const upTo = (most: number, paragraph: Paragraph): Paragraph => {
		const more = wordsIn([paragraph]);
		if (words + more > most) return [];
		words += more;
		return paragraph;
	};
	const ahead = upTo(MOST_DAY, [...spokenFrom(pen, "1", "q7", isGentle, lines.ahead), ...(goal ? [goal] : [])]);
	const found = upTo(MOST_DAY, comeFor(pen));
	const place = upTo(MOST_DAY, spokenFrom(pen, "7", "q11", isGentle, lines.placeOfMine));
	const people = upTo(MOST_DAY, peopleOf(pen));
	// Our scenes fill the day only until it is long enough, so that as much as possible is the person's own.
	const ours = (scene: (pen: ScriptPen) => Paragraph) => (words < LEAST_DAY ? upTo(MOST_DAY, scene(pen)) : []);
	const noon = ours(noonOf);
	const dusk = ours(duskOf);
	const forenoon = [...found, ...ours(complimentOf)];
	const collision = ours(collisionOf);
	const [
		waking,
		own = [],
		morningScene = [],
		quarrelScene = [],
		repairScene = [],
		ownEvening = [],
		eveningScene = [],
		night = [],
	] = must;
	return [
		...[waking ?? [], own, morningScene, forenoon, ahead, noon, place, collision, quarrelScene, repairScene, dusk],
		...[people, ownEvening, eveningScene, night],
	].filter((paragraph) => paragraph.length > 0);
}

/**
 * Writes a day around four scenes that the person chose or wrote; as much as possible of the rest is in their own
 * words.
 */
export function chosenDay(
	pen: ScriptPen,
	sentence: Part,
	scenes: Readonly<Record<Moment, string>>,
	goal: Own | null,
): Paragraph[] {
	const scene = (moment: Moment): Paragraph => {
		const text = ended(scenes[moment]);
		const lead = answersAs(pen, moment, scenes[moment]) && leadOf(pen, moment, text);
		return lead ? [said(line(`${lead}\n${text}`))] : [said(line(text))];
	};
	const [morning, quarrel, repair, evening] = [scene("morning"), scene("quarrel"), scene("repair"), scene("evening")];
	const waking: Paragraph = [pen.say(lines.wakings), sentenceIn(pen, sentence)];
	const wanted = spokenFrom(pen, SOUL_SPARK_ID, "q7", isUnhurt, lines.ownWanted);
	const night: Paragraph = [...wanted, pen.say(lines.nights)];
	let words = wordsIn([waking, morning, quarrel, repair, evening, night]);
	const upTo = (most: number, paragraph: Paragraph): Paragraph => {
		const more = wordsIn([paragraph]);
		if (words + more > most) return [];
		words += more;
		return paragraph;
	};
	const theirs = (paragraph: Paragraph) => upTo(MOST_DAY, paragraph);
	const ahead = theirs([...spokenFrom(pen, "1", "q7", isGentle, lines.ahead), ...(goal ? [goal] : [])]);
	const place = theirs(spokenFrom(pen, "7", "q11", isGentle, lines.placeOfMine));
	const found = theirs(comeFor(pen));
	const people = theirs(peopleOf(pen));
	const ours = (scene: (pen: ScriptPen) => Paragraph) => (words < LEAST_DAY ? upTo(MOST_DAY, scene(pen)) : []);
	const noon = ours(noonOf);
	const forenoon = ours(complimentOf);
	const dusk = ours(duskOf);
	const collision = ours(collisionOf);
	// People who answered little and wrote only a few words for each scene still get a whole day.
	const more = [lines.plainForenoon, lines.plainNoon]
		.filter((scene) => !renderParagraph([...forenoon, ...noon]).includes(scene))
		.map((scene) => (words < LEAST_DAY ? theirs([said(scene)]) : []));
	const late = words < LEAST_DAY && !renderParagraph(dusk).includes(lines.plainDusk) ? [said(lines.plainDusk)] : [];
	return [
		...[waking, morning, ahead, [...found, ...forenoon], ...more, noon, place, collision, quarrel, repair],
		...[late, dusk, people, evening, night],
	].filter((paragraph) => paragraph.length > 0);
}

/**
 * Whether a scene is, word for word, the answer to the question it was offered from; it was not written as a scene
 * then.
 */
function answersAs(pen: ScriptPen, moment: Moment, text: string): boolean {
	const questionId = { morning: "q12", evening: "q6", quarrel: null, repair: null }[moment];
	const told = pen.page(SOUL_SPARK_ID)?.told.find(({ question }) => question.id === questionId);
	return told?.read.raw.trim() === text.trim();
}

/** Returns the sentence that introduces a morning or evening in the words of an answer. */
function leadOf(pen: ScriptPen, moment: Moment, text: string): string {
	const from = moment === "morning" ? lines.ownMornings : isGrieving(pen) ? lines.keptEvenings : lines.ownEvenings;
	const isKept = from === lines.keptEvenings;
	return pen
		.line(isWished(text) && !isKept ? lines.wishedFor : from, { words: "" })
		.replace("{words}", "")
		.trim();
}

/** Adds a full stop to a text that does not end with punctuation. */
export const ended = (text: string): string => (/[.!?…]["’”)]*$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** Words with which somebody is named whom the person is not sure of. */
const doubts = ["would of", "would have", "sort of", "used to", "do not like", "don't like", "not really", "tell me"];

/** Mentions the people close to the person; nobody if any answer may tell of a danger. */
function peopleOf(pen: ScriptPen): Paragraph {
	if (pen.material.pages.some(({ told }) => told.some((one) => one.mayBeDanger))) return [];
	const told = spokenFrom(pen, "1", "q3", isUnhurt, lines.people);
	const isDoubtful = doubts.some((words) => renderParagraph(told).toLowerCase().includes(words));
	return told.length > 0 && !isDoubtful ? [...told, pen.say(lines.peopleNear)] : [];
}

const comeFor = (pen: ScriptPen) => spokenFrom(pen, "7", "q4", isGentle, lines.comeFor, LEAST_TOLD);

const noonOf = (pen: ScriptPen) =>
	byChoice(pen, SOUL_SPARK_ID, "q5", lines.noons, [
		lines.plainNoon,
		lines.noons.rest,
		lines.noons.everyday,
		lines.noons.building,
	]);

const duskOf = (pen: ScriptPen) =>
	byChoice(pen, "2", "q3", lines.dusks, [lines.plainDusk, lines.dusks.tenderness, lines.dusks.room, lines.dusks.play]);

const complimentOf = (pen: ScriptPen) =>
	byChoice(pen, "7", "q7", lines.compliments, [
		lines.plainForenoon,
		lines.compliments["take-it"],
		lines.compliments["give-back"],
		lines.compliments.rare,
	]);

const collisionOf = (pen: ScriptPen) =>
	byChoice(pen, "2", "q7", lines.collisions, [
		lines.plainCollision,
		lines.collisions.talk,
		lines.collisions.postpone,
		lines.collisions.depends,
	]);

const wordsIn = (paragraphs: readonly Paragraph[]) =>
	paragraphs.reduce((sum, one) => sum + countWords(renderParagraph(one)), 0);

/** Repeats the sentence of the page. */
function sentenceIn(pen: ScriptPen, sentence: Part): Part {
	if (sentence.kind === "own") return pen.say(lines.ownSentenceAgain);
	return content(pen.line(lines.sentenceLeads, { words: "" }).replace("{words}", `‘${sentence.text}’`) as Line, null);
}

/** Whether the person said that somebody they loved has died: what they imagine may then be a memory. */
export const isGrieving = (pen: ScriptPen) =>
	pen.page("1")?.chosen.some(({ question, value }) => question.id === "q1" && value === "grieving") ?? false;

/**
 * Quotes a day that the person wished would not end, unless a relationship is ending: they may be grieving for such a
 * day.
 */
export function rememberedDay(pen: ScriptPen): Paragraph {
	const life = pen.page("1")?.chosen.find(({ question }) => question.id === "q1")?.value;
	return life === "ending" ? [] : spokenFrom(pen, SOUL_SPARK_ID, "q3", isGentle, lines.remembered, LEAST_TOLD);
}

/** Whether a text can be heard as something that happens: a wish, and not one for something to stop. */
const isHope = (text: string) => isWish(text) && isUnhurt(text);

/** Quotes a described morning or evening as far as it is welcome to hear. */
function described(pen: ScriptPen, questionId: string, from: readonly Line[]): Paragraph {
	const told = pen.begun(SOUL_SPARK_ID, questionId, isWelcome);
	const isKept = from === lines.keptEvenings;
	if (!told || countWords(told.words.text) < LEAST_DESCRIBED || (!isKept && isOver(told.told.read.raw))) return [];
	return [pen.speak(told.words, told.told.at, isWished(told.words.text) && !isKept ? lines.wishedFor : from)];
}

function spokenFrom(
	pen: ScriptPen,
	id: string,
	questionId: string,
	isFit: (text: string) => boolean,
	from: readonly Line[],
	least = 0,
): Paragraph {
	const begun = pen.begun(id, questionId, isFit);
	// A wish that turns sour later on does not count as joy, however it begins.
	if (begun && isOver(begun.told.read.raw)) return [];
	return begun && countWords(begun.words.text) >= least ? [pen.speak(begun.words, begun.told.at, from)] : [];
}

/** Returns the scene that fits a choice. @param otherwise Scenes that fit without one. */
function byChoice(
	pen: ScriptPen,
	id: string,
	questionId: string,
	options: Readonly<Record<string, readonly Line[]>>,
	otherwise: readonly (Line | readonly Line[] | undefined)[],
): Paragraph {
	const value = pen.page(id)?.chosen.find(({ question }) => question.id === questionId)?.value;
	const chosen = value !== undefined && Object.hasOwn(options, value) ? options[value] : undefined;
	const fitting = chosen ?? otherwise.flatMap((one) => one ?? []);
	return fitting.length > 0 ? [pen.say(fitting)] : [];
}
