// Separate from the schemas, so that a screen that only needs a number does not load Zod.

/** Maximum length of an entry, in characters (UTF-16 code units, like `String.length`). */
export const MAX_ENTRY = 50_000;

export const ENTRY_REQUIRED = {
	title: "Entry required",
	description: "Please write something before requesting insights.",
};
/** Maximum length of a prompt, in characters. */
export const MAX_PROMPT = 500;
