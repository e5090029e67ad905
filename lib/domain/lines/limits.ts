/** The most characters of a line that is kept. */
export const MAX_LINE = 1_000;
/** How many lines somebody can keep. */
export const MAX_LINES = 2_000;
/** How many a screen asks for at a time. */
export const LINES_SHOWN = 50;
