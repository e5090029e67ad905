import { z } from "zod";
import type { AiSettings } from "@/lib/ai/providers";
import { AppError } from "@/lib/domain/core/errors";
import { type ChatClient, createChatClient, factsOf, OPENAI_URL, roomFor } from "./client/client";
import { UpstreamFailure } from "./client/failure";
import { completeStructured } from "./client/structured";
import { isNamed, LEAST_WINDOW, roomIn, rootOf } from "./client/window";
import { createOpenAiEmbedder } from "./embed";

/** About how many tokens each kind of text has. */
const texts = { "a reply": 260, "a reflection": 320, "an analysis": 1_300, "a script": 2_200 };
const LOOK_MS = 2_000;
const OLLAMA = "http://localhost:11434";
const WANTED = { own: 6_000, openAi: 24_000 };

const TOO_SMALL = (window: number) =>
	`Its window of ${window.toLocaleString("en")} tokens is too small: the coach needs ` +
	`${LEAST_WINDOW.toLocaleString("en")} or more, so this will not do.`;

function clientOf(settings: AiSettings): ChatClient {
	const { apiKey, baseURL, model, timeoutMs } = settings;
	return createChatClient({ apiKey, baseURL, model, timeoutMs, asksServer: true });
}

/** The most that a prompt is to take. */
const wantedOf = ({ baseURL }: ChatClient, wanted: number | undefined) =>
	wanted ?? (baseURL === OPENAI_URL ? WANTED.openAi : WANTED.own);

/** The models that a server has; null where it does not answer. */
async function modelsOf(baseURL: string, apiKey: string | undefined): Promise<string[] | null> {
	try {
		const headers = apiKey === undefined ? undefined : { authorization: `Bearer ${apiKey}` };
		const response = await fetch(`${baseURL}/models`, { headers, signal: AbortSignal.timeout(LOOK_MS) });
		const { data } = z.object({ data: z.array(z.object({ id: z.string() })) }).parse(await response.json());
		return data.map(({ id }) => id);
	} catch {
		return null;
	}
}

/** Whether a server that lists its models has not this one. */
const isMissing = (model: string, models: readonly string[] | null): boolean =>
	models !== null && models.length > 0 && !models.some((id) => isNamed(id, model));

/** What of the window there is to say, as sentences. */
async function windowLines(client: ChatClient, wanted: number | undefined): Promise<string[]> {
	const facts = await factsOf(client);
	const { prompt, window } = roomIn(facts, wantedOf(client, wanted));
	if (facts.window !== null && facts.window < LEAST_WINDOW) return [TOO_SMALL(facts.window)];
	const number = (value: number) => value.toLocaleString("en");
	if (facts.setsWindow && window !== null) {
		return [`Ollama: asked for a window of ${number(window)} tokens; a prompt takes at most ${number(prompt)}.`];
	}
	if (facts.window !== null)
		return [`Window: ${number(facts.window)} tokens; a prompt takes at most ${number(prompt)}.`];
	return [`Window: the server does not tell; a prompt takes at most ${number(prompt)} tokens (OPENAI_PROMPT_TOKENS).`];
}

/**
 * What is said in one or two lines when the app starts: who coaches, and what stands in its way. Where nothing is
 * configured, an Ollama on this machine is offered, and never used. Nothing is generated, and nothing takes long.
 */
export async function startLines(settings: AiSettings): Promise<string[]> {
	const { apiKey, baseURL, model, maxPromptTokens } = settings;
	if (!apiKey && !baseURL) {
		const found = (await modelsOf(`${OLLAMA}/v1`, undefined))?.find((id) => !/embed/i.test(id));
		if (!found) return [];
		return [
			`Ollama runs on this machine. It is not used; to let it coach, set OPENAI_BASE_URL=${OLLAMA}/v1 and OPENAI_MODEL=${found}.`,
		];
	}
	if (!baseURL) return [`The coach is ${model}, at OpenAI.`];
	const models = await modelsOf(baseURL, apiKey);
	if (models === null) return [`The coach is ${model} at ${rootOf(baseURL)}, which does not answer yet.`];
	const missing = isMissing(model, models)
		? [`It has no model ${model}. It has: ${models.slice(0, 12).join(", ")}.`]
		: [];
	const [window = ""] = await windowLines(clientOf(settings), maxPromptTokens);
	return [`The coach is ${model} at ${rootOf(baseURL)}. ${window}`, ...missing];
}

/**
 * Tries what is configured with one short question and says what it can: as lines for a terminal.
 * @throws never; what fails is one of the lines.
 */
export async function checkModel(settings: AiSettings, now: () => number = () => performance.now()): Promise<string[]> {
	if (!settings.apiKey && !settings.baseURL)
		return ["Nothing is configured: the built-in coach answers.", ...(await startLines(settings))];
	return [...(await checkCoach(settings, now)), await meaningLine(settings, now)];
}

/** What finds pages by their meaning, and whether it does. */
async function meaningLine(
	{ apiKey, baseURL, embeddingsModel, timeoutMs }: AiSettings,
	now: () => number,
): Promise<string> {
	const what = "Finding pages by what they mean:";
	if (embeddingsModel === "none") return `${what} no, by their words alone.`;
	if (!embeddingsModel) return `${what} by the built-in model, for English (OPENAI_EMBEDDINGS_MODEL names another).`;
	const begun = now();
	try {
		const by = createOpenAiEmbedder({ apiKey, baseURL, model: embeddingsModel, timeoutMs });
		const [vector] = await by.embed(["A quiet morning by the river."], { signal: AbortSignal.timeout(timeoutMs) });
		return `${what} by ${embeddingsModel}, ${vector?.length ?? 0} numbers in ${seconds(now() - begun)}.`;
	} catch {
		return `${what} ${embeddingsModel} does not answer, so they are found by their words alone.`;
	}
}

async function checkCoach(settings: AiSettings, now: () => number): Promise<string[]> {
	const { apiKey, model, fastModel, maxPromptTokens } = settings;
	const client = clientOf(settings);
	// As the coach does, so that Ollama is asked in the way in which it will be.
	await roomFor(client, wantedOf(client, maxPromptTokens));
	const models = await modelsOf(client.baseURL, apiKey);
	const lines = [
		`Server: ${rootOf(client.baseURL)} (${models === null ? "does not list its models" : `${models.length} models`})`,
		...(models ? [`Models: ${models.slice(0, 20).join(", ")}${models.length > 20 ? ", …" : ""}`] : []),
		`Model: ${model}${isMissing(model, models) ? ", which is not among them" : ""}`,
		...(fastModel
			? [`For short thoughts: ${fastModel}${isMissing(fastModel, models) ? ", which is not among them" : ""}`]
			: []),
		...(await windowLines(client, maxPromptTokens)),
	];
	const begun = now();
	let first: number | null = null;
	let length = 0;
	try {
		await completeStructured(client, {
			messages: [
				{ role: "system", content: "You answer in one JSON object with the field reply." },
				{ role: "user", content: "In four plain sentences: what can be seen from a bridge in the morning?" },
			],
			schema: z.strictObject({ reply: z.string().min(1) }),
			schemaName: "reply",
			signal: new AbortController().signal,
			fromProse: (reply) => ({ reply }),
			follow: {
				content: (soFar) => {
					first ??= now() - begun;
					length = soFar.length;
				},
				isCommitted: () => false,
			},
		});
	} catch (error) {
		const sentence = error instanceof AppError ? error.message : "It did not answer.";
		const { cause } = error as Error;
		const isCutShort = cause instanceof UpstreamFailure && cause.kind === "cut_short";
		const hint = "If it thinks before it answers, give it a larger window, or turn its thinking off.";
		return [...lines, `It cannot coach as it is. ${sentence}${isCutShort ? ` ${hint}` : ""}`];
	}
	const took = now() - begun;
	const { format, stream } = client.abilities;
	const forms = { json_schema: "keeps to a schema", json_object: "keeps to JSON", text: "has to be asked for JSON" };
	const hasStreamed = first !== null && stream;
	lines.push(`Form: ${forms[format]}. Streaming: ${hasStreamed ? "yes" : "no"}.`);
	if (!hasStreamed || first === null || length === 0) return [...lines, `Speed: a short answer took ${seconds(took)}.`];
	// About four characters are a token.
	const perSecond = length / 4 / Math.max(0.05, (took - first) / 1000);
	lines.push(`Speed: first word after ${seconds(first)}, then about ${perSecond.toFixed(0)} tokens a second.`);
	const wait = first;
	const estimates = Object.entries(texts).map(
		([name, tokens]) => `${name} ${seconds(wait + (tokens / perSecond) * 1000)}`,
	);
	return [...lines, `That makes about: ${estimates.join(", ")}.`];
}

const seconds = (ms: number) => (ms < 90_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} minutes`);
