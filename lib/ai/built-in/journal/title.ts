import { isGrave, isPainful } from "@/lib/safety/grave";
import { fill } from "../parts/phrasebook";
import type { Dice } from "../random";
import { type OwnWords, ownWordsIn } from "../reading/own-words";
import { isReadable, type ReadText } from "../reading/text";
import { titles } from "./content/lines";
import { spokenDay } from "./spoken-day";

const MAX_WORDS = 7;
const small = new Set("a an and as at but by for from in into of off on onto or over the to under up with".split(" "));
/** Before one of these, words say that something is not there. */
const denied = new Set("no not never without neither nor n't hardly barely".split(" "));
/** Words too vague for a title. */
const vague = new Set(
	(
		"time times thing things story part parts way ways one ones day days moment kind sort bit lot hour hours man " +
		"woman men women people person coming going"
	).split(" "),
);
const relative = new Set(
	"whole first last second next best worst better other only same own good bad few many more most such old new".split(
		" ",
	),
);
/** A sentence that ends like this depends on the one before it. */
const hangs = new RegExp(
	"\\b(?:was|wasn['’]t|is|isn['’]t|were|weren['’]t|did|didn['’]t|do|does|don['’]t|doesn['’]t|had|hadn['’]t|have|" +
		"has|will|won['’]t|would|could|couldn['’]t|too|either|that|it|them|him|her)$",
	"i",
);
/** Somebody else's words, or words about somebody who speaks. */
const attributed =
	/\b(?:said|says|say|saying|called|calls|told|tells|thinks?|thought|believes?|according to|claims?|used to be)\b|["“”]/i;
/** Openings that ascribe the sentence before to somebody else, or take it back. */
const givenAway = new RegExp(
	"^(?:that(?:['’]s| is| was) what|so (?:he|she|they|my \\w+) (?:said|says)|(?:he|she|they|my \\w+|mum|mom|dad) " +
		"(?:said|says|thinks?)|but\\b|yet\\b|and yet|i still\\b|still,|so perhaps|and still\\b|even so\\b|i wish\\b|if " +
		"only|seriously|except\\b|though\\b|although\\b|however\\b|actually\\b|against\\b|against:|both (?:are )?true|or " +
		"so\\b|then (?:he|she|they|it|i)\\b.{0,20}\\bn(?:o|['’]t)\\b|i (?:typed|wrote) that|that is a lie|not really|" +
		"just kidding)",
	"i",
);
const plain = /^[\p{L}\p{N}'’ -]{4,60}$/u;

/** Praise may be ironic: "Great family dinner, only one slammed the door". */
const praises = new RegExp(
	"\\b(?:great|wonderful|fantastic|brilliant|perfect|lovely|marvell?ous|fabulous|splendid|amazing|thrilled|joy|" +
		"surely|fine|delightful|congratulations|oh)\\b",
	"i",
);
/** A title must stand alone: "It just wasn't there" does not, and the past perfect is background. */
export const leansBack = /^(?:it|that|this|these|those|so|then)\b|^i(?:['’]d| had)\b/i;

/** "For a while", "so far": such a page goes on to tell what came after. */
const passing = new RegExp(
	"\\b(?:first|last (?:week|year|month|night|time|summer|winter|spring|autumn)|still(?!$)|so far|for now|at first|" +
		"yesterday|back then|these days)\\b",
	"i",
);
/** Half a sentence is no title if it has no subject or speaks to somebody. */
const begun =
	/^(?:not (?:an?|the|my|much)|is|was|are|were|am|be|been|woke|you|you['’]re|(?:mon|tues|wednes|thurs|fri|satur|sun)day$)\b/i;
/** On a page of two sides, "for: … against: …", neither side alone is the title. */
const sides =
	/(?:^|\n)\s*(?:(?:my|her|his|their|your|one|the other) (?:side|version)|me|him|her|them|for|against|pros?|cons?)\s*[:–-]/i;
/** A label before a colon: "Sent home: 1,450. Kept: 610." */
const label = /(?:^|[.!?\n])[^\S\n]*[\p{L}’' ]{2,40}:(?!\d)/gu;
/** Whether a page lists two sides, or several labelled things. */
export const hasSides = ({ raw }: ReadText): boolean => sides.test(raw) || (raw.match(label)?.length ?? 0) > 1;

/** Whether words stand in a line with a label, such as "what doesn't help: …". */
function isUnderHeading(raw: string, text: string): boolean {
	const at = raw.indexOf(text);
	return /^[^.!?\n:]{1,60}:(?!\d)/.test(raw.slice(raw.lastIndexOf("\n", at) + 1, Math.max(0, at)));
}

/** Title case. Words in capitals stay as they are. */
export function titleCase(text: string): string {
	return text
		.split(" ")
		.map((word, i, words) => {
			const isInner = i > 0 && i < words.length - 1;
			if (isInner && small.has(word.toLowerCase())) return word.toLowerCase();
			return word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
		})
		.join(" ");
}

/** Whether a title already uses these words or a part of them. */
export const isTitle = ({ text }: Pick<OwnWords, "text">, title: string): boolean =>
	text.toLowerCase().includes(title.replace(/…$/, "").toLowerCase());

/** Whether the next sentence corrects this one: "My parents will be sad. My parents will survive." */
function isQualified(sentence: string, next: string): boolean {
	const opening = (text: string) => text.trim().split(/\s+/).slice(0, 2).join(" ");
	return (
		(next !== "" && opening(sentence) === opening(next)) ||
		/^\s*(?:he|she|they|it|i|we) \w+(?:n't|\s+(?:never|not|only|hardly|rarely|always))\b/.test(next)
	);
}

/** A whole short sentence of theirs, or a thing with what it was like ("the yellow kettle"), as the page has it. */
function candidates(read: ReadText): string[] {
	const { sentences: all } = read;
	const isOthers = (at: number) =>
		attributed.test(all[at]?.lower ?? "") ||
		givenAway.test(all[at + 1]?.lower.trim() ?? "") ||
		/^(?:and (?:still|yet)|even so)\b/.test(all[at + 2]?.lower.trim() ?? "") ||
		isQualified(all[at]?.lower ?? "", all[at + 1]?.lower ?? "");
	const placeOf = (text: string) => all.findIndex(({ lower }) => lower.includes(text.toLowerCase()));
	const sentences = ownWordsIn(read)
		.filter(({ text }) => !isOthers(placeOf(text)))
		.filter(({ words, text }) => words <= MAX_WORDS && !text.trimEnd().endsWith("?"))
		.map(({ text }) => text.replace(/[.!]+$/, ""))
		.filter((text) => !hangs.test(text) && !leansBack.test(text) && !isUnderHeading(read.raw, text));
	const things = read.sentences
		.filter(({ lower }, at) => !isGrave(lower) && !isOthers(at))
		.flatMap(({ tokens }) =>
			tokens.flatMap((token, i) => {
				const [before, adjective] = [tokens[i - 2], tokens[i - 1]];
				if (token.pos !== "NOUN" || adjective?.pos !== "ADJ") return [];
				// "The whole coming out": the words that follow would change its meaning.
				if (tokens[i + 1] && !/^[.,;:!?)]$/.test(tokens[i + 1]?.lower ?? "")) return [];
				if (vague.has(token.lower) || relative.has(adjective.lower)) return [];
				if (tokens.slice(Math.max(0, i - 5), i).some(({ lower }) => denied.has(lower))) return [];
				// "I am a rubber band" describes a person and is not a thing on the page.
				const isSaidOf = /^(?:am|'m|is|'s|was|are|'re|were|be|like|as|than)$/.test(tokens[i - 3]?.lower ?? "");
				return before && !isSaidOf && /^(?:the|an?)$/.test(before.lower)
					? [read.raw.slice(before.start, token.end)]
					: [];
			}),
		);
	return [...sentences, ...things].filter(
		(one) => plain.test(one) && one.includes(" ") && !isPainful(one) && !praises.test(one),
	);
}

/** A sentence with one of these is not shortened: its end may reverse its beginning. */
const turns = new RegExp(
	"n['’]t\\b|\\b(?:but|not|no|never|nobody|nothing|except|unless|until|if|without|only|almost|nearly|though|" +
		"although|instead|maybe|perhaps|would|should|could|supposed|pretend\\w*|dream\\w*|wish\\w*|thought|used to|yet|" +
		"hardly|barely|joke|joking|kidding|lol|as if)\\b",
	"i",
);
/** Never cut after one of these: "the course of". */
const open = new Set([
	...small,
	...(
		"about between whose my your his her our their its this that these those is am are was were be been have has had " +
		"do does did i he she we they it you and or but so because between whose who which when where what how very " +
		"really too also not"
	).split(" "),
]);
const LEAST_CUT = 3;
const MOST_CUT = 6;

/** Whether the sentence at a place may give a title: nothing grave, unkind, given to somebody else, or taken back. */
function mayGive({ sentences }: ReadText, at: number): boolean {
	const [sentence, next] = [sentences[at], sentences[at + 1]?.lower.trim() ?? ""];
	if (!sentence || isGrave(sentence.lower) || attributed.test(sentence.lower) || isPainful(sentence.text)) return false;
	if (praises.test(sentence.text) || givenAway.test(next) || isQualified(sentence.lower, next)) return false;
	return !sentence.text.trim().endsWith("?") && !/(?:^|\s)['‘]/.test(sentence.text.trim());
}

/** A sentence up to its first comma, and whether that is all of it. */
function headOf(text: string): { head: string; isWhole: boolean } {
	const [head = "", ...rest] = text.split(/[,;(–—]|:(?!\d)| - |[.!…]+$/);
	return { head: head.trim(), isWhole: rest.join("").trim() === "" };
}

const isShort = (head: string) => head.split(/\s+/).length <= MAX_WORDS && plain.test(head) && !hangs.test(head);

/**
 * How the page begins: its first sentence up to the first comma, or its first words and the sign that it goes on. Null
 * where the sentence could still turn.
 */
function beginnings(read: ReadText): string[] {
	const at = read.sentences.findIndex(({ text }) => /\p{L}{2}/u.test(text));
	if (!mayGive(read, at)) return [];
	const text = read.sentences[at]?.text.trim() ?? "";
	const { head, isWhole } = headOf(text);
	if (isShort(head) && (isWhole || !turns.test(text)))
		return head.includes(" ") || /^[^:]+:/.test(text) ? [titleCase(head)] : [];
	if (turns.test(text)) return [];
	const cut = head.split(/\s+/).slice(0, MOST_CUT);
	while (cut.length > 0 && open.has((cut.at(-1) ?? "").toLowerCase())) cut.pop();
	return cut.length >= LEAST_CUT && plain.test(cut.join(" "))
		? [`${cut.join(" ").replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}…`]
		: [];
}

/** A clause that begins with its subject can stand alone. */
const standsAlone = /^(?:i|we|my \w+|our \w+|the \w+|\p{Lu}\p{Ll}+) (?!and\b|or\b|of\b)/iu;
/** Openings that join a sentence to another one. */
const joining =
	/^(?:and|or|because|so|then|when|while|after|before|since|as|also|maybe|which|who|what|how|why|where|this|that|it|there|here)\b/i;

/** The first clauses of later sentences, where they are short and stand alone. */
function laterClauses(read: ReadText): string[] {
	return read.sentences.flatMap(({ text: raw, tokens }, at) => {
		const text = raw.trim();
		const { head } = headOf(text);
		if (at === 0 || !mayGive(read, at) || turns.test(text) || joining.test(text) || leansBack.test(text)) return [];
		const isClause = tokens.some(({ pos }) => pos === "VERB") && standsAlone.test(head);
		return isClause && isShort(head) && head.split(/\s+/).length >= LEAST_CUT && !isUnderHeading(read.raw, text)
			? [titleCase(head)]
			: [];
	});
}

/** Whether the page denies it elsewhere: "Tell Dad. … Not tell Dad." */
const isTakenBack = ({ raw }: ReadText, title: string): boolean => {
	const [text, words] = [raw.toLowerCase(), title.replace(/…$/, "").toLowerCase()];
	return ["not", "don't", "don’t", "didn't", "didn’t", "never"].some((no) => text.includes(`${no} ${words}`));
};

/** A title in the page's own words, or one with the day. @param taken Titles of the pages before. */
export function titleOf(
	read: ReadText,
	{ day, taken, dice }: { day: string; taken: readonly string[]; dice: Dice },
): string {
	const own = [
		...candidates(read).map(titleCase),
		...(isReadable(read) ? [...beginnings(read), ...laterClauses(read)] : []),
	].find((title) => !taken.includes(title) && !passing.test(title) && !begun.test(title) && !isTakenBack(read, title));
	if (own && !hasSides(read)) return own;
	const weekday = new Date(`${day}T00:00:00Z`).toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });
	const dated = dice.shuffle(titles).map((title) => fill(title, { weekday, date: spokenDay(day, day) }));
	return dated.find((title) => !taken.includes(title)) ?? dated[0] ?? weekday;
}
