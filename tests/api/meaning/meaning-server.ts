import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { sendJson } from "@/tests/setup/model/local-server";
import { MODEL_PORT } from "@/tests/setup/model/port";

/** The meanings of the tests' words: each is a dimension of the vector, in this order. */
const meanings = [
	/sleep|awake|restless/i,
	/praise|compliment/i,
	/boat|sail/i,
	/garden|roses/i,
	/bread|oven/i,
	/train/i,
];

/** A server with a chat model and an embedding model; it keeps everything that it receives. */
export class MeaningServer {
	/** The texts of each request for embeddings. */
	readonly embedded: string[][] = [];
	/** The messages of each chat request. */
	readonly prompts: string[] = [];
	/** Whether it refuses requests for embeddings. */
	isBroken = false;
	/** If set, requests for embeddings are answered only after this promise has resolved. */
	holdsBack: Promise<void> | null = null;

	constructor(environment: Record<string, string> = {}) {
		Object.assign(process.env, {
			OPENAI_BASE_URL: `http://127.0.0.1:${MODEL_PORT}/v1`,
			OPENAI_MODEL: "talking-model",
			OPENAI_EMBEDDINGS_MODEL: "meaning-model",
			AI_CALLS_PER_MINUTE: "100",
			...environment,
		});
		const server = createServer(async (request, response) => {
			const raw = await text(request);
			if (request.url === "/v1/embeddings") {
				const { input, model } = JSON.parse(raw) as { input: string[]; model: string };
				this.embedded.push(input);
				await this.holdsBack;
				if (this.isBroken || model !== "meaning-model") return sendJson(response, 500, { error: { message: "no" } });
				const data = input.map((one, index) => ({ index, embedding: vectorOf(one) }));
				return sendJson(response, 200, { data });
			}
			if (!request.url?.endsWith("/chat/completions")) return void response.writeHead(404).end();
			const { messages } = JSON.parse(raw) as { messages: { content: string }[] };
			this.prompts.push(messages.map(({ content }) => content).join("\n\n"));
			const content = JSON.stringify({ reply: "What was that like?", concern: null });
			return sendJson(response, 200, { choices: [{ message: { content }, finish_reason: "stop" }] });
		});
		beforeAll(async () => {
			await once(server.listen(MODEL_PORT, "127.0.0.1"), "listening");
		});
		afterAll(() => {
			server.closeAllConnections();
			server.close();
		});
	}

	/** Returns all texts that it was asked to embed. */
	get all(): string {
		return this.embedded.flat().join("\n");
	}

	reset(): void {
		this.embedded.splice(0);
		this.prompts.splice(0);
		this.isBroken = false;
		this.holdsBack = null;
	}
}

const vectorOf = (words: string) => [...meanings.map((meaning) => (meaning.test(words) ? 1 : 0)), 0.2];
