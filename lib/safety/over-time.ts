import { type Call, inOrder, isCalling } from "@/lib/domain/safety/kinds";
import { callsIn, callsOf, type Reading, sumsOf, type Weighed, weighSigns } from "./assess";
import { easeIn } from "./families/ease";
import type { WeakSign } from "./families/family";
import { alsoOfMoving, isMovingHouse } from "./families/parting";
import { type Aged, togetherIn } from "./families/together";
import { weakSigns } from "./families/weigh";
import { lighterAtAGame } from "./reading/in-play";
import { weightOf } from "./rule";
import { takesBack } from "./rules/in-conversation";

/** Something that a person wrote, and when. */
export interface Dated {
	content: string;
	at: Date;
}

/** What was hinted at says half as much after so many days, and nothing after two weeks. */
const HALF_LIFE = 3;
/** What people do to take their leave, or put up with at home, is told more slowly. */
const FAMILY_HALF_LIFE = 7;
const FORGOTTEN = 14;
/** So many texts back count. */
export const REACH = 12;
const DAY = 24 * 60 * 60 * 1000;
/** What was written longer ago than this, in milliseconds, no longer counts. */
export const FORGOTTEN_MS = FORGOTTEN * DAY;

/** Reads one text alone. */
export interface Reader {
	signs: (text: string) => readonly Weighed[];
	families: (text: string) => readonly WeakSign[];
	ease: (text: string) => readonly number[];
}

/** Reads each text once, however often it is asked about. */
export const readingOnce = (): Reader => ({
	signs: once((text) => weighSigns([text])),
	families: once(weakSigns),
	ease: once(easeIn),
});

function once<T>(readText: (text: string) => T): (text: string) => T {
	const known = new Map<string, T>();
	return (text) => {
		const found = known.get(text) ?? readText(text);
		known.set(text, found);
		return found;
	};
}

/**
 * What the newest text calls for, with what was hinted at in the texts before it: signs add up over messages and days,
 * since one alone is often nothing. A text that holds no sign of its own calls for nothing, and what was taken back
 * no longer counts.
 * @param before The same person's texts before it, oldest first; the last twelve of two weeks count.
 */
export function callsOverTime(newest: Dated, before: readonly Dated[], reader: Reader = readingOnce()): Call[] {
	const earlier = before.slice(-ANTECEDENTS).map(({ content }) => content);
	const own = lighterAtAGame(reader.signs(newest.content), newest.content, earlier, AT_A_GAME);
	// With what was said before it too: 'he' is somebody who was named there.
	if (speaksOfSomebody.test(newest.content)) own.push(...weighSigns([newest.content], { before: earlier }));
	if (takesBack(newest.content)) return callsOf(sumsOf(own));
	const kept = before
		.slice(before.findLastIndex(({ content }) => takesBack(content)) + 1)
		.slice(-REACH)
		.map(({ content, at }) => ({ content, days: Math.max(0, (newest.at.getTime() - at.getTime()) / DAY) }))
		.filter(({ days }) => days <= FORGOTTEN);
	const kinds = new Set(own.map(({ kind }) => kind));
	const faded = kept.flatMap(({ content, days }) => {
		const share = 0.5 ** (days / HALF_LIFE);
		return reader
			.signs(content)
			.flatMap((sign) => (kinds.has(sign.kind) ? [{ ...sign, weight: sign.weight * share }] : []));
	});
	const isMoving = [newest, ...kept].some(({ content }) => isMovingHouse(content));
	const familiesOf = (content: string) =>
		reader.families(content).filter(({ family }) => !isMoving || !alsoOfMoving.has(family));
	const aged = (content: string, days: number): Aged => ({
		signs: familiesOf(content),
		ease: reader.ease(content),
		hints: new Set(reader.signs(content).flatMap((sign) => (isHint(sign) ? [sign.kind] : []))),
		share: 0.5 ** (days / FAMILY_HALF_LIFE),
	});
	const together = togetherIn(
		aged(newest.content, 0),
		kept.map(({ content, days }) => aged(content, days)),
	);
	return inOrder([
		...callsOf(sumsOf([...own, ...faded])),
		...together.map((kind) => ({ kind, certainty: "doubtful" }) as const),
	]);
}

/** A hint that is neither long over nor too faint. */
const isHint = (sign: Weighed) => isCalling(sign) && sign.weight >= HINT;
const HINT = weightOf({ says: "hint" });

/** How much a bare wish to die can weigh where a game is played. */
const AT_A_GAME = { wish: weightOf({ says: "doubtful" }), perishing: HINT };

/** So many texts back a 'he' can mean somebody, and a game is still played. */
const ANTECEDENTS = 5;
const speaksOfSomebody = /\b(?:he|she|they|him|her|them|his|their)\b/i;

/**
 * What texts that are sent now call for, by themselves and with what was written in the days before. What only adds up is
 * a doubt, however much of it there is: a quiet line, and never the place of an answer. Answers about long ago are read
 * by themselves.
 * @param before The same person's texts before them, oldest first.
 */
export function callsWithEarlier(
	texts: readonly string[],
	before: readonly Dated[],
	at: Date,
	reading: Reading = {},
): Call[] {
	const own = callsIn(texts, reading);
	if (reading.isAboutThePast || before.length === 0) return own;
	const added = callsOverTime({ content: texts.join("\n"), at }, before);
	return inOrder([...own, ...added.map(({ kind }) => ({ kind, certainty: "doubtful" }) as const)]);
}
