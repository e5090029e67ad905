import { LLMock } from "@copilotkit/aimock";
import { db } from "@/lib/core/db";
import type { ClientResponse } from "@/lib/questionnaires/schema";
import { signUp, type TestBrowser } from "@/tests/setup/api";
import { answersTo } from "./factory";

const CALM = "We ate in front of the television and nobody spoke.";
const DARK = "Everyone would be better off without me, I want to die.";
const AFRAID = "My husband hits me and I am afraid of what he will do next.";

const good = {
	quote: null,
	keyInsights: ["You notice silence.", "You speak first."],
	corePattern: "You keep the peace by talking.",
	origin: "Dinner was quiet.",
	impact: "Evenings tire you.",
	innerWork: "Let one silence be.",
	relationalShifts: "Ask once whether it is about you.",
	actionSteps: ["Eat slowly.", "Say one thing less.", "Ask one question."],
	areasForExploration: ["Who was loud?", "What was quiet?"],
	closingInsight: "Silence is not always about you.",
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
const answering = (analysis: object) => model.on({ predicate: () => true }, { content: JSON.stringify(analysis) });
const failing = () =>
	model.on({ predicate: () => true }, { error: { message: "out of order", type: "server_error" }, status: 500 });

async function submit(browser: TestBrowser, words: string, headers = {}, questionnaireId = "1") {
	const body = { questionnaireId, responses: answersTo(questionnaireId, words), patternScores: null };
	const response = await browser.post("/api/responses", body, headers);
	expect(response.status).toBe(200);
	return (await response.json()) as ClientResponse;
}

it("leads with the notice and does not ask the coach", async () => {
	answering(good);
	const { browser } = await signUp();
	const saved = await submit(browser, DARK, { "accept-language": "en-GB" });
	expect(saved.safety).toMatchObject({ kind: "self-harm", country: "GB" });
	expect(saved.safety?.helpLines.map(({ call }) => call)).toContain("116 123");
	expect(saved).toMatchObject({ aiAnalysis: null, analysisBy: null, isBeingAnalyzed: false });
	expect(saved.responses).toEqual(answersTo("1", DARK));
	expect(model.getRequests()).toHaveLength(0);
});

it("comes on an edit too, and for the country that was chosen", async () => {
	answering(good);
	const { browser } = await signUp();
	const calm = await submit(browser, CALM);
	expect(calm.safety).toBeNull();
	expect(calm.aiAnalysis).not.toBeNull();
	browser.cookies.set("country", "NZ");
	const edited = await browser.put(`/api/responses/${calm.id}`, { responses: answersTo("1", AFRAID) });
	expect(await edited.json()).toMatchObject({ aiAnalysis: null, safety: { kind: "partner-danger", country: "NZ" } });
});

it("comes whether or not the coach answers", async () => {
	failing();
	const { browser } = await signUp();
	const saved = await submit(browser, "My best friend told me that she wants to kill herself.");
	expect(saved).toMatchObject({ aiAnalysis: null, safety: { kind: "someone-else" } });
	expect(model.getRequests().length).toBeGreaterThan(0);
});

it("comes again with the same send", async () => {
	const { browser } = await signUp();
	const key = { "idempotency-key": crypto.randomUUID() };
	const first = await submit(browser, DARK, key);
	expect(await submit(browser, DARK, key)).toEqual(first);
});

it("is stored nowhere and is no part of what is read later", async () => {
	const { browser, user } = await signUp();
	const saved = await submit(browser, DARK);
	const [read] = await (await browser.get(`/api/responses/${user.id}`)).json();
	expect(read).toEqual({ ...saved, safety: undefined });
	const rows = await db().userResponse.findMany({ where: { userId: user.id } });
	expect(JSON.stringify(rows)).not.toMatch(/self-harm|safety|crisis/i);
});

it("reads answers about long ago as long ago", async () => {
	answering(good);
	const { browser } = await signUp();
	const saved = await submit(browser, "He hit me when I broke something, and nobody spoke.", {}, "9");
	expect(saved.safety).toBeNull();
	expect(saved.aiAnalysis).not.toBeNull();
});

it("lets the person ask for the analysis anyway, and keeps none that urges them to make up", async () => {
	const { browser } = await signUp();
	answering({ ...good, relationalShifts: "Try couples therapy and give him another chance." });
	const saved = await submit(browser, AFRAID);
	const refused = await browser.post(`/api/responses/${saved.id}/analysis`);
	expect(refused.status).toBe(502);
	model.reset();
	answering(good);
	const written = await browser.post(`/api/responses/${saved.id}/analysis`);
	expect(written.status).toBe(200);
	expect((await written.json()).aiAnalysis).toContain("Transformation Path");
});
