import { isIdle } from "@/lib/domain/find/idle-words";
import { smallTalkIn } from "./moves";
import { isName } from "./names";
import { requestIn, saysCorrected, saysMissed } from "./requests";
import { sentencesOf, turnsBack } from "./sentences";
import { termsOf } from "./terms";

/** The fewest and the most words of a line. */
const [FEWEST, MOST] = [4, 20] as const;

/** Matches the first person anywhere, or the third at the beginning. */
const somebody = new RegExp(
	"\\b(?:i|i['’]?m|i['’]?ve|i['’]?d|i['’]?ll|my|me|mine|myself|we|us|our|ours)\\b|" +
		"^(?:(?:and|but|so|then) )*(?:he|she|they)\\b",
	"i",
);
const speech = /(?<!\w)["“'‘][^"“”]{3,}["”'’](?!\w)|\b(?:says?|said|saying|tells?|told|asks?|asked|whispered)\b/i;
/** Matches what others say the writer is; that is not repeated to them. */
const saidOfMe = /(?<!\bi )\b(?:says?|said|tells?|told|calls?|called|thinks?)\b.*\b(?:i['’]?m|i am|i was|me an?)\b/i;
/** Matches what is said to Sage or asked of it, what leans on the line before, and "I don’t know". */
const isToSage = new RegExp(
	"^(?:not?|none|never|ok(?:ay)?|wow|those|these|it['’]?s|that['’]?s|i['’]?m (?:going to|sending|off)|i['’]?ll|" +
		"if|why|what|how|when|where|who|which|do|does|did|is|are|can|could|will|would|words?)\\b|" +
		"^i (?:do ?n['’]?t|do not|never) (?:want|need|mean|meant|fear|think|say|said|ask)\\b|" +
		"\\b(?:you|your|yours|sage|thanks?|please|sorry|button|app|tablet|chat|pages?|journal|search\\w*|lines?|words|" +
		"sentences?|questions?|answers?|joking|kidding|i (?:just )?asked|sho?u?l?d (?:i|we))\\b|" +
		"\\b(?:i (?:do ?n['’]?t|do not) (?:really |even |actually )?know|dunno|no idea|not sure|i mean)\\b",
	"i",
);
/**
 * Matches words of touching, watching and fear. Mostly they tell of no danger, but where they do, a line with them must
 * not be turned over; without them, only a quotation is lost.
 */
const mayBeHarm = new RegExp(
	"\\b(?:held|holds|grab\\w*|gripp?\\w*|push\\w*|pull\\w*|drag\\w*|wrists?|arms?|neck|throat|hair|marks?|lock\\w*|" +
		"track\\w*|phone|follow\\w*|watch(?:es|ed|ing)|scare\\w*|afraid|fright\\w*|fear\\w*|scream\\w*|yell\\w*|" +
		"shout\\w*|thr[eo]w\\w*|smash\\w*|brea?k\\w*|force\\w*|drunk|drink\\w*|coward|touch\\w*|" +
		"lights off|against the door|came by|(?:turn|show)(?:s|ed) up)\\b",
	"i",
);

/**
 * Returns the lines of a message that tell something of the writer's, judged by their form only; the most telling
 * first, and of equals the later one.
 */
export function ownLinesIn(message: string): string[] {
	const sentences = sentencesOf(message).map(({ text }) => text);
	return sentences
		.filter((_, at) => !turnsBack(sentences[at + 1] ?? ""))
		.map(lastClause)
		.filter(isFit)
		.map((line) => ({ line, telling: tellingOf(line) }))
		.toReversed()
		.sort((one, other) => other.telling - one.telling)
		.map(({ line }) => line);
}

/**
 * Returns the last clause of a sentence that is too long to quote, with its "and" or "but", as many write without
 * full stops; any other sentence as it is. Nothing can follow that would change the meaning of the last clause.
 */
function lastClause(sentence: string): string {
	if (wordsOf(sentence).length <= MOST || isImagined.test(sentence)) return sentence;
	return clauseAtEnd.exec(sentence)?.[1] ?? sentence;
}
const clauseAtEnd = new RegExp(
	"^.*[ ,]((?:and|but|because|so) (?:now |then |also |yesterday |today )?" + "(?:i|i'm|he|she|we|they|my \\w+) .*)$",
	"is",
);
/** Matches what may make a later clause something imagined or somebody else's opinion. */
const isImagined = /\b(?:if|unless|wish\w*|dream\w*|imagin\w*|think\w*|thought|thinks|says? (?:that|i)|that i)\b/i;

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

function isFit(line: string): boolean {
	const words = wordsOf(line);
	if (words.length < FEWEST || words.length > MOST || line.includes("?")) return false;
	const isOfSomebody = somebody.test(line) || speech.test(line) || words.slice(1).some(isName);
	return isOfSomebody && isOwnStory(line) && tellingOf(line) > 0;
}

/** Whether a line is the writer's own story: not said to Sage, and without words that are better not turned over. */
export function isOwnStory(line: string): boolean {
	const isForSage = isToSage.test(line.replace(/\byou (?:see|know)\b/i, "")) || requestIn(line) !== null;
	const isRemark = smallTalkIn(line) !== null || saysMissed(line) || saysCorrected(line);
	return !isForSage && !isRemark && !saidOfMe.test(line) && !mayBeHarm.test(line);
}

/** Counts the words of a line that name something; speech and names make it more telling. */
function tellingOf(line: string): number {
	const things = new Set(termsOf(line).filter((term) => !isIdle(term))).size;
	const isNamed = line.split(/\s+/).slice(1).some(isName);
	return things === 0 ? 0 : Math.min(things, 5) + (speech.test(line) ? 2 : 0) + (isNamed ? 1 : 0);
}

/** Returns what a line is by its form: somebody speaks in it, or it tells what happened. */
export function formOf(line: string): "speech" | "past" | "other" {
	if (speech.test(line)) return "speech";
	return happened.test(line) && !/\bused to\b/i.test(line) ? "past" : "other";
}
const happened = new RegExp(
	"\\b(?:was|were|had|did|went|came|got|sat|saw|put|took|told|gave|left|made|ate|cried|stood|felt|found|lost|met|fell|" +
		"rang|wrote|thought|sent|ran|began|\\w{2,}(?<!ne)ed)\\b",
	"i",
);
