import type { ClientPerson } from "./shown";

const wordsOf = (text: string): string[] =>
	text
		.normalize("NFKC")
		.toLowerCase()
		.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether the words of a name occur one after the other. */
const contains = (words: readonly string[], name: readonly string[]) =>
	words.some((_, start) => name.every((word, i) => words[start + i] === word));

/**
 * Returns the people whom somebody may be looking for: a search that contains one of their names, or is the beginning
 * of one. The person has named them, so a name may be as short as they like, or a word such as "Will".
 * @param typed A question, some words, or the first letters.
 */
export function peopleSought(typed: string, people: readonly ClientPerson[]): ClientPerson[] {
	const words = wordsOf(typed);
	if (words.length === 0) return [];
	const begun = words.join(" ");
	return people.filter(({ names }) =>
		names.some((name) => {
			const own = wordsOf(name);
			return contains(words, own) || own.some((_, start) => own.slice(start).join(" ").startsWith(begun));
		}),
	);
}
