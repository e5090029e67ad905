/** Begins a stored feeling that is the person's own word for it, and none of the list. */
const MARK = "own:";

/** Maximum length of such a word, which may be several, in characters: "seething, politely". */
export const MAX_OWN_WORD = 60;
/** Maximum length of what is stored for it, in characters. */
export const MAX_STORED_OWN_WORD = MARK.length + MAX_OWN_WORD;

/** Returns what is stored for a feeling in the person's own words. */
export const storedOwnWord = (word: string): string => `${MARK}${word}`;

/** Returns the person's own word for a feeling as it is stored; null if it is one of the list. */
export const ownWordIn = (stored: string): string | null =>
	stored.startsWith(MARK) ? stored.slice(MARK.length) || null : null;
