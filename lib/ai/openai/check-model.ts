import { z } from "zod";
import { boundedFetch } from "@/lib/ai/openai/client/bounded-fetch";
import type { AiSettings } from "@/lib/ai/providers";
import { AppError } from "@/lib/domain/core/errors";
import { type ChatClient, createChatClient, factsOf, OPENAI_PROMPT, OPENAI_URL, roomFor } from "./client/client";
import { UpstreamFailure } from "./client/failure";
import { completeStructured } from "./client/structured";
import { isNamed, LEAST_WINDOW, roomIn, type ServerFacts, serverRootOf, wantedIn } from "./client/window";
import { createOpenAiEmbedder } from "./embed";
import { findServers, usualPorts } from "./find-servers";

/** About how many tokens each kind of text has. */
const texts = { "a reply": 260, "a reflection": 320, "an analysis": 1_300, "a script": 2_200 };
const LOOK_MS = 2_000;

const TOO_SMALL = (window: number) =>
	`Its window of ${window.toLocaleString("en")} tokens is too small: the coach needs ` +
	`${LEAST_WINDOW.toLocaleString("en")} or more, so this will not do.`;

function clientOf(settings: AiSettings): ChatClient {
	const { apiKey, baseURL, model, timeoutMs } = settings;
	return createChatClient({ apiKey, baseURL, model, timeoutMs, asksServer: true });
}

/** Returns the maximum number of tokens that a prompt should take. */
const wantedOf = ({ baseURL }: ChatClient, facts: ServerFacts, wanted: number | undefined) =>
	wanted ?? (baseURL === OPENAI_URL ? OPENAI_PROMPT : wantedIn(facts, null));

/** Lists the models of a server; null if it does not respond. */
async function modelsOf(baseURL: string, apiKey: string | undefined): Promise<string[] | null> {
	try {
		const headers = apiKey === undefined ? undefined : { authorization: `Bearer ${apiKey}` };
		const response = await boundedFetch(`${baseURL}/models`, { headers, signal: AbortSignal.timeout(LOOK_MS) });
		const { data } = z.object({ data: z.array(z.object({ id: z.string() })) }).parse(await response.json());
		return data.map(({ id }) => id);
	} catch {
		return null;
	}
}

/** Whether a server lists its models, but not this one. */
const isMissing = (model: string, models: readonly string[] | null): boolean =>
	models !== null && models.length > 0 && !models.some((id) => isNamed(id, model));

/** Describes the server's window in sentences. */
async function windowLines(client: ChatClient, wanted: number | undefined): Promise<string[]> {
	const facts = await factsOf(client);
	const { prompt, window } = roomIn(facts, wantedOf(client, facts, wanted));
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
 * Returns one or two lines to show when the app starts: who coaches, and any problem with that. If nothing is
 * configured, a server found on this machine is suggested, but never used. Generates nothing, and takes little time.
 * @param ports Other ports, for tests.
 */
export async function startLines(settings: AiSettings, ports = usualPorts): Promise<string[]> {
	const { apiKey, baseURL, model, maxPromptTokens } = settings;
	if (!apiKey && !baseURL) {
		const found = (await findServers(ports)).map(({ name }) => name);
		if (found.length === 0) return [];
		return [
			`${found.join(" and ")} runs on this machine, and is not used: \`npm run admin -- connect\` lets it coach.`,
		];
	}
	if (!baseURL) return [`The coach is ${model}, at OpenAI.`];
	const models = await modelsOf(baseURL, apiKey);
	if (models === null)
		return [`The coach is ${model || "the model"} at ${serverRootOf(baseURL)}, which does not answer yet.`];
	const client = clientOf(settings);
	const name = model || (await factsOf(client)).onlyModel;
	const list = `It has: ${models.slice(0, 12).join(", ")}.`;
	if (!name) return [`The server at ${serverRootOf(baseURL)} has several models. Name one in OPENAI_MODEL. ${list}`];
	const missing = isMissing(name, models) ? [`It has no model ${name}. ${list}`] : [];
	const [window = ""] = await windowLines(client, maxPromptTokens);
	return [`The coach is ${name} at ${serverRootOf(baseURL)}. ${window}`, ...missing];
}

/**
 * Tests the configured model with one short question, and describes what it can do, as lines for a terminal.
 * @throws never; a failure is one of the lines.
 */
export async function checkModel(
	settings: AiSettings,
	now: () => number = () => performance.now(),
): Promise<ModelReport> {
	if (!settings.apiKey && !settings.baseURL) {
		const lines = ["Nothing is configured: the built-in coach answers.", ...(await startLines(settings))];
		return { lines, canCoach: true };
	}
	const { lines, canCoach } = await checkCoach(settings, now);
	return { lines: [...lines, await meaningLine(settings, now)], canCoach };
}

/** What was found out about a model, as lines for a terminal, and whether the coach can answer with it. */
export interface ModelReport {
	lines: string[];
	canCoach: boolean;
}

/** Describes what finds pages by their meaning, and whether it works. */
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

async function checkCoach(settings: AiSettings, now: () => number): Promise<ModelReport> {
	const { apiKey, fastModel, maxPromptTokens } = settings;
	let told: { readsPerSecond: number | null; writesPerSecond: number | null } = {
		readsPerSecond: null,
		writesPerSecond: null,
	};
	const client = clientOf(settings);
	// Called as the coach does, so that Ollama is asked through the same API.
	await roomFor(client, maxPromptTokens);
	const models = await modelsOf(client.baseURL, apiKey);
	const counted = models?.length === 1 ? "1 model" : `${models?.length} models`;
	const lines = [
		`Server: ${serverRootOf(client.baseURL)} (${models === null ? "does not list its models" : counted})`,
		...(models ? [`Models: ${models.slice(0, 20).join(", ")}${models.length > 20 ? ", …" : ""}`] : []),
		`Model: ${client.model || "none is named (OPENAI_MODEL)"}${isMissing(client.model, models) ? ", which is not among them" : ""}`,
		...(fastModel
			? [`For short thoughts: ${fastModel}${isMissing(fastModel, models) ? ", which is not among them" : ""}`]
			: []),
		...(await windowLines(client, maxPromptTokens)),
	];
	const facts = await factsOf(client);
	if (facts.window !== null && facts.window < LEAST_WINDOW) return { lines, canCoach: false };
	const begun = now();
	let first: number | null = null;
	let length = 0;
	let sample = "";
	try {
		const answer = await completeStructured(client, {
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
			timed: (speed) => {
				told = speed;
			},
		});
		sample = answer.reply;
	} catch (error) {
		return { lines: [...lines, whyNot(error)], canCoach: false };
	}
	const took = now() - begun;
	const { format, stream } = client.abilities;
	const forms = { json_schema: "keeps to a schema", json_object: "keeps to JSON", text: "has to be asked for JSON" };
	const hasStreamed = first !== null && stream;
	lines.push(
		`It said: ${sample.replace(/\s+/g, " ").slice(0, 400)}`,
		`Form: ${forms[format]}. Streaming: ${hasStreamed ? "yes" : "no"}.`,
		...scriptLines(facts),
	);
	const wait = first ?? took;
	// About four characters are a token, if the server does not count tokens itself.
	const seen = hasStreamed && length > 0 ? length / 4 / Math.max(0.05, (took - wait) / 1000) : null;
	const perSecond = told.writesPerSecond ?? seen;
	if (perSecond === null) return { lines: [...lines, `Speed: a short answer took ${seconds(took)}.`], canCoach: true };
	const reads = told.readsPerSecond ? `, and it reads ${told.readsPerSecond.toFixed(0)} a second` : "";
	lines.push(`Speed: first word after ${seconds(wait)}, then about ${perSecond.toFixed(0)} tokens a second${reads}.`);
	const estimates = Object.entries(texts).map(
		([name, tokens]) => `${name} ${seconds(wait + (tokens / perSecond) * 1000)}`,
	);
	return { lines: [...lines, `That makes about: ${estimates.join(", ")}.`], canCoach: true };
}

/**
 * Minimum size of a window for a script, in tokens: the prompt holds the rules and the answers about mother, father and
 * home, and the script needs room too.
 */
const SCRIPT_WINDOW = 6_000;

const scriptLines = ({ window }: ServerFacts): string[] =>
	window !== null && window < SCRIPT_WINDOW
		? [`Scripts do not fit: they need a window of ${SCRIPT_WINDOW.toLocaleString("en")} tokens or more.`]
		: [];

/** Says for the operator why a model cannot coach, with the server's status, its error code, or the system's. */
function whyNot(error: unknown): string {
	const { cause } = error as Error;
	if (!(cause instanceof UpstreamFailure)) {
		const isLate = error instanceof AppError && error.code === "ai_timeout";
		return `It cannot coach as it is: it did not answer${isLate ? " in time (AI_TIMEOUT_MS)" : ""}.`;
	}
	const { kind, status, code } = cause;
	const facts = [...(status ? [`status ${status}`] : []), ...(code ? [code] : [])].join(", ");
	return `It cannot coach as it is: ${reasons[kind]}${facts ? ` (${facts})` : ""}.`;
}

const THINKING =
	"If it thinks before it answers, give it a larger window, or turn its thinking off (OPENAI_REASONING_EFFORT=none)";
const reasons: Record<UpstreamFailure["kind"], string> = {
	unreachable: "nobody answers at its address, so it could not be reached",
	interrupted: "the connection broke off before its answer was complete",
	busy: "it has no slot free, or you are over its limit",
	server_error: "the server ran into a problem",
	no_credit: "the account behind the key has no credit left",
	key_refused: "the server refused the key (OPENAI_API_KEY)",
	not_found: "the server does not know this model or this address (OPENAI_MODEL, OPENAI_BASE_URL)",
	context_too_long: "even a short question is too long for its window",
	rejected: "the server did not accept the question",
	cut_short: `its answer was cut off before its end. ${THINKING}`,
	no_room: `it had no room left for its answer. ${THINKING}`,
	empty: "it sent an empty answer",
	declined: "it declined to answer a harmless question",
	unreadable: "its answer had not the form that was asked for",
};

const seconds = (ms: number) => (ms < 90_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} minutes`);
