import { MOST_QUOTED } from "@/lib/domain/scripts/schema";
import { meansOthers, opens, takesBack } from "@/lib/domain/text/leaning-words";

/**
 * First words of a sentence that may reverse the one before it or make no sense without it. The two are then quoted
 * together.
 */
const turning = new Set(
	(
		"but except not or nor yet though tho although however unless until till only just sometimes never still " +
		"otherwise anyway ha haha hahaha lol jk kidding joking no nope yes yeah maybe perhaps because bc which who whose " +
		"so and if when whenever while whereas as instead rather also either neither then than actually okay ok well " +
		"right sure obviously supposedly allegedly apparently almost nearly hardly barely seldom rarely once psych " +
		"sarcasm irony"
	).split(" "),
);

/** A sentence with at most this many words is a remark on the one before it. */
const REMARK = 3;

/** Whether a sentence must stay with the one before it. Both in lower case with straight apostrophes. */
export function leansBack(sentence: string, before: string): boolean {
	const opening = /^[^\p{L}\p{N}]*([\p{L}\p{N}']+)/u.exec(sentence.slice(0, 80))?.[1] ?? "";
	if (opening === "" || turning.has(opening)) return true;
	const start = sentence.slice(0, 120);
	// The sentence before is a quotation, which this one comments on: “Not now.” My mother, at every question.
	if (/["”»]\s*$/.test(before.slice(-4))) return true;
	// For example: "They have not parted us either."
	if (/\b(?:either|too|as well|also|instead|anyway|though)[.!?…]*$/.test(sentence.slice(-40))) return true;
	// For example: "I hated my mother, too, or said so." and "I keep saying that."
	if (
		/, too\b/.test(start) ||
		/\b(?:say|says|said|saying|hear|heard|know|knew) that(?: and| but|[.,;!?]|$)/.test(start)
	)
		return true;
	// For example: "I don't believe any of it. I do believe her."
	if (/^(?:i|we|he|she|they|it) (?:do|did|does) (?!not\b)[a-z]+\b/.test(start)) return true;
	// For example: "He was kind today. He is always kind the day after."
	if (
		/^(?:he|she|they|it|we|i)(?:'s| is| are| was| were|'re|'m| am) (?:always|never|usually|mostly|only|rarely)\b/.test(
			start,
		)
	)
		return true;
	if (takesBack.test(start) || opens.test(before.slice(-80)) || opens.test(before.slice(0, 40))) return true;
	return start.length < 60 && start.split(/\s+/).length <= REMARK;
}

const unquotable =
	/[{}<>[\]|`*_#\\~^]|https?:|www\.|@|\d{5,}| {2}|undefined|!!!|\?\?\?|[\p{Co}\p{Cs}]|(?![\n\r])\p{Cc}/u;
/** Quotation marks and line breaks, which only an answer may contain: a part of one could lose the other half of a pair. */
const ofAnswers = /[\n\r“”„«»]/;

/** Matches an item of a list written on one line: "no rain 4." */
const numbered = /(?:^|\s)\d{1,2}[.)](?:\s|$)/g;

/** Matches a sentence that breaks off: "If I lose the contract, then the rent, then." */
const brokenOff = /\b(?:then|and|or|but|because|if)[.…]*$/i;

/**
 * Whether words can be shown in quotation marks: no markup, no address, no number that could identify somebody, no
 * half of a pair of quotation marks, and no endless word.
 * @param isBegun Whether the words begin an answer, and so are not an item of a list.
 * @param isWhole Whether the words are the whole answer, which may be a list and of any length.
 */
export function isQuotable(text: string, isBegun = false, isWhole = false): boolean {
	if (text.trim() !== text || text === "" || unquotable.test(text)) return false;
	if (!isWhole && text.length > MOST_QUOTED) return false;
	if (!isWhole && !isBegun && ofAnswers.test(text)) return false;
	if ((text.match(/“/g)?.length ?? 0) !== (text.match(/”/g)?.length ?? 0) && !isWhole) return false;
	// "I'm 52." is not a list item if it begins the answer.
	if (!isWhole && (text.match(numbered)?.length ?? 0) > (isBegun ? 1 : 0)) return false;
	if (brokenOff.test(text) || text.split('"').length % 2 === 0) return false;
	return [...text].filter((c) => c === "(").length === [...text].filter((c) => c === ")").length;
}

/** Whether a sentence with this opening may be quoted at all. "You are nothing." is usually what somebody else said. */
export const canStandAlone = (sentence: string): boolean => !meansOthers.test(sentence.slice(0, 200));
