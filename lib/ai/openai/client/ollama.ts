import { boundedFetch, withBoundedLines } from "./bounded-fetch";
import type { ChatClient } from "./client";
import { failureOfBody, UpstreamFailure } from "./failure";
import { type ChatRequest, Growth, type Listener, MAX_REPLY } from "./request";
import { serverRootOf } from "./window";

/** What Ollama's own API returns of an answer. */
export interface OllamaReply {
	content: string;
	thoughts: string;
	finishReason: string | null;
}

interface Line {
	message?: { content?: string; thinking?: string };
	done?: boolean;
	done_reason?: string;
	prompt_eval_count?: number;
	prompt_eval_duration?: number;
	eval_count?: number;
	eval_duration?: number;
	error?: string;
}

const formatOf = ({ responseFormat }: ChatRequest): unknown => {
	if (responseFormat?.type === "json_schema") return responseFormat.json_schema.schema;
	return responseFormat?.type === "json_object" ? "json" : undefined;
};

/**
 * Asks Ollama through its own API, because only there can the size of the window be set. By default it is 4,096 tokens,
 * and the beginning of anything longer is cut off without notice.
 * @throws UpstreamFailure
 */
export async function askOllama(
	client: ChatClient,
	request: ChatRequest,
	signal: AbortSignal,
	listener: Listener,
): Promise<OllamaReply> {
	const response = await boundedFetch(`${serverRootOf(client.baseURL)}/api/chat`, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			...(client.apiKey !== undefined && { authorization: `Bearer ${client.apiKey}` }),
		},
		body: JSON.stringify({
			model: client.model,
			messages: request.messages,
			stream: true,
			format: formatOf(request),
			// Models that cannot think ignore this.
			think: request.effort === "none" ? false : undefined,
			options: { num_ctx: client.room?.window ?? undefined, num_predict: request.limit },
		}),
		signal,
	});
	if (!response.ok) throw failureOfBody(response.status, parsed(await response.text()), response.headers);
	const reply: OllamaReply = { content: "", thoughts: "", finishReason: null };
	const decoder = new TextDecoder();
	const growth = new Growth(listener.content);
	let rest = "";
	for await (const bytes of (withBoundedLines(response).body ?? []) as AsyncIterable<Uint8Array>) {
		listener.alive();
		const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
		rest = lines.pop() ?? "";
		for (const line of lines) take(reply, line, listener, growth);
		if (reply.content.length + reply.thoughts.length > MAX_REPLY) {
			throw new UpstreamFailure("cut_short", { code: "too_long" });
		}
	}
	take(reply, rest, listener, growth);
	growth.end(reply.content);
	signal.throwIfAborted();
	if (reply.finishReason === null) throw new UpstreamFailure("interrupted", { code: "not_done" });
	return reply;
}

function take(reply: OllamaReply, line: string, listener: Listener, growth: Growth): void {
	if (line.trim() === "") return;
	const parsedLine = JSON.parse(line) as Line;
	const { message, done, done_reason, error } = parsedLine;
	if (error) throw failureOfBody(undefined, { error });
	reply.thoughts += message?.thinking ?? "";
	if (message?.content) {
		reply.content += message.content;
		growth.grown(reply.content);
	}
	if (!done) return;
	reply.finishReason = done_reason ?? "stop";
	const { prompt_eval_count: prompt = null, eval_count: answer = null, prompt_eval_duration: took = 0 } = parsedLine;
	// Cached tokens are not counted, so a small number does not show the reading speed.
	const readsPerSecond = prompt !== null && prompt > 200 && took > 0 ? prompt / (took / 1e9) : null;
	const wrote = parsedLine.eval_duration ?? 0;
	const writesPerSecond = answer !== null && wrote > 0 ? answer / (wrote / 1e9) : null;
	listener.usage?.({ prompt: null, answer, readsPerSecond, writesPerSecond });
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
