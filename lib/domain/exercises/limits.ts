// Separate from the schemas, so that a screen that only needs a number does not load Zod.

/** The most characters of an answer. */
export const MAX_ANSWER = 10_000;
/** The highest value of a scale; the lowest is 0. */
export const SCALE_MAX = 10;
/** The most characters of a one-line answer. */
export const MAX_SHORT_ANSWER = 80;
/** The fewest and most steps of an exercise. */
export const STEPS = { min: 4, max: 8 } as const;
/** The fewest and most steps of a talk. A person only sees those that their choices lead to. */
export const TALK_STEPS = { min: 5, max: 16 } as const;
