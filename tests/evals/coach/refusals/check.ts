import { withoutInventedQuotes } from "@/lib/ai/openai/invented-quotes";
import { systemPrompt } from "@/lib/ai/openai/prompts/conversation-rules";
import { replyFault, withoutFaultySentences } from "@/lib/ai/openai/reply-faults";
import { plainProse } from "@/lib/ai/openai/tidy";
import type { Kind } from "@/lib/domain/safety/kinds";
import { withoutUnsafeSentences } from "@/lib/safety/reply-check";

const RULES = systemPrompt([]).replace(/[^.:]*“Help now”[^.]*\./g, "");

/** Returns what a person would see of a text that a model had written to them; null if all of it would be withheld. */
export function shownOf(text: string, wrote = "", signs: readonly Kind[] = []): string | null {
	const faultless = withoutFaultySentences(withoutInventedQuotes(plainProse(text), [wrote]), RULES);
	return faultless === null ? null : withoutUnsafeSentences(faultless, signs);
}

/** Returns only the words: the app may remove the markup of lists, headings and brackets. */
const words = (text: string) => (text.match(/[\p{L}\p{N}]+|[“”"]/gu) ?? []).join(" ");

/** Whether a text is shown as it was written. */
export const isUnchanged = (text: string, shown: string | null): boolean =>
	shown !== null && words(shown) === words(text);

/** Returns why a sentence would not be shown as it is, or null. Danger is judged on the whole text. */
export function faultIn(sentence: string, wrote = ""): string | null {
	const tidy = plainProse(sentence);
	if (words(tidy) !== words(sentence)) return "tidied";
	if (words(withoutInventedQuotes(tidy, [wrote])) !== words(sentence)) return "quotation";
	return replyFault(tidy, RULES)?.kind ?? null;
}
