/** Address and title of the screen. Separate, because the chat links to it and needs none of its other texts. */
export const OFF_RECORD = "/chat/off-the-record";
export const OFF_RECORD_TITLE = "Off the record";
export const OFF_RECORD_PATH = "/api/chat/off-record";

/** Maximum number of earlier turns passed to the coach, and of characters in all of them. */
export const MOST_TURNS = 40;
export const MOST_CHARACTERS = 30_000;

/** Milliseconds without a message after which a conversation off the record ends: one day. */
export const IDLE_MS = 24 * 60 * 60 * 1000;

/** Returns the newest turns that fit in a request, oldest first. */
export function turnsToSend<Turn extends { content: string }>(turns: readonly Turn[]): Turn[] {
	const chosen: Turn[] = [];
	let left = MOST_CHARACTERS;
	for (const turn of turns.toReversed()) {
		left -= turn.content.length;
		if (left < 0 || chosen.length === MOST_TURNS) break;
		chosen.unshift(turn);
	}
	return chosen;
}
