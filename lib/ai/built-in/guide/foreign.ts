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
	return legibilityOf(tokenize(read, 0).flat()) === "other language";
}
