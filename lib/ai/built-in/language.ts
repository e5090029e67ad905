import { smallWordsIn, wordsIn } from "@/lib/domain/text/small-words";
import type { Token } from "./reading/tokens";

/** How well a text can be read. */
export type Legibility = "english" | "other language" | "unclear" | "slight";

/** The commonest words of English; almost every English sentence has some of them. */
const commonEnglish = new Set(
	(
		"a about after all also always am an and any are as at be because been before being but by can could day did do " +
		"does done down even every feel for from get go good had has have he her here him his how i if in into is it its " +
		"just know like little lot made make many me more most much my never no not now of off on one only or other our " +
		"out over own people really said say see she should so some something sometimes still such than that the their " +
		"them then there they thing things think this those time to too up us used very want was way we well were what " +
		"when where which who why will with without would you your n't 'm 's 've 'd 'll 're m s don't didn't dont im"
	).split(" "),
);

/** Below this share of known words, a text cannot be read as English. */
const KNOWN_ENOUGH = 0.55;
const COMMON_ENOUGH = 0.2;

/**
 * Judges whether an answer can be read as English, from the share of its words that are in the vocabulary and the
 * share of common function words. A list of nouns has no function words, so known words are enough for it.
 */
export function legibilityOf(tokens: readonly Token[]): Legibility {
	const words = tokens.filter((token) => token.isWord || commonEnglish.has(token.lower));
	const distinct = new Set(words.map((token) => token.lower));
	if (words.length < 3) return words.some((token) => token.known) ? "slight" : "unclear";
	const known = words.filter((token) => token.known || isName(token)).length / words.length;
	const common = words.filter((token) => commonEnglish.has(token.lower)).length / words.length;
	if (known >= KNOWN_ENOUGH && common >= COMMON_ENOUGH)
		return distinct.size < Math.min(4, words.length * 0.3) ? "unclear" : "english";
	// Notes without small words: "sandwich ham. bus. washed the work clothes."
	if (known >= 0.85 && (words.length <= 12 || distinct.size >= words.length * 0.5)) return "english";
	return words.length >= 4 && looksWordy(words) ? "other language" : "unclear";
}

/** From this number of words on, an unreadable text counts as another language. */
const LONG = 16;
/**
 * If more than one word in this many has letters that English lacks, the text is in another language; fewer may be
 * names.
 */
const MARKED_ONE_IN = 5;

/**
 * Whether there is positive evidence of another language. Unknown words alone are none: English may be misspelt, in
 * lower case, or a list of names.
 */
export function looksForeign(text: string): boolean {
	const words = wordsIn(text);
	const marked = words.filter((word) => /[^a-z']/.test(word)).length;
	return (marked > 0 && marked * MARKED_ONE_IN >= words.length) || words.length >= LONG || smallWordsIn(words) >= 2;
}

const isName = (token: Token) => token.pos === "PROPN" && !token.known;

/** Whether most words could belong to some language: they mix vowels and consonants, or use a script without vowels. */
function looksWordy(words: readonly Token[]): boolean {
	const wordy = words.filter(({ lower }) => {
		if (!/^[a-zà-ÿąćęłńóśźżčďěňřšťůžőűğışçœæøå'-]+$/.test(lower)) return /^\p{L}+$/u.test(lower);
		return /[aeiouyà-üąęěůőűıœæøå]/.test(lower) && !/[bcdfghjklmnpqrtvwxz]{5}|(.)\1\1|[aeiou]{4}/.test(lower);
	});
	return wordy.length >= words.length * 0.8 && new Set(words.map((w) => w.lower)).size >= words.length * 0.5;
}

/** English names of the languages that franc recognizes reliably enough to name. */
const languageNames = new Map([
	["spa", "Spanish"],
	["por", "Portuguese"],
	["fra", "French"],
	["deu", "German"],
	["ita", "Italian"],
	["nld", "Dutch"],
	["pol", "Polish"],
	["rus", "Russian"],
	["ukr", "Ukrainian"],
	["ces", "Czech"],
	["swe", "Swedish"],
	["ron", "Romanian"],
	["hun", "Hungarian"],
	["tur", "Turkish"],
	["ell", "Greek"],
	["arb", "Arabic"],
	["cmn", "Chinese"],
	["jpn", "Japanese"],
	["kor", "Korean"],
	["hin", "Hindi"],
	["vie", "Vietnamese"],
	["ind", "Indonesian"],
	["pes", "Persian"],
	["heb", "Hebrew"],
	["tha", "Thai"],
	["ben", "Bengali"],
]);

/** The language of a text with fewer characters is not named. */
const ENOUGH_TO_NAME = 60;

/**
 * Names the language of a text that is not English, or returns "another language" if that would be a guess.
 * The detector is loaded only when needed.
 */
export async function nameLanguage(text: string): Promise<string> {
	if (text.length < ENOUGH_TO_NAME) return "another language";
	const { francAll } = await import("franc-min");
	const [first, second] = francAll(text.slice(0, 2000));
	if (!first || first[0] === "eng") return "another language";
	const clear = !second || first[1] - second[1] > 0.04 || first[0] === "spa";
	return (clear && languageNames.get(first[0])) || "another language";
}
