interface Placed {
	id: number;
	/** On a reply: the message it answers. */
	replyToId: number | null;
}

/**
 * Returns the id that determines a message's place: a reply belongs next to the message it answers, whenever it
 * arrived.
 */
const anchorOf = ({ id, replyToId }: Placed) => replyToId ?? id;

/**
 * Sorts messages in reading order: by id, with each reply directly after the message it answers, so that of two
 * messages sent at once each keeps its own reply. The order of two messages depends on nothing else, so pages of a
 * longer conversation can be combined in any order and sorted again.
 * The same in SQL: `ORDER BY COALESCE(reply_to_id, id), id`.
 * @returns A new list.
 */
export function inTurnOrder<Message extends Placed>(messages: readonly Message[]): Message[] {
	return [...messages].sort((a, b) => anchorOf(a) - anchorOf(b) || a.id - b.id);
}
