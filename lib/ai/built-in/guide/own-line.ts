import type { ReplyInput, Turn } from "@/lib/ai/types";
import { isIdle } from "@/lib/domain/find/idle-words";
import { smallTalkIn } from "@/lib/domain/text/moves";
import { isName } from "@/lib/domain/text/names";
import { requestIn, saysCorrected, saysMissed } from "@/lib/domain/text/requests";
import { sentencesOf, turnsBack } from "@/lib/domain/text/sentences";
import { termsOf } from "@/lib/domain/text/terms";
import { weighSigns } from "@/lib/safety/assess";
import { isGrave, isPainful } from "@/lib/safety/grave";
import { softHintIn } from "@/lib/safety/soft-hint";
import { type Own, own } from "../parts/part";
import type { Line, Phrasebook } from "../parts/phrasebook";
import { foundWords } from "../reading/own-words";
import { isQuotable } from "../reading/quotable";
import { lineAsks, pastAsks, speechAsks } from "./content/told-lines";
import { ownMessages, sittingOf } from "./sitting";

/** How many characters of a message are read. */
const READ = 4_000;
/** The fewest and the most words of a line that is quoted. */
const [FEWEST, MOST] = [4, 20] as const;
/** How many lines of a message are considered; each is checked by the safety rules. */
const CONSIDERED = 6;

const somebody =
	/\b(?:i|i['’]?m|i['’]?ve|i['’]?d|i['’]?ll|my|me|mine|myself|we|us|our|ours)\b|^(?:(?:and|but|so|then) )*(?:he|she|they)\b/i;
const speech = /["“'‘][^"“”'‘’]{3,}["”'’]|\b(?:says?|said|saying|asks?|asked|goes|whispered|laughed)\b/i;
/** Matches what is said to Sage or asked of it, and what says that there is nothing to say. */
const isToSage = new RegExp(
	"^(?:not?|none|never|ok(?:ay)?|wow|those|these|it['’]?s|that['’]?s|i['’]?m (?:going to|sending|off)|i['’]?ll|if|why|what|how|when|where|who|which|do|does|did|is|are|can|could|will|" +
		"would|words?)\\b|^i (?:do ?n['’]?t|do not|never) (?:want|need|mean|meant|fear|think|say|said|ask)\\b|" +
		"\\b(?:you|your|yours|sage|thanks?|please|sorry|button|app|tablet|chat|pages?|journal|search\\w*|lines?|words|sentences?|" +
		"questions?|answers?|joking|kidding|i (?:just )?asked|(?:shou?ld|shud|shld) (?:i|we))\\b|" +
		"\\b(?:i (?:do ?n['’]?t|do not) (?:really |even |actually )?know|dunno|no idea|not sure|i mean)\\b",
	"i",
);
/**
 * Matches words of touching, watching and fear. Mostly they tell of no danger, but where they do, a line with them must
 * not be turned over; without them, only a quotation is lost.
 */
const mayBeHarm = new RegExp(
	"\\b(?:held|holds|grab\\w*|gripp?\\w*|push\\w*|pull\\w*|drag\\w*|wrists?|arms?|neck|throat|hair|marks?|lock\\w*|track\\w*|" +
		"phone|follow\\w*|watch(?:es|ed|ing)|scare\\w*|afraid|fright\\w*|fear\\w*|scream\\w*|yell\\w*|shout\\w*|thr[eo]w\\w*|" +
		"smash\\w*|brea?k\\w*|force\\w*|drunk|drink\\w*|coward|touch\\w*)\\b",
	"i",
);

/** Returns the lines of a message that can be quoted to its writer, judged by their form only; the most telling first. */
export function linesOf(message: string): string[] {
	const sentences = sentencesOf(message.slice(0, READ)).map(({ text }) => text);
	const fitting = sentences
		.filter((_, at) => !turnsBack(sentences[at + 1] ?? ""))
		.map(lastClause)
		.filter(isFit)
		.map((line) => ({ line, telling: tellingOf(line) }))
		.toReversed()
		.sort((one, other) => other.telling - one.telling)
		.slice(0, CONSIDERED);
	if (fitting.length === 0 || isGrave(message.toLowerCase()) || softHintIn(message)?.isEnough) return [];
	return fitting.map(({ line }) => line).filter(isSafe);
}

/**
 * Returns the last clause of a sentence that is too long to quote, with its "and" or "but", as many people write without
 * full stops; any other sentence as it is. Nothing can follow that would change the meaning of the last clause.
 */
function lastClause(sentence: string): string {
	if (wordsOf(sentence).length <= MOST || isImagined.test(sentence)) return sentence;
	return (
		/^.*[ ,]((?:and|but|because|so) (?:now |then |also |yesterday |today )?(?:i|i'm|he|she|we|they|my \w+) .*)$/is.exec(
			sentence,
		)?.[1] ?? sentence
	);
}
/** Matches what may make a later clause something imagined or somebody else's opinion. */
const isImagined = /\b(?:if|unless|wish\w*|dream\w*|imagin\w*|think\w*|thought|thinks|says? (?:that|i)|that i)\b/i;

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

function isFit(line: string): boolean {
	const words = wordsOf(line);
	if (words.length < FEWEST || words.length > MOST || line.includes("?") || !isQuotable(line)) return false;
	const isOfSomebody = somebody.test(line) || speech.test(line) || words.slice(1).some(isName);
	return isOfSomebody && isOwn(line) && tellingOf(line) > 0;
}

/** Whether a line is the person's own story: not said to Sage, and without words that are better not turned over. */
function isOwn(line: string): boolean {
	const isForSage = isToSage.test(line.replace(/\byou (?:see|know)\b/i, "")) || requestIn(line) !== null;
	const isRemark = smallTalkIn(line) !== null || saysMissed(line) || saysCorrected(line);
	return !isForSage && !isRemark && !isPainful(line) && !mayBeHarm.test(line);
}

const happened =
	/\b(?:was|were|had|did|went|came|got|sat|saw|put|took|told|gave|left|made|ate|cried|stood|felt|found|lost|met|fell|rang|wrote|thought|sent|ran|began|\w{2,}(?<!ne)ed)\b/i;

/** Returns the questions that fit a line: it reports speech, tells what happened, or is anything else. */
export function asksOf(line: string): readonly (readonly Line[])[] {
	if (speech.test(line)) return [speechAsks, lineAsks];
	return happened.test(line) && !/\bused to\b/i.test(line) ? [pastAsks, lineAsks] : [lineAsks];
}

/** Counts the words of a line that name something; speech and names make it more telling. */
function tellingOf(line: string): number {
	const things = new Set(termsOf(line).filter((term) => !isIdle(term))).size;
	const isNamed = line.split(/\s+/).slice(1).some(isName);
	return things === 0 ? 0 : Math.min(things, 5) + (speech.test(line) ? 2 : 0) + (isNamed ? 1 : 0);
}

/** Whether no safety rule finds anything in a text. */
const isSafe = (text: string): boolean =>
	!isGrave(text.toLowerCase()) && weighSigns([text]).length === 0 && softHintIn(text) === null;

/** What the person told today, newest first, with the message that is being answered. */
const toldToday = (input: ReplyInput): string[] => [
	...(input.tap ? [] : [input.message]),
	...ownMessages(sittingOf(input)),
];

/** Whether a line stands in an earlier reply or on a button below one. */
const wasShown = (line: string, turns: readonly Turn[]): boolean =>
	turns.some(
		({ from, content, guide }) =>
			from === "coach" &&
			(content.includes(line) || JSON.stringify(guide?.offers ?? []).includes(JSON.stringify(line))),
	);

/** Returns the lines of today that were neither quoted nor on a button yet, those of the newest message first. */
export const freshLines = (input: ReplyInput): string[] =>
	toldToday(input)
		.flatMap(linesOf)
		.filter((line, at, all) => all.indexOf(line) === at && !wasShown(line, input.turns));

/** Returns a line from before the message that no reply has quoted, the newest first; undefined if there is none. */
export const unquotedLine = (input: ReplyInput): string | undefined =>
	ownMessages(sittingOf(input))
		.flatMap(linesOf)
		.find((line) => !input.turns.some(({ from, content }) => from === "coach" && content.includes(line)));

/** Whether a reply quotes what the person wrote. */
export const quotesOwn = ({ from, content }: Turn, told: readonly string[]): boolean =>
	from === "coach" &&
	[...content.matchAll(/“([^“”]{4,})”/g)].some(([, words = ""]) => told.some((text) => text.includes(words)));

/** Quotes a line of the message, unless the last reply quoted one already; null if there is none to quote. */
export function quoteOf(input: ReplyInput, book: Phrasebook, around: readonly Line[]): Own | null {
	const { message, tap, turns } = input;
	const last = turns.findLast(({ from }) => from === "coach");
	if (tap || (last && quotesOwn(last, ownMessages(turns)))) return null;
	const line = linesOf(message).find((one) => !wasShown(one, turns));
	return line === undefined ? null : quoted(line, message, book, around);
}

/** Quotes the first sentence of a message that answers a question for a word or a sentence; null if it is no answer. */
export function quoteOfAnswer(
	{ message, turns }: ReplyInput,
	book: Phrasebook,
	around: Line,
	most: number,
): Own | null {
	const [first] = sentencesOf(message.slice(0, READ));
	const isAnswer =
		first !== undefined &&
		wordsOf(first.text).length <= most &&
		isQuotable(first.text, true) &&
		!/\?/.test(first.text) &&
		isOwn(first.text) &&
		!wasShown(first.text, turns) &&
		isSafe(first.text);
	return isAnswer ? quoted(first.text, message, book, [around]) : null;
}

/** Puts one of our lines around a line of the person's. */
export function quoted(line: string, message: string, book: Phrasebook, around: readonly Line[]): Own {
	return own(foundWords(message, line), { source: "this conversation" }, book.fresh(around, { words: line }));
}
