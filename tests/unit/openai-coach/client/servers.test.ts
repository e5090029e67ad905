import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { checkModel } from "@/lib/ai/openai/check-model";
import { createOpenAiCoach } from "@/lib/ai/openai/coach";
import { RULES } from "@/lib/ai/openai/prompts/rules";
import { estimateTokens } from "@/lib/ai/openai/prompts/text";
import { beginStream, chunk, sendJson, serverOf } from "@/tests/setup/model/local-server";
import { input } from "@/tests/unit/chat/person";

type Handle = (
	path: string,
	body: Record<string, unknown>,
	response: ServerResponse,
	request: IncomingMessage,
) => unknown;

let handle: Handle = () => {};
const asked: { path: string; body: Record<string, unknown> }[] = [];
const server = serverOf(async (request, response) => {
	const raw = await text(request);
	const body = raw ? (JSON.parse(raw) as Record<string, unknown>) : {};
	asked.push({ path: request.url ?? "", body });
	await handle(request.url ?? "", body, response, request);
});
beforeEach(() => {
	asked.splice(0);
});

const REPLY = "You kept quiet. What would you have said?";
const raw = JSON.stringify({ reply: REPLY, concern: null });
const settings = (more = {}) => ({
	baseURL: `${server.url}/v1`,
	model: "m",
	timeoutMs: 2000,
	transcription: {},
	speech: {},
	...more,
});
const coach = (more = {}) =>
	createOpenAiCoach({ baseURL: `${server.url}/v1`, model: "m", timeoutMs: 2000, asksServer: true, ...more });
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
		expect(prompt.at(-1)?.content).toContain(input.message);
	});
});

it("needs no name of a model where the server has one that talks", async () => {
	handle = (path, _, response) => {
		if (path === "/v1/models") return sendJson(response, 200, { data: [{ id: "nomic-embed" }, { id: "tiny" }] });
		if (!path.endsWith("/chat/completions")) return response.writeHead(404).end();
		return sendJson(response, 200, { choices: [{ message: { content: raw } }] });
	};
	const unnamed = coach({ model: "" });
	await unnamed.reply(input, signal);
	expect(unnamed.name).toBe("tiny");
	expect(asked.find(({ path }) => path.endsWith("/chat/completions"))?.body.model).toBe("tiny");
});

it("is refused where its window holds no conversation, and told that scripts do not fit where it holds no more", async () => {
	const inWindow =
		(n_ctx: number): Handle =>
		(path, _, response) => {
			if (path === "/props") return sendJson(response, 200, { default_generation_settings: { n_ctx }, total_slots: 1 });
			if (!path.endsWith("/chat/completions")) return response.writeHead(404).end();
			const timings = { prompt_n: 400, prompt_per_second: 321, predicted_n: 20, predicted_per_second: 12.4 };
			return sendJson(response, 200, { choices: [{ message: { content: raw } }], timings });
		};
	handle = inWindow(2048);
	expect((await checkModel(settings())).canCoach).toBe(false);
	handle = inWindow(4096);
	const { lines, canCoach } = await checkModel(settings());
	expect(canCoach).toBe(true);
	expect(lines.join("\n")).toMatch(/Scripts do not fit[\s\S]*about 12 tokens a second, and it reads 321 a second/);
});

it("names the status and the code to whoever runs the app", async () => {
	handle = (path, _, response) =>
		path.endsWith("/chat/completions")
			? sendJson(response, 401, { error: { message: "no", code: "invalid_api_key" } })
			: response.writeHead(404).end();
	const { lines } = await checkModel(settings());
	expect(lines.at(-2)).toMatch(/refused the key \(OPENAI_API_KEY\) \(status 401, invalid_api_key\)/);
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
	const report = (await checkModel(settings({ fastModel: "quick" }))).lines.join("\n");
	expect(report).toMatch(/^Model: m$/m);
	expect(report).toMatch(/^For short thoughts: quick, which is not among them$/m);
	expect(report).toMatch(/keeps to a schema/);
	expect(asked.find(({ path }) => path === "/api/chat")?.body).toMatchObject({ options: { num_ctx: 8500 } });
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
	expect((await checkModel(settings({ embeddingsModel }))).lines.at(-1)).toMatch(line);
});
