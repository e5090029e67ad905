import { z } from "zod";
import { boundedFetch } from "@/lib/ai/openai/client/bounded-fetch";

/** A server on this machine with an OpenAI-compatible API. */
export interface FoundServer {
	name: string;
	/** Its URL, with its `/v1`. */
	baseURL: string;
	/** Its chat models; those for embeddings are left out. */
	models: string[];
}

/** The usual ports of such servers. */
export const usualPorts: readonly { name: string; port: number }[] = [
	{ name: "Ollama", port: 11434 },
	{ name: "LM Studio", port: 1234 },
	{ name: "llama.cpp", port: 8080 },
	{ name: "vLLM", port: 8000 },
	{ name: "Jan", port: 1337 },
];

const LOOK_MS = 1_500;
const listed = z.object({ data: z.array(z.object({ id: z.string().min(1) })) });

/** Lists a server's chat models; null if there is no such server. */
export async function talkingModels(baseURL: string, apiKey?: string, timeoutMs = LOOK_MS): Promise<string[] | null> {
	try {
		const headers = apiKey === undefined ? undefined : { authorization: `Bearer ${apiKey}` };
		const response = await boundedFetch(`${baseURL}/models`, { headers, signal: AbortSignal.timeout(timeoutMs) });
		const { data } = listed.parse(await response.json());
		return data.map(({ id }) => id).filter((id) => !/embed|rerank|whisper|tts|moderation|dall-e|image/i.test(id));
	} catch {
		return null;
	}
}

/**
 * Looks for servers on this machine on their usual ports, in parallel.
 * @param ports Other ports, for tests.
 */
export async function findServers(ports = usualPorts): Promise<FoundServer[]> {
	const looked = await Promise.all(
		ports.map(async ({ name, port }) => {
			const baseURL = `http://localhost:${port}/v1`;
			const models = await talkingModels(baseURL);
			return models === null ? [] : [{ name, baseURL, models }];
		}),
	);
	return looked.flat();
}
