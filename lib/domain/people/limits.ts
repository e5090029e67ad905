/** The most people that a person can name. */
export const MAX_PEOPLE = 60;
/** The most names of one of them. */
export const MAX_NAMES = 12;
/** The most characters of a name. */
export const MAX_NAME = 80;
