import { MESSAGE_PAGE, OLDER_PAGE } from "./paths";
import type { ClientMessage } from "./schema";
import { inTurnOrder } from "./turn-order";

/** The loaded part of a conversation: its newest messages, in turn order. */
export interface Conversation {
	messages: ClientMessage[];
	/** Whether the very first message is among them. */
	reachesBack: boolean;
}

/** Greater than every id of the database, so that what is being sent comes last. */
const FIRST_TEMPORARY_ID = 2 ** 40;
let temporaryIds = 0;

/** The id of a message that the server does not have (yet). */
export const temporaryId = (n: number) => FIRST_TEMPORARY_ID + n;

/** Whether a message is shown that the server has not confirmed. */
export const isTemporary = ({ id }: Pick<ClientMessage, "id">) => id >= FIRST_TEMPORARY_ID;

/** The conversation that ends with a newest page. */
export const toConversation = (newestPage: ClientMessage[]): Conversation => ({
	messages: newestPage,
	reachesBack: newestPage.length < MESSAGE_PAGE,
});

/** A message as it is shown while it is being sent. */
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

/** The person's message that was sent under a key, if it is loaded. */
export const sentUnder = ({ messages }: Conversation, key: string) =>
	messages.find(({ isAiResponse, sendKey }) => !isAiResponse && sendKey === key);

/**
 * The conversation with more messages. One that is there already stays as it is, unless another answer was chosen for
 * it; a temporary one is replaced.
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
 * The conversation with the server's newest page. If so much was said elsewhere that the page does not reach what is
 * loaded, the page replaces it, so that nothing in between is missing; older pages are then loaded again. A page from
 * an earlier visit that lies before what is loaded adds nothing.
 */
export function withNewest(conversation: Conversation, page: readonly ClientMessage[]): Conversation {
	const saved = conversation.messages.filter((message) => !isTemporary(message)).map(({ id }) => id);
	const isApart = page.length >= MESSAGE_PAGE && !page.some(({ id }) => saved.includes(id));
	if (!isApart) return withMessages(conversation, page);
	if (Math.max(...saved) > Math.max(...page.map(({ id }) => id))) return conversation;
	return withMessages({ messages: conversation.messages.filter(isTemporary), reachesBack: false }, page);
}

const isSent = (message: ClientMessage) => !message.isAiResponse && !isTemporary(message);

/** The conversation with the page before it. */
export const withOlder = (conversation: Conversation, page: readonly ClientMessage[]): Conversation => ({
	...withMessages(conversation, page),
	reachesBack: page.length < OLDER_PAGE,
});

/** The conversation without the message that was being sent under a key. */
export const withoutTemporary = (conversation: Conversation, key: string): Conversation => ({
	...conversation,
	messages: conversation.messages.filter((message) => !(isTemporary(message) && message.sendKey === key)),
});

/** The ids of the person's messages that were saved but never answered: the tab was closed, or the server stopped. */
export function unansweredIn(messages: readonly ClientMessage[]): Set<number> {
	const answered = new Set(messages.map(({ replyToId }) => replyToId));
	const isUnanswered = (message: ClientMessage) =>
		isSent(message) && message.sendKey !== null && !answered.has(message.id);
	return new Set(messages.filter(isUnanswered).map(({ id }) => id));
}
