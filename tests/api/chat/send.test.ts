import { randomUUID } from "node:crypto";
import { LLMock } from "@copilotkit/aimock";
import type { ClientMessage, SendResult } from "@/lib/chat/schema";
import { signUp, type TestBrowser } from "@/tests/setup/api";

const PORT = 3432;
process.env.OPENAI_BASE_URL = `http://localhost:${PORT}/v1`;
process.env.OPENAI_MODEL = "test-model";
process.env.AI_TIMEOUT_MS = "1500";

const mock = new LLMock({ port: PORT, logLevel: "silent" });
beforeAll(async () => {
	mock.on({ predicate: () => true }, { content: JSON.stringify({ reply: "What did the silence say?" }) });
	await mock.start();
});
afterAll(() => mock.stop());

const post = (browser: TestBrowser, content: unknown, key = randomUUID() as string) =>
	browser.post("/api/chat", { content }, { "idempotency-key": key });
const history = async (browser: TestBrowser, id: number) =>
	(await (await browser.get(`/api/chat/${id}`)).json()) as ClientMessage[];

it("keeps a message as it was typed, and its reply behind it", async () => {
	const { browser, user } = await signUp();
	const key = randomUUID();
	const response = await post(browser, "  Tom was quiet\n\nagain 🌧 ", key);
	expect(response.status).toBe(200);
	const result = (await response.json()) as SendResult;
	expect(result).toEqual({
		userMessage: {
			id: expect.any(Number),
			userId: user.id,
			content: "  Tom was quiet\n\nagain 🌧 ",
			isAiResponse: false,
			sendKey: key,
			replyToId: null,
			writtenBy: null,
			createdAt: expect.stringMatching(/Z$/),
		},
		aiMessage: {
			id: expect.any(Number),
			userId: user.id,
			content: "What did the silence say?",
			isAiResponse: true,
			sendKey: key,
			replyToId: result.userMessage.id,
			writtenBy: "test-model",
			createdAt: expect.stringMatching(/Z$/),
		},
		safety: null,
	});
	expect(await history(browser, user.id)).toEqual([result.userMessage, result.aiMessage]);
});
