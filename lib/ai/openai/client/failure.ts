import { APIConnectionError, APIError } from "openai";
import { AppError } from "@/lib/domain/core/errors";

/** Every way a call to the AI service can fail, and the sentence for the person. None claims to know what was saved. */
const sentences = {
	unreachable: "The coach could not be reached. Please try again in a moment.",
	interrupted: "The connection to the coach broke off before the answer was complete. Please try again.",
	busy: "The coach is busy right now. Please try again in a minute.",
	server_error: "The coach ran into a problem and could not answer. Please try again in a moment.",
	no_credit:
		"The coach cannot answer: the AI account behind it has no credit left. Whoever runs this app can fix that.",
	key_refused: "The coach cannot answer: the AI service refused this app's key. Whoever runs this app can fix that.",
	not_found:
		"The coach cannot answer: the AI service does not know this model or address. Whoever runs this app can fix that.",
	context_too_long: "This is more than the coach's model can read at once, so it could not answer.",
	rejected: "The AI service did not accept the coach's question. Whoever runs this app can find the reason in its log.",
	cut_short: "The coach's answer was cut off before its end. Please try again.",
	no_room:
		"The coach's model had no room left for its whole answer, and asking again would end the same way. Whoever runs this " +
		"app can give it a larger window, or turn its thinking off.",
	empty: "The coach sent an empty answer. Please try again.",
	declined: "The coach's model declined to answer this.",
	unreadable: "The coach answered in a form that could not be read. Please try again.",
} as const;

const TIMEOUT_SENTENCE = "The coach did not answer in time. You can ask again.";

export type FailureKind = keyof typeof sentences;

/** Failures that may be gone a moment later. */
const retryableKinds: ReadonlySet<FailureKind> = new Set<FailureKind>([
	"unreachable",
	"interrupted",
	"busy",
	"server_error",
]);

/** Why a request was refused, if the service says so and it can be sent without that. */
export type Refused = "response_format" | "sizes" | "stream" | { parameter: string };

interface FailureDetails {
	status?: number | undefined;
	/** The service's own short code, such as `model_not_found`. */
	code?: unknown;
	requestId?: string | null | undefined;
	retryAfterMs?: number | undefined;
	refused?: Refused | undefined;
	/** Whether other requests had used the room that it needed: alone it may succeed. */
	isCrowded?: boolean | undefined;
	/** How many tokens the prompt had, and how many the window holds, if the server says so. */
	sizes?: { prompt: number; window: number } | undefined;
	/** Paths and codes of what was wrong with an answer, but never its text. */
	problems?: string[] | undefined;
}

/** Returns a short technical word, or undefined: anything else could be a person's text. */
function technicalWord(value: unknown): string | undefined {
	const word = typeof value === "number" ? String(value) : value;
	return typeof word === "string" && /^[\w.:-]{1,80}$/.test(word) ? word : undefined;
}

/** A failed call, reduced to what may be logged: no prompt, no answer, no headers, no key. */
export class UpstreamFailure extends Error {
	readonly kind: FailureKind;
	readonly status: number | undefined;
	readonly code: string | undefined;
	readonly requestId: string | undefined;
	readonly retryAfterMs: number | undefined;
	readonly refused: Refused | undefined;
	readonly isCrowded: boolean;
	readonly sizes: { prompt: number; window: number } | undefined;

	constructor(kind: FailureKind, details: FailureDetails = {}) {
		const code = technicalWord(details.code);
		const requestId = technicalWord(details.requestId);
		const facts = [kind, details.status, code, requestId, ...(details.problems ?? [])];
		super(`AI service: ${facts.filter((fact) => fact !== undefined).join(" ")}`);
		this.name = "UpstreamFailure";
		this.kind = kind;
		this.status = details.status;
		this.code = code;
		this.requestId = requestId;
		this.retryAfterMs = details.retryAfterMs;
		this.refused = details.refused;
		this.isCrowded = details.isCrowded === true;
		this.sizes = details.sizes;
	}

	get isRetryable(): boolean {
		return this.refused === undefined && retryableKinds.has(this.kind);
	}
}

/**
 * Converts a failure into the error that leaves `lib/ai`: a sentence for the person and, as its cause, what engineers
 * need.
 */
export function toAppError(failure: UpstreamFailure): AppError {
	const retryAfter = failure.retryAfterMs === undefined ? undefined : Math.ceil(failure.retryAfterMs / 1000);
	return new AppError("ai_failed", sentences[failure.kind], {
		cause: failure,
		...(retryAfter !== undefined && { retryAfter }),
	});
}

/** Returns the error for a call that took longer than `timeoutMs` milliseconds. */
export function timeoutError(timeoutMs: number): AppError {
	return new AppError("ai_timeout", TIMEOUT_SENTENCE, {
		cause: new Error(`AI service: no answer within ${timeoutMs} ms`),
	});
}

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === "object" && value !== null;
const asText = (value: unknown) => (typeof value === "string" ? value : "");

/**
 * Reads an error body, only from the fields where OpenAI, vLLM, Ollama and FastAPI servers put the error: elsewhere, a
 * validation error may contain the whole request, and so the person's words.
 */
function readBody(body: unknown): { text: string; code: unknown; param: string } {
	if (!isObject(body)) return { text: asText(body), code: undefined, param: "" };
	const error = isObject(body.error) ? body.error : body;
	const details = Array.isArray(body.detail) ? body.detail.filter(isObject) : [];
	const places = details.map(({ loc, msg }) => `${Array.isArray(loc) ? loc.join(".") : ""} ${asText(msg)}`);
	const text = [asText(error.message), asText(body.error), asText(body.detail), ...places].join(" ").slice(0, 4000);
	return { text, code: error.code ?? error.type, param: asText(error.param) };
}

const FORMAT_REFUSED =
	/response[\s_.-]?format|json[\s_-]?(schema|object|mode)|structured[\s_-]?output|guided[\s_-]|grammar/i;
/**
 * What servers say if they do not support the size limits of a schema. A grammar that cannot be built may have too many
 * of them.
 */
const SIZES_REFUSED = [
	/\b(?:min|max)(?:Items|Length)\b|["'`](?:minimum|maximum)["'`]|repetitions?|(?:parse|compil\w+|build|initiali[sz]e) (?:the )?grammar/i,
	/(?:unsupported|not (?:a )?(?:permitted|supported|valid)) (?:schema )?keyword|invalid schema for response_format/i,
];
const CONTEXT_EXCEEDED = /context[\s_-]?(length|size|window)|maximum context|too many tokens|prompt is too long/i;

function kindOf(status: number | undefined, code: unknown, text: string): FailureKind {
	if (status === 402 || code === "insufficient_quota") return "no_credit";
	if (CROWDED.test(text)) return "busy";
	if (status !== 429 && CONTEXT_EXCEEDED.test(`${asText(code)} ${text}`)) return "context_too_long";
	if (code === "content_filter" || code === "content_policy_violation") return "declined";
	if (status === 401 || status === 403) return "key_refused";
	if (status === 404) return "not_found";
	if (status === 429) return "busy";
	if (status === undefined || status === 408 || status >= 500) return "server_error";
	return "rejected";
}

/** llama.cpp sends this, within the stream, if the prompts and answers of all slots together fill its window. */
const CROWDED = /^\s*Context size has been exceeded/i;
/** Parameters that only some servers understand, as named in their refusals. */
const PARAMETERS =
	/\b(reasoning_effort|verbosity|max_completion_tokens|max_tokens|stream_options|return_progress|think(?:ing)?)\b/i;

/** Reads the size of the prompt and of the window from llama.cpp's error. */
function sizesIn(body: unknown): { prompt: number; window: number } | undefined {
	const error = isObject(body) && isObject(body.error) ? body.error : body;
	if (!isObject(error)) return undefined;
	const { n_prompt_tokens: prompt, n_ctx: window } = error as Record<string, unknown>;
	return typeof prompt === "number" && typeof window === "number" && prompt > 0 && window > 0
		? { prompt, window }
		: undefined;
}

function refusedOf(status: number | undefined, text: string, param: string): Refused | undefined {
	const isRefusal = status !== undefined && [200, 400, 422, 501].includes(status);
	// llama.cpp and some gateways respond with 500 to a grammar that they cannot build; others report it within the
	// stream.
	const mayBeRefusal = isRefusal || status === 500 || status === undefined;
	const parameter = isRefusal ? PARAMETERS.exec(`${param} ${text}`)?.[1] : undefined;
	if (parameter) return { parameter: parameter.toLowerCase() };
	if (mayBeRefusal && SIZES_REFUSED.some((pattern) => pattern.test(text))) return "sizes";
	if (mayBeRefusal && (param.startsWith("response_format") || FORMAT_REFUSED.test(text))) return "response_format";
	if (isRefusal && (param === "stream" || /\bstream(ing|ed)?\b/i.test(text))) return "stream";
	return undefined;
}

/**
 * Reads how long a service asks to wait, from `retry-after-ms` or `Retry-After` (seconds or an HTTP date).
 * @param nowMs Milliseconds since 1970.
 * @returns Milliseconds, or undefined if there is no valid value.
 */
export function retryAfterMs(headers: Headers | undefined, nowMs: number): number | undefined {
	const ms = headers?.get("retry-after-ms")?.trim();
	if (ms && /^\d+(\.\d+)?$/.test(ms)) return Number(ms);
	const value = headers?.get("retry-after")?.trim();
	if (!value) return undefined;
	if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
	const date = Date.parse(value);
	return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

/** Converts an error body into a failure, whether it came with an error status, within a stream, or with a 200. */
export function failureOfBody(status: number | undefined, body: unknown, headers?: Headers): UpstreamFailure {
	const { text, code, param } = readBody(body);
	const actual = status === undefined && typeof code === "number" ? code : status;
	return new UpstreamFailure(kindOf(actual, code, text), {
		status: actual,
		code,
		requestId: headers?.get("x-request-id"),
		retryAfterMs: retryAfterMs(headers, Date.now()),
		refused: refusedOf(actual, text, param),
		isCrowded: CROWDED.test(text),
		sizes: sizesIn(body),
	});
}

/** Converts whatever a call threw into a failure that is safe to log. */
export function toFailure(error: unknown): UpstreamFailure {
	if (error instanceof UpstreamFailure) return error;
	if (error instanceof APIConnectionError) return new UpstreamFailure("unreachable", { code: systemCode(error) });
	if (error instanceof APIError) return failureOfBody(error.status, { error: error.error });
	if (error instanceof SyntaxError) return new UpstreamFailure("unreadable");
	return new UpstreamFailure("interrupted", {
		code: systemCode(error) ?? (error instanceof Error ? error.name : undefined),
	});
}

/** Finds a code such as `ECONNREFUSED`, which Node's fetch puts into one of the nested causes. */
function systemCode(error: unknown): unknown {
	for (let at: unknown = error, depth = 0; isObject(at) && depth < 5; at = at.cause, depth++) {
		if (typeof at.code === "string") return at.code;
	}
	return undefined;
}
