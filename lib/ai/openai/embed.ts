import type { EmbeddingCreateParams } from "openai/resources";
import type { Embedder } from "@/lib/ai/types";
import { type ChatConfig, createChatClient } from "./client/client";

/** Creates an embedder that uses any OpenAI-compatible server. Its name is the model's. */
export function createOpenAiEmbedder(config: ChatConfig): Embedder {
	const { sdk, model } = createChatClient(config);
	return {
		name: model,
		isServer: true,
		language: "any",
		batch: 32,
		isReady: () => true,
		async embed(texts, { signal }) {
			// Without this the SDK requests base64, which not every server supports.
			const request: EmbeddingCreateParams = { model, input: [...texts], encoding_format: "float" };
			const { data } = await sdk.embeddings.create(request, { signal });
			const vectors = [...data].sort((a, b) => a.index - b.index).map(({ embedding }) => Float32Array.from(embedding));
			if (vectors.length !== texts.length) throw new Error("The server gave another number of vectors");
			return vectors;
		},
	};
}
