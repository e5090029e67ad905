/** How many people somebody can name. */
export const MAX_PEOPLE = 60;
/** How many names one of them can go by. */
export const MAX_NAMES = 12;
/** The longest name, in characters. */
export const MAX_NAME = 80;
