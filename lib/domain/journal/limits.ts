// Separate from the schemas, so that a screen that only needs a number does not load Zod.

/** In characters (UTF-16 code units, as `String.length` counts). */
export const MAX_ENTRY = 50_000;

export const ENTRY_REQUIRED = {
	title: "Entry required",
	description: "Please write something before requesting insights.",
};
