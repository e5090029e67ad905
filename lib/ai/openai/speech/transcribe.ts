import { toFile } from "openai";
import type { Recording, Transcriber } from "@/lib/ai/types";
import { type ChatConfig, createChatClient } from "../client/client";
import { withDeadline } from "../client/deadline";
import { toFailure, UpstreamFailure } from "../client/failure";
import { MAX_RETRIES, withRetries } from "../client/retry";
import { audioError } from "./audio-failure";

/** Servers recognize the audio format by the file extension. */
const extensions: Record<Recording["type"], string> = {
	"audio/wav": "wav",
	"audio/webm": "webm",
	"audio/mp4": "mp4",
	"audio/mpeg": "mp3",
	"audio/ogg": "ogg",
};

/** Creates a transcriber that uses any server with OpenAI's `/audio/transcriptions`. */
export function createOpenAiTranscriber(config: ChatConfig): Transcriber {
	const client = createChatClient(config);
	return {
		name: config.model,
		isServer: true,
		accepts: "any",
		async transcribe({ bytes, type }, { signal }) {
			try {
				return await withDeadline({ silenceMs: client.timeoutMs }, signal, (deadline) =>
					withRetries(
						async () => {
							const file = await toFile(bytes, `recording.${extensions[type]}`, { type });
							return request(client, file, deadline.signal);
						},
						deadline,
						{ left: MAX_RETRIES },
					),
				);
			} catch (error) {
				throw audioError(error, "The transcription service");
			}
		},
	};
}

async function request(client: ReturnType<typeof createChatClient>, file: File, signal: AbortSignal): Promise<string> {
	let answer: unknown;
	try {
		const response = await client.sdk.audio.transcriptions
			.create({ file, model: client.model, response_format: "json" }, { signal })
			.asResponse();
		const body = await response.text();
		const isJson = /\bjson\b/i.test(response.headers.get("content-type") ?? "") || body.trimStart().startsWith("{");
		// Some servers respond with plain text whatever format was requested.
		answer = isJson ? (JSON.parse(body) as { text?: unknown } | null)?.text : body;
	} catch (error) {
		throw toFailure(error);
	}
	if (typeof answer !== "string") throw new UpstreamFailure("unreadable");
	return answer.trim();
}
