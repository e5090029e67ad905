import { sentencesOf } from "@/lib/domain/text/sentences";

/** Maximum length of a sentence that can be shown as a quote, in characters. */
export const MAX_QUOTE = 600;
const FEWEST_WORDS = 3;

/** Returns the distinct sentences of an entry that can be its quote. */
export const quotableIn = (content: string): string[] => [
	...new Set(
		sentencesOf(content)
			.map(({ text }) => text)
			.filter((text) => text.length <= MAX_QUOTE && text.split(/\s+/).length >= FEWEST_WORDS),
	),
];
