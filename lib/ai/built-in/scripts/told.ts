import { SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";
import { countWords } from "@/lib/domain/text/count-words";
import { isGentle, isOver } from "@/lib/domain/text/unhurt";
import type { Paragraph } from "../parts/part";
import type { Line } from "../parts/phrasebook";
import { withoutSadEnd } from "./comfort";
import * as lines from "./content/day";
import type { ScriptPen } from "./pen";

/** A described morning or evening with fewer of the person's words makes no scene. */
const LEAST_DESCRIBED = 8;
/** Minimum number of words worth quoting from an answer of which most is not welcome to hear. */
export const LEAST_TOLD = 4;
/** A longer answer is not quoted inside one of our passages, because it would stop the day. */
const MOST_QUOTED_INSIDE = 60;

/** What the person ticked about their love life. */
export const loveLifeOf = (pen: ScriptPen) => pen.page("1")?.chosen.find(({ question }) => question.id === "q1")?.value;

/** Whether the person said that somebody they loved has died: what they imagine may then be a memory. */
export const isGrieving = (pen: ScriptPen) => loveLifeOf(pen) === "grieving";

/** Whether the person lives with a death, or with an ending. */
export const isLosing = (pen: ScriptPen) => /^(?:grieving|ending)$/.test(loveLifeOf(pen) ?? "");

/**
 * Quotes a day that the person wished would not end, unless a relationship is ending: they may be grieving for such a
 * day.
 */
export function rememberedDay(pen: ScriptPen): Paragraph {
	if (loveLifeOf(pen) === "ending") return [];
	// Whoever was near on the best of days is welcome in it.
	const how = { least: LEAST_TOLD, isWished: true };
	return toldFrom(pen, SOUL_SPARK_ID, "q3", isGentle, lines.remembered, how);
}

/** Tells a described morning or evening as far as it is welcome to hear. */
export function described(
	pen: ScriptPen,
	questionId: string,
	before: readonly Line[],
	after: readonly Line[] | null = null,
): Paragraph {
	// Somebody who says how a good life looks has chosen each word: "and he's not scared" is the point of it.
	const told = pen.begun(
		SOUL_SPARK_ID,
		questionId,
		(text) => !isOver(text),
		questionId === "q6" ? withoutSadEnd : undefined,
		true,
	);
	const isKept = before === lines.keptEvenings;
	if (!told || countWords(told.words.text) < LEAST_DESCRIBED || (!isKept && isOver(told.told.read.raw))) return [];
	return [pen.speak(told.words, told.told.at, before), ...(after ? [pen.say(after)] : [])];
}

interface How {
	/** The minimum number of words. */
	least?: number;
	/** Returns the part of the answer to tell. */
	cut?: (text: string) => string;
	/** Whether the answer pictures a good life, or its best day: see `ScriptPen.begun`. */
	isWished?: boolean;
}

/**
 * Lets an answer stand on lines of its own inside one of our passages, if what it says fits and it is neither too short
 * nor too long.
 */
export function toldFrom(
	pen: ScriptPen,
	id: string,
	questionId: string,
	isFit: (text: string) => boolean,
	from: readonly Line[],
	{ least = 0, cut, isWished }: How = {},
): Paragraph {
	const begun = pen.begun(id, questionId, isFit, cut, isWished);
	// A wish that turns sour later on does not count as joy, however it begins.
	if (!begun || isOver(begun.told.read.raw)) return [];
	const count = countWords(begun.words.text);
	return count >= least && count <= MOST_QUOTED_INSIDE ? pen.tell(begun.words, begun.told.at, from) : [];
}

/** Returns the scene that fits a choice; none without one. */
export function byChoice(
	pen: ScriptPen,
	id: string,
	questionId: string,
	options: Readonly<Record<string, readonly Line[]>>,
): Paragraph {
	const value = pen.page(id)?.chosen.find(({ question }) => question.id === questionId)?.value;
	const chosen = value !== undefined && Object.hasOwn(options, value) ? options[value] : undefined;
	return chosen ? [pen.say(chosen)] : [];
}
