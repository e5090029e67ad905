import { boundedFetch } from "./bounded-fetch";

/** A server, and the model to use there. */
interface Server {
	readonly baseURL: string;
	readonly apiKey: string | undefined;
	readonly model: string;
}

/** What a server says about itself. */
export interface ServerFacts {
	/** `other` for every server that only has OpenAI's API. */
	kind: "ollama" | "llama.cpp" | "other";
	/** How much the model reads and writes in one call, in tokens; null if the server does not say. */
	window: number | null;
	/** Whether the caller sets the window, as with Ollama: as large as needed, up to the model's limit. */
	setsWindow: boolean;
	/** How many answers it writes at once; null if it does not say. */
	slots: number | null;
	/** Its only chat model; null if there are several, or it does not say. */
	onlyModel: string | null;
}

const LOOK_MS = 2_000;
/** How many tokens of a window an answer may take. */
const ANSWER = 2_500;
/** The answer's share of a small window. */
const ANSWER_SHARE = 0.28;

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null;
const numberIn = (value: unknown): number | null =>
	typeof value === "number" && Number.isInteger(value) && value > 0 ? value : null;

/** Whether an id in a server's list is the given model: Ollama's ids end with a tag. */
export const isNamed = (id: string, model: string): boolean => id === model || id === `${model}:latest`;

/** Returns the only chat model in a server's list; null if there is not exactly one. */
function onlyIn(models: Json | null | undefined): string | null {
	const ids = Array.isArray(models?.data) ? models.data.filter(isJson).map(({ id }) => id) : [];
	const talking = ids.filter((id): id is string => typeof id === "string" && !/embed|rerank|whisper/i.test(id));
	return talking.length === 1 ? (talking[0] ?? null) : null;
}

/** Returns the server's base URL, without the `/v1` of OpenAI's API. */
export const serverRootOf = (baseURL: string): string => baseURL.replace(/\/+$/, "").replace(/\/v1$/, "");

/** Requests a path; null if the path does not exist, undefined if the server does not respond. */
async function look(client: Server, path: string, body?: object): Promise<Json | null | undefined> {
	try {
		const response = await boundedFetch(`${serverRootOf(client.baseURL)}${path}`, {
			method: body ? "POST" : "GET",
			headers: {
				...(client.apiKey !== undefined && { authorization: `Bearer ${client.apiKey}` }),
				...(body && { "content-type": "application/json" }),
			},
			...(body && { body: JSON.stringify(body) }),
			signal: AbortSignal.timeout(LOOK_MS),
		});
		const answer: unknown = response.ok ? await response.json() : null;
		return isJson(answer) ? answer : null;
	} catch (error) {
		return error instanceof SyntaxError ? null : undefined;
	}
}

/**
 * Asks a server about its kind and its model's window, through the APIs of Ollama, llama.cpp, vLLM and LM Studio.
 * @returns Null if it does not respond.
 */
export async function askServer(client: Server): Promise<ServerFacts | null> {
	const first = client.model === "" ? await look(client, "/v1/models") : undefined;
	const onlyModel = onlyIn(first);
	const model = client.model || onlyModel || "";
	const [shown, props, models] = await Promise.all([
		look(client, "/api/show", { model }),
		look(client, "/props"),
		first ?? look(client, "/v1/models"),
	]);
	if (shown === undefined && props === undefined && models === undefined) return null;
	if (shown && isJson(shown.model_info)) {
		const length = Object.entries(shown.model_info).find(([key]) => key.endsWith(".context_length"))?.[1];
		return { kind: "ollama", window: numberIn(length), setsWindow: true, slots: null, onlyModel };
	}
	const settings = props?.default_generation_settings;
	const window = isJson(settings) ? numberIn(settings.n_ctx) : null;
	if (window !== null)
		return { kind: "llama.cpp", window, setsWindow: false, slots: numberIn(props?.total_slots), onlyModel };
	const list = Array.isArray(models?.data) ? models.data.filter(isJson) : [];
	const mine = list.find(({ id }) => typeof id === "string" && isNamed(id, model));
	const told = mine && (mine.max_model_len ?? mine.loaded_context_length ?? mine.context_length ?? mine.context_window);
	return { kind: "other", window: numberIn(told), setsWindow: false, slots: null, onlyModel };
}

/** How large a prompt may be, and how large a window to request, in tokens; null if the window cannot be set. */
export interface TokenBudget {
	prompt: number;
	window: number | null;
}

/**
 * Maximum size of a prompt, in tokens: for a server about which nothing is known; for one that could read all that we
 * have; and for llama.cpp before it has shown its speed.
 */
const UNTOLD = 6_000;
const MOST = 24_000;
const UNTRIED = 12_000;
/** How long reading a prompt may take, in seconds. */
const READ_WITHIN = 150;

/**
 * Returns the maximum number of tokens that a prompt should take of a server's window.
 * @param readsPerSecond Tokens per second; null if the server has not reported it.
 */
export function wantedIn({ kind, window, setsWindow }: ServerFacts, readsPerSecond: number | null): number {
	if (window === null || setsWindow) return UNTOLD;
	if (readsPerSecond === null) return kind === "llama.cpp" ? UNTRIED : MOST;
	return Math.max(UNTOLD, Math.min(MOST, Math.round(readsPerSecond * READ_WITHIN)));
}

/**
 * Returns how large a prompt can be so that its answer still fits into the window.
 * @param wanted The maximum size wanted for a prompt, in estimated tokens.
 */
export function roomIn({ window, setsWindow }: ServerFacts, wanted: number): TokenBudget {
	if (window === null) return { prompt: wanted, window: setsWindow ? wanted + ANSWER : null };
	const taken = setsWindow ? Math.min(window, wanted + ANSWER) : window;
	const answer = Math.min(ANSWER, Math.round(taken * ANSWER_SHARE));
	return { prompt: Math.min(wanted, taken - answer), window: setsWindow ? taken : null };
}

/** The smallest window, in tokens, whose prompts can hold the rules and a subject. */
export const LEAST_WINDOW = 3_000;
