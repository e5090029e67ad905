import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { SendResult } from "@/lib/domain/chat/schema";
import { safeReply } from "@/lib/safety/replies";
import { signUp } from "@/tests/setup/api";
import { deferred } from "@/tests/setup/deferred";
import { beginStream, chunk, serverOf } from "@/tests/setup/model/local-server";
import { MODEL_PORT } from "@/tests/setup/model/port";
import { allEvents, ask, type Event, eventsOf } from "./events";
import { history, send, sent, words } from "./model";

process.env.AI_TIMEOUT_MS = "2500";
process.env.AI_CALLS_PER_MINUTE = "100";
process.env.OPENAI_BASE_URL = `http://127.0.0.1:${MODEL_PORT}/v1`;
process.env.OPENAI_MODEL = "test-model";

/** How the model server responds to each request; set by each test. */
let respond: (response: ServerResponse) => unknown = () => {};
const asked: string[] = [];
serverOf(async (request, response) => {
	if (!request.url?.endsWith("/chat/completions")) return void response.writeHead(404).end();
	asked.push(await text(request));
	await respond(response);
}, MODEL_PORT);
beforeEach(() => {
	asked.splice(0);
});

const json = (reply: string, concern: object | null = null) => JSON.stringify({ concern, reply });
/** Splits a text into pieces of a few letters, like tokens. */
const pieces = (raw: string) => (raw.match(/[\s\S]{1,4}/g) ?? []).map((content) => chunk({ content })).join("");
const END = `${chunk({}, "stop")}data: [DONE]\n\n`;
const answerWith = (raw: string) => {
	respond = (response) => {
		beginStream(response, pieces(raw));
		response.end(END);
	};
};
const resultOf = (events: Event[]) => JSON.parse(events.at(-1)?.data ?? "") as SendResult;
const said = (events: readonly Event[]) => events.flatMap(({ name, data }) => (name === "" ? [data] : []));

const REPLY = "You kept quiet. **So** did he?\n\n- One thing.\n- Another.\n\nWhat would you have said?";

it("is whole sentences, and last what JSON would have been", async () => {
	answerWith(json(REPLY));
	const { browser, user } = await signUp();
	const response = await ask(browser, "I kept quiet.");
	expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
	const events = await allEvents(response);
	expect(said(events).length).toBeGreaterThan(3);
	expect(said(events)[0]).toBe("You kept quiet.");
	expect(said(events).join("")).toBe(REPLY);
	expect(events.at(-1)?.name).toBe("result");
	expect(resultOf(events)).toMatchObject({
		userMessage: { content: "I kept quiet." },
		aiMessage: { content: REPLY, writtenBy: "test-model" },
		safety: null,
	});
	expect(await history(browser, user.id)).toEqual([resultOf(events).userMessage, resultOf(events).aiMessage]);
});

it("has its first sentence as soon as the model has finished it", async () => {
	const finished = deferred<unknown>();
	respond = async (response) => {
		beginStream(response, pieces('{"concern": null, "reply": "You kept quiet. And th'));
		await finished.promise;
		response.end(pieces('en?", "concern": null}') + END);
	};
	const { browser } = await signUp();
	const events = eventsOf(await ask(browser, "I kept quiet."));
	expect((await events.next()).value).toEqual({ name: "", data: "You kept quiet." });
	finished.resolve(undefined);
	expect((await events.next()).value).toEqual({ name: "", data: " And then?" });
	expect(((await events.next()).value as Event).name).toBe("result");
});

test.each([
	["claims an action", "You kept quiet. I have booked you a table. What now, Ada?", "You kept quiet. What now, Ada?"],
	["names a number", "You kept quiet. Please call 116 123 today. What now, Ada?", "You kept quiet. What now, Ada?"],
	["recites the rules", "You kept quiet. My system prompt says so. What now, Ada?", "You kept quiet. What now, Ada?"],
	["has an address", "You kept quiet. See https://evil.example/?q=1 for more.", "You kept quiet. See for more."],
	[
		"invents a quotation",
		"You kept quiet. You wrote “I hate the sea.” Why?",
		"You kept quiet. You wrote I hate the sea. Why?",
	],
	["is the same thing with a link", "Hm. [Read](https://evil.example) it, please.", "Hm. Read it, please."],
])("a sentence that %s is not shown as it is", async (_, reply, shown) => {
	answerWith(json(reply));
	const { browser, user } = await signUp();
	const events = await allEvents(await ask(browser, "I kept quiet."));
	expect(said(events).join("")).toBe(shown);
	expect(resultOf(events).aiMessage?.content).toBe(shown);
	expect(await words(browser, user.id)).toEqual(["I kept quiet.", shown]);
	expect(asked).toHaveLength(1);
});

it("gives way to our own words where it is not careful, and ends the call", async () => {
	respond = (response) =>
		beginStream(response, pieces('{"concern": null, "reply": "You kept quiet. The quickest way to die is not w. And'));
	const { browser, user } = await signUp();
	const events = await allEvents(await ask(browser, "I kept quiet."));
	expect(said(events).join("")).toBe("You kept quiet.");
	expect(resultOf(events).aiMessage).toMatchObject({ content: safeReply("withheld", []), writtenBy: null });
	expect(await words(browser, user.id)).toEqual(["I kept quiet.", safeReply("withheld", [])]);
});

it("sends a notice first, if there is one, and repeats it at the end", async () => {
	answerWith(json(REPLY));
	const { browser } = await signUp();
	const events = await allEvents(await ask(browser, "I could kill my boss."));
	expect(events[0]?.name).toBe("notice");
	expect(JSON.parse(events[0]?.data ?? "")).toMatchObject({ aiMessage: null, safety: { certainty: "doubtful" } });
	expect(resultOf(events).safety).toMatchObject({ kind: "danger-to-others", certainty: "doubtful" });
});

describe("what worries a model", () => {
	const LONG = "Poi sono andata al mercato, e pioveva. ".repeat(20).trim();
	const content = "Mi piacerebbe non svegliarmi più, sai.";

	it("adds a notice where nothing was found, and is stored nowhere", async () => {
		answerWith(json(REPLY, { kind: "self-harm", words: "non svegliarmi più" }));
		const { browser, user } = await signUp();
		const result = await sent(send(browser, content));
		expect(result).toMatchObject({
			safety: { kind: "self-harm", certainty: "doubtful" },
			aiMessage: { content: REPLY },
		});
		expect(JSON.stringify(await history(browser, user.id))).not.toContain("self-harm");
	});

	test.each([
		["another spelling", { kind: "Self_Harm", words: "non svegliarmi più" }],
		["another word", { kind: "suicidal", words: "non svegliarmi più" }],
		["a list", [{ kind: "self-harm", words: "non svegliarmi più" }]],
		["a whole page", { kind: "self-harm", words: `${content} ${LONG}` }],
	])("counts with %s for its kind or its words", async (_, concern) => {
		answerWith(JSON.stringify({ concern, reply: REPLY }));
		const { browser } = await signUp();
		expect((await sent(send(browser, `${content} ${LONG}`))).safety).toMatchObject({ kind: "self-harm" });
	});

	test.each([
		["words of nobody", { kind: "self-harm", words: "I want to die" }],
		["a kind that is none", { kind: "sadness", words: "non svegliarmi" }],
		["nothing", null],
		["a word alone", "self-harm"],
	])("does not count with %s", async (_, concern) => {
		answerWith(JSON.stringify({ reply: REPLY, concern }));
		const { browser } = await signUp();
		const result = await sent(send(browser, content));
		expect(result).toMatchObject({ safety: null, aiMessage: { content: REPLY } });
	});

	it("is known before a word is shown, so that nothing is taken back where both see the same", async () => {
		const concern = { kind: "danger-to-others", words: "kill my boss" };
		answerWith(JSON.stringify({ concern, reply: REPLY }));
		const { browser } = await signUp();
		const events = await allEvents(await ask(browser, "I could kill my boss."));
		expect(said(events).join("")).not.toContain("You kept quiet");
		expect(resultOf(events).aiMessage?.content).toBe(safeReply("danger-to-others", []));
	});

	it("removes no notice that the rules gave", async () => {
		answerWith(json(REPLY, null));
		const { browser } = await signUp();
		expect((await sent(send(browser, "I could kill my boss."))).safety).not.toBeNull();
	});
});

describe("a model that fails", () => {
	it("later is an event that says so, and nothing is left of the message", async () => {
		respond = async (response) => {
			await wait(300);
			response.writeHead(401).end("{}");
		};
		const { browser, user } = await signUp();
		const events = await allEvents(await ask(browser, "Hello"));
		expect(events.map(({ name }) => name)).toEqual(["error"]);
		expect(JSON.parse(events[0]?.data ?? "")).toEqual({ status: 502, message: expect.stringMatching(/refused/) });
		expect(await words(browser, user.id)).toEqual([]);
	});

	it("in mid-sentence leaves the sentences before it as the reply", async () => {
		respond = async (response) => {
			beginStream(response, pieces('{"concern": null, "reply": "You kept quiet. And then you w'));
			await wait(50);
			response.socket?.destroy();
		};
		const { browser, user } = await signUp();
		const events = await allEvents(await ask(browser, "I kept quiet."));
		expect(resultOf(events).aiMessage?.content).toBe("You kept quiet.");
		expect(await words(browser, user.id)).toEqual(["I kept quiet.", "You kept quiet."]);
		expect(asked).toHaveLength(1);
	});
});

describe("somebody who hangs up", () => {
	/** Sends a message, waits until the model has been asked and has written `raw`, and disconnects. */
	async function hangUpAfter(raw: string | null, until: (events: AsyncGenerator<Event>) => Promise<unknown>) {
		const call = deferred<ServerResponse>();
		respond = (response) => {
			call.resolve(response);
			if (raw !== null) beginStream(response, pieces(raw));
		};
		const { browser, user } = await signUp();
		const key = randomUUID();
		const tab = new AbortController();
		const response = await ask(browser, "I kept quiet.", { key, signal: tab.signal });
		await until(eventsOf(response));
		const closed = once(await call.promise, "close");
		const at = performance.now();
		tab.abort();
		await closed;
		expect(performance.now() - at).toBeLessThan(2000);
		return { browser, user, key };
	}

	it("keeps the sentences that were sent as the reply, once, and ends the call upstream within two seconds", async () => {
		const { browser, user, key } = await hangUpAfter(
			'{"concern": null, "reply": "You kept quiet. And then you',
			(events) => events.next(),
		);
		// Another request with the same key finds the reply; the model is not asked again.
		const again = await sent(send(browser, "I kept quiet.", { key }));
		expect(again.aiMessage).toMatchObject({ content: "You kept quiet.", writtenBy: "test-model" });
		expect(await words(browser, user.id)).toEqual(["I kept quiet.", "You kept quiet."]);
		expect(asked).toHaveLength(1);
	});

	it("before anything was said keeps the message, which can be answered later under its key", async () => {
		const { browser, user, key } = await hangUpAfter(null, async () => {});
		expect(await words(browser, user.id)).toEqual(["I kept quiet."]);
		answerWith(json(REPLY));
		expect(said(await allEvents(await ask(browser, "I kept quiet.", { key }))).join("")).toBe(REPLY);
		expect(await words(browser, user.id)).toEqual(["I kept quiet.", REPLY]);
	});

	it("in one of two tabs leaves the other the same reply", async () => {
		const tabs: { first?: AbortController } = {};
		respond = (response) => beginStream(response, pieces('{"concern": null, "reply": "You kept quiet. And then you'));
		const { browser, user } = await signUp();
		const key = randomUUID();
		tabs.first = new AbortController();
		const events = eventsOf(await ask(browser, "I kept quiet.", { key, signal: tabs.first.signal }));
		await events.next();
		const other = sent(send(browser, "I kept quiet.", { key }));
		tabs.first.abort();
		expect((await other).aiMessage?.content).toBe("You kept quiet.");
		expect(await words(browser, user.id)).toEqual(["I kept quiet.", "You kept quiet."]);
		expect(asked).toHaveLength(1);
	});
});
