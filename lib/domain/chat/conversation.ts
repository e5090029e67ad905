import { MESSAGE_PAGE, OLDER_PAGE } from "./paths";
import type { ClientMessage } from "./schema";
import { inTurnOrder } from "./turn-order";

/** The loaded part of a conversation: its newest messages, in turn order. */
export interface Conversation {
	messages: ClientMessage[];
	/** Whether the first message of the whole conversation is loaded. */
	reachesBack: boolean;
}

/** Greater than every id in the database, so that messages still being sent are sorted last. */
const FIRST_TEMPORARY_ID = 2 ** 40;
let temporaryIds = 0;

/** Returns the id of a message that the server does not have (yet). */
export const temporaryId = (n: number) => FIRST_TEMPORARY_ID + n;

/** Whether the server has not confirmed this message yet. */
export const isTemporary = ({ id }: Pick<ClientMessage, "id">) => id >= FIRST_TEMPORARY_ID;

/** Returns the conversation that consists of its newest page. */
export const toConversation = (newestPage: ClientMessage[]): Conversation => ({
	messages: newestPage,
	reachesBack: newestPage.length < MESSAGE_PAGE,
});

/** Returns a message as it is shown while it is being sent. */
export function temporaryMessage(userId: number, content: string, sendKey: string, now: Date): ClientMessage {
	temporaryIds += 1;
	return {
		id: temporaryId(temporaryIds),
		userId,
		content,
		isAiResponse: false,
		sendKey,
		replyToId: null,
		writtenBy: null,
		createdAt: now.toISOString(),
	};
}

/** Finds the person's message that was sent with this key, if it is loaded. */
export const sentUnder = ({ messages }: Conversation, key: string) =>
	messages.find(({ isAiResponse, sendKey }) => !isAiResponse && sendKey === key);

/**
 * Adds messages to the conversation. A message that is already there stays as it is, unless another answer was chosen
 * for it; a temporary one is replaced.
 */
export function withMessages(conversation: Conversation, more: readonly ClientMessage[]): Conversation {
	const known = new Set(conversation.messages.map(({ id }) => id));
	const confirmed = new Set(more.filter((message) => isSent(message)).map(({ sendKey }) => sendKey));
	const changed = new Map(more.flatMap((one) => (one.answerId === undefined ? [] : [[one.id, one] as const])));
	const stay = conversation.messages
		.filter((message) => !(isTemporary(message) && confirmed.has(message.sendKey)))
		.map((message) => changed.get(message.id) ?? message);
	const fresh = more.filter(({ id }) => !known.has(id));
	return { ...conversation, messages: inTurnOrder([...stay, ...fresh]) };
}

/**
 * Merges the server's newest page into the conversation. If so much was said elsewhere that there is a gap between the
 * page and the loaded messages, the page replaces them; older pages are then loaded again. A page from an earlier visit
 * that comes before the loaded messages changes nothing.
 */
export function withNewest(conversation: Conversation, page: readonly ClientMessage[]): Conversation {
	const saved = conversation.messages.filter((message) => !isTemporary(message)).map(({ id }) => id);
	const isApart = page.length >= MESSAGE_PAGE && !page.some(({ id }) => saved.includes(id));
	if (!isApart) return withMessages(conversation, page);
	if (Math.max(...saved) > Math.max(...page.map(({ id }) => id))) return conversation;
	return withMessages({ messages: conversation.messages.filter(isTemporary), reachesBack: false }, page);
}

const isSent = (message: ClientMessage) => !message.isAiResponse && !isTemporary(message);

/** Adds the page before the loaded messages. */
export const withOlder = (conversation: Conversation, page: readonly ClientMessage[]): Conversation => ({
	...withMessages(conversation, page),
	reachesBack: page.length < OLDER_PAGE,
});

/** Removes the temporary message that was being sent with this key. */
export const withoutTemporary = (conversation: Conversation, key: string): Conversation => ({
	...conversation,
	messages: conversation.messages.filter((message) => !(isTemporary(message) && message.sendKey === key)),
});

/**
 * Returns the ids of the person's messages that were saved but never answered: the tab was closed, or the server
 * stopped.
 */
export function unansweredIn(messages: readonly ClientMessage[]): Set<number> {
	const answered = new Set(messages.map(({ replyToId }) => replyToId));
	const isUnanswered = (message: ClientMessage) =>
		isSent(message) && message.sendKey !== null && !answered.has(message.id);
	return new Set(messages.filter(isUnanswered).map(({ id }) => id));
}
