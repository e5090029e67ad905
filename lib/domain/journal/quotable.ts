import { sentencesOf } from "@/lib/domain/text/sentences";

/** The longest sentence that can be set apart, in characters. */
export const MAX_QUOTE = 600;
const FEWEST_WORDS = 3;

/** The sentences of an entry that can stand in the place of its quote, each once. */
export const quotableIn = (content: string): string[] => [
	...new Set(
		sentencesOf(content)
			.map(({ text }) => text)
			.filter((text) => text.length <= MAX_QUOTE && text.split(/\s+/).length >= FEWEST_WORDS),
	),
];
