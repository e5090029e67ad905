import { sentencesOf } from "@/lib/domain/text/sentences";

/** The most characters of a sentence that can be shown as a quote. */
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
