import fc from "fast-check";
import {
	isTemporary,
	sentUnder,
	temporaryMessage,
	toConversation,
	withMessages,
	withNewest,
	withOlder,
} from "@/lib/domain/chat/conversation";
import { MESSAGE_PAGE } from "@/lib/domain/chat/paths";
import type { ClientMessage } from "@/lib/domain/chat/schema";

const message = (id: number, more: Partial<ClientMessage> = {}): ClientMessage => ({
	id,
	userId: 7,
	content: `Message ${id}`,
	isAiResponse: false,
	sendKey: null,
	replyToId: null,
	writtenBy: null,
	createdAt: "2026-11-21T12:00:00.000Z",
	...more,
});
const reply = (id: number, replyToId: number) => message(id, { isAiResponse: true, replyToId, writtenBy: "built-in" });
const ids = (conversation: { messages: ClientMessage[] }) => conversation.messages.map(({ id }) => id);
const at = new Date("2026-11-21T12:00:00Z");

test("a page that is not full reaches back to the beginning", () => {
	const full = Array.from({ length: MESSAGE_PAGE }, (_, i) => message(i + 1));
	expect(toConversation(full).reachesBack).toBe(false);
	expect(toConversation(full.slice(1)).reachesBack).toBe(true);
	const [, ...rest] = full;
	expect(withOlder(toConversation(full), rest).reachesBack).toBe(true);
});

test("a message that is being sent stands last, and gives way to the saved one", () => {
	const before = toConversation([message(1), reply(2, 1)]);
	const sending = withMessages(before, [temporaryMessage(7, "Hello", "k", at)]);
	expect(ids(sending).slice(0, 2)).toEqual([1, 2]);
	expect(sending.messages[2]).toMatchObject({ content: "Hello", isAiResponse: false });
	expect(sending.messages.filter(isTemporary)).toHaveLength(1);
	const saved = withMessages(sending, [message(9, { content: "Hello", sendKey: "k" }), reply(10, 9)]);
	expect(ids(saved)).toEqual([1, 2, 9, 10]);
	expect(sentUnder(saved, "k")?.id).toBe(9);
});

test("a newest page that no longer meets what is loaded takes its place, and leaves no hole", () => {
	const numbered = (from: number) => Array.from({ length: MESSAGE_PAGE }, (_, i) => message(from + i));
	const loaded = withMessages(toConversation([message(1), reply(2, 1)]), [temporaryMessage(7, "Hello", "k", at)]);
	const apart = withNewest(loaded, numbered(500));
	expect(ids(apart).slice(0, MESSAGE_PAGE)).toEqual(numbered(500).map(({ id }) => id));
	expect(apart.messages.filter(isTemporary)).toHaveLength(1);
	expect(apart.messages).toHaveLength(MESSAGE_PAGE + 1);
	expect(apart.reachesBack).toBe(false);
	// A page that adjoins the loaded messages is joined to them.
	const met = withNewest(loaded, numbered(2));
	expect(ids(met).slice(0, 3)).toEqual([1, 2, 3]);
	expect(met.reachesBack).toBe(true);
	// Messages from an earlier visit are older than those that are loaded by now.
	expect(withNewest(apart, numbered(1))).toBe(apart);
});

test("a reply stands behind what it answers, whenever it came", () => {
	const both = withMessages(toConversation([]), [message(1), message(2), reply(3, 2), reply(4, 1)]);
	expect(ids(both)).toEqual([1, 4, 2, 3]);
});

test("what is there already stays the same object", () => {
	const before = toConversation([message(1)]);
	expect(withMessages(before, [message(1)]).messages[0]).toBe(before.messages[0]);
});

test("messages come together in any order of pages, each once", () => {
	const all = Array.from({ length: 30 }, (_, i) => message(i + 1));
	fc.assert(
		fc.property(fc.array(fc.subarray(all)), (pages) => {
			const whole = pages.reduce(withMessages, toConversation([]));
			expect(ids(whole)).toEqual([...new Set(pages.flat().map(({ id }) => id))].sort((a, b) => a - b));
		}),
	);
});
