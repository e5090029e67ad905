import { LLMock } from "@copilotkit/aimock";
import { MODEL_PORT } from "./port";

export const MODEL_URL = `http://localhost:${MODEL_PORT}/v1`;

/** A model server for the tests of one file; each of them says what it answers. It starts before them and ends after them. */
export function modelServer(): LLMock {
	const server = new LLMock({ port: MODEL_PORT, logLevel: "silent" });
	beforeAll(() => server.start());
	afterAll(() => server.stop());
	return server;
}

/** The same, and it is what the app takes for its coach. Without a time limit the app's own holds. */
export function coachServer({ timeoutMs }: { timeoutMs?: number } = {}): LLMock {
	process.env.OPENAI_BASE_URL = MODEL_URL;
	process.env.OPENAI_MODEL = "test-model";
	if (timeoutMs) process.env.AI_TIMEOUT_MS = String(timeoutMs);
	return modelServer();
}

/** Matches every request. */
export const anything = { predicate: () => true };
/** Matches a request whose messages hold these words. */
export const asks = (words: string) => ({
	predicate: ({ messages }: { messages: unknown }) => JSON.stringify(messages).includes(words),
});

export const OUT_OF_ORDER = { error: { message: "out of order", type: "server_error" }, status: 500 };
