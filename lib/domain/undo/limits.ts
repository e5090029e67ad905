/** How long a deletion can be undone on the screen, in seconds. */
export const UNDO_SECONDS = 10;
/** How long it is kept: who reads the message slowly, or holds it with the pointer or the keyboard, is not too late. */
export const KEPT_SECONDS = 30;
