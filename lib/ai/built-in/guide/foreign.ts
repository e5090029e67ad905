import { legibilityOf } from "../language";
import { loadTokenizer } from "../reading/tokens";

/** Fewer words than these may be anything. */
const ENOUGH = 4;
const READ = 600;

/** Whether a text is clearly in another language than English. */
export async function isForeign(text: string): Promise<boolean> {
	const read = text.slice(0, READ);
	if (read.split(/\s+/).length < ENOUGH && /^[\x20-\x7e\s]*$/.test(read)) return false;
	const tokenize = await loadTokenizer();
	if (legibilityOf(tokenize(read, 0).flat()) === "other language") return true;
	// A language whose words the tokenizer cuts up has letters that English lacks in many of them.
	const words = read.match(/\p{L}+/gu) ?? [];
	const others = words.filter((word) => /[^a-z]/.test(word.toLowerCase())).length;
	const small = words.filter((word) => /^(?:the|and|is|to|of|my|i|you|he|she|it|that|was|in)$/i.test(word)).length;
	return others >= 3 && others * 4 >= words.length && small * 8 < words.length;
}
