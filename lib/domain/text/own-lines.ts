import { smallTalkIn } from "./moves";
import { hasOneOf } from "./phrases";
import { requestIn, saysCorrected, saysMissed } from "./requests";
import { sentencesOf, turnsBack } from "./sentences";
import { setOf } from "./set-of";
import { stem } from "./words";

/** Minimum and maximum length of a line, in words. */
const [FEWEST, MOST] = [3, 14] as const;

/** Words that can come before a line. */
const joins = setOf("and but so then well");
const firstPerson = setOf("i i'm im i've ive i'd we");
const reports = setOf("say says said tell tells told call calls called");
/** Words with which a line begins that asks Sage something, answers it, or leans on the line before. */
const leaning = setOf(
	"no not none never ok okay wow those these it's its that's thats i'll if why what how when where who which do does did is " +
		"are can could will would word words write tell give make show stop let draw sing don't dont",
);
/** Words that are meant for Sage. */
const forSage = setOf(
	"you your yours you're youre you've you'll u sage thanks thank please sorry button app tablet chat page pages journal search line lines words sentence " +
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

/** Words of a wish or a feeling: a line worth quoting has one of them shortly after "I" or "we". */
const feltOrWished = setOf(
	"want wanted wish wished hope hoped need needed longed miss missed love loved breathe breathed cry cried crying laugh laughed " +
		"laughing smile smiled smiling jealous proud lonely relieved happy glad grateful angry sorry tired free safe trust trusted " +
		"forgive forgave believe believed missing sneaking standing brave ready good",
);
const SHORTLY = 6;
/** Remarks about the talk itself, jokes, and words of somebody who has none. */
const isRemark = hasOneOf(
	"idk, tbh, lol, lmao, literally, haha, hahaha, ha, suppose, i (guess|said|wrote|typed|told you|asked|just asked), " +
		"kind of, kinda, or something, ive (said|written|now written), (now ive written|writing|telling|saying) it, writing " +
		"this, telling you, typing this, saying that",
);

/** Returns the lines of a message that are worth quoting to its writer: short, with "I" and a wish or a feeling. The later of two first. */
export const ownLinesIn = (message: string): string[] => {
	const sentences = sentencesOf(message).map(({ text }) => text);
	return sentences.filter((line, at) => !turnsBack(sentences[at + 1] ?? "") && isFit(line)).toReversed();
};

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

function isFit(line: string): boolean {
	const count = wordsOf(line).length;
	const isShort = count >= FEWEST && count <= MOST && !line.includes("?");
	const words = plainWords(line);
	const isFelt = (at: number) => words.slice(at, at + SHORTLY).some((word) => feltOrWished.has(word));
	const isTheirs = words.some((word, at) => firstPerson.has(word) && isFelt(at));
	return isShort && isTheirs && !isRemark(line) && isOwnStory(line);
}

const plainWords = (line: string): string[] => plainOf(line).match(/[\p{L}\p{N}']+/gu) ?? [];
const plainOf = (line: string): string => line.toLowerCase().replace(/[‘’]/g, "'");

/** Whether a line is the writer's own story: not said to Sage, and without words that are better not turned over. */
export function isOwnStory(line: string): boolean {
	const plain = plainOf(line);
	const words = plainWords(line.replace(/\byou (?:see|know)\b/i, ""));
	const first = words.find((word) => !joins.has(word)) ?? "";
	const isForSage = leaning.has(first) || words.some((word) => forSage.has(word)) || asksOrDoubts.test(plain);
	const isReply = smallTalkIn(line) !== null || requestIn(line) !== null || saysMissed(line) || saysCorrected(line);
	return !isForSage && !isReply && !isSaidOfWriter(words) && !words.some((word) => mayBeHarm.has(stem(word)));
}

/** Whether somebody says what the writer is: "he told me that I'm boring". That is not repeated to them. */
function isSaidOfWriter(words: readonly string[]): boolean {
	const at = words.findIndex((word) => reports.has(word));
	return at > 0 && words[at - 1] !== "i" && /\bi(?:'?m| am| was)\b/.test(words.slice(at).join(" "));
}
