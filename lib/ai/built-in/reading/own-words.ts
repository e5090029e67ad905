import { isGrave } from "@/lib/safety/grave";
import { canStandAlone, isQuotable, leansBack } from "./quotable";
import { isReadable, type ReadSentence, type ReadText } from "./text";

declare const made: unique symbol;

/** Words of the person that can be quoted: one or more whole sentences, verbatim. */
export interface OwnWords {
	readonly [made]: true;
	readonly text: string;
	/** Their position in `raw`. */
	readonly start: number;
	readonly end: number;
	/** The text from which they come. */
	readonly raw: string;
	readonly words: number;
	/** How much they tell: longer than a remark, about the writer, concrete. Moods are not considered. */
	readonly telling: number;
}

/** Longer sentences are not quoted; a shorter one is chosen instead. In words. */
export const MOST_WORDS = 45;
const EASY_WORDS = 26;
const FEWEST_WORDS = 4;

/**
 * Everything in a text that can be quoted, the most telling first, and equals in the order of the text. Only whole
 * sentences, because the rest of a sentence can reverse its beginning, and together with what depends on them: "I was
 * happy. Not." is quoted whole or not at all. Never what the person quotes from others, and no sentence of violence or
 * of not wanting to live: those are not for display.
 */
export function ownWordsIn(read: ReadText): OwnWords[] {
	if (!isReadable(read)) return [];
	return units(read)
		.map((unit) => wordsFrom(read, unit))
		.filter((one) => one !== null)
		.sort((a, b) => b.telling - a.telling || a.start - b.start);
}

/** A whole text as it is, if it is short enough to be quoted; else null. */
export function wholeText(read: ReadText): OwnWords | null {
	if (read.sentences.length === 0) return null;
	return wordsFrom(read, read.sentences, { fewest: 1, isBegun: true });
}

/**
 * What can be quoted under a question: the whole answer, or as much of its beginning as is short enough. What somebody
 * says first answers the question and names the people; a sentence from further back may do neither.
 */
export function answerWords(read: ReadText): OwnWords[] {
	if (!isReadable(read) || declines(read.raw)) return [];
	const whole = read.words <= MOST_WORDS ? wholeText(read) : null;
	if (whole) return [whole];
	let begun: OwnWords | null = null;
	const taken: ReadSentence[] = [];
	for (const unit of units(read)) {
		taken.push(...unit);
		const words = wordsFrom(read, taken, { isBegun: true });
		if (!words && taken.reduce((sum, { text }) => sum + wordsOf(text).length, 0) > MOST_WORDS) break;
		begun = words ?? begun;
	}
	if (begun) return [begun];
	return ownWordsIn(read).filter(({ text }) => !leansOnOthers.test(text));
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** A sentence that needs the one before it to say who or what is meant. */
const leansOnOthers =
	/^(?:he|she|they|it|that|this|those|these|his|her|their|there|then|so|and|i (?:was|did|had|have|said|wish|would))\b/i;

const declined = new RegExp(
	"^(?:(?:nothing|none|no|nope|nobody|not)\\b[^.!?]{0,40}\\b(?:(?:want|wanting|going) to (?:put|say|write|tell|share)|for now|" +
		"(?:that )?i know(?: of)?|comes to mind|to (?:add|say|tell|report|declare)|more|else|really|i can think of)\\b|" +
		"(?:i(?:'d| would|’d)? )?(?:rather not|prefer not|don['’]?t want to (?:say|write|tell|talk|put|go))\\b|" +
		"(?:no|none|nothing|nope|pass|skip|n\\/?a|no idea|no comment|as above|see above)(?:[ ,]+(?:thanks|thank you))?[.!…]*$)",
	"i",
);
/** Whether an answer tells nothing, or says that it will not: "None that I know of.", "Nothing I want to put here." */
export const declines = (raw: string): boolean => declined.test(raw.trim().slice(0, 120));

/**
 * Words that a search of the person's own pages found: whole sentences, with any that reverse them.
 * @param raw The whole page.
 * @throws Error if the page does not have them.
 */
export function foundWords(raw: string, text: string): OwnWords {
	const start = raw.indexOf(text);
	if (start < 0 || text === "") throw new Error("These words do not stand in that page");
	const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
	return Object.freeze({ text, start, end: start + text.length, raw, words, telling: 0 }) as OwnWords;
}

/** Sentences with those that depend on them. */
function units(read: ReadText): ReadSentence[][] {
	const found: ReadSentence[][] = [];
	for (const sentence of read.sentences) {
		const unit = found.at(-1);
		const before = unit?.at(-1);
		// An endless sentence is not quoted anyway, so it must not be collected again and again.
		if (unit && before && leansBack(sentence.lower, before.lower)) unit.push(sentence);
		else found.push([sentence]);
	}
	return found;
}

/** The average number of words in a quotation's sentences. */
const FEWEST_EACH = 3;

interface How {
	fewest?: number;
	/** Whether it is the beginning of an answer, which may open with "You" or a quotation: its question stands before it. */
	isBegun?: boolean;
}

function wordsFrom(read: ReadText, unit: readonly ReadSentence[], how: How = {}): OwnWords | null {
	const { fewest = FEWEST_WORDS, isBegun = false } = how;
	const start = unit[0]?.start ?? 0;
	const end = unit.at(-1)?.end ?? 0;
	if (end - start > MOST_WORDS * 12) return null;
	const text = read.raw.slice(start, end);
	const written = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
	const words = written.length;
	// "test test test" is nothing to quote.
	if (new Set(written.map((word) => word.toLowerCase())).size < Math.min(words, 3)) return null;
	if (words < fewest || words > MOST_WORDS || !isQuotable(text, isBegun)) return null;
	if (!isBegun && (text.includes('"') || !canStandAlone(unit[0]?.lower ?? ""))) return null;
	// "Milk. Eggs. Bread." is a list, and not worth quoting.
	if (unit.length > 2 && words < unit.length * FEWEST_EACH) return null;
	if (unit.some((sentence) => isGrave(sentence.lower))) return null;
	const telling = tellingOf(unit, words);
	return Object.freeze({ text, start, end, raw: read.raw, words, telling }) as OwnWords;
}

const hedged = new RegExp(
	"\\b(?:i (?:don't|do not|dont) (?:really )?know|not sure|hard to say|no idea|can't remember|see above|as i said|" +
		"(?:this|these) questions?|this app)\\b",
);

/** Length, first person and concreteness: names, numbers and things rather than "stuff" and "everything". */
function tellingOf(unit: readonly ReadSentence[], words: number): number {
	const tokens = unit.flatMap((sentence) => sentence.tokens);
	const lower = unit.map((sentence) => sentence.lower).join(" ");
	const concrete = new Set(
		tokens
			.filter((token) => token.isWord && /^(?:NOUN|PROPN|NUM)$/.test(token.pos) && !vague.has(token.lower))
			.map(({ lemma }) => lemma),
	).size;
	const done = tokens.filter((token) => token.pos === "VERB").length;
	let telling = Math.min(concrete, 6) * 1.2 + Math.min(done, 4) * 0.5;
	if (/\b(?:i|me|my|myself|i'm|i've)\b/.test(lower)) telling += 2;
	if (words < 7) telling -= 7 - words;
	if (words > EASY_WORDS) telling -= (words - EASY_WORDS) * 0.4;
	if (hedged.test(lower)) telling -= 4;
	// The sentence before says who "he" and "it" are.
	if (/^(?:he|she|it|they|these|those|his|her|there)\b/.test(lower)) telling -= 1.5;
	return Math.round(telling * 10) / 10;
}

const vague = new Set(
	(
		"thing things stuff lot lots way ways kind sort people person something everything anything nothing someone " +
		"everyone time times day days bit question questions answer"
	).split(" "),
);
