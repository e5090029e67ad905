import type { Day } from "@/lib/domain/progress/days";
import { didGood, tellsOfEnd, turned } from "@/lib/domain/text/deed-words";
import { tellsOfLoss } from "@/lib/domain/text/loss";
import { read } from "@/lib/domain/text/reading";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { standsAlone } from "./passage";

/** Maximum length of a neighboring sentence that is quoted along with it, in characters. */
const BESIDE = 45;
/**
 * Minimum and maximum length of such a sentence, in characters: a shorter one says too little, a longer one is a story.
 */
const [FEWEST, MOST] = [24, 240];

/** Whether a text tells of a loss after which a page about somebody may be exactly what hurts. */
export const hasLost = (text: string): boolean => tellsOfLoss(text) || tellsOfEnd.test(text);

/** Whether a text mentions somebody: one of the writer's own people, a name, or a pronoun. */
export const isAboutSomebody = (text: string, today: Day): boolean =>
	read(text, today).people.length > 0 ||
	/\b(?:he|she|they|him|her|them|we|us)\b|(?<=\p{Ll}[,;]? )(?!I\b|I['’])\p{Lu}\p{Ll}+/u.test(text);

/**
 * Finds a sentence of a page with a comforting sign, together with the sentence before it if it refers back to that.
 * Returns null if there is none, or if a neighboring sentence must not be recalled.
 * @param mayCome Whether a sentence may be quoted.
 * @param mayBeNear Whether a sentence may be next to a quoted one.
 */
export function carrying(
	text: string,
	sign: RegExp,
	mayCome: (sentence: string) => boolean,
	mayBeNear: (sentence: string) => boolean,
): string | null {
	const sentences = sentencesOf(text);
	for (const [i, { text: sentence, end }] of sentences.entries()) {
		const [before, after] = [sentences[i - 1], sentences[i + 1]];
		if (!sign.test(sentence) || !mayCome(sentence)) continue;
		if (after && (turned.test(after.text) || !mayBeNear(after.text))) continue;
		if (before && !mayBeNear(before.text)) continue;
		const isWhole = standsAlone(sentence);
		const isLed = before && before.text.length <= BESIDE && standsAlone(before.text) && mayCome(before.text);
		if (!isWhole && !isLed) continue;
		// "Marijn sat on the edge of the bath with me. It helped."
		const isGood = after && after.text.length <= BESIDE && didGood.test(after.text) && mayCome(after.text);
		const found = text.slice(isWhole ? sentences[i]?.start : before?.start, isGood ? after.end : end).trim();
		if (found.length >= FEWEST && found.length <= MOST) return found;
	}
	return null;
}
