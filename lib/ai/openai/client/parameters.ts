import type { Abilities, ChatClient, ReasoningEffort } from "./client";

/** About how many tokens an English answer has that is as long as it may be, by what is asked for. */
const LENGTHS: Record<string, number> = {
	quick_insight: 200,
	reply: 700,
	reflection: 1_000,
	sentences: 1_000,
	analysis: 2_600,
	life_script: 3_200,
	love_script: 4_200,
};
const USUAL_LENGTH = 2_600;
/** Other languages take up to four times as many tokens; whoever writes more has run away. */
const LONGER = 3;
/** What a model may think beside its answer, where it does. */
const THOUGHTS = 8_000;

/** What takes thought: the others are waited for. */
const WORKS: ReadonlySet<string> = new Set(["life_script", "love_script"]);
/** OpenAI's models that think, and understand these parameters. */
const THINKS = /^(?:o\d|gpt-5(?!.*chat))/;

const isOpenAi = ({ baseURL }: ChatClient): boolean => new URL(baseURL).hostname === "api.openai.com";

/** How much the model is to think; undefined where nothing is said about it. */
export function effortFor(client: ChatClient, task: string): ReasoningEffort | undefined {
	if (client.reasoningEffort) return client.reasoningEffort;
	if (client.isGrammar || client.isOllama) return WORKS.has(task) ? "low" : "none";
	if (isOpenAi(client) && THINKS.test(client.model)) return WORKS.has(task) ? "medium" : "low";
	return undefined;
}

/** The most tokens of an answer; undefined where the server would refuse what does not fit beside the prompt. */
export function limitFor(client: ChatClient, task: string, times = 1): number | undefined {
	if (!isOpenAi(client) && !client.isGrammar && !client.isOllama) return undefined;
	const thinks = client.learned.thinks || (isOpenAi(client) && THINKS.test(client.model));
	return (LENGTHS[task] ?? USUAL_LENGTH) * LONGER * times + (thinks ? THOUGHTS : 0);
}

/**
 * What is asked beside the messages and the form, as far as the server is known to understand it: how much to think, how
 * long to write, what it took, and how far it has read.
 * @param times How many times the usual length may be written, where an answer was cut off there.
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
