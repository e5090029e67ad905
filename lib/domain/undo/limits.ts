/** How long a deletion can be undone on the screen, in seconds. */
export const UNDO_SECONDS = 10;
/** How long the server can undo it. Longer, for people who read slowly or hold the message with the pointer or keyboard. */
export const UNDOABLE_SECONDS = 30;
