import type { ChatCompletion, ChatCompletionChunk } from "openai/resources/chat/completions";
import { Stream } from "openai/streaming";
import { withBoundedLines } from "./bounded-fetch";
import type { ChatClient } from "./client";
import { failureOfBody, toFailure, UpstreamFailure } from "./failure";
import { askOllama } from "./ollama";
import { type ChatRequest, Growth, type Listener, MAX_REPLY } from "./request";

/** What has arrived of an answer. */
interface Reply {
	content: string;
	/** What a reasoning model thought, if the server keeps that separate. */
	thoughts: string;
	finishReason: string | null;
	isDeclined: boolean;
	/** How many tokens of the window were left at the end; null if unknown. */
	room: number | null;
}

/** With fewer tokens left than this, a window counts as full. */
const FULL = 8;

/** How far llama.cpp has read the prompt, sent in a chunk of its own. */
interface Progress {
	prompt_progress: { total: number; processed: number };
}

/** What OpenAI and llama.cpp report at the end of an answer. */
interface Told {
	usage?: { prompt_tokens?: number; completion_tokens?: number } | null;
	timings?: {
		prompt_n?: number;
		cache_n?: number;
		predicted_n?: number;
		prompt_per_second?: number;
		predicted_per_second?: number;
	};
}

/** With fewer tokens than this, the reading speed is not reliable. */
const TELLING = 200;

function tellUsage(body: unknown, listener: Listener): void {
	const { usage, timings } = (body ?? {}) as Told;
	if (!usage && !timings) return;
	const readsPerSecond =
		timings?.prompt_per_second && (timings.prompt_n ?? 0) >= TELLING ? timings.prompt_per_second : null;
	const counted = timings?.prompt_n === undefined ? null : timings.prompt_n + (timings.cache_n ?? 0);
	listener.usage?.({
		prompt: usage?.prompt_tokens ?? counted,
		answer: usage?.completion_tokens ?? timings?.predicted_n ?? null,
		readsPerSecond,
		writesPerSecond: timings?.predicted_per_second ?? null,
	});
}

/** Returns how many tokens of the window are left after prompt and answer; null if unknown. */
function roomLeft({ window }: ChatClient, body: unknown): number | null {
	const { prompt_tokens, completion_tokens } = ((body ?? {}) as Told).usage ?? {};
	if (!window || prompt_tokens === undefined || completion_tokens === undefined) return null;
	return window - prompt_tokens - completion_tokens;
}

/** Fields in which servers put the thoughts of reasoning models. */
interface Thinking {
	reasoning_content?: unknown;
	reasoning?: unknown;
	thinking?: unknown;
}

function thoughtsIn(part: Thinking | undefined): string {
	const thought = part?.reasoning_content ?? part?.reasoning ?? part?.thinking;
	return typeof thought === "string" ? thought : "";
}

/**
 * Sends one request to a chat model: no retries, nothing logged. Streams if the server can, because a server only
 * notices that a client has gone when it writes to it, and because proxies would otherwise take a slow answer for a
 * dead connection.
 * @returns The complete text of the answer.
 * @throws UpstreamFailure for everything that is not a complete answer.
 */
export async function complete(
	client: ChatClient,
	request: ChatRequest,
	signal: AbortSignal,
	listener: Listener,
): Promise<string> {
	try {
		if (client.isOllama)
			return checked(
				client,
				{ isDeclined: false, room: null, ...(await askOllama(client, request, signal, listener)) },
				request,
			);
		const response = await client.sdk.chat.completions
			.create(
				{
					model: client.model,
					messages: request.messages,
					stream: request.stream,
					...client.extra,
					...request.more,
					...(request.responseFormat && { response_format: request.responseFormat }),
				},
				{ signal },
			)
			.asResponse();
		// Some servers respond to a streaming request with a single JSON document.
		const isWhole = !request.stream || /\bjson\b/i.test(response.headers.get("content-type") ?? "");
		const whole = () => readWhole(client, response, listener);
		return checked(client, isWhole ? await whole() : await readStream(client, response, signal, listener), request);
	} catch (error) {
		throw toFailure(error);
	}
}

async function readWhole(client: ChatClient, response: Response, listener: Listener): Promise<Reply> {
	const body: Partial<ChatCompletion> & { error?: unknown } = JSON.parse(await response.text()) ?? {};
	tellUsage(body, listener);
	const choice = body.choices?.[0];
	if (!choice) throw body.error ? failureOfBody(response.status, body, response.headers) : new UpstreamFailure("empty");
	return {
		content: choice.message?.content ?? "",
		thoughts: thoughtsIn(choice.message as Thinking | undefined),
		room: roomLeft(client, body),
		// A document that could be parsed is complete, even if the server does not say so.
		finishReason: choice.finish_reason ?? "stop",
		isDeclined: Boolean(choice.message?.refusal),
	};
}

async function readStream(
	client: ChatClient,
	response: Response,
	signal: AbortSignal,
	listener: Listener,
): Promise<Reply> {
	const reply: Reply = { content: "", thoughts: "", finishReason: null, isDeclined: false, room: null };
	const lines = withBoundedLines(response);
	const growth = new Growth(listener.content);
	let hasBegun = false;
	// The client is passed along: without it, the SDK prints lines that it cannot parse to the console.
	for await (const chunk of Stream.fromSSEResponse<ChatCompletionChunk>(lines, new AbortController(), client.sdk)) {
		const choice = chunk?.choices?.[0];
		const progress = (chunk as Partial<Progress> | null)?.prompt_progress;
		listener.alive(progress === undefined);
		if (progress && progress.total > 0) listener.reading?.(progress.processed / progress.total);
		tellUsage(chunk, listener);
		reply.room = roomLeft(client, chunk) ?? reply.room;
		if (!choice) continue;
		hasBegun = true;
		reply.content += choice.delta?.content ?? "";
		reply.thoughts += thoughtsIn(choice.delta as Thinking | undefined);
		reply.finishReason = choice.finish_reason ?? reply.finishReason;
		reply.isDeclined ||= Boolean(choice.delta?.refusal);
		if (reply.content.length + reply.thoughts.length > MAX_REPLY) {
			throw new UpstreamFailure("cut_short", { code: "too_long" });
		}
		if (choice.delta?.content && !reply.isDeclined) growth.grown(reply.content);
	}
	if (!reply.isDeclined) growth.end(reply.content);
	// The SDK ends an aborted stream as if it were finished.
	signal.throwIfAborted();
	if (!hasBegun) throw new UpstreamFailure("empty");
	if (reply.finishReason === null) throw new UpstreamFailure("interrupted", { code: "no_finish_reason" });
	return reply;
}

/** Checks that an answer is complete. If it has only thoughts, the answer may be at their end, so they are returned. */
function checked(
	{ learned }: ChatClient,
	{ content, thoughts, finishReason, isDeclined, room }: Reply,
	{ limit }: ChatRequest,
): string {
	const hasThought = thoughts.trim() !== "";
	// From now on answers get room for thoughts.
	const isNew = hasThought && !learned.thinks;
	learned.thinks ||= hasThought;
	if (isDeclined || finishReason === "content_filter") throw new UpstreamFailure("declined");
	if (finishReason === "length") {
		const isThought = content.trim() === "" && hasThought && !isNew;
		// If we set no limit, it was the server's own, or the end of the window: a repeated request would fail the same
		// way.
		const isFull = limit === undefined || isThought || (room !== null && room < FULL);
		throw new UpstreamFailure(isFull ? "no_room" : "cut_short", { code: "length" });
	}
	if (content.trim() !== "") return content;
	if (hasThought) return `<think>${thoughts}`;
	throw new UpstreamFailure("empty");
}
