import { sentencesOf } from "@/lib/domain/text/sentences";

/*
 * What the form of a page says about whether to quote it: the question it answers, the word that was chosen for it, its
 * length, its marks. None of this reads what it means.
 */

/** Matches a question whose answer is what somebody wants to keep: "What do you want to remember?" */
const nominates = /\b(?:remember|stays? with|keep)\b/i;
/** Matches a question about something good. */
const asksForGood = /\b(?:went well|made you laugh|kind to you|enjoy\w*|good (?:thing|today)|at your best)\b/i;
/** Matches a question about something hard. Its page is brought back last. */
const asksForHard =
	/\b(?:angry|afraid|worr\w+|heavy|difficult|hard|quarrel|rather not|hurt|stress\w*|costing you|putting off)\b/i;
/** Matches a question about something on an earlier page: "What came of it?" */
const followsUp =
	/\b(?:what (?:happened|came) (?:with|of)|did you (?:say|do|ask|tell|write)|how did it go|after (?:that|yesterday)|finally)\b|^and\b|\bwith it\b/i;
/** Matches a question whose answer means something else without it: "What are you afraid of?" "That she will be happy." */
const changesAll = /\b(?:afraid|putting off|thankful|angry|not say|rather not|let go|say yes|owe|miss)\b/i;
/** Matches beginnings of an answer that is no sentence without its question. */
const answers =
	/^["“'(]*(?:that|to|yes|yeah|no|nope|nothing|nobody|none|not|everything|everyone|because|since|it|they|them)\b/i;
/** A first sentence with this many words or fewer, and no "I", may be only an answer: "Burnley." */
const FEW_WORDS = 4;
/** A longer question is not repeated. */
const LONGEST_QUESTION = 60;

/** Whether a page answers a question about an earlier one, so that the earlier page says what it is about. */
export const refersToEarlier = (prompt: string): boolean => followsUp.test(prompt.trim());

const isQuestion = (prompt: string) => /\p{L}/u.test(prompt) && prompt.length <= LONGEST_QUESTION && /\?$/.test(prompt);

/** Whether a page is quoted together with the question that it answers, because it may mean something else without it. */
export function needsItsQuestion(prompt: string, text: string): boolean {
	if (!isQuestion(prompt.trim())) return false;
	const first = sentencesOf(text)[0]?.text ?? text;
	const isShort = first.split(/\s+/).length <= FEW_WORDS && !/\bI\b/i.test(first);
	return changesAll.test(prompt) || followsUp.test(prompt.trim()) || answers.test(first) || isShort;
}

const DAYS = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
/** Matches a plan with its time: "On Friday I tell the kids", "Tomorrow I'll say the other part". */
const plans = new RegExp(
	`\\b(?:on ${DAYS},? (?:I|we)\\b|next ${DAYS}|(?:I|we)(?:['’]ll| will)\\b[^.]* on (?:${DAYS}|the weekend)|on the weekend (?:I|we)\\b|tomorrow\\b|next week\\b)`,
	"i",
);

/** Whether a page ends with a plan, so that it says less than what came of it. */
export const endsWithPlan = (text: string): boolean =>
	sentencesOf(text)
		.slice(-2)
		.some((sentence) => plans.test(sentence.text));

/** Matches somebody who may only be named on another page. */
const somebody = /\b(?:he|she|him|her|his|hers)\b/i;
/** Matches a name, or a word for somebody close. Which capital begins a name is not known, so few words are left out. */
const named =
	/\b(?!(?:I|A|An|And|At|But|He|Her|His|How|In|It|Its|My|No|On|She|So|That|The|Then|There|They|This|To|Today|We|What|When|You)\b)\p{Lu}\p{Ll}+|\b(?:mum|mom|mother|dad|father|grann?y?|nana?|sister|brother|wife|husband|daughter|son|friend|boss|doctor)\b/u;

/** Whether a page speaks of somebody before it says who that is. */
export function leavesOpenWho(text: string): boolean {
	const at = somebody.exec(text)?.index;
	return at !== undefined && !named.test(text.slice(0, at));
}

/** What is known of a page's form. */
export interface PageForm {
	text: string;
	/** The question that it answers; "" if there is none. */
	prompt: string;
	/** The person's own word for the feeling; null if they chose none. */
	own: string | null;
	/** Whether a pleasant or only unpleasant feelings were chosen for its day; null if none was. */
	isPleasant: boolean | null;
}

/** Matches an exclamation, a word in capitals, or a sentence of one or two words. */
const stressed = /!|\b\p{Lu}{3,}\b|[.!?] \p{Lu}\p{Ll}+(?: \p{L}+)?[.!]/u;
/** Counts the words of a feeling. One in many of one's own says that the day was like no other. */
const wordsIn = (own: string | null) => (own === null ? 0 : own.split(/\s+/).length);
/** A last sentence with fewer characters is often what the page comes to. */
const SHORT_END = 60;

/** Returns how much a page's form says that it is worth reading again. */
export function weightOf({ text, prompt, own, isPleasant }: PageForm): number {
	const end = sentencesOf(text).at(-1)?.text ?? "";
	const isNominated = nominates.test(prompt);
	return (
		(isNominated ? 6 : 0) +
		(asksForGood.test(prompt) ? 2 : 0) +
		(followsUp.test(prompt.trim()) ? 2 : 0) -
		(asksForHard.test(prompt) ? 3 : 0) +
		Math.max(0, Math.min(2, (wordsIn(own) - 2) / 2)) +
		(isPleasant === true ? 2 : isPleasant === false ? -4 : 0) +
		(/["“„«][^"”“»]{12,}["”“»]/u.test(text) ? 2 : 0) +
		(stressed.test(text) ? 1 : 0) +
		(end.length < SHORT_END ? 1 : 0) -
		(text.length < SHORT_END ? 4 : 0) -
		(endsWithPlan(text) && !isNominated ? 2 : 0) -
		(leavesOpenWho(text) ? 3 : 0)
	);
}

/** Returns what the length of a page, in proportion to the usual one of the pages beside it, adds to its weight. */
export const weightOfLength = (proportion: number): number => 2 * Math.max(-0.5, Math.min(1, proportion - 1));
