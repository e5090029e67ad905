import { LLMock } from "@copilotkit/aimock";
import { db } from "@/lib/core/db";
import type { JournalResult } from "@/lib/journal/schema";
import { signUp, type TestBrowser } from "@/tests/setup/api";

const CALM = "We ate in front of the television and nobody spoke.";
const DARK = "Everyone would be better off without me, I want to die.";
const AFRAID = "My husband hits me and I am afraid of what he will do next.";

const good = {
	title: "Supper Without Words",
	keyInsights: ["You notice silence.", "You speak first.", "You wait."],
	quote: null,
	message: "Rest well.",
	relatedEntry: null,
};

const model = new LLMock({ port: 0, logLevel: "silent" });
beforeAll(async () => {
	await model.start();
	process.env.OPENAI_BASE_URL = `${model.url}/v1`;
	process.env.OPENAI_MODEL = "test-model";
	process.env.AI_TIMEOUT_MS = "1500";
});
afterAll(() => model.stop());
beforeEach(() => model.reset());
const answering = (answer: object) => model.on({ predicate: () => true }, { content: JSON.stringify(answer) });

async function write(browser: TestBrowser, content: string, action = "submit", headers = {}) {
	const body = { content, prompt: "What stayed with you?", action };
	const response = await browser.post("/api/journal", body, { "x-timezone-offset": "0", ...headers });
	expect(response.status).toBe(200);
	return (await response.json()) as JournalResult;
}

it("leads with the notice, saves every word and does not ask the coach", async () => {
	answering(good);
	const { browser, user } = await signUp();
	const result = await write(browser, DARK, "submit", { "accept-language": "en-GB" });
	expect(result).toMatchObject({ insightStatus: "unavailable", safety: { kind: "self-harm", country: "GB" } });
	expect(result.safety?.helpLines.map(({ call }) => call)).toContain("116 123");
	expect(result.entry).toMatchObject({ content: DARK, title: null, insightBy: null, isBeingRead: false });
	expect(model.getRequests()).toHaveLength(0);
	const rows = await db().journalEntry.findMany({ where: { userId: user.id } });
	expect(rows).toHaveLength(1);
	expect(JSON.stringify(rows)).not.toMatch(/self-harm|safety|crisis/i);
});

it("says nothing where nothing needs saying", async () => {
	answering(good);
	const { browser } = await signUp();
	expect(await write(browser, CALM)).toMatchObject({ insightStatus: "ready", title: good.title, safety: null });
});

it("comes with a quick insight instead of one, and saves nothing", async () => {
	const { browser, user } = await signUp();
	browser.cookies.set("country", "NZ");
	const result = await write(browser, AFRAID, "insight");
	expect(result).toMatchObject({ message: null, entry: null, safety: { kind: "partner-danger", country: "NZ" } });
	expect(await db().journalEntry.count({ where: { userId: user.id } })).toBe(0);
	expect(model.getRequests()).toHaveLength(0);
});

it("comes again with the same send, and whether or not the coach answers", async () => {
	model.on({ predicate: () => true }, { error: { message: "out of order", type: "server_error" }, status: 500 });
	const { browser } = await signUp();
	const key = { "idempotency-key": crypto.randomUUID() };
	const words = "My best friend told me that she wants to kill herself.";
	const first = await write(browser, words, "submit", key);
	expect(first).toMatchObject({ insightStatus: "unavailable", safety: { kind: "someone-else" } });
	expect(model.getRequests().length).toBeGreaterThan(0);
	expect(await write(browser, words, "submit", key)).toEqual(first);
});

it("lets the person have it read anyway, and keeps nothing that urges them to make up", async () => {
	const { browser } = await signUp();
	const { entry } = await write(browser, AFRAID);
	answering({ ...good, message: "Try couples therapy and give him another chance." });
	const refused = await browser.post(`/api/journal/${entry?.id}/insight`);
	expect(refused.status).toBe(502);
	model.reset();
	answering(good);
	const read = await browser.post(`/api/journal/${entry?.id}/insight`);
	expect(await read.json()).toMatchObject({ insightStatus: "ready", title: good.title });
});
