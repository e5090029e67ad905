/** The address of the screen. */
export const OFF_RECORD = "/chat/off-the-record";
export const OFF_RECORD_PATH = "/api/chat/off-record";

/** How many turns before a message the coach is given, and how many characters they have together. */
export const MOST_TURNS = 40;
export const MOST_CHARACTERS = 30_000;

/** How long after the last word a conversation off the record is over by itself, in milliseconds: a day. */
export const IDLE_MS = 24 * 60 * 60 * 1000;

/** The newest turns that a request holds, oldest first. */
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
