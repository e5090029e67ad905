import { legibilityOf } from "../language";
import { loadTokenizer } from "../reading/tokens";
import { englishOnly, englishOnlyInEnglish } from "./content/english-only";

/** Fewer words than these may be anything, unless they are in another script. */
const ENOUGH = 4;
const READ = 600;
/** Below this, in characters, a language is not named. */
const ENOUGH_TO_NAME = 12;
/** Where two languages are that close (the likeliest has 1), it is said in both. */
const CLOSE = 0.12;

/** Whether a text is clearly in another language than English. */
async function isForeign(text: string): Promise<boolean> {
	if (text.split(/\s+/).length < ENOUGH && /^[\x20-\x7e\s]*$/.test(text)) return false;
	const tokenize = await loadTokenizer();
	if (legibilityOf(tokenize(text, 0).flat()) === "other language") return true;
	// A language whose words the tokenizer cuts up has letters that English lacks in many of them.
	const words = text.match(/\p{L}+/gu) ?? [];
	const others = words.filter((word) => /[^a-z’']/.test(word.toLowerCase())).length;
	const small = words.filter((word) => SMALL.has(word.toLowerCase())).length;
	return others >= 3 && others * 4 >= words.length && small * 8 < words.length;
}

const SMALL = new Set("the and is to of my i you he she it that was in".split(" "));

/**
 * For a text that is not English: that only English is read here, said in the language of the text where it is one of those
 * that we can say it in. Null for a text that may be English.
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
