import OpenAI from "openai";
import { failureOfBody } from "./failure";
import { askServer, type Room, roomIn, type ServerFacts } from "./window";

/** OpenAI's own. */
export const OPENAI_URL = "https://api.openai.com/v1";
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
	stream: boolean;
}

/** One model on one server. */
export interface ChatClient {
	readonly sdk: OpenAI;
	readonly model: string;
	readonly baseURL: string;
	readonly apiKey: string | undefined;
	readonly asksServer: boolean;
	readonly timeoutMs: number;
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
}

const NOTHING_TOLD: ServerFacts = { kind: "other", window: null, setsWindow: false };

/** What the server says about itself; asked once, and again if nobody answered. OpenAI's is not asked. */
export async function factsOf(client: ChatClient): Promise<ServerFacts> {
	if (!client.asksServer) return NOTHING_TOLD;
	client.facts ??= askServer(client);
	const facts = await client.facts;
	if (facts === null) client.facts = undefined;
	return facts ?? NOTHING_TOLD;
}

/** How many tokens a prompt may have. @param wanted The most it should have. */
export async function roomFor(client: ChatClient, wanted: number): Promise<number> {
	const facts = await factsOf(client);
	client.isOllama = facts.kind === "ollama";
	client.room = roomIn(facts, wanted);
	return client.room.prompt;
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
	const sdk = new DiscreetOpenAI({
		apiKey: config.apiKey ?? "none",
		adminAPIKey: null,
		organization: null,
		project: null,
		webhookSecret: null,
		baseURL,
		maxRetries: 0,
		// A little more than our own limit, which therefore always comes first.
		timeout: timeoutMs + 5000,
		// OPENAI_LOG=debug would print every prompt.
		logLevel: "off",
		...(config.apiKey === undefined && { defaultHeaders: { Authorization: null } }),
	});
	return {
		sdk,
		model: config.model,
		baseURL,
		apiKey: config.apiKey,
		asksServer: config.asksServer === true && baseURL !== OPENAI_URL,
		timeoutMs,
		extra: new URL(baseURL).hostname === "api.openai.com" ? { store: false } : {},
		abilities: { format: "json_schema", stream: true },
	};
}
