/** The most characters of a kept line. */
export const MAX_LINE = 1_000;
/** The most lines that a person can keep. */
export const MAX_LINES = 2_000;
/** How many lines a screen requests at a time. */
export const LINES_SHOWN = 50;
/** The most characters of a search among kept lines. */
export const MAX_LINES_QUERY = 200;
