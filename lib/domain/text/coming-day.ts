import { addDays, type Day } from "@/lib/domain/progress/days";
import { unquoted } from "./plain-chat";
import { sentencesOf } from "./sentences";
import { setOf } from "./set-of";

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

/** A deed that a person says they will do, in their words from "I'll" on. */
export interface Plan {
	words: string;
	day: Day | null;
	/** Whether it says when. */
	isTimed: boolean;
}

/**
 * Returns the last thing in a text that the writer says they will do: at a time that they name, or towards somebody.
 * Null if there is none.
 */
export function planIn(text: string, today: Day): Plan | null {
	const plans = sentencesOf(text).flatMap(({ text: sentence }): Plan[] => {
		const plain = sentence.toLowerCase().replace(/[‘’]/g, "'");
		const found = intends.exec(plain);
		const before = plain.slice(0, found?.index ?? 0).match(/[\p{L}']+/gu) ?? [];
		if (
			!found ||
			unquoted(sentence).includes("?") ||
			(reports.has(before.at(-1) ?? "") && before.at(-2) !== "i") ||
			asks.has(before[0] ?? "")
		)
			return [];
		const words = alone(sentence.slice(found.index)).replace(/[.!…,\s]+$/, "");
		const each =
			words
				.toLowerCase()
				.replace(/[‘’]/g, "'")
				.match(/[\p{L}\p{N}']+/gu) ?? [];
		const day = dayIn(plain, today);
		const isTimed = day !== null || laterToday.test(plain) || namesHour(each);
		// "I could ask her" is a thought; with a day in it, it is nearly a plan.
		const mustBeTimed = /^i(?:'?m (?:see|meet)ing| could)/i.test(words);
		const isNone =
			words.length > LONGEST_PLAN ||
			each.length < FEWEST_WORDS ||
			each.some((word, at) => noStep.has(word) && each[at + 1] !== "on");
		return isNone || !(isTimed || (isTowards(words) && !mustBeTimed)) ? [] : [{ words, day, isTimed }];
	});
	return plans.at(-1) ?? null;
}
const LONGEST_PLAN = 120;
const FEWEST_WORDS = 3;

/** Words with which a question or a condition begins. */
const asks = setOf("should shuld shud shall do does did is are what how when why who where which can could would if");
/** Words after which "I will" is somebody's opinion, or a condition. */
const reports = setOf("say says said that think thinks thought if when where what who");
/** Matches the beginning of a plan. */
const intends = new RegExp(
	"(?:^(?:ok |so |maybe )?(?:gonna|going to)|\\b(?:i'?ll|i (?:will|shall|might)|(?:i'?m |i am )(?:going (?:to|there)|gonna|goin to)|" +
		"i'?m (?:telling|asking|calling|ringing|seeing|meeting)|i could))(?= (?!(?:not|never|always)\\b))",
);
/** Deeds towards somebody, and words before and after which somebody stands. */
const deeds = setOf(
	"ring call phone text write tell ask meet visit invite message email show thank telling asking calling ringing send talk " +
		"speak go apologize apologise",
);
const whom = setOf("him her them my our mum mom mam dad");
/** Whether a plan says "ring my uncle", "ask Dad", "write to Hanne". */
const isTowards = (words: string): boolean => {
	const each = words.split(/[^\p{L}\p{N}'’]+/u);
	return each.some((word, at) => {
		const next = each[at + 1] ?? "";
		const one = next === "to" || next === "with" || next === "it" ? (each[at + 2] ?? "") : next;
		const who = one === "to" ? (each[at + 3] ?? "") : one;
		return deeds.has(word.toLowerCase()) && (whom.has(who.toLowerCase()) || /^\p{Lu}\p{Ll}/u.test(who));
	});
};
/** Words that begin what stands after a comma and is no part of the plan: ", is that insane", ", thanks". */
const besides = setOf("is am does do would what thanks thank good goodnight cheers ok but because you");
/** Returns a plan without what stands beside it. */
const alone = (words: string): string => {
	const [first = "", ...others] = words.split(/(?:,|\s[-–])\s+/);
	const until = others.findIndex((part) => besides.has(part.toLowerCase().split(/[^\p{L}]/u)[0] ?? ""));
	return words
		.slice(0, until < 0 ? words.length : words.indexOf(others[until] ?? "", first.length))
		.replace(/[\s,–-]+$/, "");
};
/** Matches a time later on the same day. */
const laterToday =
	/\b(?:tonight|this evening|this afternoon|later today|(?:after|before) (?:work|dinner|lunch|supper))\b/;
const hours = setOf("one two three four five six seven eight nine ten eleven twelve noon");
/** Whether a plan says "at six", "at 7". */
const namesHour = (words: readonly string[]): boolean =>
	words.some((word, at) => words[at - 1] === "at" && (hours.has(word) || /^\d{1,2}(?:am|pm)?$/.test(word)));
/** Words of what is no step: "I'll be fine", "I'll do without", "I'll stop here", and of every day. */
const noStep = setOf(
	"know feel imagine be cry scream die kill hurt leave stop end have bed sleep without manage survive miss " +
		"fail lose regret begin start you always never usually every each whenever",
);
