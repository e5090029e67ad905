import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { checkModel, startLines } from "@/lib/ai/openai/check-model";
import { createOpenAiCoach } from "@/lib/ai/openai/coach";
import { RULES } from "@/lib/ai/openai/prompts/conversation-rules";
import { estimateTokens } from "@/lib/ai/openai/prompts/text";
import { beginStream, chunk, sendJson } from "@/tests/setup/model/local-server";
import { input } from "@/tests/unit/chat/person";

type Handle = (
	path: string,
	body: Record<string, unknown>,
	response: ServerResponse,
	request: IncomingMessage,
) => unknown;

let handle: Handle = () => {};
let server: Server;
let url = "";
const asked: { path: string; body: Record<string, unknown> }[] = [];
beforeAll(async () => {
	server = createServer(async (request, response) => {
		const raw = await text(request);
		const body = raw ? (JSON.parse(raw) as Record<string, unknown>) : {};
		asked.push({ path: request.url ?? "", body });
		await handle(request.url ?? "", body, response, request);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});
beforeEach(() => {
	asked.splice(0);
});

const REPLY = "You kept quiet. What would you have said?";
const raw = JSON.stringify({ reply: REPLY, concern: null });
const settings = (more = {}) => ({
	baseURL: `${url}/v1`,
	model: "m",
	timeoutMs: 2000,
	transcription: {},
	speech: {},
	...more,
});
const coach = (more = {}) =>
	createOpenAiCoach({ baseURL: `${url}/v1`, model: "m", timeoutMs: 2000, asksServer: true, ...more });
const signal = new AbortController().signal;
const long = { ...input, turns: input.turns.map((turn) => ({ ...turn, content: "and then more of it ".repeat(400) })) };
const promptOf = (body: Record<string, unknown> | undefined) => body?.messages as { role: string; content: string }[];

const lines = (...parts: object[]) => parts.map((part) => `${JSON.stringify(part)}\n`).join("");
const ollama =
	(length: number): Handle =>
	(path, _, response) => {
		if (path === "/api/show") return sendJson(response, 200, { model_info: { "llama.context_length": length } });
		if (path !== "/api/chat") return response.writeHead(404).end();
		response.writeHead(200, { "content-type": "application/x-ndjson" });
		response.write(lines({ message: { thinking: "Hm." } }, { message: { content: raw.slice(0, 12) } }));
		return response.end(lines({ message: { content: raw.slice(12) } }, { done: true, done_reason: "stop" }));
	};

describe("Ollama", () => {
	it("is asked by its own interface for a window in which prompt and answer fit", async () => {
		handle = ollama(131_072);
		const heard: string[] = [];
		expect((await coach().reply(long, signal, (words) => heard.push(words))).content).toBe(REPLY);
		expect(heard.join("")).toBe(REPLY);
		const { body } = asked.find(({ path }) => path === "/api/chat") ?? {};
		expect(body).toMatchObject({ model: "m", stream: true, options: { num_ctx: 8500 }, format: { type: "object" } });
		expect(promptOf(body).reduce((sum, { content }) => sum + estimateTokens(content), 0)).toBeLessThanOrEqual(6000);
	});

	it("is not asked for more than its model reads", async () => {
		handle = ollama(4096);
		await coach().reply(long, signal);
		const { body } = asked.find(({ path }) => path === "/api/chat") ?? {};
		expect(body).toMatchObject({ options: { num_ctx: 4096 } });
		expect(promptOf(body).reduce((sum, { content }) => sum + estimateTokens(content), 0)).toBeLessThanOrEqual(2950);
	});

	it("that fails in the middle is a failure", async () => {
		handle = (path, body, response, request) => {
			if (path !== "/api/chat") return ollama(8192)(path, body, response, request);
			return response.writeHead(200).end(lines({ message: { content: raw.slice(0, 9) } }, { error: "out of memory" }));
		};
		await expect(coach().reply(input, signal)).rejects.toMatchObject({ code: "ai_failed" });
	});
});

describe("a server that tells its window", () => {
	const inWindow =
		(told: object, props: object | null = null): Handle =>
		(path, _, response) => {
			if (path === "/v1/models") return sendJson(response, 200, { data: [{ id: "m", ...told }] });
			if (path === "/props" && props) return sendJson(response, 200, props);
			if (!path.endsWith("/chat/completions")) return response.writeHead(404).end();
			beginStream(response, chunk({ content: raw }));
			return response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
		};

	test.each([
		["vLLM", { max_model_len: 4096 }, null],
		["LM Studio", { loaded_context_length: 4096 }, null],
		["llama.cpp", {}, { default_generation_settings: { n_ctx: 4096 } }],
	])("%s is sent what fits, the rules first", async (_, told, props) => {
		handle = inWindow(told, props);
		expect((await coach().reply(long, signal)).content).toBe(REPLY);
		const prompt = promptOf(asked.find(({ path }) => path.endsWith("/chat/completions"))?.body);
		expect(prompt.reduce((sum, { content }) => sum + estimateTokens(content), 0)).toBeLessThanOrEqual(2950);
		expect(prompt[0]?.content.startsWith(RULES)).toBe(true);
		expect(prompt[1]?.content).toContain(input.message);
	});

	it("is named in one sentence at start where it is too small", async () => {
		handle = inWindow({ max_model_len: 2048 });
		expect((await startLines(settings())).join("\n")).toMatch(/2,048 tokens is too small/);
	});

	it("is said at start, with what is missing", async () => {
		handle = inWindow({ max_model_len: 8192 });
		const [line, missing] = await startLines(settings({ model: "other" }));
		expect(line).toMatch(/^The coach is other at http:\/\/127/);
		expect(missing).toBe("It has no model other. It has: m.");
	});

	it("is checked with one question", async () => {
		handle = inWindow({ max_model_len: 8192 });
		const report = (await checkModel(settings())).join("\n");
		for (const part of [
			/Models: m/,
			/Window: 8,192/,
			/keeps to a schema/,
			/Streaming: yes/,
			/tokens a second/,
			/a script \d/,
		]) {
			expect(report).toMatch(part);
		}
		expect(asked.filter(({ path }) => path.endsWith("/chat/completions"))).toHaveLength(1);
	});
});

it("is checked in the way in which the coach asks it, with what is missing", async () => {
	handle = (path, _, response) => {
		if (path === "/v1/models") return sendJson(response, 200, { data: [{ id: "m:latest" }] });
		if (path === "/api/show") return sendJson(response, 200, { model_info: { "llama.context_length": 131072 } });
		if (path !== "/api/chat") return response.writeHead(404).end();
		response.writeHead(200, { "content-type": "application/x-ndjson" });
		return response.end(`${JSON.stringify({ message: { content: raw }, done: true, done_reason: "stop" })}\n`);
	};
	asked.splice(0);
	const report = (await checkModel(settings({ fastModel: "quick" }))).join("\n");
	expect(report).toMatch(/^Model: m$/m);
	expect(report).toMatch(/^For short thoughts: quick, which is not among them$/m);
	expect(report).toMatch(/keeps to a schema/);
	expect(asked.find(({ path }) => path === "/api/chat")?.body).toMatchObject({ options: { num_ctx: 8500 } });
});

it("is told what may help where an answer is cut off", async () => {
	handle = (path, _, response) => {
		if (!path.endsWith("/chat/completions")) return response.writeHead(404).end();
		beginStream(response, chunk({ content: "<think>And yet, and yet" }));
		return response.end(`${chunk({}, "length")}data: [DONE]\n\n`);
	};
	expect((await checkModel(settings())).at(-2)).toMatch(/cannot coach as it is.*turn its thinking off/);
});

it("says so where the server does not answer", async () => {
	const nowhere = settings({ baseURL: "http://127.0.0.1:9/v1" });
	expect(await startLines(nowhere)).toEqual([expect.stringMatching(/does not answer yet/)]);
	expect((await checkModel(nowhere)).at(-2)).toMatch(/cannot coach as it is.*could not be reached/);
});

it.each([
	["meaning", /by meaning, 3 numbers in/],
	["another", /another does not answer/],
	["none", /by their words alone/],
	[undefined, /built-in model, for English/],
])("says what finds pages by what they mean: %s", async (embeddingsModel, line) => {
	handle = (path, { model }, response) => {
		if (path.endsWith("/embeddings") && model === "meaning")
			return sendJson(response, 200, { data: [{ index: 0, embedding: [1, 0, 0] }] });
		return response.writeHead(404).end();
	};
	expect((await checkModel(settings({ embeddingsModel }))).at(-1)).toMatch(line);
});

it("waits for a model that writes slowly, longer than it may be silent", async () => {
	handle = async (path, _, response) => {
		if (!path.endsWith("/chat/completions")) return response.writeHead(404).end();
		beginStream(response);
		for (const piece of raw.match(/[\s\S]{1,12}/g) ?? []) {
			await wait(250);
			response.write(chunk({ content: piece }));
		}
		return response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
	};
	const begun = performance.now();
	expect((await coach({ timeoutMs: 1_000 }).reply(input, signal)).content).toBe(REPLY);
	expect(performance.now() - begun).toBeGreaterThan(1_200);
});

it("asks the quicker model for short thoughts alone", async () => {
	handle = (path, _, response) => {
		if (!path.endsWith("/chat/completions")) return response.writeHead(404).end();
		const content = JSON.stringify({ form: "reframe", text: "What if?", reply: "Hm." });
		return sendJson(response, 200, { choices: [{ message: { content } }] });
	};
	const two = coach({ fastModel: "quick" });
	const { person, manner } = input;
	await two.quickInsight({ person, manner, prompt: "p", content: "c" }, signal);
	await two.reply(input, signal);
	const models = asked.filter(({ path }) => path.endsWith("/chat/completions")).map(({ body }) => body.model);
	expect(models).toEqual(["quick", "m"]);
});
