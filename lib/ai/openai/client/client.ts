import OpenAI from "openai";
import { boundedFetch } from "./bounded-fetch";
import { failureOfBody } from "./failure";
import type { Sizes } from "./json-schema";
import { queueOf, type SlotQueue } from "./queue";
import { askServer, roomIn, type ServerFacts, serverRootOf, type TokenBudget, wantedIn } from "./window";

/** The URL of OpenAI's own server. */
export const OPENAI_URL = "https://api.openai.com/v1";
/** Whether a host is this machine or in the local network: a cloud server that is silent for a minute is broken. */
const isAtHome = (host: string): boolean =>
	/^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[(?:::1|f[cd]|fe80)|[^.]+$|.*\.(?:local|lan|home|internal)$)/i.test(
		host,
	);
/**
 * How long a local server may be silent before the first word: a multiple of the silence between two words, and at
 * most, in milliseconds, as long as Node waits for headers.
 */
const FIRST_TIMES = 5;
const LONGEST_FIRST = 285_000;
/** The longest delay of a timer, minus what is added to it below, in milliseconds. */
const LONGEST_TIMEOUT = 2 ** 31 - 10_000;

export interface ChatConfig {
	/** Left out for local servers that need none: then no Authorization header is sent. */
	apiKey?: string | undefined;
	/** The URL of any OpenAI-compatible server, with its `/v1`; OpenAI's own by default. */
	baseURL?: string | undefined;
	model: string;
	/** How long the server may be silent, in milliseconds. */
	timeoutMs: number;
	/** Whether to ask the server about its kind and the size of its window. */
	asksServer?: boolean;
	/**
	 * How much the model should think before it answers; by default as little as it can, if it is known to understand the
	 * setting.
	 */
	reasoningEffort?: ReasoningEffort | undefined;
	/** Called with the tokens that each answer took. */
	onUsage?: ((usage: Usage) => void) | undefined;
}

/** The ways to request a form of answer, strictest first. */
export const formats = ["json_schema", "json_object", "text"] as const;
export type Format = (typeof formats)[number];

/**
 * What this server understands, as far as is known. Starts with the strictest, and changes only once something less
 * strict has worked.
 */
export interface Abilities {
	format: Format;
	/** Which size limits its schemas may have; until the server's kind is known, those that nearly all servers accept. */
	sizes: Sizes;
	stream: boolean;
	/** Parameters that it has refused. */
	refuses: readonly string[];
}

/** How much a model thinks before it answers. */
export const reasoningEfforts = ["none", "minimal", "low", "medium", "high"] as const;
export type ReasoningEffort = (typeof reasoningEfforts)[number];

/** The tokens that one answer took, as the server counts them. */
export interface Usage {
	/** The kind of request: `reply`, `analysis`. */
	task: string;
	prompt: number;
	answer: number;
}

/** What a server's answers have shown. */
export interface Learned {
	/** How many of the server's tokens correspond to one of our estimated tokens. */
	perEstimate: number;
	/** How many tokens it reads per second; null until it has reported that. */
	readsPerSecond: number | null;
	/** Whether its model thinks before it answers. */
	thinks: boolean;
}

/** One model on one server. */
export interface ChatClient {
	readonly sdk: OpenAI;
	/** If no model was configured, empty until the server has named its only one. */
	model: string;
	readonly baseURL: string;
	readonly apiKey: string | undefined;
	readonly asksServer: boolean;
	readonly timeoutMs: number;
	/**
	 * How long the server may be silent before its first word, in milliseconds: a private one may read for minutes, or
	 * answer others first.
	 */
	readonly firstMs: number;
	readonly reasoningEffort: ReasoningEffort | undefined;
	readonly onUsage: ((usage: Usage) => void) | undefined;
	/**
	 * OpenAI keeps completions of some accounts for its dashboard unless told not to; other servers may not know the
	 * property.
	 */
	readonly extra: { store?: false };
	abilities: Abilities;
	/** What the server says about itself; asked once. */
	facts?: Promise<ServerFacts | null> | undefined;
	/** The largest prompt; known once `roomFor` was called. */
	room?: TokenBudget;
	isOllama?: boolean;
	/** Whether it is llama.cpp, which reports how far it has read. */
	isGrammar?: boolean;
	/** The size of the window that the server reports, in tokens. */
	window?: number | null;
	/** The queue for its slots, if it has reported how many it has. */
	queue?: SlotQueue | null;
	/** What was learned from its answers. */
	learned: Learned;
	/** Whether it is known, or being found out, which size limits it accepts. */
	hasTriedSizes?: boolean;
}

const NOTHING_TOLD: ServerFacts = { kind: "other", window: null, setsWindow: false, slots: null, onlyModel: null };

/** Returns what the server says about itself; asked once, and again if it did not respond. OpenAI's is not asked. */
export async function factsOf(client: ChatClient): Promise<ServerFacts> {
	if (!client.asksServer) return NOTHING_TOLD;
	client.facts ??= askServer(client);
	const facts = await client.facts;
	if (facts === null) client.facts = undefined;
	return facts ?? NOTHING_TOLD;
}

/**
 * Returns how many tokens a prompt may have, by our estimate.
 * @param wanted The maximum wanted; by default as much as suits the server.
 */
export async function roomFor(client: ChatClient, wanted?: number): Promise<number> {
	const facts = await factsOf(client);
	client.isOllama = facts.kind === "ollama";
	// Ollama and llama.cpp build a grammar, which can count characters as well; tried once, and remembered.
	if (facts.kind !== "other" && !client.hasTriedSizes) client.abilities = { ...client.abilities, sizes: "texts" };
	client.hasTriedSizes = true;
	if (client.model === "" && facts.onlyModel) client.model = facts.onlyModel;
	client.queue = queueOf(serverRootOf(client.baseURL), facts.slots);
	client.isGrammar = facts.kind === "llama.cpp";
	const { perEstimate, readsPerSecond } = client.learned;
	const most = wanted ?? (client.baseURL === OPENAI_URL ? OPENAI_PROMPT : wantedIn(facts, readsPerSecond));
	client.room = roomIn(facts, most);
	client.window = facts.window;
	return Math.min(most, Math.round(client.room.prompt / Math.max(LEAST_RATIO, perEstimate)));
}

/** Maximum size of a prompt, in tokens, for OpenAI's models, which could read far more. */
export const OPENAI_PROMPT = 24_000;
/** The lowest ratio of real to estimated tokens that is used, to allow for what the estimate misses. */
const LEAST_RATIO = 0.9;

/** Makes the next call ask the server about itself again: it may have been restarted with another window or model. */
export function forgetFacts(client: ChatClient): void {
	client.facts = undefined;
}

/**
 * The SDK's client, but with our own errors. The SDK's contain the server's body and headers, and so perhaps what a
 * person wrote.
 */
class DiscreetOpenAI extends OpenAI {
	protected override makeStatusError(
		status: number,
		body: object,
		message: string | undefined,
		headers: Headers,
	): never {
		throw failureOfBody(status, body ?? message, headers);
	}
}

/** Creates a client that logs nothing, does not retry by itself, and reads nothing from the environment. */
export function createChatClient(config: ChatConfig): ChatClient {
	const baseURL = config.baseURL ?? OPENAI_URL;
	const timeoutMs = Math.min(config.timeoutMs, LONGEST_TIMEOUT);
	const isOwn = config.asksServer === true && baseURL !== OPENAI_URL;
	const firstMs =
		isOwn && isAtHome(new URL(baseURL).hostname)
			? Math.max(timeoutMs, Math.min(timeoutMs * FIRST_TIMES, LONGEST_FIRST))
			: timeoutMs;
	const sdk = new DiscreetOpenAI({
		apiKey: config.apiKey ?? "none",
		adminAPIKey: null,
		organization: null,
		project: null,
		webhookSecret: null,
		baseURL,
		fetch: boundedFetch,
		maxRetries: 0,
		// A little more than our own limit, which therefore always comes first.
		timeout: firstMs + 5000,
		// OPENAI_LOG=debug would print every prompt.
		logLevel: "off",
		...(config.apiKey === undefined && { defaultHeaders: { Authorization: null } }),
	});
	return {
		sdk,
		model: config.model,
		baseURL,
		apiKey: config.apiKey,
		asksServer: isOwn,
		timeoutMs,
		firstMs,
		reasoningEffort: config.reasoningEffort,
		onUsage: config.onUsage,
		learned: { perEstimate: 1, readsPerSecond: null, thinks: false },
		extra: new URL(baseURL).hostname === "api.openai.com" ? { store: false } : {},
		abilities: { format: "json_schema", sizes: "lists", stream: true, refuses: [] },
	};
}
