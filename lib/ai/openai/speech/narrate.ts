import type { Narrator } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import type { Voice } from "@/lib/domain/voice/voices";
import { type ChatClient, type ChatConfig, createChatClient } from "../client/client";
import { toFailure, UpstreamFailure } from "../client/failure";
import { MAX_RETRIES, withRetries } from "../client/retry";
import { audioError } from "./audio-failure";
import { withoutTags } from "./mp3-tags";

/** Maximum number of characters per request; OpenAI's limit is 4,096. */
const MAX_PIECE = 4000;

/**
 * Creates a narrator that uses any server with OpenAI's `/audio/speech`. The first sound of a piece, and each further
 * one, may take `timeoutMs`.
 */
export function createOpenAiNarrator(config: ChatConfig): Narrator {
	const client = createChatClient(config);
	return {
		name: config.model,
		isServer: true,
		async *speak(text, voice, signal) {
			try {
				const pieces = splitForSpeech(text, MAX_PIECE);
				for (const piece of pieces) {
					const audio = pieceOf(client, { input: piece, voice }, signal);
					yield* pieces.length === 1 ? audio : withoutTags(audio);
				}
			} catch (error) {
				if (signal.aborted) throw signal.reason;
				throw audioError(error, "The reading voice");
			}
		},
	};
}

async function* pieceOf(client: ChatClient, what: { input: string; voice: Voice }, caller: AbortSignal) {
	const watch = watchSilence(client.timeoutMs, caller);
	try {
		const endsAt = performance.now() + client.timeoutMs;
		const deadline = { signal: watch.signal, remainingMs: () => endsAt - performance.now() };
		const response = await withRetries(() => request(client, what, watch.signal), deadline, { left: MAX_RETRIES });
		let bytes = 0;
		for await (const chunk of response.body ?? []) {
			watch.restart();
			bytes += chunk.length;
			yield chunk;
		}
		if (bytes === 0) throw new UpstreamFailure("empty");
	} catch (error) {
		throw watch.signal.aborted ? watch.signal.reason : toFailure(error);
	} finally {
		// This also runs when the listener stops: then nothing more is read.
		watch.stop();
	}
}

async function request(
	client: ChatClient,
	{ input, voice }: { input: string; voice: Voice },
	signal: AbortSignal,
): Promise<Response> {
	let response: Response;
	try {
		response = await client.sdk.audio.speech
			.create({ model: client.model, input, voice, response_format: "mp3" }, { signal })
			.asResponse();
	} catch (error) {
		throw toFailure(error);
	}
	const type = response.headers.get("content-type") ?? "";
	if (!response.body || /^(text|application\/json)/i.test(type)) {
		await response.body?.cancel();
		throw new UpstreamFailure("unreadable", { status: response.status });
	}
	return response;
}

/** Makes a signal that aborts when nothing has arrived for too long, or the caller's signal aborts. */
function watchSilence(timeoutMs: number, caller: AbortSignal) {
	const controller = new AbortController();
	const timer = setTimeout(
		() =>
			controller.abort(
				new AppError("ai_timeout", "Nothing came in time.", {
					cause: new Error(`AI service: silent for ${timeoutMs} ms`),
				}),
			),
		timeoutMs,
	);
	const onAbort = () => controller.abort(caller.reason);
	if (caller.aborted) onAbort();
	caller.addEventListener("abort", onAbort, { once: true });
	return {
		signal: controller.signal,
		restart: () => void timer.refresh(),
		stop() {
			clearTimeout(timer);
			caller.removeEventListener("abort", onAbort);
			controller.abort();
		},
	};
}

/**
 * Splits a text into pieces of at most `max` characters, at the ends of paragraphs, or sentences, or words; only a
 * longer word is cut. Nothing but white space at the breaks is lost.
 */
export function splitForSpeech(text: string, max: number): string[] {
	const pieces: string[] = [];
	let rest = text.trim();
	while (rest.length > max) {
		const head = rest.slice(0, max + 1);
		const breaks = [/\n\s*\n/g, /[.!?…]["'”’)]*\s/g, /\s/g].map((pattern) => {
			const last = [...head.matchAll(pattern)].at(-1);
			return last ? last.index + last[0].trimEnd().length : 0;
		});
		// Breaking at early ends of paragraphs would make many small pieces, and the start of each can be heard.
		const at = breaks.find((end) => end > max / 2) ?? breaks.at(-1) ?? 0;
		const length = at > 0 && at <= max ? at : wholeCharacters(rest, max);
		pieces.push(rest.slice(0, length).trim());
		rest = rest.slice(length).trim();
	}
	if (rest !== "") pieces.push(rest);
	return pieces;
}

/** Returns `length`, or one less if that would cut a surrogate pair. */
function wholeCharacters(text: string, length: number): number {
	const code = text.charCodeAt(length - 1);
	return code >= 0xd800 && code <= 0xdbff ? length - 1 : length;
}
