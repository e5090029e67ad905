import { anyOf } from "./any-of";
import { sentencesOf } from "./sentences";

/*
 * What the form of a page says: whether its first sentence hangs on a question, whether it ends with a plan, and whether
 * it says who it is about.
 */

/** How many characters of a page's beginning or end are read: its form shows there. */
const READ = 1_000;

/** Matches beginnings of an answer that is no sentence without its question. */
const answers = new RegExp(
	"^[\"“'(]*(?:that|to|yes|yeah|yep|no|nope|nothing|nobody|none|not|everything|everyone|because|since|it|" +
		"they|them|said|there was|an? (?:\\w+ )?one)\\b",
	"i",
);
/** A first sentence with this many words or fewer may be only an answer: "Burnley." */
const FEW_WORDS = 5;

/** Whether a page begins with a word that answers: "Yes", "that", "because". */
export const beginsWithAnswer = (text: string): boolean => answers.test(text.trim());

/** Whether a page begins like an answer, also a short one, so that it may mean something else without its question. */
export function beginsLikeAnswer(text: string): boolean {
	const beginning = text.slice(0, READ);
	const first = sentencesOf(beginning)[0]?.text ?? beginning;
	return answers.test(first) || first.trim().split(/\s+/).length <= FEW_WORDS;
}

/** Matches beginnings of a page that goes on from another one: "And then Ada rang.", "She was not in choir." */
const goesOn = /^["“'(]*(?:and|but|then|afterwards|after that|again|the day after|he|she|they|him|her)\b/i;

const DAYS = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
/** Matches a plan with its time: "On Friday I tell the kids", "Tomorrow I'll say the other part". */
const plans = new RegExp(
	`\\b(?:on ${DAYS},? (?:I|we)\\b|next ${DAYS}|(?:I|we)(?:['’]ll| will)\\b[^.]* on (?:${DAYS}|` +
		"the weekend)|on the weekend (?:I|we)\\b|tomorrow\\b|next week\\b)",
	"i",
);

/** Whether a page ends with a plan, so that it says less than what came of it. */
export const endsWithPlan = (text: string): boolean =>
	sentencesOf(text.slice(-READ))
		.slice(-2)
		.some((sentence) => plans.test(sentence.text));

/** Matches somebody who may only be named on another page. */
const somebody = /\b(?:he|she|him|her|his|hers)\b/i;
/** Matches a name, or a word for somebody close. Which capital begins a name is not known, so few words are left out. */
const named = anyOf(
	[
		"\\b(?!(?:I|A|An|And|At|But|He|Her|His|How|In|It|Its|My|No|On|She|So|That|The|Then|There|They|This|To|" +
			"Today|We|What|When|You)\\b)\\p{Lu}\\p{Ll}+",
		"\\b(?:mum|mom|mother|dad|father|grann?y?|nana?|sister|brother|wife|husband|daughter|son|friend|boss|" +
			"doctor)\\b",
	],
	"u",
);

/** Whether a page speaks of somebody before it says who that is. */
export function leavesOpenWho(text: string): boolean {
	const beginning = text.slice(0, READ);
	const at = somebody.exec(beginning)?.index;
	return at !== undefined && !named.test(beginning.slice(0, at));
}

/** Whether a page begins as if another one came before it. */
export const goesOnFromBefore = (text: string): boolean => goesOn.test(text.trim());

/** Matches what says itself that the page is to be read again: "I want to keep this one." */
const toBeKept = /\bwant(?:ed)? to (?:keep|remember|never forget) (?:this|that)\b/iu;

/** Whether a page says that its writer wants to keep or remember it. */
export const asksToBeKept = (text: string): boolean => toBeKept.test(text);
