import { aboutForm, declined, denied, hedged } from "@/lib/domain/text/answer-words";
import { trimmedLines } from "@/lib/domain/text/trimmed-lines";
import { isAboutHarm } from "@/lib/safety/grave";
import { canStandAlone, isQuotable, leansBack } from "./quotable";
import { isReadable, type ReadSentence, type ReadText } from "./text";

declare const made: unique symbol;

/** Words of the person that can be quoted: one or more whole sentences, verbatim. */
export interface OwnWords {
	readonly [made]: true;
	readonly text: string;
	/** The offset of the first character in `raw`. */
	readonly start: number;
	readonly end: number;
	/** The text that the words come from. */
	readonly raw: string;
	readonly words: number;
	/** What is shown of the words if not all of them are: "…" stands for what is left out. */
	readonly shown?: string;
	/** How telling the words are: more than a remark, about the writer, concrete. Mood does not count. */
	readonly telling: number;
}

/** Maximum length of a quoted sentence, in words; a shorter sentence is chosen instead of a longer one. */
export const MOST_WORDS = 45;
/** Longest answer, in characters, that is shown whole. Of a longer one, the beginning and the end are shown. */
export const MOST_WHOLE = 1_600;
/** Longest beginning of an answer that cannot be quoted whole, in words. */
const MOST_OF_ANSWER = 150;
/** An answer with fewer characters is quoted whole, or with this share of it at least: a scrap says something else. */
const SHORT_ANSWER = 400;
const LEAST_SHARE = 0.5;
const EASY_WORDS = 26;
const FEWEST_WORDS = 4;

/**
 * Returns everything in a text that can be quoted, the most telling first, and equals in the order of the text. Quotes
 * only whole sentences, because the rest of a sentence can reverse its beginning, and keeps those together that depend
 * on each other: "I was happy. Not." is quoted whole or not at all. Never returns what the person quotes from others,
 * or a sentence about violence or not wanting to live.
 */
export function ownWordsIn(read: ReadText): OwnWords[] {
	if (!isReadable(read)) return [];
	return units(read)
		.map((unit) => wordsFrom(read, unit))
		.filter((one) => one !== null)
		.sort((a, b) => b.telling - a.telling || a.start - b.start);
}

/** Returns a text whole if it can be quoted; otherwise null. */
export function wholeText(read: ReadText): OwnWords | null {
	if (read.sentences.length === 0) return null;
	return wordsFrom(read, read.sentences, {
		fewest: 1,
		most: Number.POSITIVE_INFINITY,
		isBegun: true,
		isWhole: true,
	});
}

/**
 * Returns what can be quoted below a question: the whole answer, with "…" in the middle if it is very long. Of an
 * answer that cannot be quoted whole, the beginning: people answer the question and name the people first.
 * @param most How many characters of the answer are shown.
 */
export function answerWords(read: ReadText, most = MOST_WHOLE): OwnWords[] {
	if (!isReadable(read) || declines(read.raw)) return [];
	const whole = wholeText(read);
	if (whole && !read.sentences.some(({ lower }) => aboutForm.test(lower))) {
		if (whole.text.length <= most) return [whole];
		const shown = shortened(read, most);
		return shown ? [Object.freeze({ ...whole, shown })] : [];
	}
	const isEnough = ({ text }: OwnWords) =>
		read.raw.length >= SHORT_ANSWER || text.length >= read.raw.trim().length * LEAST_SHARE;
	let begun: OwnWords | null = null;
	const taken: ReadSentence[] = [];
	for (const unit of units(read)) {
		if (unit.some(({ lower }) => aboutForm.test(lower))) break;
		taken.push(...unit);
		const words = wordsFrom(read, taken, { isBegun: true, most: MOST_OF_ANSWER });
		if (!words && taken.reduce((sum, { text }) => sum + wordsOf(text).length, 0) > MOST_OF_ANSWER) break;
		begun = words ?? begun;
	}
	if (!begun || !isEnough(begun)) return [];
	const isAll = read.raw.slice(begun.end).trim() === "";
	return [isAll ? begun : Object.freeze({ ...begun, shown: `${begun.text} …` })];
}

/**
 * Returns the beginning and the end of a long answer, by paragraphs or else by sentences: most of the room is for the
 * end, where the point tends to come. A sentence that turns the one before it is never cut off from it.
 */
function shortened(read: ReadText, most: number): string | null {
	const paragraphs = trimmedLines(read.raw);
	const isShort = paragraphs.every(({ length }) => length <= most / 2);
	const pieces =
		isShort && paragraphs.length > 2
			? paragraphs
			: units(read).map((unit) => read.raw.slice(unit[0]?.start, unit.at(-1)?.end));
	const [first = "", ...others] = pieces;
	let end = "";
	for (const piece of others.toReversed()) {
		const longer = end === "" ? piece : `${piece} ${end}`;
		if (first.length + longer.length > most) break;
		end = longer;
	}
	return end === "" ? null : `${first} … ${end}`;
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** A longer answer tells something after its no: "No not really. Andre and his wife make up on the phone." */
const MOST_DECLINED = 60;
/**
 * Whether an answer says nothing, or that the person does not want to answer: "None that I know of.", "Nothing I want
 * to put here."
 */
export const declines = (raw: string): boolean => raw.trim().length <= MOST_DECLINED && declined.test(raw.trim());

/** Whether an answer starts by saying that there is nothing, or little, to tell: "Not much.", "Can't think of one." */
export const denies = (raw: string): boolean => denied.test(raw.trim().slice(0, 60));

/**
 * Makes quotable words of text found by a search of the person's own pages: whole sentences, with any that reverse
 * them.
 * @param raw The whole page.
 * @throws Error if the page does not contain the text.
 */
export function foundWords(raw: string, text: string): OwnWords {
	const start = raw.indexOf(text);
	if (start < 0 || text === "") throw new Error("These words do not stand in that page");
	const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
	return Object.freeze({ text, start, end: start + text.length, raw, words, telling: 0 }) as OwnWords;
}

/** Groups sentences with those that depend on them. */
function units(read: ReadText): ReadSentence[][] {
	const found: ReadSentence[][] = [];
	for (const sentence of read.sentences) {
		const unit = found.at(-1);
		const before = unit?.at(-1);
		// An endless sentence is never quoted, so it must not be collected again and again.
		if (unit && before && leansBack(sentence.lower, before.lower)) unit.push(sentence);
		else found.push([sentence]);
	}
	return found;
}

/** Minimum number of words that a quotation's sentences must have on average. */
const FEWEST_EACH = 3;

interface How {
	fewest?: number;
	most?: number;
	/**
	 * Whether the words begin an answer. They may then open with "You" or a quotation, because the question precedes
	 * them.
	 */
	isBegun?: boolean;
	/**
	 * Whether the words are the whole answer. It may then be a list: part of a list of people would leave out the others.
	 */
	isWhole?: boolean;
}

function wordsFrom(read: ReadText, unit: readonly ReadSentence[], how: How = {}): OwnWords | null {
	const { fewest = FEWEST_WORDS, most = MOST_WORDS, isBegun = false, isWhole = false } = how;
	// The number of the first item of a list is no part of its sentence, but it is of the list.
	const start = isWhole ? read.raw.search(/\S/) : (unit[0]?.start ?? 0);
	const end = isWhole ? read.raw.trimEnd().length : (unit.at(-1)?.end ?? 0);
	if (end - start > most * 12) return null;
	const text = read.raw.slice(start, end);
	const written = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
	const words = written.length;
	// Rejects "test test test".
	if (new Set(written.map((word) => word.toLowerCase())).size < Math.min(words, 3)) return null;
	if (words < fewest || words > most || !isQuotable(text, isBegun, isWhole)) return null;
	if (!isBegun && (/["“”]/.test(text) || !canStandAlone(unit[0]?.lower ?? ""))) return null;
	// Rejects lists such as "Milk. Eggs. Bread."
	if (!isWhole && unit.length > 2 && words < unit.length * FEWEST_EACH) return null;
	if (unit.some((sentence) => isAboutHarm(sentence.lower))) return null;
	const telling = tellingOf(unit, words);
	return Object.freeze({ text, start, end, raw: read.raw, words, telling }) as OwnWords;
}

/** Scores length, first person and concreteness: names, numbers and things rather than "stuff" and "everything". */
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
	// Only the sentence before says who "he" or what "it" is.
	if (/^(?:he|she|it|they|these|those|his|her|there)\b/.test(lower)) telling -= 1.5;
	return Math.round(telling * 10) / 10;
}

const vague = new Set(
	(
		"thing things stuff lot lots way ways kind sort people person something everything anything nothing someone " +
		"everyone time times day days bit question questions answer"
	).split(" "),
);
