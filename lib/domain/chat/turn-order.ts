interface Placed {
	id: number;
	/** On a reply: the message it answers. */
	replyToId: number | null;
}

/** Where in the conversation a message belongs: a reply beside what it answers, whenever it came. */
const anchorOf = ({ id, replyToId }: Placed) => replyToId ?? id;

/**
 * The messages in the order in which they are read: by id, and every reply directly behind the message it answers, so
 * that two sends at once do not read as if one reply answered the other message. The order of two messages depends on
 * nothing but them, so pages of a longer conversation can be put together in any order and sorted again.
 * The same in SQL: `ORDER BY COALESCE(reply_to_id, id), id`.
 * @returns A new list.
 */
export function inTurnOrder<Message extends Placed>(messages: readonly Message[]): Message[] {
	return [...messages].sort((a, b) => anchorOf(a) - anchorOf(b) || a.id - b.id);
}
