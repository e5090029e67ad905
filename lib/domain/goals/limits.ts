// Separate from the schemas, so that a screen that only needs a number does not load Zod.

/** Maximum number of open goals per person; finished ones do not count. */
export const MAX_GOALS = 2;
/** How much of a description is shown, in characters. */
export const SHOWN_DESCRIPTION = 240;
