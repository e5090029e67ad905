import { type Call, inOrder, type Kind, needsNotice } from "@/lib/domain/safety/kinds";
import { callsIn, callsOf, type Reading, sumsOf, type Weighed, weighSigns } from "./assess";
import { lighterAtAGame } from "./reading/in-play";
import { HINT } from "./reading/judge";
import { weightOf } from "./rule";
import { takesBack } from "./rules/in-conversation";

/** A text with the time when it was written. */
export interface Dated {
	content: string;
	at: Date;
}

/** Half-life of a hint, and the age after which it no longer counts, in days. */
const HALF_LIFE = 7;
const FORGOTTEN = 14;
/** How many earlier texts count. */
export const EARLIER_TEXTS = 12;
const DAY = 24 * 60 * 60 * 1000;
/** Texts older than this, in milliseconds, are ignored. */
export const FORGOTTEN_MS = FORGOTTEN * DAY;

/** Finds the signs in a single text, without context. */
export type Reader = (text: string) => readonly Weighed[];

/** Returns a reader that caches its results, so that each text is read once. */
export function readingOnce(): Reader {
	const known = new Map<string, readonly Weighed[]>();
	return (text) => {
		const found = known.get(text) ?? weighSigns([text]);
		known.set(text, found);
		return found;
	};
}

/**
 * Returns the dangers for which the newest text needs a notice: on its own and, if it contains a sign, added to earlier
 * texts with signs of the same danger. Faint signs, which are common in ordinary speech, never add up over time. A
 * danger that is only found by adding up is doubtful: it leads to a discreet line and never replaces an answer. Signs
 * that were taken back no longer count.
 * @param before Earlier texts of the same person, oldest first; the last twelve of the last two weeks count.
 */
export function callsOverTime(newest: Dated, before: readonly Dated[], read: Reader = readingOnce()): Call[] {
	const earlier = before.slice(-ANTECEDENTS).map(({ content }) => content);
	const own = lighterAtAGame(read(newest.content), newest.content, earlier, AT_A_GAME);
	// Read again with the earlier texts, because "he" may be somebody who was mentioned there.
	if (speaksOfSomebody.test(newest.content)) own.push(...weighSigns([newest.content], { before: earlier }));
	const alone = callsOf(sumsOf(own));
	const carried = own.filter(carriesWeight);
	if (carried.length === 0 || takesBack(newest.content)) return alone;
	const kinds = new Set(carried.map(({ kind }) => kind));
	// Once somebody has described another person's danger, exhaustion is read as part of that worry, not as a wish to
	// die.
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

/** Returns the signs of an earlier text that still count, with reduced weights. */
const faded = (signs: readonly Weighed[], kinds: ReadonlySet<Kind>, days: number): Weighed[] =>
	signs
		.filter((sign) => kinds.has(sign.kind) && carriesWeight(sign))
		.map((sign) => ({ ...sign, weight: sign.weight * 0.5 ** (days / HALF_LIFE) }));

/** Whether a sign weighs at least as much as a hint, and is not entirely in the past. */
const carriesWeight = (sign: Weighed) => needsNotice(sign) && sign.weight >= HINT;

const doubtful = (calls: readonly Call[]): Call[] => calls.map(({ kind }) => ({ kind, certainty: "doubtful" }));

/** The highest weight of a bare wish to die while a game is being played. */
const AT_A_GAME = { wish: weightOf({ says: "doubtful" }), perishing: HINT };

/** How many texts back "he" can refer to somebody, and a game still counts as being played. */
const ANTECEDENTS = 5;
const speaksOfSomebody = /\b(?:he|she|they|him|her|them|his|their)\b/i;

/**
 * Returns the dangers for which the texts sent now need a notice, on their own and together with texts of the days
 * before. Answers about the distant past are only read on their own.
 * @param before Earlier texts of the same person, oldest first.
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
