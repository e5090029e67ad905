import { legibilityOf } from "../language";
import { loadTokenizer } from "../reading/tokens";
import { englishOnly, englishOnlyInEnglish } from "./content/english-only";

/** Fewer words than this say nothing about the language, unless they are in another script. */
const ENOUGH = 4;
const READ = 600;
/** Below this many characters, the language is not named. */
const ENOUGH_TO_NAME = 12;
/** If the second language scores this close to the first (which has 1), the reply comes in both. */
const CLOSE = 0.12;

/** Whether a text is clearly in another language than English. */
async function isForeign(text: string): Promise<boolean> {
	if (text.split(/\s+/).length < ENOUGH && /^[\x20-\x7e\s]*$/.test(text)) return false;
	const tokenize = await loadTokenizer();
	if (legibilityOf(tokenize(text, 0).flat()) === "other language") return true;
	// In a language that the tokenizer cuts up, many words have letters that English lacks.
	const words = text.match(/\p{L}+/gu) ?? [];
	const others = words.filter((word) => /[^a-z’']/.test(word.toLowerCase())).length;
	const small = words.filter((word) => SMALL.has(word.toLowerCase())).length;
	return others >= 3 && others * 4 >= words.length && small * 8 < words.length;
}

const SMALL = new Set("the and is to of my i you he she it that was in".split(" "));

/**
 * The reply to a text that is not English: only English is read here. In the language of the text, if we have it. Null for a
 * text that may be English.
 */
export async function saidInTheirLanguage(message: string): Promise<string | null> {
	const text = message.slice(0, READ);
	if (!(await isForeign(text))) return null;
	if (text.length < ENOUGH_TO_NAME) return englishOnlyInEnglish;
	const { francAll } = await import("franc-min");
	const likely = francAll(text, { minLength: ENOUGH_TO_NAME, only: Object.keys(englishOnly) })
		.filter(([, likeness]) => likeness > 1 - CLOSE)
		.slice(0, 2);
	return likely.map(([code]) => englishOnly[code] ?? englishOnlyInEnglish).join("\n\n") || englishOnlyInEnglish;
}
