import { setOf } from "@/lib/domain/text/set-of";
import {
	attributed,
	begun,
	givenAway,
	hangs,
	joining,
	leansBack,
	passing,
	praises,
	sides,
	turns,
} from "@/lib/domain/text/title-words";
import { isGrave, isPainful } from "@/lib/safety/grave";
import { fill } from "../parts/phrasebook";
import type { Dice } from "../random";
import { type OwnWords, ownWordsIn } from "../reading/own-words";
import { isReadable, type ReadText } from "../reading/text";
import { titles } from "./content/lines";
import { spokenDay } from "./spoken-day";

const MAX_WORDS = 7;
const small = setOf("a an and as at but by for from in into of off on onto or over the to under up with");
/** Words that negate what follows them. */
const denied = setOf("no not never without neither nor n't hardly barely");
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
const plain = /^[\p{L}\p{N}'’ -]{4,60}$/u;

/** Matches a label before a colon: "Sent home: 1,450. Kept: 610." */
const label = /(?:^|[.!?\n])[^\S\n]*[\p{L}’' ]{2,40}:(?!\d)/gu;
/** Whether an entry weighs two sides or lists several labelled items. */
export const hasSides = ({ raw }: ReadText): boolean => sides.test(raw) || (raw.match(label)?.length ?? 0) > 1;

/** Whether the words are on a line with a label, such as "what doesn't help: …". */
function isUnderHeading(raw: string, text: string): boolean {
	const at = raw.indexOf(text);
	return /^[^.!?\n:]{1,60}:(?!\d)/.test(raw.slice(raw.lastIndexOf("\n", at) + 1, Math.max(0, at)));
}

/** Converts to title case. Words in capitals stay as they are. */
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

/** Whether the title already uses these words or part of them. */
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

/** Returns possible titles: a whole short sentence, or a thing and its adjective ("the yellow kettle"), as written. */
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
				// In "the whole coming out", the following words would change the meaning.
				if (tokens[i + 1] && !/^[.,;:!?)]$/.test(tokens[i + 1]?.lower ?? "")) return [];
				if (vague.has(token.lower) || relative.has(adjective.lower)) return [];
				if (tokens.slice(Math.max(0, i - 5), i).some(({ lower }) => denied.has(lower))) return [];
				// In "I am a rubber band" the phrase describes a person; it is not an object mentioned in the text.
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

/** Words that a title never ends with: "the course of". */
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

/**
 * Whether the sentence at an index may become a title: not grave, unkind, attributed to somebody else or taken back.
 */
function mayGive({ sentences }: ReadText, at: number): boolean {
	const [sentence, next] = [sentences[at], sentences[at + 1]?.lower.trim() ?? ""];
	if (!sentence || isGrave(sentence.lower) || attributed.test(sentence.lower) || isPainful(sentence.text)) return false;
	if (praises.test(sentence.text) || givenAway.test(next) || isQualified(sentence.lower, next)) return false;
	return !sentence.text.trim().endsWith("?") && !/(?:^|\s)['‘]/.test(sentence.text.trim());
}

/** Returns a sentence up to its first comma, and whether that is the whole sentence. */
function headOf(text: string): { head: string; isWhole: boolean } {
	const [head = "", ...rest] = text.split(/[,;(–—]|:(?!\d)| - |[.!…]+$/);
	return { head: head.trim(), isWhole: rest.join("").trim() === "" };
}

const isShort = (head: string) => head.split(/\s+/).length <= MAX_WORDS && plain.test(head) && !hangs.test(head);

const dayFirst = /^(?:yesterday|today|tonight|this (?:morning|afternoon|evening)),? (?=i )/i;

/**
 * Returns titles made from how the entry begins: its first sentence up to the first comma, or its first words and an
 * ellipsis. Empty if the sentence could still turn.
 */
function beginnings(read: ReadText): string[] {
	const at = read.sentences.findIndex(({ text }) => /\p{L}{2}/u.test(text));
	if (!mayGive(read, at)) return [];
	// Drops a leading date or weekday; the day is known.
	const text = (read.sentences[at]?.text.trim() ?? "").replace(dayFirst, "");
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

/** Matches a clause that starts with its subject and so can stand alone. */
const standsAlone = /^(?:i|we|my \w+|our \w+|the \w+|\p{Lu}\p{Ll}+) (?!and\b|or\b|of\b)/iu;

/** Returns the first clauses of later sentences, if they are short and stand alone. */
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

/** Whether the entry denies the title elsewhere: "Tell Dad. … Not tell Dad." */
const isTakenBack = ({ raw }: ReadText, title: string): boolean => {
	const [text, words] = [raw.toLowerCase(), title.replace(/…$/, "").toLowerCase()];
	return ["not", "don't", "don’t", "didn't", "didn’t", "never"].some((no) => text.includes(`${no} ${words}`));
};

/**
 * Returns a title in the entry's own words or, failing that, one with the day. @param taken Titles of earlier entries.
 */
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
