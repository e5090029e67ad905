// Separate from the schemas, so that a screen that only needs a number does not load Zod.

/** The most characters that an answer can have. */
export const MAX_ANSWER = 10_000;
/** A scale goes from 0 to this. */
export const SCALE_MAX = 10;
/** Fewest and most steps of an exercise. */
export const STEPS = { min: 4, max: 8 } as const;
