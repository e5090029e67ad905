// Separate from the schemas, so that a screen that only needs a number does not load Zod.

/** The most characters of a message (UTF-16 code units, like `String.length`). */
export const MAX_MESSAGE = 8_000;
