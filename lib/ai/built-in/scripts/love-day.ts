import { SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";
import type { LoveChoices } from "@/lib/domain/scripts/compose/choices";
import { scenes } from "@/lib/domain/scripts/compose/content/scenes";
import type { Moment, Said, Scene } from "@/lib/domain/scripts/compose/scene";
import { countWords } from "@/lib/domain/text/count-words";
import { isGentle, isOver, isWish } from "@/lib/domain/text/unhurt";
import { content, type Own, type Paragraph, type Part } from "../parts/part";
import { type Line, line } from "../parts/phrasebook";
import { renderParagraph } from "../parts/render";
import { isComfort, withoutSadEnd } from "./comfort";
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

/** The four scenes of a day, as paragraphs. */
interface Day extends Record<Moment, Paragraph> {
	/** Whether the morning is the one that the person described: three years from now, and so not of this week. */
	isAhead: boolean;
	/** Whether the evening is the beginning of a night at work. */
	isByNight: boolean;
}

/** Writes a day from waking to sleep: what the person described, and our scenes that are right for everybody. */
export function loveDay(pen: ScriptPen, sentence: Part, goal: Own | null): Paragraph[] {
	const ownMorning = described(pen, "q12", lines.ownMornings);
	const ownEvening = described(pen, "q6", isGrieving(pen) ? lines.keptEvenings : lines.ownEvenings);
	const between: Said["between"] = mayBeDanger(pen) ? "self" : "two";
	const planned = between === "two" ? around(pen, "q13", lines.plannedMinutes) : [];
	const hoped = between === "two" && !isGrieving(pen) ? around(pen, "q7", lines.hopes) : [];
	const scene = (moment: Moment) => [pen.say(plainScenes(moment, between).map(({ text }) => line(text)))];
	const quarrel = planned.length > 0 ? planned : scene("quarrel");
	const title = scenes.quarrel.find(({ text }) => text === quarrel[0]?.text)?.title;
	const day: Day = {
		isAhead: ownMorning.length > 0,
		isByNight: false,
		morning: ownMorning.length > 0 ? ownMorning : scene("morning"),
		quarrel,
		repair: hoped.length > 0 ? hoped : [pen.say(repairsAfter(title, plainScenes("repair", between)))],
		evening: ownEvening.length > 0 ? ownEvening : scene("evening"),
	};
	return wholeDay(pen, day, sentence.kind === "own" ? [] : [sentenceIn(pen, sentence)], goal);
}

/** Whether any answer may tell of a danger: no scene is then about how people treat each other. */
const mayBeDanger = (pen: ScriptPen) => pen.material.pages.some(({ told }) => told.some((one) => one.mayBeDanger));

/** Returns the scenes that are right for everybody but those who work at night, since nothing was ticked for this day. */
function plainScenes(moment: Moment, between: Said["between"]): Scene[] {
	const isPlain = ({ needs = [], oneOf = [], bars = [], says = {} }: Scene) =>
		needs.length + oneOf.length === 0 &&
		bars.every((one) => one === "night-work") &&
		(says.between ?? between) === between;
	return scenes[moment].filter(isPlain);
}

/** Returns the repairs of a quarrel: those that are about the same thing, else those that suit any. */
function repairsAfter(title: string | undefined, repairs: readonly Scene[]): Line[] {
	const same = repairs.filter(({ after }) => title && after?.includes(title));
	return (same.length > 0 ? same : repairs.filter(({ after }) => !after)).map(({ text }) => line(text));
}

/** Writes a scene around an answer about hard moments. */
function around(pen: ScriptPen, questionId: string, from: readonly (readonly [Line, Line])[]): Paragraph {
	const begun = pen.begun("4", questionId, isWish);
	if (!begun || isOver(begun.told.read.raw)) return [];
	const before = pen.line(
		from.map(([one]) => one),
		{ words: "" },
	);
	const after = from.find(([one]) => one === before)?.[1];
	return [pen.speak(begun.words, begun.told.at, [before]), ...(after ? [said(after)] : [])];
}

/**
 * Writes a day around four scenes that the person chose or wrote; as much as possible of the rest is in their own
 * words.
 */
export function chosenDay(pen: ScriptPen, sentence: Part, choices: LoveChoices, goal: Own | null): Paragraph[] {
	const scene = (moment: Moment): Paragraph => {
		// An answer stays as it was typed.
		const text = choices[moment].trim();
		const isAnswer = answersAs(pen, moment, text);
		return [said(line(isAnswer ? `${leadOf(pen, moment)}\n${text}` : ended(text)))];
	};
	const day: Day = {
		isAhead: answersAs(pen, "morning", choices.morning),
		isByNight: scenes.evening.some(({ text, says }) => text === choices.evening && says?.clock === "night"),
		morning: scene("morning"),
		quarrel: scene("quarrel"),
		repair: scene("repair"),
		evening: scene("evening"),
	};
	return wholeDay(pen, day, [sentenceIn(pen, sentence)], goal);
}

/** Puts four scenes into the order of a day, with the person's own words between them as far as there is room. */
function wholeDay(pen: ScriptPen, day: Day, sentence: Paragraph, goal: Own | null): Paragraph[] {
	const wanted = spokenFrom(pen, SOUL_SPARK_ID, "q7", (text) => isGentle(text) && isComfort(text), lines.ownWanted);
	const night: Paragraph = [...wanted, pen.say(day.isByNight ? lines.nightsAtWork : lines.nights)];
	let words = wordsIn([day.morning, sentence, day.quarrel, day.repair, day.evening, night]);
	const upTo = (most: number, paragraph: Paragraph): Paragraph => {
		const more = wordsIn([paragraph]);
		if (words + more > most) return [];
		words += more;
		return paragraph;
	};
	// The week and the people of today do not belong in a day that is three years from now.
	const theirs = (write: () => Paragraph) => (day.isAhead ? [] : upTo(MOST_DAY, write()));
	const week = theirs(() => spokenFrom(pen, "1", "q7", isGentle, lines.ahead));
	const asked = theirs(() => comeFor(pen));
	const near = theirs(() => peopleOf(pen));
	const set = theirs(() => (goal ? [goal] : []));
	// Our scenes fill the day only until it is long enough, so that as much as possible is the person's own.
	const ours = (write: () => Paragraph) => (words < LEAST_DAY ? upTo(MOST_DAY, write()) : []);
	const noon = day.isByNight ? [] : ours(() => byChoice(pen, SOUL_SPARK_ID, "q5", lines.noons));
	const forenoon = ours(() => byChoice(pen, "7", "q7", lines.compliments));
	// People who answered little and wrote only a few words for each scene still get a whole day.
	const quiet: Paragraph[] = [];
	const pause: Paragraph[] = [];
	const dusk: Paragraph[] = [];
	for (const _ of lines.plainForenoon) {
		quiet.push(ours(() => [pen.say(lines.plainForenoon)]));
		if (!day.isByNight) pause.push(ours(() => [pen.say(lines.plainNoon)]));
		if (!day.isByNight) dusk.push(ours(() => [pen.say(lines.plainDusk)]));
	}
	return [
		...[day.morning, sentence, week, asked, forenoon, ...quiet, set, noon, ...pause, day.quarrel, day.repair],
		...[...dusk, near, day.evening, night],
	].filter((paragraph) => paragraph.length > 0);
}

/** The questions of Soul Spark that a morning and an evening can be the answer to. */
const describes: Partial<Record<Moment, string>> = { morning: "q12", evening: "q6" };

/**
 * Whether a scene is, word for word, the answer to the question it was offered from; it was not written as a scene
 * then.
 */
function answersAs(pen: ScriptPen, moment: Moment, text: string): boolean {
	const questionId = describes[moment];
	const told = pen.page(SOUL_SPARK_ID)?.told.find(({ question }) => question.id === questionId);
	const raw = told?.read.raw.trim();
	return raw !== undefined && [raw, withoutSadEnd(raw)].includes(text.trim());
}

/** Returns the sentence that introduces a morning or evening in the words of an answer. */
function leadOf(pen: ScriptPen, moment: Moment): string {
	const from = moment === "morning" ? lines.ownMornings : isGrieving(pen) ? lines.keptEvenings : lines.ownEvenings;
	return pen.line(from, { words: "" }).replace("{words}", "").trim();
}

/** Adds a full stop to a text that does not end with punctuation. */
export const ended = (text: string): string => (/[.!?…]["’”)]*$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** Words with which somebody is named whom the person is not sure of. */
const doubts = ["would of", "would have", "sort of", "used to", "do not like", "don't like", "not really", "tell me"];
const guesses = ["i guess", "i suppose", "would not say", "wouldn't say"];
/** Whether a list of people names somebody whom the person is not sure of. */
export const isDoubtful = (people: string): boolean =>
	[...doubts, ...guesses].some((words) => people.toLowerCase().includes(words));

/** Mentions the people close to the person; nobody if any answer may tell of a danger. */
export function peopleOf(pen: ScriptPen): Paragraph {
	if (mayBeDanger(pen)) return [];
	const told = spokenFrom(pen, "1", "q3", isGentle, lines.people);
	return isDoubtful(renderParagraph(told)) ? [] : told;
}

export const comeFor = (pen: ScriptPen) => spokenFrom(pen, "7", "q4", isGentle, lines.comeFor, LEAST_TOLD);

const wordsIn = (paragraphs: readonly Paragraph[]) =>
	paragraphs.reduce((sum, one) => sum + countWords(renderParagraph(one)), 0);

/** Repeats the sentence of the page. */
function sentenceIn(pen: ScriptPen, sentence: Part): Part {
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

/** Quotes a described morning or evening as far as it is welcome to hear. */
function described(pen: ScriptPen, questionId: string, from: readonly Line[]): Paragraph {
	// Somebody who says how a good life looks has chosen each word: "and he's not scared" is the point of it.
	const told = pen.begun(
		SOUL_SPARK_ID,
		questionId,
		(text) => !isOver(text),
		questionId === "q6" ? withoutSadEnd : undefined,
	);
	const isKept = from === lines.keptEvenings;
	if (!told || countWords(told.words.text) < LEAST_DESCRIBED || (!isKept && isOver(told.told.read.raw))) return [];
	return [pen.speak(told.words, told.told.at, from)];
}

export function spokenFrom(
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

/** Returns the scene that fits a choice; none without one. */
function byChoice(
	pen: ScriptPen,
	id: string,
	questionId: string,
	options: Readonly<Record<string, readonly Line[]>>,
): Paragraph {
	const value = pen.page(id)?.chosen.find(({ question }) => question.id === questionId)?.value;
	const chosen = value !== undefined && Object.hasOwn(options, value) ? options[value] : undefined;
	return chosen ? [pen.say(chosen)] : [];
}
