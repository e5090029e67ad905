/** A server, and the model to use there. */
interface Server {
	readonly baseURL: string;
	readonly apiKey: string | undefined;
	readonly model: string;
}

/** What a server says about itself. */
export interface ServerFacts {
	/** `other` for every server that answers like OpenAI's and says no more. */
	kind: "ollama" | "llama.cpp" | "other";
	/** How much the model reads and writes in one call, in tokens; null if the server does not say. */
	window: number | null;
	/** For Ollama, the caller sets the window: as much of what the model can as is needed. */
	setsWindow: boolean;
	/** How many answers it writes at once; null if it does not say. */
	slots: number | null;
	/** The one model that it has for talking; null if there are several, or it does not say. */
	onlyModel: string | null;
}

const LOOK_MS = 2_000;
/** How much of a window an answer may take, in tokens. */
const ANSWER = 2_500;
/** The answer's share of a small window. */
const ANSWER_SHARE = 0.28;

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null;
const numberIn = (value: unknown): number | null =>
	typeof value === "number" && Number.isInteger(value) && value > 0 ? value : null;

/** Whether a model of a server's list is the one that is meant: Ollama's names end with a tag. */
export const isNamed = (id: string, model: string): boolean => id === model || id === `${model}:latest`;

/** The one model of a server's list that can talk. */
function onlyIn(models: Json | null | undefined): string | null {
	const ids = Array.isArray(models?.data) ? models.data.filter(isJson).map(({ id }) => id) : [];
	const talking = ids.filter((id): id is string => typeof id === "string" && !/embed|rerank|whisper/i.test(id));
	return talking.length === 1 ? (talking[0] ?? null) : null;
}

/** The address of the server itself: without the `/v1` of OpenAI's interface. */
export const rootOf = (baseURL: string): string => baseURL.replace(/\/+$/, "").replace(/\/v1$/, "");

/** The answer from a path; null if the path does not exist, undefined if nobody answers at all. */
async function look(client: Server, path: string, body?: object): Promise<Json | null | undefined> {
	try {
		const response = await fetch(`${rootOf(client.baseURL)}${path}`, {
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
 * Asks a server what it is and how much its model reads, through the APIs of Ollama, llama.cpp, vLLM and LM Studio.
 * @returns Null if nobody answers.
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

/** How large a prompt may be, and how large a window to ask for, in tokens; null if none can be. */
export interface Room {
	prompt: number;
	window: number | null;
}

/** What a prompt takes at most: where nothing is known of a server, where it reads all that we have, and before it has shown how fast. */
const UNTOLD = 6_000;
const MOST = 24_000;
const UNTRIED = 12_000;
/** Nobody waits longer for a prompt to be read, in seconds. */
const READ_WITHIN = 150;

/** The most that a prompt should take of a server's window. @param readsPerSecond Tokens; null where it has not told. */
export function wantedIn({ kind, window, setsWindow }: ServerFacts, readsPerSecond: number | null): number {
	if (window === null || setsWindow) return UNTOLD;
	if (readsPerSecond === null) return kind === "llama.cpp" ? UNTRIED : MOST;
	return Math.max(UNTOLD, Math.min(MOST, Math.round(readsPerSecond * READ_WITHIN)));
}

/**
 * How much room a prompt has beside its answer before the server would cut it off.
 * @param wanted The most that a prompt should take, in estimated tokens.
 */
export function roomIn({ window, setsWindow }: ServerFacts, wanted: number): Room {
	if (window === null) return { prompt: wanted, window: setsWindow ? wanted + ANSWER : null };
	const taken = setsWindow ? Math.min(window, wanted + ANSWER) : window;
	const answer = Math.min(ANSWER, Math.round(taken * ANSWER_SHARE));
	return { prompt: Math.min(wanted, taken - answer), window: setsWindow ? taken : null };
}

/** Below this a prompt cannot hold the rules and what they are about, in tokens. */
export const LEAST_WINDOW = 3_000;
