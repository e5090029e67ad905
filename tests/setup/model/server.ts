import { LLMock } from "@copilotkit/aimock";
import { MODEL_PORT } from "./port";

export const MODEL_URL = `http://localhost:${MODEL_PORT}/v1`;

/** Starts a model server before the tests of a file and stops it after them; each test says how it answers. */
export function modelServer(): LLMock {
	const server = new LLMock({ port: MODEL_PORT, logLevel: "silent" });
	beforeAll(() => server.start());
	afterAll(() => server.stop());
	return server;
}

/** Starts a model server that the app uses as its coach. Without `timeoutMs`, the app's own time limit applies. */
export function coachServer({ timeoutMs }: { timeoutMs?: number } = {}): LLMock {
	process.env.OPENAI_BASE_URL = MODEL_URL;
	process.env.OPENAI_MODEL = "test-model";
	if (timeoutMs) process.env.AI_TIMEOUT_MS = String(timeoutMs);
	return modelServer();
}

/** Matches every request. */
export const anything = { predicate: () => true };
/** Matches a request whose messages contain these words. */
export const asks = (words: string) => ({
	predicate: ({ messages }: { messages: unknown }) => JSON.stringify(messages).includes(words),
});

export const OUT_OF_ORDER = { error: { message: "out of order", type: "server_error" }, status: 500 };
