import { randomUUID } from "node:crypto";
import type { ClientMessage, SendResult } from "@/lib/domain/chat/schema";
import { replyIdIn } from "@/lib/domain/journal/own-words";
import { answeredWords } from "@/lib/server/chat/answered-words";
import { pool } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

const STORY = `we sat on the balcony ${"and watched the heron, and nobody said anything ".repeat(5).trim()}`;

async function say(browser: TestBrowser, content: string): Promise<ClientMessage> {
	const { aiMessage } = await jsonOf<SendResult>(
		browser.post("/api/chat", { content }, { "idempotency-key": randomUUID() }),
	);
	if (!aiMessage) throw new Error("No reply");
	return aiMessage;
}

/** Whether a reply offers to keep the message it answers. */
const offersToKeep = ({ offers = [] }: ClientMessage) => offers.some(({ kind }) => kind === "keep");

it("are what a reply answers, and nobody else's", async () => {
	const { browser, user } = await signUp();
	const { browser: stranger, user: other } = await signUp("grace");
	const reply = await say(browser, `  ${STORY}\n`);
	const theirs = await say(stranger, "we sat in the orchard");
	expect(offersToKeep(reply)).toBe(true);
	expect(await answeredWords(user.id, reply.id)).toBe(STORY);
	expect(await answeredWords(other.id, theirs.id)).toBe("we sat in the orchard");
	expect(await answeredWords(user.id, theirs.id)).toBeNull();
	expect(await answeredWords(other.id, reply.id)).toBeNull();
	// Nor can it be reached by the id of the person's own message.
	expect(await answeredWords(user.id, reply.replyToId ?? 0)).toBeNull();
	expect(await answeredWords(other.id, reply.replyToId ?? 0)).toBeNull();
});

it("are the ones of before where somebody went back to an offer", async () => {
	const { browser, user } = await signUp();
	const first = await say(browser, STORY);
	await say(browser, "the second one");
	const back = await say(browser, "back");
	expect(back.offers).toEqual(first.offers);
	expect(await answeredWords(user.id, back.id)).toBe(STORY);
});

it("are all pieces that somebody told while they were listened to", async () => {
	const { browser, user } = await signUp();
	await say(browser, "The evenings are long.");
	await browser.post("/api/chat", { content: "Just be listened to", tap: { do: "door", door: "listen" } });
	await say(browser, "He always had the radio on.");
	await say(browser, "I still get two cups down.");
	const last = await say(browser, "Thats all dear");
	expect(offersToKeep(last)).toBe(true);
	expect(await answeredWords(user.id, last.id)).toBe(
		"The evenings are long.\n\nHe always had the radio on.\n\nI still get two cups down.",
	);
});

it("are gone with a deleted message, and with one that does not open", async () => {
	const { browser, user } = await signUp();
	const reply = await say(browser, STORY);
	const kept = await say(browser, "we had tea after that");
	expect((await browser.delete(`/api/chat/${reply.replyToId}`)).status).toBe(200);
	expect(await answeredWords(user.id, reply.id)).toBeNull();
	expect(await answeredWords(user.id, kept.id)).toBe("we had tea after that");
	await pool().query("UPDATE chat_messages SET content = overlay(content placing 'AAAA' from 40) WHERE id = $1", [
		kept.replyToId,
	]);
	expect(await answeredWords(user.id, kept.id)).toBeNull();
});

it.each(["", "0", "-1", "1.5", "1e3", " 7", "0x10", "reply", "2147483648", "99999999999", "1'", ["1", "2"], undefined])(
	"nothing else is the id of a reply: %j",
	(from) => {
		expect(replyIdIn(from)).toBeNull();
	},
);

it.each([
	["1", 1],
	["2147483647", 2_147_483_647],
])("the id of a reply is a positive number: %s", (from, id) => {
	expect(replyIdIn(from)).toBe(id);
});
