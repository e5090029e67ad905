// Separate from the schemas, so that a screen that only needs a number does not load Zod.

/** The most characters that an answer can have. */
export const MAX_ANSWER = 10_000;
/** A scale goes from 0 to this. */
export const SCALE_MAX = 10;
/** The most characters of an answer on one line. */
export const MAX_SHORT_ANSWER = 80;
/** Fewest and most steps of an exercise. */
export const STEPS = { min: 4, max: 8 } as const;
/** Fewest and most steps of a talk, of which one person sees those that their choices lead to. */
export const TALK_STEPS = { min: 5, max: 16 } as const;
