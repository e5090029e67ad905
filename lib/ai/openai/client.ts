import OpenAI from "openai";
import { failureOfBody } from "./failure";

const OPENAI_URL = "https://api.openai.com/v1";
/** The longest that a timer can run, less what is added to it below. In milliseconds. */
const LONGEST_TIMEOUT = 2 ** 31 - 10_000;

export interface ChatConfig {
	/** Left out for local servers that want none: then no Authorization header is sent. */
	apiKey?: string | undefined;
	/** Of any OpenAI-compatible server, with its `/v1`; OpenAI's own where it is left out. */
	baseURL?: string | undefined;
	model: string;
	/** For a whole call, retries and repairs included, in milliseconds. */
	timeoutMs: number;
}

/** How the shape of an answer can be asked for, strictest first. */
export const formats = ["json_schema", "json_object", "text"] as const;
export type Format = (typeof formats)[number];

/** What this server has turned out to understand. Starts hopeful; changed only once something lesser has worked. */
export interface Abilities {
	format: Format;
	stream: boolean;
}

/** One model on one server. */
export interface ChatClient {
	readonly sdk: OpenAI;
	readonly model: string;
	readonly timeoutMs: number;
	/** OpenAI keeps completions of some accounts for its dashboard unless told not to; other servers may not know the word. */
	readonly extra: { store?: false };
	abilities: Abilities;
}

/** The SDK's client, whose errors carry the server's body and headers, and so perhaps what a person wrote. Ours do not. */
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

/** A client that logs nothing, retries nothing by itself and takes nothing from the environment. */
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
		// A little more than ours, which therefore always comes first.
		timeout: timeoutMs + 5000,
		// OPENAI_LOG=debug would print every prompt.
		logLevel: "off",
		...(config.apiKey === undefined && { defaultHeaders: { Authorization: null } }),
	});
	return {
		sdk,
		model: config.model,
		timeoutMs,
		extra: new URL(baseURL).hostname === "api.openai.com" ? { store: false } : {},
		abilities: { format: "json_schema", stream: true },
	};
}
