interface Placed {
	id: number;
	/** On a reply: the message it answers. */
	replyToId: number | null;
}

/** Where a message belongs in the conversation: a reply next to the message that it answers, whenever it came. */
const anchorOf = ({ id, replyToId }: Placed) => replyToId ?? id;

/**
 * The messages in reading order: by id, with every reply directly behind the message it answers, so that with two sends
 * at once no reply seems to answer the other message. The order of two messages depends on nothing else, so pages of a
 * longer conversation can be combined in any order and sorted again.
 * The same in SQL: `ORDER BY COALESCE(reply_to_id, id), id`.
 * @returns A new list.
 */
export function inTurnOrder<Message extends Placed>(messages: readonly Message[]): Message[] {
	return [...messages].sort((a, b) => anchorOf(a) - anchorOf(b) || a.id - b.id);
}
