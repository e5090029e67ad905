import { SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";
import { bandOf } from "@/lib/domain/questionnaires/meanings/find";
import type { LoveChoices } from "@/lib/domain/scripts/compose/choices";
import { scenes } from "@/lib/domain/scripts/compose/content/scenes";
import { type Belonging, type Moment, moments, type Scene, type Thread } from "@/lib/domain/scripts/compose/scene";
import { countWords } from "@/lib/domain/text/count-words";
import { insideMarks } from "@/lib/domain/text/inside-marks";
import { isSayable } from "@/lib/domain/text/sayable";
import { isGentle, isPlan, isSoothing, isWish } from "@/lib/domain/text/unhurt";
import { content, type Own, type Paragraph, type Part } from "../parts/part";
import { type Line, line } from "../parts/phrasebook";
import { renderParagraph } from "../parts/render";
import { hopeIn, isComfort, withoutSadEnd } from "./comfort";
import * as lines from "./content/day";
import { isSore } from "./images";
import { type ScriptPen, said } from "./pen";
import { byChoice, described, isGrieving, isLosing, LEAST_TOLD, loveLifeOf, toldFrom } from "./told";

/** The maximum number of words in a day. */
const MOST_DAY = 690;
/** A passage about a tick comes in only if the day then has at most this many words. */
const MOST_WITH_TICKS = 480;
/** Our passages are added to a day with fewer words than this. */
const LEAST_DAY = 350;
/** How many passages fill each part of such a day at most. */
const MOST_FILLED = 3;
/** The four scenes of a day, as paragraphs, and what goes through it. */
interface Day extends Record<Moment, Paragraph> {
	/** Whether the evening is the beginning of a night at work. */
	isByNight: boolean;
	/** Whether its morning is one in some years, as the person pictured it. */
	isAhead: boolean;
	/** What goes through the day; null for nothing. */
	thread: Thread | null;
	/** Who or what was ticked and comes in none of the four scenes. */
	also: readonly Belonging[];
	/** One of the lines to say aloud, to come back to; null for none. */
	line: string | null;
}

/** Writes a day from waking to sleep out of what the person wrote and ticked. */
export function loveDay(pen: ScriptPen, sentence: Part, goal: Own | null): Paragraph[] {
	const ownMorning = described(pen, "q12", lines.ownMornings);
	const ownEvening = isGrieving(pen)
		? described(pen, "q6", lines.keptEvenings, lines.afterKeptEvenings)
		: described(pen, "q6", lines.ownEvenings);
	const scene = (moment: Moment) => [pen.say(plainScenes(moment, pen).map(({ text }) => line(text)))];
	const isWithSomebody = !mayBeDanger(pen) && !isGrieving(pen);
	const day: Day = {
		...{ isByNight: false, isAhead: ownMorning.length > 0, also: [], line: null, thread: null },
		morning: ownMorning.length > 0 ? ownMorning : scene("morning"),
		quarrel: isWithSomebody ? hardMinute(pen) : [pen.say(lines.ownHardMinutes), ...tension(pen)],
		repair: isWithSomebody ? afterIt(pen) : onOnesOwn(pen),
		evening: ownEvening.length > 0 ? ownEvening : scene("evening"),
	};
	const spoken = sentence.kind === "own" ? said(line(sentence.words.text)) : sentence;
	return wholeDay(pen, day, [sentenceIn(pen, spoken)], goal);
}

/** Tells of a hard minute with somebody, and how the person would like to spend it. */
function hardMinute(pen: ScriptPen): Paragraph {
	const planned = toldFrom(pen, "4", "q13", isPlan, lines.plannedMinutes);
	return [
		pen.say(lines.hardMinutes),
		...tension(pen),
		...(planned.length > 0 ? planned : [pen.say(lines.plainFirstMinutes)]),
	];
}

/** Tells what comes after it: time alone if the person needs that, and what they hope for. */
function afterIt(pen: ScriptPen): Paragraph {
	const alone = pen.page("4")?.scaled.find(({ question }) => question.id === "q6");
	const time = alone ? (lines.afterward[bandOf(alone.value)] ?? []) : [];
	const hoped = toldFrom(pen, "4", "q7", isWish, lines.hopes, { cut: hopeIn });
	return [...(time.length > 0 ? [pen.say(time)] : []), ...(hoped.length > 0 ? hoped : onOnesOwn(pen))];
}

/** Tells what somebody can do by themselves when it was hard, in their own words if these can be heard gladly. */
function onOnesOwn(pen: ScriptPen): Paragraph {
	// In the hardest weeks, what somebody does on a bad day may be what they do because they cannot bear it.
	const cared = isLosing(pen) ? [] : toldFrom(pen, "7", "q9", isSoothing, lines.looksAfter);
	return cared.length > 0 ? cared : [pen.say(lines.ownRepairs)];
}

const tension = (pen: ScriptPen): Paragraph => byChoice(pen, "4", "q3", lines.tensions);

/** Whether any answer may tell of a danger: no scene is then about how people treat each other. */
const mayBeDanger = (pen: ScriptPen) => pen.material.pages.some(({ told }) => told.some((one) => one.mayBeDanger));

/**
 * Returns the scenes that are true to any life, since nothing was ticked for this day. Somebody in a relationship may
 * live with their partner, so none in which nobody else is there.
 */
const plainScenes = (moment: Moment, pen: ScriptPen): Scene[] =>
	scenes[moment].filter(
		({ isForAnybody, text, bars }) =>
			isForAnybody && !isSore(text, pen.answers) && !(isPartnered(pen) && bars?.includes("partner-here")),
	);
const isPartnered = (pen: ScriptPen) => /^(?:mostly-good|not-right)$/.test(loveLifeOf(pen) ?? "");

/**
 * Writes a day around four scenes that the person chose or wrote; as much as possible of the rest is in their own
 * words.
 */
export function chosenDay(pen: ScriptPen, sentence: Part, choices: LoveChoices, goal: Own | null): Paragraph[] {
	const scene = (moment: Moment): Paragraph => {
		const text = choices[moment].trim();
		if (!answersAs(pen, moment, text)) return [said(line(ended(text)))];
		// An answer stays as it was typed.
		return [said(line(aroundAnswer(pen, moment, text)))];
	};
	const day: Day = {
		isByNight: scenes.evening.some(({ text, says }) => text === choices.evening && says?.clock === "night"),
		isAhead: answersAs(pen, "morning", choices.morning.trim()),
		thread: choices.thread,
		// Whoever pictured a morning or an evening has put into it whoever belongs there.
		also: moments.some((moment) => answersAs(pen, moment, choices[moment].trim())) ? [] : notIn(pen, choices),
		line: choices.affirmations[0] ?? null,
		morning: scene("morning"),
		quarrel: scene("quarrel"),
		repair: scene("repair"),
		evening: scene("evening"),
	};
	return wholeDay(pen, day, [sentenceIn(pen, sentence)], goal);
}

const noThread = { early: null, noon: null, late: null, night: null } as const;

/**
 * Puts four scenes into the order of a day: between them what goes through it, and the person's own words, as far as
 * there is room.
 */
function wholeDay(pen: ScriptPen, day: Day, sentence: Paragraph, goal: Own | null): Paragraph[] {
	const end: Paragraph = [pen.say(day.isByNight ? lines.nightsAtWork : lines.nights)];
	let words = wordsIn([day.morning, sentence, day.quarrel, day.repair, day.evening, end]);
	const upTo = (most: number, paragraph: Paragraph): Paragraph => {
		const more = wordsIn([paragraph]);
		if (words + more > most) return [];
		words += more;
		return paragraph;
	};
	const { early, noon, late, night } = day.thread ? lines.threads[day.thread] : noThread;
	// Each passage of the thread needs the one before it.
	const pull = (one: Line | null, before: Paragraph) => (one && before.length > 0 ? upTo(MOST_DAY, [said(one)]) : []);
	const first = early ? upTo(MOST_DAY, [said(early)]) : [];
	const also = day.also.flatMap((one) => upTo(MOST_DAY, [pen.say(lines.alsoThere[one] ?? [])]));
	const second = pull(noon, first);
	const third = pull(late, second);
	const last = day.isByNight ? [] : pull(night, third);
	const back = day.line ? upTo(MOST_DAY, [sayingOf(pen, lines.lineLeads, day.line)]) : [];
	// In a life some years from now the week and the promise of today have no place.
	const ofToday = (write: () => Paragraph) => (day.isAhead ? [] : upTo(MOST_DAY, write()));
	const week = ofToday(() => toldFrom(pen, "1", "q7", isGentle, lines.ahead));
	const promise = ofToday(() => toldFrom(pen, "2", "q11", isWish, lines.kept));
	const given = week.length + promise.length > 0 ? [] : upTo(MOST_DAY, comeFor(pen, goal));
	const isHeard = (text: string) => isGentle(text) && isComfort(text);
	const wanted = day.isByNight ? [] : upTo(MOST_DAY, toldFrom(pen, SOUL_SPARK_ID, "q7", isHeard, lines.ownWanted));
	const named = day.isByNight || wanted.length > 0 ? [] : upTo(MOST_DAY, peopleOf(pen));
	const ticked = (id: string, questionId: string, options: Ticked) =>
		upTo(MOST_WITH_TICKS, byChoice(pen, id, questionId, options));
	const ours = ticked(SOUL_SPARK_ID, "q5", lines.noons);
	const praise = ticked("7", "q7", lines.compliments);
	const held = ticked("2", "q3", lines.holds);
	// People who answered little and wrote only a few words for each scene still get a whole day.
	const filled = (write: () => Paragraph) => (words < LEAST_DAY ? upTo(MOST_DAY, write()) : []);
	const quiet: Paragraph[] = [];
	const pause: Paragraph[] = [];
	const dusk: Paragraph[] = [];
	for (let i = 0; i < MOST_FILLED; i++) {
		quiet.push(filled(() => [pen.say(lines.plainForenoon)]));
		if (!day.isByNight) pause.push(filled(() => [pen.say(lines.plainNoon)]));
		if (!day.isByNight) dusk.push(filled(() => [pen.say(lines.plainDusk)]));
	}
	return [
		day.morning,
		[...first, ...sentence],
		week,
		also,
		praise,
		...quiet,
		[...ours, ...second],
		...pause,
		promise,
		given,
		held,
		back,
		day.quarrel,
		day.repair,
		...dusk,
		third,
		day.evening,
		[...wanted, ...named, ...last],
		end,
	].filter((paragraph) => paragraph.length > 0);
}

type Ticked = Readonly<Record<string, readonly Line[]>>;

/** What the day tells of if it was ticked, by the ticks that the passage is about. */
const told: Readonly<Record<string, readonly Belonging[]>> = {
	missed: ["missed"],
	animal: ["animal"],
	children: ["children", "children-part"],
	friends: ["friends"],
	household: ["household"],
};

/** Whether a text is this scene, whatever names were filled in. */
const isScene = (text: string, { text: template }: Scene): boolean => {
	const pieces = template.split(/\{\w+\|[^{}|]*\}/u);
	return pieces.every((piece) => text.includes(piece.trim()));
};

/** Returns who or what was ticked and comes in none of the chosen scenes. */
function notIn(pen: ScriptPen, choices: LoveChoices): Belonging[] {
	const chosen = moments.flatMap((moment) => scenes[moment].filter((scene) => isScene(choices[moment], scene)));
	const isIn = (ticks: readonly Belonging[]) =>
		chosen.some(({ needs = [], oneOf = [] }) => [...needs, ...oneOf].some((one) => ticks.includes(one)));
	return Object.entries(told).flatMap(([name, ticks]) => {
		const isTicked = ticks.some((one) => choices.ticked.includes(one));
		// Whoever may be harmed today hears nothing of those they live with.
		const isAble = name !== "household" || !mayBeDanger(pen);
		return isTicked && isAble && !isIn(ticks) ? [name as Belonging] : [];
	});
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

/** Returns a morning or evening in the words of an answer, after the line that leads to it. */
function aroundAnswer(pen: ScriptPen, moment: Moment, text: string): string {
	const isKept = moment === "evening" && isGrieving(pen);
	const leads = moment === "morning" ? lines.ownMornings : isKept ? lines.keptEvenings : lines.ownEvenings;
	const lead = pen.line(leads, { words: "" }).replace("{words}", "").trim();
	return [lead, text, ...(isKept ? [pen.line(lines.afterKeptEvenings)] : [])].join("\n");
}

/** Adds a full stop to a text that does not end with punctuation. */
export const ended = (text: string): string => (/[.!?…]["’”)]*$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** Words with which somebody is named whom the person is not sure of. */
const doubts = ["would of", "would have", "sort of", "used to", "do not like", "don't like", "not really", "tell me"];
const guesses = ["i guess", "i suppose", "would not say", "wouldn't say"];
/** Whether a list of people names somebody whom the person is not sure of. */
export const isDoubtful = (people: string): boolean =>
	[...doubts, ...guesses].some((words) => people.toLowerCase().includes(words));

/** Mentions the people close to the person; nobody if any answer may tell of a danger, or if one of them is being lost. */
function peopleOf(pen: ScriptPen): Paragraph {
	if (mayBeDanger(pen) || loveLifeOf(pen) === "ending") return [];
	return toldFrom(pen, "1", "q3", (text) => isGentle(text) && !isDoubtful(text), lines.people);
}

const comeFor = (pen: ScriptPen, goal: Own | null): Paragraph => {
	const asked = toldFrom(pen, "7", "q4", isGentle, lines.comeFor, { least: LEAST_TOLD });
	return asked.length > 0 || !goal ? asked : [goal];
};

const wordsIn = (paragraphs: readonly Paragraph[]) =>
	paragraphs.reduce((sum, one) => sum + countWords(renderParagraph(one)), 0);

/** Repeats the sentence of the page, in its words if they can be said aloud. */
const sentenceIn = (pen: ScriptPen, sentence: Part): Part =>
	isSayable(sentence.text) ? sayingOf(pen, lines.sentenceLeads, sentence.text) : pen.say(lines.sentenceSaid);

/** Puts a sentence that the person says to themselves into one of our lines. */
const sayingOf = (pen: ScriptPen, from: readonly Line[], text: string): Part =>
	content(pen.line(from, { words: "" }).replace("{words}", () => `‘${ended(insideMarks(text))}’`) as Line, null);
