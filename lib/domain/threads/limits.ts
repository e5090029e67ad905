/** Maximum length of an intention, in characters. */
export const MAX_MEANT = 300;
/** How many intentions can be open at once. More would be a to-do list. */
export const MAX_OPEN_THREADS = 50;
/** Days after which to ask again if the answer is "not yet". */
export const ASK_AGAIN_AFTER_DAYS = 3;
