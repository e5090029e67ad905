import { type Call, inOrder, type Kind, needsNotice } from "@/lib/domain/safety/kinds";
import { callsIn, callsOf, type Reading, sumsOf, type Weighed, weighSigns } from "./assess";
import { lighterAtAGame } from "./reading/in-play";
import { HINT } from "./reading/judge";
import { weightOf } from "./rule";
import { takesBack } from "./rules/in-conversation";

/** Something that a person wrote, and when. */
export interface Dated {
	content: string;
	at: Date;
}

/** After how many days a hint counts half as much. After two weeks it counts nothing. */
const HALF_LIFE = 7;
const FORGOTTEN = 14;
/** How many earlier texts count. */
export const EARLIER_TEXTS = 12;
const DAY = 24 * 60 * 60 * 1000;
/** What was written longer ago than this, in milliseconds, no longer counts. */
export const FORGOTTEN_MS = FORGOTTEN * DAY;

/** Finds the signs of one text by itself. */
export type Reader = (text: string) => readonly Weighed[];

/** Reads each text once, however often it is asked about. */
export function readingOnce(): Reader {
	const known = new Map<string, readonly Weighed[]>();
	return (text) => {
		const found = known.get(text) ?? weighSigns([text]);
		known.set(text, found);
		return found;
	};
}

/**
 * What the newest text calls for: by itself and, where it carries a sign by itself, added to earlier texts that carry one of
 * the same danger by themselves. Faint signs, which ordinary speech is full of, never add up over time, and what only
 * adds up is a doubt: a quiet line, never the place of an answer. What was taken back no longer counts.
 * @param before The same person's texts before it, oldest first; the last twelve of two weeks count.
 */
export function callsOverTime(newest: Dated, before: readonly Dated[], read: Reader = readingOnce()): Call[] {
	const earlier = before.slice(-ANTECEDENTS).map(({ content }) => content);
	const own = lighterAtAGame(read(newest.content), newest.content, earlier, AT_A_GAME);
	// Read once more with what was said before it: "he" may be somebody who was named there.
	if (speaksOfSomebody.test(newest.content)) own.push(...weighSigns([newest.content], { before: earlier }));
	const alone = callsOf(sumsOf(own));
	const carried = own.filter(carriesWeight);
	if (carried.length === 0 || takesBack(newest.content)) return alone;
	const kinds = new Set(carried.map(({ kind }) => kind));
	// Exhaustion after somebody told of another person's danger belongs to that worry and is no wish to die.
	if (earlier.some((text) => read(text).some(({ kind }) => kind === "someone-else"))) kinds.delete("self-harm");
	const kept = before
		.slice(before.findLastIndex(({ content }) => takesBack(content)) + 1)
		.slice(-EARLIER_TEXTS)
		.flatMap(({ content, at }) => {
			const days = Math.max(0, (newest.at.getTime() - at.getTime()) / DAY);
			return days <= FORGOTTEN ? faded(read(content), kinds, days) : [];
		});
	return inOrder([...alone, ...doubtful(callsOf(sumsOf([...carried, ...kept])))]);
}

/** The signs of an earlier text that still count, and how much of them. */
const faded = (signs: readonly Weighed[], kinds: ReadonlySet<Kind>, days: number): Weighed[] =>
	signs
		.filter((sign) => kinds.has(sign.kind) && carriesWeight(sign))
		.map((sign) => ({ ...sign, weight: sign.weight * 0.5 ** (days / HALF_LIFE) }));

/** A hint or more, and not long over. */
const carriesWeight = (sign: Weighed) => needsNotice(sign) && sign.weight >= HINT;

const doubtful = (calls: readonly Call[]): Call[] => calls.map(({ kind }) => ({ kind, certainty: "doubtful" }));

/** The most that a bare wish to die can weigh while a game is played. */
const AT_A_GAME = { wish: weightOf({ says: "doubtful" }), perishing: HINT };

/** How many texts back "he" can refer to, and a game still counts. */
const ANTECEDENTS = 5;
const speaksOfSomebody = /\b(?:he|she|they|him|her|them|his|their)\b/i;

/**
 * What texts that are sent now call for, by themselves and with what was written in the days before. Answers about long ago
 * are read by themselves.
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
	return inOrder([...own, ...doubtful(callsOverTime({ content: texts.join("\n"), at }, before))]);
}
