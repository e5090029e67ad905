import OpenAI from "openai";
import { failureOfBody } from "./failure";
import type { Sizes } from "./json-schema";
import { queueOf, type SlotQueue } from "./queue";
import { askServer, type Room, roomIn, rootOf, type ServerFacts, wantedIn } from "./window";

/** OpenAI's own. */
export const OPENAI_URL = "https://api.openai.com/v1";
/** Whether a host is on this machine or in the same house: a cloud that is silent for a minute is broken. */
const isAtHome = (host: string): boolean =>
	/^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[(?:::1|f[cd]|fe80)|[^.]+$|.*\.(?:local|lan|home|internal)$)/i.test(
		host,
	);
/** The silence before the first word of one's own server, in silences between two words; at most as long as Node waits for headers. */
const FIRST_TIMES = 5;
const LONGEST_FIRST = 285_000;
/** The longest time that a timer can run, less what is added to it below, in milliseconds. */
const LONGEST_TIMEOUT = 2 ** 31 - 10_000;

export interface ChatConfig {
	/** Left out for local servers that need none: then no Authorization header is sent. */
	apiKey?: string | undefined;
	/** Of any OpenAI-compatible server, with its `/v1`; without it, OpenAI's own. */
	baseURL?: string | undefined;
	model: string;
	/** How long the server may be silent, in milliseconds. */
	timeoutMs: number;
	/** Whether to ask the server what it is and how much its model reads. */
	asksServer?: boolean;
	/** How much the model is to think before it answers; without it, as little as it can where it is known to understand. */
	reasoningEffort?: ReasoningEffort | undefined;
	/** Hears what each answer took. */
	onUsage?: ((usage: Usage) => void) | undefined;
}

/** The ways to ask for the shape of an answer, strictest first. */
export const formats = ["json_schema", "json_object", "text"] as const;
export type Format = (typeof formats)[number];

/**
 * What this server understands, as far as is known. Starts with the strictest, and changes only once something lesser
 * has worked.
 */
export interface Abilities {
	format: Format;
	/** Which sizes its schemas may have; until it has said what it is, those that nearly all servers take. */
	sizes: Sizes;
	stream: boolean;
	/** Parameters that it has refused. */
	refuses: readonly string[];
}

/** How much a model thinks before it answers. */
export const reasoningEfforts = ["none", "minimal", "low", "medium", "high"] as const;
export type ReasoningEffort = (typeof reasoningEfforts)[number];

/** What one answer took, in tokens as the server counts them. */
export interface Usage {
	/** What was asked for: `reply`, `analysis`. */
	task: string;
	prompt: number;
	answer: number;
}

/** What a server's answers have shown. */
export interface Learned {
	/** How many of its tokens are one of those that we estimate. */
	perEstimate: number;
	/** How many tokens it reads in a second; null until it has told. */
	readsPerSecond: number | null;
	/** Whether its model thinks before it answers. */
	thinks: boolean;
}

/** One model on one server. */
export interface ChatClient {
	readonly sdk: OpenAI;
	/** Empty until the server has told the one that it has, where none was named. */
	model: string;
	readonly baseURL: string;
	readonly apiKey: string | undefined;
	readonly asksServer: boolean;
	readonly timeoutMs: number;
	/** How long the server may be silent before its first word: one of one's own reads for minutes, or has others to answer. */
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
	room?: Room;
	isOllama?: boolean;
	/** Whether it is a llama.cpp, which tells how far it has read. */
	isGrammar?: boolean;
	/** What the server says its window is. */
	window?: number | null;
	/** Who waits for a slot of it, where it has said how many it has. */
	queue?: SlotQueue | null;
	/** What was learned of it from its answers. */
	learned: Learned;
	/** Whether what it takes of sizes is known, or being found out. */
	hasTriedSizes?: boolean;
}

const NOTHING_TOLD: ServerFacts = { kind: "other", window: null, setsWindow: false, slots: null, onlyModel: null };

/** What the server says about itself; asked once, and again if nobody answered. OpenAI's is not asked. */
export async function factsOf(client: ChatClient): Promise<ServerFacts> {
	if (!client.asksServer) return NOTHING_TOLD;
	client.facts ??= askServer(client);
	const facts = await client.facts;
	if (facts === null) client.facts = undefined;
	return facts ?? NOTHING_TOLD;
}

/** How many tokens a prompt may have, by our estimate. @param wanted The most it should have; else as much as is good. */
export async function roomFor(client: ChatClient, wanted?: number): Promise<number> {
	const facts = await factsOf(client);
	client.isOllama = facts.kind === "ollama";
	// Both build a grammar, which counts characters as well; tried once, and remembered.
	if (facts.kind !== "other" && !client.hasTriedSizes) client.abilities = { ...client.abilities, sizes: "texts" };
	client.hasTriedSizes = true;
	if (client.model === "" && facts.onlyModel) client.model = facts.onlyModel;
	client.queue = queueOf(rootOf(client.baseURL), facts.slots);
	client.isGrammar = facts.kind === "llama.cpp";
	const { perEstimate, readsPerSecond } = client.learned;
	const most = wanted ?? (client.baseURL === OPENAI_URL ? OPENAI_PROMPT : wantedIn(facts, readsPerSecond));
	client.room = roomIn(facts, most);
	client.window = facts.window;
	return Math.min(most, Math.round(client.room.prompt / Math.max(LEAST_RATIO, perEstimate)));
}

/** The most of a prompt for OpenAI's models, which read far more. */
export const OPENAI_PROMPT = 24_000;
/** However well a language is read, so much is kept for what our estimate does not see. */
const LEAST_RATIO = 0.9;

/** Has a server asked anew what it is: it may have been started again, with another window or another model. */
export function forgetFacts(client: ChatClient): void {
	client.facts = undefined;
}

/**
 * The SDK's client, whose errors contain the server's body and headers, and so perhaps what a person wrote. Our errors
 * do not.
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

/** A client that logs nothing, does not retry by itself, and reads nothing from the environment. */
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
