import { addDays, type Day } from "@/lib/domain/progress/days";
import { sentencesOf } from "./sentences";

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const named = /\b(?:(last|past|every|each)\s+)?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)(s)?\b/g;

const isPast =
	/\b(?:told|said|was|were|did|went|came|had|got|saw|asked|called|left|wrote|happened|ended|since|died|ago|(?!need)\w{2,}ed)\b/;

/** Matches words that announce something to come, as opposed to how a week usually goes. */
const isAhead =
	/\b(?:on|next|this|coming|comes?|tomorrow|tmrw|tmr|tomoz|i'?ll|will|have to|must|going|gonna|see|seeing|meet\w*|over|might|can|maybe|perhaps)\b/;

/** Matches an explicit statement of what the writer will do, whatever else the text is about. */
const isMeant = /\bi(?:'?ll| will)\b/;

/** Returns the coming day that a text names: tomorrow, or the next of a weekday; null if it names none. */
export function comingDay(text: string, today: Day): Day | null {
	const plain = text.toLowerCase();
	return isAhead.test(plain) ? dayIn(plain, today) : null;
}

function dayIn(plain: string, today: Day): Day | null {
	if (isPast.test(plain) && !isMeant.test(plain)) return null;
	if (/\b(?:tomorrow|tmrw|tmr|tomoz)\b/.test(plain)) return addDays(today, 1);
	const found = [...plain.matchAll(named)].find(([, before, , plural]) => !before && !plural);
	if (!found) return null;
	const now = new Date(`${today}T00:00:00Z`).getUTCDay();
	const ahead = (weekdays.indexOf(found[2] ?? "") - now + 7) % 7;
	return addDays(today, ahead === 0 ? 7 : ahead);
}

/** A plan for a day that a person names, in their own words. */
export interface DayPlan {
	words: string;
	day: Day;
}

/** Returns the last sentence of a text that names a day to come and asks nothing; null if none does. */
export function planIn(text: string, today: Day): DayPlan | null {
	const plans = sentencesOf(text).flatMap(({ text: sentence }) => {
		const words = sentence.replace(/[.!…]+$/, "").trim();
		const plain = words.toLowerCase();
		const isPlan = !isAsked.test(plain) && words.length <= LONGEST_PLAN && !words.includes("?");
		const day = isPlan ? dayIn(plain, today) : null;
		return day ? [{ words, day }] : [];
	});
	return plans.at(-1) ?? null;
}
const LONGEST_PLAN = 120;
/** Matches what begins like a question, with or without its mark. */
const isAsked = /^(?:\w+ )?(?:should|shall|do|does|did|is|are|what|how|when|why|who|where|which|can|could|will|would) /;

/**
 * Matches an intended step: "I might ring him" or, without the "I" at the beginning of a sentence, "gonna ask her
 * monday", "probably should ask".
 */
const means = new RegExp(
	"(?:(?<!\\b(?:told|so|that|said|says|thinks?|me|if|wish|how|why|what|when|before|until|than|i'm|am|is|are|was) )\\bi(?:'?ll|'?m|'d| am)?|" +
		"(?:^|[.!?;\\n])(?: ?\\b(?:ok|okay|yes|yeah|well|so|and|but)\\b[ ,]*)*)" +
		" ?\\b(?:(?:probably|maybe|really|suppose i|guess i|think i'?ll) )*" +
		"(?:(?<=i'?ll )|will|might|could|should|going to|gonna)\\b(?!['’]t| ?(?:i|we|he|she|they)\\b)" +
		" ?(?:(?:just|probably|maybe|really|try to) )*([^.,;!?\\n]{3,120})",
	"i",
);
/** Matches what is no such step: "I could cry", "I should be glad", "I might as well". */
const isNoStep =
	/\b(?:think|know|feel|imagine|see|be|never|not|cry|scream|die|kill|hurt|leave|stop|end|have|as well|bed|sleep)\b/i;
/** Matches words that cannot be understood without the text before them. */
const leans = /\b(?:it|that|this|you|we|us|our)\b/i;

function stepIn(text: string): string | null {
	const found = means.exec(text.replace(/[‘’]/g, "'"))?.[1]?.trim();
	return found && /\S\s+(?!too$)\S/.test(found) && !isNoStep.test(found) ? found : null;
}

/** Replacements that turn words in the first person into words addressed to the person. */
const toYou: readonly (readonly [RegExp, string])[] = [
	[/\bi(?:'m| am)\b/gi, "you’re"],
	[/\bmyself\b/gi, "yourself"],
	[/\bmine\b/gi, "yours"],
	[/\bmy\b/gi, "your"],
	[/\b(?:i|me)\b/gi, "you"],
];

/**
 * Returns what a person says they mean to do, in their own words, if these fit after "You meant to"; otherwise null.
 */
export function meantIn(text: string): string | null {
	const found = stepIn(text);
	if (found === null || leans.test(found)) return null;
	const plain = found.replace(/\s+(?:maybe|i suppose|i guess|i think|then|though)$/i, "");
	return toYou.reduce((said, [words, instead]) => said.replace(words, instead), plain);
}
