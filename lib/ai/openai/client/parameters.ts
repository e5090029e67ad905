import type { Abilities, ChatClient, ReasoningEffort } from "./client";

/** About how many tokens the longest English answer to each kind of request has. */
const LENGTHS: Record<string, number> = {
	quick_insight: 200,
	letter: 400,
	reply: 700,
	reflection: 1_000,
	sentences: 1_000,
	analysis: 2_600,
	life_script: 3_200,
	love_script: 4_200,
};
const USUAL_LENGTH = 2_600;
/**
 * By which factor an answer may exceed that: other languages take up to four times as many tokens, and a longer answer
 * is a runaway model.
 */
const LONGER = 3;
/** How many tokens a reasoning model may use for thinking, in addition to its answer. */
const THOUGHTS = 8_000;

/** Requests for which more thinking is worth the time: nobody waits for them in a conversation. */
const WORKS: ReadonlySet<string> = new Set(["life_script", "love_script"]);
/** OpenAI's models that think, and understand these parameters. */
const THINKS = /^(?:o\d|gpt-5(?!.*chat))/;

const isOpenAi = ({ baseURL }: ChatClient): boolean => new URL(baseURL).hostname === "api.openai.com";

/** Returns how much the model should think; undefined if the request should not say. */
export function effortFor(client: ChatClient, task: string): ReasoningEffort | undefined {
	if (client.reasoningEffort) return client.reasoningEffort;
	if (client.isGrammar || client.isOllama) return WORKS.has(task) ? "low" : "none";
	if (isOpenAi(client) && THINKS.test(client.model)) return WORKS.has(task) ? "medium" : "low";
	return undefined;
}

/**
 * Returns the most tokens an answer may have; undefined if the server might reject a limit that, with the prompt,
 * exceeds its window.
 */
export function limitFor(client: ChatClient, task: string, times = 1): number | undefined {
	if (!isOpenAi(client) && !client.isGrammar && !client.isOllama) return undefined;
	const thinks = client.learned.thinks || (isOpenAi(client) && THINKS.test(client.model));
	return (LENGTHS[task] ?? USUAL_LENGTH) * LONGER * times + (thinks ? THOUGHTS : 0);
}

/**
 * Returns the parameters besides messages and form, as far as the server is known to understand them: how much to
 * think, how long to write, and whether to report usage and reading progress.
 * @param times By which factor the answer may exceed the usual length, if one was cut off there.
 */
export function parametersFor(
	client: ChatClient,
	task: string,
	abilities: Abilities,
	times = 1,
): Record<string, unknown> {
	const effort = effortFor(client, task);
	const all: Record<string, unknown> = {
		reasoning_effort: effort,
		verbosity: isOpenAi(client) && /^gpt-5/.test(client.model) ? (WORKS.has(task) ? "medium" : "low") : undefined,
		[isOpenAi(client) ? "max_completion_tokens" : "max_tokens"]: limitFor(client, task, times),
		stream_options: abilities.stream ? { include_usage: true } : undefined,
		return_progress: client.isGrammar && abilities.stream ? true : undefined,
	};
	return Object.fromEntries(
		Object.entries(all).filter(([name, value]) => value !== undefined && !abilities.refuses.includes(name)),
	);
}
