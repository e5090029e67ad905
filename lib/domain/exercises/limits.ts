// Separate from the schemas, so that a screen that only needs a number does not load Zod.

/** Maximum length of an answer, in characters. */
export const MAX_ANSWER = 10_000;
/** The highest value of a scale; the lowest is 0. */
export const SCALE_MAX = 10;
/** Maximum length of a one-line answer, in characters. */
export const MAX_SHORT_ANSWER = 80;
/** Minimum and maximum number of steps in an exercise. */
export const STEPS = { min: 4, max: 8 } as const;
/** Minimum and maximum number of steps in a talk. A person only sees those that their choices lead to. */
export const TALK_STEPS = { min: 5, max: 16 } as const;
