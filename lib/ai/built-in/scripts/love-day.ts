import { SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";
import { countWords } from "@/lib/domain/text/count-words";
import { isWelcome } from "@/lib/domain/text/unhurt";
import { isGrave } from "@/lib/safety/grave";
import { content, type Own, type Paragraph, type Part } from "../parts/part";
import type { Line } from "../parts/phrasebook";
import { renderParagraph } from "../parts/render";
import { declines, foundWords } from "../reading/own-words";
import { isQuotable } from "../reading/quotable";
import { isReadable } from "../reading/text";
import * as lines from "./content/day";
import type { ScriptPen } from "./pen";

/** A described morning or evening is told whole up to this many words. */
const MOST_DESCRIBED = 95;
/** The most words of a day. */
const MOST_DAY = 690;
/** From this many of their own words on, a described morning needs no other. */
const ENOUGH_DESCRIBED = 30;

const withPartner = new Set<unknown>(["mostly-good", "not-right"]);

/** Whether a partner may be in the room: there is one, and nothing may tell of a danger. */
function isOfTwo(pen: ScriptPen): boolean {
	const life = pen.page("1")?.chosen.find(({ question }) => question.id === "q1")?.value;
	return withPartner.has(life) && pen.material.pages.every(({ told }) => told.every((one) => !one.mayBeDanger));
}

/** A day from waking to sleep: what they described, and authored scenes that fit what they ticked and how they live. */
export function loveDay(pen: ScriptPen, sentence: Part, goal: Own | null): Paragraph[] {
	const isTwo = isOfTwo(pen);
	const morning = described(pen, "q12", lines.ownMornings);
	const evening = described(pen, "q6", lines.ownEvenings);
	const first = quotedFrom(pen, "4", "q13", lines.ownFirstMinutes);
	const wanted = quotedFrom(pen, SOUL_SPARK_ID, "q7", lines.ownWanted);
	const body = byChoice(pen, "4", "q3", lines.tensions, []);
	const must: Paragraph[] = [
		[pen.say(lines.wakings), sentenceIn(pen, sentence)],
		morning,
		isFull(morning) ? [] : [pen.say(lines.mornings)],
		[
			pen.say(isTwo ? lines.quarrelsOfTwo : lines.quarrels),
			...body,
			...(first.length > 0 ? first : [pen.say(lines.plainFirstMinutes)]),
		],
		[pen.say(isTwo ? lines.repairsOfTwo : lines.repairs)],
		evening,
		isFull(evening) ? [] : [pen.say(isTwo ? lines.eveningsOfTwo : lines.evenings)],
		[...wanted, pen.say(lines.nights)],
	];
	let room = MOST_DAY - wordsIn(must);
	const extra = (paragraph: Paragraph): Paragraph => {
		const words = wordsIn([paragraph]);
		if (words > room) return [];
		room -= words;
		return paragraph;
	};
	const noon = extra(
		byChoice(pen, SOUL_SPARK_ID, "q5", lines.noons, [
			lines.plainNoon,
			lines.noons.rest,
			lines.noons.everyday,
			lines.noons.building,
		]),
	);
	const dusk = extra(
		byChoice(pen, "2", "q3", lines.dusks, [
			lines.plainDusk,
			lines.dusks.tenderness,
			lines.dusks.room,
			lines.dusks.play,
		]),
	);
	const forenoon = extra(
		byChoice(pen, "7", "q7", lines.compliments, [
			lines.plainForenoon,
			lines.compliments["take-it"],
			lines.compliments["give-back"],
			lines.compliments.rare,
		]),
	);
	const ahead = extra([...quotedFrom(pen, "1", "q7", lines.ahead), ...(goal ? [goal] : [])]);
	const collision = extra(
		byChoice(pen, "2", "q7", lines.collisions, [
			lines.plainCollision,
			lines.collisions.talk,
			lines.collisions.postpone,
			lines.collisions.depends,
		]),
	);
	const [
		waking,
		own = [],
		morningScene = [],
		quarrel = [],
		repair = [],
		ownEvening = [],
		eveningScene = [],
		night = [],
	] = must;
	return [
		...[waking ?? [], own, morningScene, forenoon, ahead, noon, collision, quarrel, repair, dusk],
		...[ownEvening, eveningScene, night],
	].filter((paragraph) => paragraph.length > 0);
}

const wordsIn = (paragraphs: readonly Paragraph[]) =>
	paragraphs.reduce((sum, one) => sum + countWords(renderParagraph(one)), 0);

const isFull = (paragraph: Paragraph) => wordsIn([paragraph]) >= ENOUGH_DESCRIBED;

/** The sentence of the page, said once more. */
function sentenceIn(pen: ScriptPen, sentence: Part): Part {
	if (sentence.kind === "own") return pen.say(lines.ownSentenceAgain);
	return content(pen.line(lines.sentenceLeads, { words: "" }).replace("{words}", `‘${sentence.text}’`) as Line, null);
}

/** A morning or an evening, whole, as they described it; nothing where it has something that hurts. */
function described(pen: ScriptPen, questionId: string, from: readonly Line[]): Paragraph {
	const told = pen.page(SOUL_SPARK_ID)?.told.find(({ question }) => question.id === questionId);
	if (!told || told.isLeftAlone || !pen.manner.quotes || !isReadable(told.read)) return [];
	const text = told.read.raw.trim();
	if (declines(text)) return [];
	const fits =
		told.read.words <= MOST_DESCRIBED && isQuotable(text, true) && !isGrave(text.toLowerCase()) && isWelcome(text);
	if (fits) return [pen.quote(foundWords(told.read.raw, text), told.at, from)];
	return quotedFrom(pen, SOUL_SPARK_ID, questionId, from);
}

function quotedFrom(pen: ScriptPen, id: string, questionId: string, from: readonly Line[]): Paragraph {
	const left = pen.left(pen.page(id), questionId);
	const words = left?.words[0];
	return left && words ? [pen.quote(words, left.told.at, from)] : [];
}

/** The scene that goes with a choice. @param otherwise Scenes that are right without one. */
function byChoice(
	pen: ScriptPen,
	id: string,
	questionId: string,
	options: Readonly<Record<string, Line>>,
	otherwise: readonly (Line | undefined)[],
): Paragraph {
	const value = pen.page(id)?.chosen.find(({ question }) => question.id === questionId)?.value;
	const chosen = value !== undefined && Object.hasOwn(options, value) ? options[value] : undefined;
	const fitting = (chosen ? [chosen] : otherwise).filter((one) => one !== undefined);
	return fitting.length > 0 ? [pen.say(fitting)] : [];
}
