import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/server/core/database/db";
import { signUp } from "@/tests/setup/api";
import { history, Model, send, sent, words } from "./model";

process.env.AI_TIMEOUT_MS = "2500";
process.env.AI_CALLS_PER_MINUTE = "12";
const model = new Model();
beforeEach(() => model.reset());

const REPLY = "What did the silence say?";

it("keeps a message as it was typed, and its reply behind it", async () => {
	const { browser, user } = await signUp();
	const key = randomUUID();
	const result = await sent(send(browser, "  Tom was quiet\n\nagain 🌧 ", { key }));
	expect(result).toEqual({
		userMessage: {
			id: expect.any(Number),
			userId: user.id,
			content: "  Tom was quiet\n\nagain 🌧 ",
			isAiResponse: false,
			sendKey: key,
			replyToId: null,
			writtenBy: null,
			createdAt: expect.stringMatching(/Z$/),
		},
		aiMessage: {
			id: expect.any(Number),
			userId: user.id,
			content: REPLY,
			isAiResponse: true,
			sendKey: key,
			replyToId: result.userMessage.id,
			writtenBy: "test-model",
			createdAt: expect.stringMatching(/Z$/),
		},
		safety: null,
	});
	expect(await history(browser, user.id)).toEqual([result.userMessage, result.aiMessage]);
	expect((await history(browser, user.id, "?limit=5")).map(({ content }) => content)).toEqual([
		"  Tom was quiet\n\nagain 🌧 ",
		REPLY,
	]);
});

test.each<[string, unknown, RegExp]>([
	["nothing", {}, /write something/],
	["an empty text", { content: "" }, /write something/],
	["blanks", { content: " \n\t " }, /write something/],
	["a number", { content: 5 }, /write something/],
	["too much", { content: "a".repeat(8001) }, /at most 8,000 characters/],
	["more than the content", { content: "Hi", isAiResponse: true }, /isAiResponse/],
	["a NUL", { content: "Hi\0" }, /cannot be saved/],
	["half a character", { content: "Hi \ud83d" }, /cannot be saved/],
	["no object", "Hi", /named fields/],
])("refuses %s in a sentence", async (_, body, sentence) => {
	const { browser, user } = await signUp();
	const response = await browser.post("/api/chat", body);
	expect(response.status).toBe(400);
	expect(await response.text()).toMatch(sentence);
	expect(await history(browser, user.id)).toEqual([]);
	expect(model.sent).toEqual([]);
});

it("accepts as much text as it says, in any script", async () => {
	const { browser } = await signUp();
	const content = "我".repeat(8000);
	expect((await sent(send(browser, content))).userMessage.content).toBe(content);
});

describe("a coach that fails", () => {
	test.each([
		["FAILING", [502], /could not answer/],
		["BUSY", [502], /busy/],
		["HANGING", [504], /in time/],
		["BREAKING", [502], /broke off|be reached/],
		["BOASTING", [502], /could not be read/],
	])("by %s leaves nothing behind, and the same key sends it again, once", async (how, statuses, sentence) => {
		const { browser, user } = await signUp();
		const key = randomUUID();
		const response = await send(browser, `${how} and my words`, { key });
		expect(statuses).toContain(response.status);
		expect(await response.text()).toMatch(sentence);
		expect(await history(browser, user.id)).toEqual([]);
		model.isMended = true;
		await sent(send(browser, `${how} and my words`, { key }));
		expect(await words(browser, user.id)).toEqual([`${how} and my words`, REPLY]);
	});

	it("or ignores the form is shown anyway", async () => {
		const { browser } = await signUp();
		const { aiMessage } = await sent(send(browser, "BABBLING"));
		expect(aiMessage?.content).toBe("I would rather talk about the weather.");
	});

	it("does not undo what was written in between", async () => {
		const { browser, user } = await signUp();
		await Promise.all([send(browser, "FAILING"), sent(send(browser, "A good one"))]);
		expect(await words(browser, user.id)).toEqual(["A good one", REPLY]);
	});
});

describe("the same key", () => {
	it("gives the same pair, and asks nobody again", async () => {
		const { browser, user } = await signUp();
		const key = randomUUID();
		const first = await sent(send(browser, "Once", { key }));
		expect(await sent(send(browser, "Once", { key: key.toUpperCase() }))).toEqual(first);
		expect(model.sent).toHaveLength(1);
		expect(await history(browser, user.id)).toHaveLength(2);
	});

	it("at once, from ten tabs, asks once", async () => {
		const { browser, user } = await signUp();
		const key = randomUUID();
		const all = await Promise.all(Array.from({ length: 10 }, () => sent(send(browser, "SLOW", { key }))));
		expect(new Set(all.map((result) => JSON.stringify(result))).size).toBe(1);
		expect(all[0]?.aiMessage?.content).toBe("Slowly, then.");
		expect(model.sent).toHaveLength(1);
		expect(await history(browser, user.id)).toHaveLength(2);
	});

	it("at once, where the coach fails, fails everywhere and leaves nothing", async () => {
		const { browser, user } = await signUp();
		const key = randomUUID();
		const all = await Promise.all(Array.from({ length: 3 }, () => send(browser, "BOASTING", { key })));
		expect(all.map(({ status }) => status)).toEqual([502, 502, 502]);
		expect(await history(browser, user.id)).toEqual([]);
	});

	it("with other words is a conflict, and changes nothing", async () => {
		const { browser, user } = await signUp();
		const key = randomUUID();
		await sent(send(browser, "First words", { key }));
		const response = await send(browser, "Second words", { key });
		expect(response.status).toBe(409);
		expect(await response.text()).toMatch(/other words/);
		expect(await words(browser, user.id)).toEqual(["First words", REPLY]);
	});

	it("of another person is a different key", async () => {
		const [ada, grace] = [await signUp(), await signUp("grace")];
		const key = randomUUID();
		await sent(send(ada.browser, "Ada's", { key }));
		await sent(send(grace.browser, "Grace's", { key }));
		expect(await words(ada.browser, ada.user.id)).toEqual(["Ada's", REPLY]);
		expect(await words(grace.browser, grace.user.id)).toEqual(["Grace's", REPLY]);
	});
});

describe("a message that stands unanswered", () => {
	const stored = async (replyUntil: Date | null, content = "From a closed tab") => {
		const { browser, user } = await signUp();
		const key = randomUUID();
		await db().chatMessage.create({
			data: { userId: user.id, content, isAiResponse: false, sendKey: key, replyUntil },
		});
		return { browser, user, key, content };
	};

	it("is answered when it is sent again, where it stands", async () => {
		const { browser, user, key, content } = await stored(null);
		await sent(send(browser, "A later one"));
		await sent(send(browser, content, { key }));
		expect(await words(browser, user.id)).toEqual([content, REPLY, "A later one", REPLY]);
	});

	it("because the process died is answered as soon as its claim has run out", async () => {
		const claimed = Date.now() + 700;
		const { browser, user, key, content } = await stored(new Date(claimed));
		await sent(send(browser, content, { key }));
		expect(Date.now()).toBeGreaterThanOrEqual(claimed);
		expect(await words(browser, user.id)).toEqual([content, REPLY]);
	});

	it("stays where the coach fails again: it was sent and seen", async () => {
		const { browser, user, key, content } = await stored(null, "FAILING from a closed tab");
		expect((await send(browser, content, { key })).status).toBe(502);
		expect(await words(browser, user.id)).toEqual([content]);
		model.isMended = true;
		await sent(send(browser, content, { key }));
		expect(await words(browser, user.id)).toEqual([content, REPLY]);
	});

	it("by a closed tab is there once, and answered under its key from another tab", async () => {
		const { browser, user } = await signUp();
		const key = randomUUID();
		const tab = new AbortController();
		const closed = send(browser, "HANGING, then closed", { key, signal: tab.signal });
		while (model.sent.length === 0) await wait(10);
		tab.abort();
		expect((await sent(closed)).aiMessage).toBeNull();
		expect(await words(browser, user.id)).toEqual(["HANGING, then closed"]);
		model.isMended = true;
		await sent(send(browser, "HANGING, then closed", { key }));
		expect(await words(browser, user.id)).toEqual(["HANGING, then closed", REPLY]);
	});
});

it("two sends at once are both there, each with its own reply behind it", async () => {
	const { browser, user } = await signUp();
	const contents = ["SLOW one", "Quick one", "SLOW two", "Quick two"];
	await Promise.all(contents.map((content) => sent(send(browser, content))));
	const all = await history(browser, user.id);
	expect(all).toHaveLength(8);
	expect(
		all
			.filter(({ isAiResponse }) => !isAiResponse)
			.map(({ content }) => content)
			.sort(),
	).toEqual(contents.sort());
	for (const [i, message] of all.entries()) {
		if (message.isAiResponse) expect(message.replyToId).toBe(all[i - 1]?.id);
	}
});
