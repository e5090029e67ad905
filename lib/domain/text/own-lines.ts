import { isIdle } from "@/lib/domain/find/idle-words";
import { smallTalkIn } from "./moves";
import { isName } from "./names";
import { requestIn, saysCorrected, saysMissed } from "./requests";
import { sentencesOf, turnsBack } from "./sentences";
import { termsOf } from "./terms";
import { stem } from "./words";

/** Minimum and maximum length of a line, in words. */
const [FEWEST, MOST] = [4, 20] as const;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words that can come before a line. */
const joins = setOf("and but so then well");
const firstPerson = setOf("i i'm im i've ive i'd i'll my me mine myself we us our ours");
const speaks = setOf("say says said saying ask asks asked whispered");
const reports = setOf("say says said tell tells told call calls called");
const inQuotes = /(?<!\w)["“'‘][^"“”]{3,}["”'’](?!\w)/;
/** Words with which a line begins that asks Sage something, answers it, or leans on the line before. */
const leaning = setOf(
	"no not none never ok okay wow those these it's its that's thats i'll if why what how when where who which do does did is " +
		"are can could will would word words",
);
/** Words that are meant for Sage. */
const forSage = setOf(
	"you your yours sage thanks thank please sorry button app tablet chat page pages journal search line lines words sentence " +
		"sentences question questions answer answers joking kidding dunno",
);
const asksOrDoubts = /^i(?:'m going to| do ?n'?t| never) |\bi (?:just )?asked\b|\b(?:no idea|not sure|should i)\b/;
/**
 * Words of touching, watching and fear, as stems. Mostly they tell of no danger, but where they do, a line with them must
 * not be turned over; without them, only a quotation is lost.
 */
const mayBeHarm: ReadonlySet<string> = new Set(
	(
		"held hold grab grip push pull drag wrist arm neck throat hair mark lock track phone follow watch scared scare afraid " +
		"frightened frighten fear scream yell shout throw threw smash break broke force drunk drink coward touch lights against"
	)
		.split(" ")
		.map(stem),
);

/**
 * Returns the lines of a message that tell something of the writer's, judged by their form only; the most telling
 * first, and of equals the later one.
 */
export function ownLinesIn(message: string): string[] {
	const sentences = sentencesOf(message).map(({ text }) => text);
	return sentences
		.filter((_, at) => !turnsBack(sentences[at + 1] ?? ""))
		.filter(isFit)
		.map((line) => ({ line, telling: tellingOf(line) }))
		.toReversed()
		.sort((one, other) => other.telling - one.telling)
		.map(({ line }) => line);
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

function isFit(line: string): boolean {
	const words = wordsOf(line);
	if (words.length < FEWEST || words.length > MOST || line.includes("?")) return false;
	const plain = plainWords(line).filter((word) => !joins.has(word));
	const isOfThem = /^(?:he|she|they)$/.test(plain[0] ?? "") || plain.some((word) => firstPerson.has(word));
	return (isOfThem || hasSpeech(line) || words.slice(1).some(isName)) && isOwnStory(line) && tellingOf(line) > 0;
}

const plainWords = (line: string): string[] => plainOf(line).match(/[\p{L}\p{N}']+/gu) ?? [];
const plainOf = (line: string): string => line.toLowerCase().replace(/[‘’]/g, "'");
const hasSpeech = (line: string): boolean => inQuotes.test(line) || plainWords(line).some((word) => speaks.has(word));

/** Whether a line is the writer's own story: not said to Sage, and without words that are better not turned over. */
export function isOwnStory(line: string): boolean {
	const plain = plainOf(line);
	const words = plainWords(line.replace(/\byou (?:see|know)\b/i, ""));
	const first = words.find((word) => !joins.has(word)) ?? "";
	const isForSage = leaning.has(first) || words.some((word) => forSage.has(word)) || asksOrDoubts.test(plain);
	const isRemark = smallTalkIn(line) !== null || requestIn(line) !== null || saysMissed(line) || saysCorrected(line);
	return !isForSage && !isRemark && !isSaidOfWriter(words) && !words.some((word) => mayBeHarm.has(stem(word)));
}

/** Whether somebody says what the writer is: "he told me that I'm boring". That is not repeated to them. */
function isSaidOfWriter(words: readonly string[]): boolean {
	const at = words.findIndex((word) => reports.has(word));
	return at > 0 && words[at - 1] !== "i" && /\bi(?:'?m| am| was)\b/.test(words.slice(at).join(" "));
}

/** Counts the words of a line that name something; speech and names make it more telling. */
function tellingOf(line: string): number {
	const things = new Set(termsOf(line).filter((term) => !isIdle(term))).size;
	const isNamed = wordsOf(line).slice(1).some(isName);
	return things === 0 ? 0 : Math.min(things, 5) + (hasSpeech(line) ? 2 : 0) + (isNamed ? 1 : 0);
}

const happened = setOf(
	"told was were had did went came got sat saw put took gave left made ate cried stood felt found lost met fell rang wrote " +
		"thought sent ran began sang bought heard built sold",
);

/** Words with which a line tells no single event: "I have not told her", "we used to whistle". */
const lasts = setOf("have has haven't hasn't i've used never always");

const wasSaid = setOf("said says told asked whispered");
/** Words of what has not happened, or may never. */
const notYet = setOf("if would will i'll want wants wish could should can might must never not nothing nobody");

/** Returns what a line is by its form: somebody speaks in it, or it tells what happened. */
export function formOf(line: string): "speech" | "past" | "other" {
	const words = plainWords(line);
	if (words.some((word) => notYet.has(word))) return "other";
	if (words.some((word) => wasSaid.has(word))) return "speech";
	const isPast = words.some((word) => happened.has(word) || /..(?<!ne)ed$/.test(word));
	return isPast && !words.some((word) => lasts.has(word)) ? "past" : "other";
}
