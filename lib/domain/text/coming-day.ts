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

/** What a person says they will do, or what is coming on a day they name, word for word. */
export interface Plan {
	words: string;
	day: Day | null;
}

/** Returns the last sentence of a text that says what the writer will do, or that names a day to come; null if none does. */
export function planIn(text: string, today: Day): Plan | null {
	const plans = sentencesOf(text).flatMap(({ text: sentence }): Plan[] => {
		const words = sentence.replace(/[.!…]+$/, "").trim();
		const plain = words.toLowerCase().replace(/[‘’]/g, "'");
		const isLong = words.length > LONGEST_PLAN || words.split(/\s+/).length < FEWEST_WORDS;
		if (isLong || words.includes("?") || isAsked.test(plain) || isUsual.test(plain)) return [];
		const day = dayIn(plain, today);
		const intended = intends.exec(plain)?.[0];
		const isMeant = intended === undefined ? day !== null : !isNoStep.test(plain.slice(intended.length));
		return isMeant ? [{ words, day }] : [];
	});
	return plans.at(-1) ?? null;
}
const LONGEST_PLAN = 120;
const FEWEST_WORDS = 3;
/** Matches what begins like a question, with or without its mark. */
const isAsked =
	/^(?:(?!(?:i|we|he|she|they|it) )\w+ )?(?:sho?u?l?d|shall|do|does|did|is|are|what|how|when|why|who|where|which|can|could|will|would) /;
/** Matches what happens every time. */
const isUsual = /\b(?:always|never|usually|every|each|whenever)\b/;

/** Matches a sentence that begins with what the writer will do: "I'll ring Monday", "ok, on Friday I tell her". */
const intends = new RegExp(
	"^(?:(?:ok|okay|yes|yeah|well|so|and|but|right|then|fine|maybe|perhaps|probably|tonight|tomorrow|i think|i guess|" +
		"never mind)[ ,]+)*(?:i'?ll|i will|i shall|i'?m going to|i am going to|i might|(?:i'?m )?gonna)\\b",
);
/** Matches what is no step: "I'll be fine", "I'll never know", "I'll do without", "I'll stop here". */
const isNoStep = new RegExp(
	"\\b(?:think|know\\w*|feel|imagine|be(?! (?:there|at|in|back)\\b)|not|cry|scream|die|kill|hurt|leave|stop|end|have|as well|bed|sleep|without|manage|" +
		"survive|miss|go and|begin|start|admit)\\b|\\b(?:say|do|try|use|keep|take) (?:it|that|this|the|fine)\\b",
);
