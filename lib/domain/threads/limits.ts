/** The most characters of what somebody means to do. */
export const MAX_MEANT = 300;
/** After "not yet", in how many days to ask again. */
export const ASK_AGAIN_AFTER_DAYS = 3;
