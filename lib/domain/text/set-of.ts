/** Returns the set of these words, which are separated by spaces. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
