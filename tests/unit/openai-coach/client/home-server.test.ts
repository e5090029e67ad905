import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createOpenAiCoach } from "@/lib/ai/openai/coach";
import { estimateTokens } from "@/lib/ai/openai/prompts/text";
import type { WaitState } from "@/lib/domain/waiting/waiting";
import { deferred } from "@/tests/setup/deferred";
import { beginStream, chunk, sendJson } from "@/tests/setup/model/local-server";
import { input } from "@/tests/unit/chat/person";
import { actions, asking } from "../actions";

/* A llama.cpp on a home server: few slots, which share one context window, and slow hardware. */

interface Asked {
	messages: { content: string }[];
	[parameter: string]: unknown;
}

const REPLY = "You kept quiet. What would you have said?";
const answer = JSON.stringify({ concern: null, reply: REPLY });
const END = "data: [DONE]\n\n";
const data = (body: object) => `data: ${JSON.stringify(body)}\n\n`;

let props: { n_ctx: number; slots: number };
let asked: Asked[];
/** How many requests the server is answering, and the most it ever did at once. */
let busy: number;
let busiest: number;
let respond: (response: ServerResponse, body: Asked, n: number) => unknown;
let server: Server;
let url: string;

beforeEach(async () => {
	props = { n_ctx: 8192, slots: 1 };
	asked = [];
	busy = 0;
	busiest = 0;
	respond = (response) => says(response);
	server = createServer(async (request, response) => {
		if (request.url === "/props") {
			return sendJson(response, 200, {
				total_slots: props.slots,
				default_generation_settings: { n_ctx: props.n_ctx },
			});
		}
		if (!request.url?.endsWith("/chat/completions")) return void response.writeHead(404).end();
		const body = JSON.parse(await text(request)) as Asked;
		asked.push(body);
		busiest = Math.max(busiest, ++busy);
		response.once("close", () => busy--);
		await respond(response, body, asked.length);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterEach(() => {
	server.closeAllConnections();
	server.close();
});

function says(response: ServerResponse, usage: object = { prompt_tokens: 900, completion_tokens: 20 }): void {
	beginStream(response, chunk({ content: answer }), chunk({}, "stop"), data({ choices: [], usage }), END);
	response.end();
}

const signal = new AbortController().signal;
const coach = (more = {}) => createOpenAiCoach({ baseURL: url, model: "m", timeoutMs: 400, asksServer: true, ...more });
const tokensOf = ({ messages }: Asked) => messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
const long = {
	...input,
	turns: input.turns.map((turn) => ({ ...turn, content: "and then more of it. ".repeat(400) })),
};

it("answers two people one after the other on one slot, and tells the second their place", async () => {
	respond = (response) => void setTimeout(() => says(response), 1_200);
	const one = coach({ timeoutMs: 2_000 });
	// Either alone would take too long for both to be answered within the time limit.
	const places: WaitState[] = [];
	const first = one.reply(input, signal);
	const others = [1, 2].map(() => one.reply(input, signal, undefined, (state) => places.push(state)));
	for (const { content } of await Promise.all([first, ...others])) expect(content).toBe(REPLY);
	expect(busiest).toBe(1);
	expect(places).toEqual(expect.arrayContaining([{ ahead: 2 }, { ahead: 1 }, { ahead: 0 }]));
});

it.each(actions.filter(([task]) => task !== "letter"))("tells whoever waits for %s their place", async (_, ask) => {
	respond = (response, _body, n) => void setTimeout(() => says(response), n === 1 ? 200 : 0);
	const one = coach();
	const places: WaitState[] = [];
	const first = one.reply(input, signal);
	// The server's answer only fits a reply, so other calls fail.
	await asking(ask, one, "The tap ran all night.", (state) => places.push(state));
	await first;
	expect(places.slice(0, 2)).toEqual([{ ahead: 1 }, { ahead: 0 }]);
});

it("gives the slot to the next where somebody who waits leaves", async () => {
	const { promise: held, resolve: release } = deferred();
	respond = async (response, _, n) => {
		if (n === 1) await held;
		says(response);
	};
	const one = coach({ timeoutMs: 5_000 });
	const leaving = new AbortController();
	const first = one.reply(input, signal);
	while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
	const second = one.reply(input, leaving.signal, undefined, () => leaving.abort(new Error("left")));
	const third = one.reply(input, signal);
	await expect(second).rejects.toThrow("left");
	release();
	expect((await Promise.all([first, third])).map(({ content }) => content)).toEqual([REPLY, REPLY]);
	expect(asked).toHaveLength(2);
});

it("is waited for longer before its first word than between two", async () => {
	respond = (response) => void setTimeout(() => says(response), 1_000);
	await expect(coach().reply(input, signal)).resolves.toMatchObject({ content: REPLY });
	respond = (response) => beginStream(response, chunk({ content: answer.slice(0, 30) }));
	const begun = performance.now();
	await expect(coach().reply(input, signal)).rejects.toMatchObject({ code: "ai_timeout" });
	expect(performance.now() - begun).toBeLessThan(1_500);
});

it("shows how far it has read", async () => {
	respond = (response) => {
		beginStream(response, data({ choices: [], prompt_progress: { total: 2000, cache: 0, processed: 500 } }));
		response.end(chunk({ content: answer }) + chunk({}, "stop") + END);
	};
	const states: WaitState[] = [];
	await coach().reply(input, signal, undefined, (state) => states.push(state));
	expect(states).toContainEqual({ read: 0.25 });
	expect(asked[0]).toMatchObject({ return_progress: true, stream_options: { include_usage: true } });
});

it("is asked again alone where all of them together had no room", async () => {
	props.slots = 2;
	let crowd = 0;
	const { promise: untilBoth, resolve: bothAreHere } = deferred();
	respond = async (response, _, n) => {
		if (n > 2) {
			crowd = Math.max(crowd, busy);
			return says(response);
		}
		beginStream(response);
		if (n === 2) bothAreHere();
		await untilBoth;
		response.end(data({ error: { code: 500, message: "Context size has been exceeded.", type: "server_error" } }));
	};
	const one = coach({ timeoutMs: 5_000 });
	const both = await Promise.all([one.reply(input, signal), one.reply(input, signal)]);
	expect(both.map(({ content }) => content)).toEqual([REPLY, REPLY]);
	expect(crowd).toBe(1);
});

it("is sent less, once, by the numbers that it names", async () => {
	respond = (response, _, n) => {
		if (n > 1) return says(response);
		const error = {
			code: 400,
			message: "the request exceeds the available context size",
			type: "exceed_context_size_error",
			n_prompt_tokens: 10_000,
			n_ctx: 8192,
		};
		return sendJson(response, 400, { error });
	};
	expect((await coach().reply(long, signal)).content).toBe(REPLY);
	const [first, second] = asked.map(tokensOf);
	expect(asked).toHaveLength(2);
	expect((second ?? 0) / (first ?? 1)).toBeLessThan(0.65);
});

it("is asked for its window again after a failure: it may have been started anew with another", async () => {
	const one = coach();
	await one.reply(long, signal);
	props.n_ctx = 4096;
	respond = (response, _, n) =>
		n === 2 ? sendJson(response, 400, { error: { message: "maximum context length is 4096 tokens" } }) : says(response);
	expect((await one.reply(long, signal)).content).toBe(REPLY);
	expect(tokensOf(asked[2] as Asked)).toBeLessThan(3_000);
});

it("has its own way of counting tokens learned from what it says they were", async () => {
	const one = coach({ timeoutMs: 5_000 });
	respond = (response, body) => says(response, { prompt_tokens: tokensOf(body) * 2, completion_tokens: 20 });
	await one.reply(long, signal);
	await one.reply(long, signal);
	const [first, second] = asked.map(tokensOf);
	expect(second ?? 0).toBeLessThan((first ?? 0) * 0.75);
});

it("is sent as much as its window holds, and less where it reads slowly", async () => {
	props.n_ctx = 32_768;
	const much = { ...long, turns: Array.from({ length: 40 }, () => long.turns[0] as (typeof long.turns)[number]) };
	const one = coach({ timeoutMs: 5_000 });
	await one.reply(much, signal);
	expect(tokensOf(asked[0] as Asked)).toBeGreaterThan(8_000);
	respond = (response) => {
		const timings = { prompt_n: 12_000, prompt_per_second: 50, predicted_n: 20 };
		beginStream(
			response,
			chunk({ content: answer }),
			`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: "stop" }], timings })}\n\n`,
			END,
		);
		response.end();
	};
	await one.reply(much, signal);
	await one.reply(much, signal);
	expect(tokensOf(asked[2] as Asked)).toBeLessThan(7_600);
});

it("is told how much to think and how long to write, unless it does not know the words", async () => {
	respond = (response, body) =>
		body.reasoning_effort === undefined
			? says(response)
			: sendJson(response, 400, {
					error: { message: "Unsupported parameter: 'reasoning_effort'", param: "reasoning_effort" },
				});
	const one = coach();
	await one.reply(input, signal);
	await one.reply(input, signal);
	expect(asked.map(({ reasoning_effort }) => reasoning_effort)).toEqual(["none", undefined, undefined]);
	expect(asked[0]?.max_tokens).toBeGreaterThan(1_000);
});

it("leaves room for the thoughts of a model once it was seen to think", async () => {
	const thinks = (response: ServerResponse) => {
		beginStream(response, chunk({ reasoning_content: "She kept quiet. Why? " }), chunk({}, "length"), END);
		response.end();
	};
	respond = (response, _, n) => (n === 1 ? thinks(response) : says(response));
	const one = coach();
	expect((await one.reply(input, signal)).content).toBe(REPLY);
	await one.reply(input, signal);
	const [first = 0, second = 0, third = 0] = asked.map(({ max_tokens }) => Number(max_tokens));
	expect(second).toBeGreaterThanOrEqual(first + 8_000);
	expect(third).toBe(first + 8_000);
});

it("says that asking again does not help where its window is full", async () => {
	respond = (response) => {
		const usage = { prompt_tokens: 8_000, completion_tokens: 192 };
		beginStream(
			response,
			chunk({ content: answer.slice(0, 30) }),
			chunk({}, "length"),
			data({ choices: [], usage }),
			END,
		);
		response.end();
	};
	await expect(coach().reply(input, signal)).rejects.toThrow(/asking again would end the same way/);
	// Before that, it was tried with a shorter prompt.
	expect(asked).toHaveLength(2);
});
