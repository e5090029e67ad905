/** What the button says that stands below every text; by itself, because a screen needs no more words until it is pressed. */
export const KEEP_A_LINE = "Keep a line";
export const KEEP_OWN_LINE = "Keep a line of your answers";
