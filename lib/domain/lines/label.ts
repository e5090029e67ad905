/** Label of the button below every text. Separate, because a screen needs no other text until the button is pressed. */
export const KEEP_A_LINE = "Keep a line";
export const KEEP_OWN_LINE = "Keep a line of your answers";
