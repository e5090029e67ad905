/** How long a deletion can be undone on the screen, in seconds. */
export const UNDO_SECONDS = 10;
/**
 * How long the server can undo a deletion, in seconds. Longer, for people who read slowly or keep the message open with
 * the pointer or keyboard.
 */
export const UNDOABLE_SECONDS = 30;
