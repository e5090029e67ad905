/** The most characters of an intention. */
export const MAX_MEANT = 300;
/** Days after which to ask again if the answer is "not yet". */
export const ASK_AGAIN_AFTER_DAYS = 3;
