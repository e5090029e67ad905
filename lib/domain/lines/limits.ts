/** Maximum length of a kept line, in characters. */
export const MAX_LINE = 1_000;
/** Maximum number of lines that a person can keep. */
export const MAX_LINES = 2_000;
/** How many lines a screen requests at a time. */
export const LINES_SHOWN = 50;
/** Maximum length of a search among kept lines, in characters. */
export const MAX_LINES_QUERY = 200;
