/**
 * Returns the weight of a text in quarters of a token, as the tokenizers of Llama 3 and Qwen count: an English letter
 * weighs one on average, letters that are specific to Polish or Turkish weigh more because the whole text then takes
 * more tokens, and some alphabets are encoded byte by byte. If a prompt's length is underestimated, its beginning is
 * lost.
 */
export function weigh(text: string): number {
	let weight = 0;
	for (let i = 0; i < text.length; i++) weight += weightAt(text, i);
	return weight;
}

function weightAt(text: string, index: number): number {
	const code = text.charCodeAt(index);
	if (code < 0x80) return 1;
	return scripts.find(([from, to]) => code >= from && code <= to)?.[2] ?? OTHER;
}

/** The weight of a character in none of these ranges. */
const OTHER = 4;

/** From, to, and the weight of each character. */
const scripts: readonly (readonly [number, number, number])[] = [
	[0x2000, 0x206f, 1], // dashes, quotation marks
	[0x80, 0xff, 3], // French, German, Spanish: one letter in thirty
	[0x11e, 0x11f, 4], // Turkish, which has one such letter in ten
	[0x130, 0x131, 4],
	[0x15e, 0x15f, 4],
	[0x100, 0x24f, 10], // Polish and related languages, which have one such letter in fourteen
	[0x250, 0x36f, 1], // phonetic signs and combining marks, including the tilde that replaces a fence's
	[0x370, 0x3ff, 3], // Greek
	[0x400, 0x52f, 2], // Cyrillic
	[0x530, 0x58f, 8], // Armenian
	[0x590, 0x5ff, 3], // Hebrew
	[0x600, 0x7ff, 2], // Arabic, Persian
	[0x900, 0x97f, 5], // Devanagari
	[0x980, 0xdff, 7], // the other scripts of India
	[0xe00, 0xe7f, 4], // Thai
	[0xe80, 0x10ff, 8], // Lao, Tibetan, Burmese, Georgian
	[0x1e00, 0x1eff, 6], // Vietnamese
	[0x1200, 0x18ff, 8], // Ethiopic, Khmer, Mongolian
	[0x3000, 0x9fff, 3], // Japanese, Chinese
	[0xac00, 0xd7af, 4], // Korean
];

/** Estimates the number of tokens: a quarter of the characters, more if they are not Latin. */
export function estimateTokens(text: string): number {
	return Math.ceil(weigh(text) / 4);
}

/** The line that begins and ends data. */
export const FENCE = "~~~~";

/** Replaces anything that looks like a fence: runs of tildes become other characters of the same weight. */
export const withoutFences = (words: string): string => words.replace(/[~～∼]{3,}/g, (run) => "˜".repeat(run.length));

/**
 * Puts a person's words between fences, so that no text can close its own, and a text weighs the same inside a fence as
 * outside.
 */
export function fenced(label: string, text: string): string {
	return `${FENCE} ${withoutFences(label).replace(/[\s\p{C}]+/gu, " ")}\n${withoutFences(text)}\n${FENCE}`;
}

/** Puts a title above an entry. The title may quote the entry, so it must go inside the fence too. */
export const titled = (title: string | null, content: string) => (title ? `“${title}”\n\n${content}` : content);

const SHORTENED = " […shortened…] ";

/** Where a text may be cut: after a sentence, or else after a word. */
const AFTER_SENTENCE = /[.!?…。！？][”"’'»)\]]*\s+(?=\S)|\n\s*(?=\S)|[。！？](?=\S)/g;
/** The largest share of a piece that is given up so as not to cut a sentence. */
const GIVEN_UP = 0.5;
/**
 * A piece shorter than this, in characters, is given up entirely for that, because half a sentence may say the
 * opposite.
 */
const SHORT = 500;

/**
 * Returns the end of the last whole sentence before a position, or of the last word if the sentence would cost too
 * much.
 */
function endBefore(text: string, at: number): number {
	if (at >= text.length) return at;
	const part = text.slice(0, at + 1);
	const sentence = [...part.matchAll(AFTER_SENTENCE)].at(-1);
	const end = sentence ? sentence.index + sentence[0].trimEnd().length : 0;
	if (end > 0 && (end >= at * GIVEN_UP || at <= SHORT)) return end;
	const word = part.search(/\s\S*$/);
	return word > 0 ? word : at;
}

/** Returns the beginning of a text within a number of characters: whole sentences, or at least whole words. */
export const beginningOf = (text: string, most: number): string => text.slice(0, endBefore(text, most));

/**
 * Returns the beginning of the first whole sentence after a position, or of the first word if the sentence would cost
 * too much.
 */
function startAfter(text: string, at: number): number {
	if (at <= 0 || at >= text.length) return at;
	const part = text.slice(at);
	const [sentence] = part.matchAll(AFTER_SENTENCE);
	const start = sentence ? sentence.index + sentence[0].length : part.length;
	const isSpare = part.length <= SHORT && text.search(AFTER_SENTENCE) >= 0;
	if (start <= part.length * GIVEN_UP || isSpare) return at + start;
	const word = /\s+(?=\S)/.exec(part);
	return word && word.index < part.length * GIVEN_UP ? at + word.index + word[0].length : at;
}

/** Returns how many characters of a text fit into a weight. */
function lengthWithin(text: string, weight: number): number {
	let length = 0;
	for (let left = weight; length < text.length && left >= weightAt(text, length); length++)
		left -= weightAt(text, length);
	return length;
}

/** Returns the length of the first sentence of a text; 0 if there is only one. */
function firstSentence(text: string): number {
	const [end] = text.matchAll(AFTER_SENTENCE);
	return end ? end.index + end[0].trimEnd().length : 0;
}

/**
 * Shortens a text to a weight (see `weigh`): keeps its beginning and less of its end, in whole sentences if possible.
 */
export function shorten(text: string, weight: number): string {
	if (weigh(text) <= weight) return text;
	const room = weight - weigh(SHORTENED);
	if (room <= 0) return "";
	const start = lengthWithin(text, (room * 2) / 3);
	// If the first sentence does not fit into that part, it is worth more than the end of the text.
	const whole = firstSentence(text.slice(0, lengthWithin(text, room) + 1));
	if (whole > start) return `${text.slice(0, whole)}${SHORTENED}`;
	let end = text.length;
	for (let left = room / 3; end > start && left >= weightAt(text, end - 1); end--) left -= weightAt(text, end - 1);
	// If the cut went through a surrogate pair, drop the half that is left.
	const halves = /^[\udc00-\udfff]|[\ud800-\udbff]$/g;
	const head = text.slice(0, endBefore(text, start)).replace(halves, "");
	const tail = text.slice(startAfter(text, end)).replace(halves, "");
	return `${head}${SHORTENED}${tail}`;
}

/** Shortens the longest texts, all to the same weight, until together they weigh at most `weight`. */
export function shortenLongest(texts: readonly string[], weight: number): string[] {
	const weights = texts.map(weigh);
	let least = 0;
	let most = Math.max(0, ...weights);
	while (least < most) {
		const middle = Math.ceil((least + most) / 2);
		const sum = weights.reduce((all, one) => all + Math.min(one, middle), 0);
		if (sum <= weight) least = middle;
		else most = middle - 1;
	}
	return texts.map((text) => shorten(text, most));
}
