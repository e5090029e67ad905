import type { Turn } from "@/lib/ai/types";
import { languageBySmallWords, wordsIn } from "@/lib/domain/text/small-words";
import { legibilityOf, looksForeign } from "../language";
import { loadTokenizer } from "../reading/tokens";
import { englishOnly, englishOnlyAgain, englishOnlyInEnglish } from "./content/english-only";

/** A text with fewer words than this says nothing about its language, unless it is in another script. */
const ENOUGH = 4;
const READ = 600;
/** Below this many characters, the language is not named. */
const ENOUGH_TO_NAME = 12;
/** If the second language scores within this distance of the first (which has 1), the reply is written in both. */
const CLOSE = 0.12;

/** Whether a text is clearly in another language than English. */
async function isForeign(text: string): Promise<boolean> {
	if (text.split(/\s+/).length < ENOUGH && /^[\x20-\x7e\s]*$/.test(text)) return false;
	if (!looksForeign(text)) return false;
	const tokenize = await loadTokenizer();
	if (legibilityOf(tokenize(text, 0).flat()) === "other language") return true;
	// If the tokenizer splits a language badly, many of its words still contain letters that English lacks.
	const words = text.match(/\p{L}+/gu) ?? [];
	const others = words.filter((word) => /[^a-z’']/.test(word.toLowerCase())).length;
	const small = words.filter((word) => SMALL.has(word.toLowerCase())).length;
	return others >= 3 && others * 4 >= words.length && small * 8 < words.length;
}

const SMALL = new Set("the and is to of my i you he she it that was in".split(" "));

/** The text of the reply, and whether an earlier reply already said that only English is read. */
interface Foreign {
	text: string;
	isAgain: boolean;
}

/**
 * Replies to a text that is not English, in its language if we have it: the first time that only English is read here,
 * later that the text can be kept all the same. Null for a text that may be English.
 */
export async function saidInTheirLanguage(message: string, turns: readonly Turn[]): Promise<Foreign | null> {
	const text = message.slice(0, READ);
	if (!(await isForeign(text))) return null;
	const plainly = languageBySmallWords(wordsIn(text), Object.keys(englishOnly));
	const codes = plainly ? [plainly] : text.length < ENOUGH_TO_NAME ? [] : await languagesOf(text);
	const all = codes.length > 0 ? codes : ["eng"];
	const said = all.map((code) => englishOnly[code] ?? englishOnlyInEnglish);
	const isAgain = turns.some(({ content }) => said.some((one) => content.includes(one)));
	if (!isAgain) return { text: said.join("\n\n"), isAgain };
	return { text: all.map((code) => englishOnlyAgain[code] ?? englishOnlyAgain.eng).join("\n\n"), isAgain };
}

/** Returns the ISO 639-3 codes of the one or two most likely languages of a text, among those we have replies for. */
async function languagesOf(text: string): Promise<string[]> {
	const { francAll } = await import("franc-min");
	return francAll(text, { minLength: ENOUGH_TO_NAME, only: Object.keys(englishOnly) })
		.filter(([, likeness]) => likeness > 1 - CLOSE)
		.slice(0, 2)
		.map(([code]) => code);
}
