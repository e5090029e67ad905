import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { inspect } from "node:util";
import { complete } from "@/lib/ai/openai/client/chat";
import { createChatClient } from "@/lib/ai/openai/client/client";
import { FakeModel } from "@/tests/setup/model/fake-model";
import { beginStream, chunk, sendJson, serve } from "@/tests/setup/model/local-server";
import { coachAt, failureOf, good, goodJson, input, KEY, SECRET } from "../coached";

const model = new FakeModel();
beforeAll(() => model.start());
afterAll(() => model.stop());
// Makes the pauses between tries as short as possible: a quarter and half a second.
beforeEach(() => jest.spyOn(Math, "random").mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

const error = (status: number, message = "out of order", code?: string) => ({
	error: { message, ...(code !== undefined && { code }) },
	status,
});
const whole = (choice: object) => (response: ServerResponse) => sendJson(response, 200, { choices: [choice] });

/** Sends `beginning`, and then `piece` again and again until the client hangs up. */
function endless(type: string, beginning: string, piece: string) {
	return (response: ServerResponse) => {
		response.writeHead(200, { "content-type": type }).write(beginning);
		const many = piece.repeat(100_000 / piece.length);
		const send = () => {
			while (!response.destroyed && response.write(many));
		};
		response.on("drain", send);
		send();
	};
}

describe("a server in trouble", () => {
	it("is asked three times, with longer pauses", async () => {
		model.replies(error(500), error(503), { content: goodJson });
		await expect(coachAt(model.url).analyze()).resolves.toEqual(good);
		const [first = 0, second = 0, third = 0] = model.times;
		expect(second - first).toBeGreaterThanOrEqual(245);
		expect(third - second).toBeGreaterThanOrEqual(495);
	});

	it("fails a call when its stream only ever ends early, as if complete", async () => {
		const server = await serve((response) => {
			beginStream(response, chunk({ content: goodJson }));
			response.end("data: [DONE]\n\n");
		});
		await expect(failureOf(coachAt(server.url).analyze())).resolves.toMatchObject({
			code: "ai_failed",
			message: expect.stringContaining("broke off"),
		});
	});

	it.each([
		[401, "Bad key", undefined, /key/],
		[404, "No such model", "model_not_found", /model or address/],
		[429, "Quota exceeded", "insufficient_quota", /no credit/],
		[400, "maximum context length is 8192 tokens", undefined, /more than the coach's model can read/],
		[400, "Filtered", "content_filter", /declined/],
		[418, "I am a teapot", undefined, /did not accept/],
	])("is not asked again where that cannot help: %s %s", async (status, message, code, sentence) => {
		model.replies(error(status, message, code));
		const failure = await failureOf(coachAt(model.url).analyze());
		expect(failure).toMatchObject({ code: "ai_failed", status: 502, message: expect.stringMatching(sentence) });
		expect(model.asked).toHaveLength(1);
	});
});

describe("an answer that is none", () => {
	it.each([
		["empty", { content: "" }, /empty/],
		["blank", { content: " \n" }, /empty/],
		["filtered", { content: goodJson, finishReason: "content_filter" }, /declined/],
	])("fails at once: %s", async (_, reply, sentence) => {
		model.replies(reply);
		const failure = await failureOf(coachAt(model.url).analyze());
		expect(failure).toMatchObject({ code: "ai_failed", status: 502, message: expect.stringMatching(sentence) });
		expect(model.asked).toHaveLength(1);
	});

	it.each<[string, (response: ServerResponse) => void, RegExp]>([
		["refused", whole({ message: { content: null, refusal: "No." }, finish_reason: "stop" }), /declined/],
		["null", whole({ message: { content: null }, finish_reason: "stop" }), /empty/],
		["without a choice", (response) => sendJson(response, 200, { choices: [] }), /empty/],
		["the word null", (response) => sendJson(response, 200, null), /empty/],
		[
			"refused in a stream",
			(response) => {
				beginStream(response, chunk({ refusal: "I can" }), chunk({ refusal: "not." }));
				response.end(chunk({}, "stop"));
			},
			/declined/,
		],
		[
			"a stream of nothing",
			(response) => response.writeHead(200, { "content-type": "text/event-stream" }).end(),
			/empty/,
		],
		[
			"a page",
			(response) => response.writeHead(200, { "content-type": "application/json" }).end("<html>"),
			/could not be read/,
		],
		["a document without an end", endless("application/json", '{"choices":[{"message":{"content":"', "a"), /cut off/],
		["a line without an end", endless("text/event-stream", "data: ", "a"), /cut off/],
		["chunks of nothing without an end", endless("text/event-stream", "", chunk({ content: "" })), /cut off/],
	])("fails at once: %s", async (_, respond, sentence) => {
		const server = await serve(respond);
		const failure = await failureOf(coachAt(server.url).analyze());
		expect(failure).toMatchObject({ code: "ai_failed", status: 502, message: expect.stringMatching(sentence) });
		expect(server.asked).toHaveLength(1);
	});

	it("is asked for once more with less to read where the server cuts it off, and not called worth trying again", async () => {
		model.replies({ content: goodJson, finishReason: "length" }, { content: goodJson, finishReason: "length" });
		const said = input.answers.map((answer) => ({ ...answer, answer: "on and on ".repeat(900) }));
		const failure = await failureOf(coachAt(model.url).analyze(undefined, { ...input, answers: said }));
		expect(failure.message).toMatch(/no room left .* asking again would end the same way/);
		const [first = 0, second = 0] = model.asked.map(({ messages }) => JSON.stringify(messages).length);
		expect(second).toBeLessThan(first * 0.8);
	});

	it("is passed on in few parts where it is long and arrives in single characters", async () => {
		const words = "a b ".repeat(5_000);
		const server = await serve((response) => {
			beginStream(response, ...[...words].map((sign) => chunk({ content: sign })));
			response.end(chunk({}, "stop"));
		});
		const client = createChatClient({ baseURL: `${server.url}/v1`, model: "m", timeoutMs: 5_000 });
		const heard: string[] = [];
		const listener = { alive: () => {}, content: (soFar: string) => void heard.push(soFar) };
		await complete(client, { messages: [], stream: true }, new AbortController().signal, listener);
		expect([heard.at(0), heard.at(-1)]).toEqual(["a", words]);
		expect(heard.length).toBeLessThan(2_000);
	});

	it("is stopped when it will not end, and the server learns of it", async () => {
		let closed: Promise<unknown> = Promise.reject(new Error("Never asked."));
		closed.catch(() => {});
		const server = await serve((response) => {
			closed = once(response, "close");
			beginStream(response, chunk({ content: "x".repeat(60_000) }), chunk({ content: "x".repeat(60_000) }));
		});
		const failure = await failureOf(coachAt(server.url).analyze());
		expect(failure.message).toMatch(/cut off/);
		await closed;
	});
});

describe("time", () => {
	const expectTimeout = async (url: string, timeoutMs: number) => {
		const start = performance.now();
		const failure = await failureOf(coachAt(url, timeoutMs).analyze());
		expect(failure).toMatchObject({ code: "ai_timeout", status: 504 });
		expect(performance.now() - start).toBeGreaterThanOrEqual(timeoutMs - 5);
		expect(performance.now() - start).toBeLessThan(timeoutMs + 5_000);
	};

	it.each<[string, (response: ServerResponse) => void]>([
		["before it answers", () => {}],
		["in the middle of a stream", (response) => beginStream(response, chunk({ content: "{" }))],
		[
			"in the middle of a document",
			(response) => response.writeHead(200, { "content-type": "application/json" }).write("{"),
		],
		["in the middle of an error", (response) => response.writeHead(500).write("{")],
	])("runs out when the server hangs %s, and the connection with it", async (_, respond) => {
		let closed: Promise<unknown> | undefined;
		const server = await serve((response) => {
			closed = once(response, "close");
			respond(response);
		});
		await expectTimeout(server.url, 900);
		await closed;
		expect(server.asked).toHaveLength(1);
	});

	it("runs out for all tries together", async () => {
		const server = await serve((response, n) => {
			if (n === 1) sendJson(response, 500, {});
		});
		await expectTimeout(server.url, 1_500);
		expect(server.asked).toHaveLength(2);
	});
});

describe("a caller who goes away", () => {
	it.each<[string, (response: ServerResponse) => void]>([
		["before the server answers", () => {}],
		["in the middle of a stream", (response) => beginStream(response, chunk({ content: "{" }))],
	])("takes the connection along %s", async (_, respond) => {
		const caller = new AbortController();
		const reason = new Error("The tab was closed.");
		let closed: Promise<unknown> | undefined;
		const server = await serve((response) => {
			closed = once(response, "close");
			respond(response);
			caller.abort(reason);
		});
		await expect(coachAt(server.url).analyze(caller.signal)).rejects.toBe(reason);
		await closed;
		expect(server.asked).toHaveLength(1);
	});
});

describe("what may be logged", () => {
	const said = `${KEY}, you asked about the ${SECRET} clock`;
	it.each<[string, (response: ServerResponse) => void]>([
		[
			"an error",
			(response) => sendJson(response, 400, { error: { message: said, param: said, code: said, type: said } }),
		],
		["a refused key", (response) => sendJson(response, 401, { error: { message: said } }, { "x-request-id": said })],
		["a plain text", (response) => response.writeHead(403).end(said)],
		[
			"a validation error",
			(response) => sendJson(response, 422, { detail: [{ loc: ["body", said], msg: said, input: said }] }),
		],
		["half a document", (response) => response.writeHead(200, { "content-type": "application/json" }).end(`{"${said}`)],
		[
			"an error in a stream",
			(response) => {
				beginStream(response);
				response.end(`data: ${JSON.stringify({ error: { message: said, code: "invalid_prompt" } })}\n\n`);
			},
		],
		[
			"nonsense in a stream",
			(response) => {
				beginStream(response);
				response.end(`data: {"${said}\n\n`);
			},
		],
		["an answer in prose", whole({ message: { content: said } })],
		["an answer with keys of its own", whole({ message: { content: JSON.stringify({ [said]: said, quote: said }) } })],
		["a refusal", whole({ message: { content: said, refusal: said } })],
	])("has neither the key nor a word of the prompt, after %s", async (_, respond) => {
		const printed: string[] = [];
		for (const level of ["log", "info", "debug"] as const) {
			jest.spyOn(console, level).mockImplementation((...args) => void printed.push(inspect(args, { depth: 9 })));
		}
		const server = await serve(respond);
		const failure = await failureOf(coachAt(server.url).analyze());
		expect(server.asked[0]).toContain(SECRET);
		const everything = inspect(failure, { depth: 20, showHidden: true }) + printed.join();
		expect(everything).toContain("AI service: ");
		expect(everything).not.toContain(SECRET);
		expect(everything).not.toContain(KEY);
	});
});
