import { SAID_AFTER, SAID_BEFORE, SAYS_BEFORE, SUGGESTING } from "@/lib/domain/text/quoting-words";
import { nearlyOwnWords } from "./nearly-own-words";
import { findQuoted } from "./own-words";

/** Returns the beginning of the sentence at the end of a text. */
const sentenceBefore = (text: string) => text.split(/[.!?\n]/).at(-1) ?? "";

/** Whether the text before and after a quotation attributes it to the person. */
function isAttributed(before: string, after: string): boolean {
	const begun = sentenceBefore(before);
	if (SAID_AFTER.test(after)) return true;
	if (SAID_BEFORE.test(before))
		return !/\byour (?:own |very )?words?\b[^"“”]*$/i.test(begun) || !SUGGESTING.test(begun);
	return SAYS_BEFORE.test(before) && !SUGGESTING.test(begun);
}

/**
 * Removes the quotation marks from words that a text attributes to the person ("you wrote …") and that they never
 * wrote, so that they read as the coach's paraphrase. Words in which a model has only corrected the spelling are
 * replaced by the person's own. Words that are quoted for another reason, such as a suggested wording, stay as they
 * are.
 */
export function withoutInventedQuotes(text: string, texts: readonly string[]): string {
	return text.replace(
		/(["“])([^"“”\n]{2,600})(["”])/g,
		(whole, opens: string, words: string, closes: string, at: number) => {
			const before = text.slice(Math.max(0, at - 120), at);
			const after = text.slice(at + whole.length, at + whole.length + 40);
			if (!isAttributed(before, after) || findQuoted(words, texts) !== null) return whole;
			const own = nearlyOwnWords(words, texts);
			return own === null ? words : `${opens}${own}${closes}`;
		},
	);
}
