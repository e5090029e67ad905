/**
 * What a text weighs, in quarters of a token, as the tokenizers of Llama 3 and Qwen count: English letters weigh one on
 * average, the letters that make a text Polish or Turkish stand for the whole text being dearer, and some alphabets are
 * spelled out byte by byte. A prompt that is thought too short loses its beginning.
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

/** What a character weighs that is in none of these. */
const OTHER = 4;

/** From, to, and what each weighs. */
const scripts: readonly (readonly [number, number, number])[] = [
	[0x2000, 0x206f, 1], // dashes, quotation marks
	[0x80, 0xff, 3], // French, German, Spanish: a letter in thirty
	[0x11e, 0x11f, 4], // Turkish, where one letter in ten is its own
	[0x130, 0x131, 4],
	[0x15e, 0x15f, 4],
	[0x100, 0x24f, 10], // Polish and its neighbours, where one in fourteen is
	[0x250, 0x36f, 1], // signs of pronunciation, and the tilde that takes the place of ours
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

/** A rough count of tokens: a quarter of the characters, more where they are not Latin. */
export function estimateTokens(text: string): number {
	return Math.ceil(weigh(text) / 4);
}

/** The line that begins and ends what is data. */
export const FENCE = "~~~~";

/** Words in which nothing looks like a fence: runs of tildes become other characters of the same weight. */
export const withoutFences = (words: string): string => words.replace(/[~～∼]{3,}/g, (run) => "˜".repeat(run.length));

/**
 * Puts words of a person between fences, so that no text can close its own, and a text weighs the same inside a fence as
 * outside.
 */
export function fenced(label: string, text: string): string {
	return `${FENCE} ${withoutFences(label).replace(/[\s\p{C}]+/gu, " ")}\n${withoutFences(text)}\n${FENCE}`;
}

/** An entry under its title, which quotes it: inside the fence as well. */
export const titled = (title: string | null, content: string) => (title ? `“${title}”\n\n${content}` : content);

const SHORTENED = " […shortened…] ";

/** Where a text may be cut: behind a sentence, else behind a word. */
const AFTER_SENTENCE = /[.!?…。！？][”"’'»)\]]*\s+(?=\S)|\n\s*(?=\S)|[。！？](?=\S)/g;
/** So much of a piece is given up for an end that does not cut a sentence. */
const GIVEN_UP = 0.5;
/** Of a shorter piece all is given up for it, because half a sentence may say the opposite. */
const SHORT = 500;

/** The end of the last whole sentence before a place, or of the last word where the sentence would cost too much. */
function endBefore(text: string, at: number): number {
	if (at >= text.length) return at;
	const part = text.slice(0, at + 1);
	const sentence = [...part.matchAll(AFTER_SENTENCE)].at(-1);
	const end = sentence ? sentence.index + sentence[0].trimEnd().length : 0;
	if (end > 0 && (end >= at * GIVEN_UP || at <= SHORT)) return end;
	const word = part.search(/\s\S*$/);
	return word > 0 ? word : at;
}

/** The beginning of a text within so many characters: whole sentences, or at least whole words. */
export const beginningOf = (text: string, most: number): string => text.slice(0, endBefore(text, most));

/** The beginning of the first whole sentence behind a place, or of the first word; the end where that costs little. */
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

/** A text within a weight (as `weigh` counts): its beginning and, shorter, its end, whole sentences where it can be. */
export function shorten(text: string, weight: number): string {
	if (weigh(text) <= weight) return text;
	const room = weight - weigh(SHORTENED);
	if (room <= 0) return "";
	let start = 0;
	for (let left = (room * 2) / 3; start < text.length && left >= weightAt(text, start); start++) {
		left -= weightAt(text, start);
	}
	let end = text.length;
	for (let left = room / 3; end > start && left >= weightAt(text, end - 1); end--) left -= weightAt(text, end - 1);
	// If the cut went through a surrogate pair, drop the half that is left.
	const halves = /^[\udc00-\udfff]|[\ud800-\udbff]$/g;
	const head = text.slice(0, endBefore(text, start)).replace(halves, "");
	const tail = text.slice(startAfter(text, end)).replace(halves, "");
	return `${head}${SHORTENED}${tail}`;
}

/** The longest texts are shortened first, all to the same weight, until together they have at most `weight`. */
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
