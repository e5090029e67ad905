import { text } from "node:stream/consumers";
import { type ChatClient, createChatClient, type Usage } from "@/lib/ai/openai/client/client";
import { parametersFor } from "@/lib/ai/openai/client/parameters";
import { createOpenAiCoach } from "@/lib/ai/openai/coach";
import { beginStream, chunk, serverOf } from "@/tests/setup/model/local-server";
import { actions, asking } from "../actions";

/* The parameters of a request (how much to think, how long to write), and the usage of each action. */

const client = (model: string, more: Partial<ChatClient> = {}, baseURL?: string): ChatClient => ({
	...createChatClient({ baseURL, model, timeoutMs: 1_000 }),
	...more,
});
const asked = (of: ChatClient, task: string) => parametersFor(of, task, of.abilities);
const USAGE = { stream_options: { include_usage: true } };
const HOME = "http://127.0.0.1:8080/v1";

describe("OpenAI's models that think", () => {
	it.each(["gpt-5", "gpt-5-mini"])(
		"%s: think a little and are brief in a conversation, and more in a script",
		(model) => {
			expect(asked(client(model), "reply")).toEqual({
				...USAGE,
				reasoning_effort: "low",
				verbosity: "low",
				max_completion_tokens: 10_100,
			});
			expect(asked(client(model), "life_script")).toMatchObject({ reasoning_effort: "medium", verbosity: "medium" });
		},
	);

	it("have no verbosity before the fifth", () => {
		expect(asked(client("o4-mini"), "reply")).toEqual({
			...USAGE,
			reasoning_effort: "low",
			max_completion_tokens: 10_100,
		});
	});
});

it("is little for OpenAI's models that do not think: a limit that suits the action", () => {
	const limits = ["quick_insight", "letter", "reply", "reflection", "analysis", "life_script", "love_script"].map(
		(task) => asked(client("gpt-4.1-mini"), task),
	);
	for (const one of limits) expect(Object.keys(one)).toEqual(["max_completion_tokens", "stream_options"]);
	const numbers = limits.map(({ max_completion_tokens }) => Number(max_completion_tokens));
	expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
	expect(new Set(numbers).size).toBe(7);
});

it("has other names for a llama.cpp, and says nothing of both to a server that nothing is known of", () => {
	expect(asked(client("m", { isGrammar: true }, HOME), "reply")).toEqual({
		...USAGE,
		reasoning_effort: "none",
		max_tokens: 2_100,
		return_progress: true,
	});
	expect(asked(client("m", { isGrammar: true }, HOME), "love_script")).toMatchObject({ reasoning_effort: "low" });
	expect(asked(client("m", {}, "https://api.example.com/v1"), "reply")).toEqual(USAGE);
});

it("is what the operator says, for every server and action, and not what a server has refused", () => {
	const reasoningEffort = "high";
	for (const task of ["quick_insight", "love_script"])
		for (const one of [
			client("gpt-5", { reasoningEffort }),
			client("m", { reasoningEffort }, "https://api.example.com/v1"),
		])
			expect(asked(one, task)).toMatchObject({ reasoning_effort: "high" });
	const refused = client("gpt-5");
	refused.abilities = { ...refused.abilities, refuses: ["verbosity", "reasoning_effort"] };
	expect(Object.keys(asked(refused, "reply"))).toEqual(["max_completion_tokens", "stream_options"]);
});

describe("what an answer took", () => {
	const server = serverOf(async (request, response) => {
		await text(request);
		const usage = { prompt_tokens: 900, completion_tokens: 20 };
		beginStream(response, chunk({ content: "{}" }), chunk({}, "stop"));
		response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`);
	});

	it.each(actions)("is told of each action by its name: %s", async (task, ask) => {
		const used: Usage[] = [];
		const baseURL = `${server.url}/v1`;
		const coach = createOpenAiCoach({ baseURL, model: "m", timeoutMs: 5_000, onUsage: (one) => used.push(one) });
		// The answer is unusable, but the tokens it took count all the same.
		await asking(ask, coach, "I kept quiet. The tap ran, and nobody spoke.");
		expect(used.length).toBeGreaterThan(0);
		for (const one of used) expect(one).toEqual({ task, prompt: 900, answer: 20 });
	});
});
