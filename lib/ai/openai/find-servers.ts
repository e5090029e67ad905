import { z } from "zod";

/** A server of this machine that answers as OpenAI's does. */
export interface FoundServer {
	name: string;
	/** With its `/v1`. */
	baseURL: string;
	/** Its models that can talk; those for embeddings are left out. */
	models: string[];
}

/** The ports on which they usually are. */
const usual: readonly { name: string; port: number }[] = [
	{ name: "Ollama", port: 11434 },
	{ name: "LM Studio", port: 1234 },
	{ name: "llama.cpp", port: 8080 },
	{ name: "vLLM", port: 8000 },
	{ name: "Jan", port: 1337 },
];

const LOOK_MS = 1_500;
const listed = z.object({ data: z.array(z.object({ id: z.string().min(1) })) });

/** The models of a server that can talk; null where nobody answers as such a server does. */
export async function talkingModels(baseURL: string, apiKey?: string, timeoutMs = LOOK_MS): Promise<string[] | null> {
	try {
		const headers = apiKey === undefined ? undefined : { authorization: `Bearer ${apiKey}` };
		const response = await fetch(`${baseURL}/models`, { headers, signal: AbortSignal.timeout(timeoutMs) });
		const { data } = listed.parse(await response.json());
		return data.map(({ id }) => id).filter((id) => !/embed|rerank|whisper|tts|moderation|dall-e|image/i.test(id));
	} catch {
		return null;
	}
}

/** Looks for servers of this machine on their usual ports, all at once. @param ports Others, for tests. */
export async function findServers(ports = usual): Promise<FoundServer[]> {
	const looked = await Promise.all(
		ports.map(async ({ name, port }) => {
			const baseURL = `http://localhost:${port}/v1`;
			const models = await talkingModels(baseURL);
			return models === null ? [] : [{ name, baseURL, models }];
		}),
	);
	return looked.flat();
}
