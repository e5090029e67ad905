// Separate from the schemas, so that a screen that only needs a number does not load Zod.

/** Maximum length of a message, in characters (UTF-16 code units, like `String.length`). */
export const MAX_MESSAGE = 8_000;
