import type { Day } from "@/lib/domain/progress/days";
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

/** Matches a word before the verb that can be its subject: not "I", and not an unknown somebody. */
const somebody = "(?<!\\p{L})(?:(?!(?:I|somebody|someone|nobody|anybody)\\b)[\\p{L}’'.]+)";
/** Matches something kind that somebody else did. */
export const kindDeed = new RegExp(
	`(?<!\\b(?:I|I've|I’ve|I had|I have|and) )(?<=${somebody} (?:had |has |just |always |only |also |then |and |` +
		`never )?)(?:${[
			// Being there: "She sat with me", "came round with soup"
			"held (?:my|me)|hugged|sat (?:with|beside|next to|down with|there with|up with)|stayed (?:with|over|until|for)",
			"kept me company|came (?:over|round|by|to see|with|back with|in with|up (?!with))|listened|remembered",
			"waited (?:for|with) (?:me|us)|walked (?:me|with)|drove (?:me|us)",
			"put (?:a|his|her|their) (?:blanket|coat|hand|hands|arm|arms)|took my|carried (?:my|me|the)",
			// Giving: "brought me bread", "lent me her coat"
			"brought|fetched|cooked|baked|made (?:soup|tea|coffee|dinner|supper|breakfast|lunch|me|us)",
			"bought (?:me|us|a|the)|gave me|lent me|sent me|helped (?:me|us)|offered (?:me|to)",
			// Calling and writing: "rang me from the train"
			"rang (?:me|to|from|at|every|just)|phoned|called (?:me|to|from|at|every|just)|wrote (?:to )?me|texted me",
		].join("|")})\\b`,
	"iu",
);
/** Matches something that did the person good, in their own words. */
export const didGood = new RegExp(
	"\\b(?:helped(?=[.,;!]|$| (?:a (?:bit|little|lot)|today|again|too|most)\\b)|was good for me|calmed me|" +
		"I (?:felt|feel) (?:better|lighter|calmer|easier|warm(?:er)?|human)|I (?:slept|sleep) (?:well|" +
		"through)|did me good|I could breathe|made me (?:laugh|smile))\\b",
	"iu",
);
/** Matches the end of a relationship or a grave illness, after which a page about somebody may be exactly what hurts. */
const tellsOfEnd =
	/\b(?:hospice|diagnos\w*|divorc\w*|separat\w*|broke up|break-?up|split up|left me|moved out|cheated)\b/iu;
/** Whether a text tells of a loss after which a page about somebody may be exactly what hurts. */
export const hasLost = (text: string): boolean => tellsOfLoss(text) || tellsOfEnd.test(text);

/** Whether a text mentions somebody: one of the writer's own people, a name, or a pronoun. */
export const isAboutSomebody = (text: string, today: Day): boolean =>
	read(text, today).people.length > 0 ||
	/\b(?:he|she|they|him|her|them|we|us)\b|(?<=\p{Ll}[,;]? )(?!I\b|I['’])\p{Lu}\p{Ll}+/u.test(text);

/** Matches the beginning of a next sentence that turns a good one around. */
const turned =
	/^["“'(]?(?:but|then|and then|only|until|yet|though|except|instead|that was|it was the last|at least)\b/iu;

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
