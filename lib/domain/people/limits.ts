/** Maximum number of people that a person can name. */
export const MAX_PEOPLE = 60;
/** Maximum number of names per person. */
export const MAX_NAMES = 12;
/** Maximum length of a name, in characters. */
export const MAX_NAME = 80;
