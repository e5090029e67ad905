import type { ChatCompletion, ChatCompletionChunk } from "openai/resources/chat/completions";
import { Stream } from "openai/streaming";
import type { ChatClient } from "./client";
import { failureOfBody, toFailure, UpstreamFailure } from "./failure";
import { askOllama } from "./ollama";
import type { ChatRequest, Listener } from "./request";

/** A model that runs away is stopped here; no answer we ask for comes near it. In characters. */
const MAX_REPLY = 100_000;

/** What has arrived of an answer. */
interface Reply {
	content: string;
	/** What a reasoning model thought, where the server keeps it apart. */
	thoughts: string;
	finishReason: string | null;
	isDeclined: boolean;
	/** How many tokens were left of the window at its end; null where that is not known. */
	room: number | null;
}

/** With fewer tokens left a window is full. */
const FULL = 8;

/** How far a llama.cpp has read, in a chunk of its own. */
interface Progress {
	prompt_progress: { total: number; processed: number };
}

/** What OpenAI and llama.cpp tell of an answer at its end. */
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

/** As few tokens tell nothing about how fast a server reads. */
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

/** What is left of the window behind prompt and answer. */
function roomLeft({ window }: ChatClient, body: unknown): number | null {
	const { prompt_tokens, completion_tokens } = ((body ?? {}) as Told).usage ?? {};
	if (!window || prompt_tokens === undefined || completion_tokens === undefined) return null;
	return window - prompt_tokens - completion_tokens;
}

/** Where servers put the thoughts of reasoning models. */
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
 * One request to a chat model: no retries, nothing logged. Streams where the server can, because a server notices that
 * a client has gone when it writes to it, and because nothing between the two then takes a slow answer for a dead one.
 * @returns The text of the answer, complete.
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
			return checked({ isDeclined: false, room: null, ...(await askOllama(client, request, signal, listener)) });
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
		// Some servers answer a request for a stream with one JSON document.
		const isWhole = !request.stream || /\bjson\b/i.test(response.headers.get("content-type") ?? "");
		const whole = () => readWhole(client, response, listener);
		return checked(isWhole ? await whole() : await readStream(client, response, signal, listener));
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
		// A document that parsed is complete, even from a server that does not say so.
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
	let hasBegun = false;
	// The client goes with it: without one, the SDK prints lines that it cannot read to the console.
	for await (const chunk of Stream.fromSSEResponse<ChatCompletionChunk>(response, new AbortController(), client.sdk)) {
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
		if (choice.delta?.content && !reply.isDeclined) listener.content(reply.content);
	}
	// The SDK ends an aborted stream as if it were finished.
	signal.throwIfAborted();
	if (!hasBegun) throw new UpstreamFailure("empty");
	if (reply.finishReason === null) throw new UpstreamFailure("interrupted", { code: "no_finish_reason" });
	return reply;
}

/** An answer that is all thinking may have been thought to its end: then it stands in there. */
function checked({ content, thoughts, finishReason, isDeclined, room }: Reply): string {
	if (isDeclined || finishReason === "content_filter") throw new UpstreamFailure("declined");
	if (finishReason === "length") {
		const isFull = (room !== null && room < FULL) || (content.trim() === "" && thoughts.trim() !== "");
		throw new UpstreamFailure(isFull ? "no_room" : "cut_short", { code: "length" });
	}
	if (content.trim() !== "") return content;
	if (thoughts.trim() !== "") return `<think>${thoughts}`;
	throw new UpstreamFailure("empty");
}
