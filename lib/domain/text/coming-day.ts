import { addDays, type Day } from "@/lib/domain/progress/days";
import { sentencesOf } from "./sentences";

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const named = /\b(?:(last|past|every|each)\s+)?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)(s)?\b/g;

const isPast =
	/\b(?:told|said|was|were|did|went|came|had|got|saw|asked|called|left|wrote|happened|ended|since|died|ago|(?!need)\w{2,}ed)\b/;

/** Matches words that announce something to come, as opposed to how a week usually goes. */
const isAhead = new RegExp(
	"\\b(?:on|next|this|coming|comes?|tomorrow|tmrw|tmr|tomoz|i'?ll|will|have to|must|going|gonna|see|" +
		"seeing|meet\\w*|over|might|can|maybe|perhaps)\\b",
);

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
	/** Whether it says what the writer will do. */
	isIntended: boolean;
	/** Whether it says when. */
	isTimed: boolean;
}

/** Returns the last sentence of a text that says what the writer will do, or that names a day to come; null if none does. */
export function planIn(text: string, today: Day): Plan | null {
	const plans = sentencesOf(text).flatMap(({ text: sentence }): Plan[] => {
		const words = sentence.replace(/[.!…]+$/, "").trim();
		const plain = words.toLowerCase().replace(/[‘’]/g, "'");
		const each = plain.match(/[\p{L}\p{N}']+/gu) ?? [];
		const isNone = words.length > LONGEST_PLAN || each.length < FEWEST_WORDS || words.includes("?");
		if (isNone || isAsked(each) || each.some((word) => usual.has(word))) return [];
		const said = each.slice(each.findIndex((word) => !leads.has(word))).join(" ");
		const begins = (intends.exec(said) ?? decides.exec(said))?.[0];
		const day = dayIn(plain, today);
		const isTimed = day !== null || laterToday.test(plain);
		const isMeantThen = isTimed ? begins !== undefined || saysOwn(each) : begins !== undefined && !leans(each);
		const isIntended = isMeantThen && !each.some((word) => noStep.has(word));
		return isIntended || (day && begins === undefined) ? [{ words, day, isIntended, isTimed }] : [];
	});
	return plans.at(-1) ?? null;
}
const LONGEST_PLAN = 120;
const FEWEST_WORDS = 3;

/** Whether a sentence says "I'll" or "I will" in it, and nobody else is quoted with that. */
const saysOwn = (each: readonly string[]): boolean =>
	each.some((word, at) => {
		const isOwn = word === "i'll" || (word === "i" && each[at + 1] === "will");
		return isOwn && !reports.has(each[at - 1] ?? "");
	});

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
/** Words with which a question begins, with or without its mark, also after another word: "so should I". */
const asks = setOf("should shuld shud shall do does did is are what how when why who where which can could will would");
const isAsked = ([first = "", second = ""]: readonly string[]): boolean =>
	asks.has(first) || (asks.has(second) && !pronouns.has(first));
const pronouns = setOf("i we he she they it you");
/** Words after which "I will" is somebody's opinion, or a condition. */
const reports = setOf("say says said that think thinks thought if when where what who");
/** Words for what happens every time. */
const usual = setOf("always never usually every each whenever");
/** Words that can come before "I'll". */
const leads = setOf("ok okay yes yeah well so and but right then fine maybe perhaps probably tonight tomorrow mind");
const intends = /^(?:i (?:think|guess) )?(?:i'?ll|i (?:will|shall|might)|(?:i'?m |i am )?(?:going to|gonna)) (?!not )/;
/** Matches "I'm telling them". */
const decides = /^i'?m (?:telling|asking|calling) (?!you |if )/;
/** Matches a time later on the same day. */
const laterToday = /\b(?:tonight|this evening)\b/;
/** Words of what is no step: "I'll be fine", "I'll do without", "I'll stop here". */
const noStep = setOf(
	"know feel imagine be cry scream die kill hurt leave stop end have bed sleep without manage survive miss begin start you",
);
/** Whether nobody could be asked about it later: "I'll say it", "I'll try that". */
const leans = (each: readonly string[]): boolean =>
	each.some((word, at) => actsOn.has(word) && pointers.has(each[at + 1] ?? "")) || each.includes("well");
const actsOn = setOf("say do try keep take think go");
const pointers = setOf("it that this fine about and");
