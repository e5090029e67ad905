/** The address of the screen, and its title. The chat links to it and needs none of its other words. */
export const OFF_RECORD = "/chat/off-the-record";
export const OFF_RECORD_TITLE = "Off the record";
export const OFF_RECORD_PATH = "/api/chat/off-record";

/** How many earlier turns the coach is given, and how many characters they may have together. */
export const MOST_TURNS = 40;
export const MOST_CHARACTERS = 30_000;

/** After how many milliseconds without a word a conversation off the record is over by itself: a day. */
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
