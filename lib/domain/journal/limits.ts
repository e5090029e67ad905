// Separate from the schemas, so that a screen that only needs a number does not load Zod.

/** The most characters of an entry (UTF-16 code units, like `String.length`). */
export const MAX_ENTRY = 50_000;

export const ENTRY_REQUIRED = {
	title: "Entry required",
	description: "Please write something before requesting insights.",
};
/** The most characters of a prompt. */
export const MAX_PROMPT = 500;
