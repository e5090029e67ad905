import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { goodAnalysis } from "@/tests/setup/model/answers";
import { anything, coachServer, OUT_OF_ORDER } from "@/tests/setup/model/server";
import { answersTo } from "./factory";

const good = { ...goodAnalysis, quote: "nobody spoke" };

const model = coachServer();
beforeEach(() => model.reset());

const answering = (content: string) => model.on(anything, { content });
const failing = () => model.on(anything, OUT_OF_ORDER);

async function submit(browser: TestBrowser): Promise<ClientResponse> {
	const response = await browser.post("/api/responses", {
		questionnaireId: "8",
		responses: answersTo("8"),
		patternScores: null,
	});
	expect(response.status).toBe(200);
	return response.json();
}

it("asks the model with the person's answers and settings, and says who wrote the analysis", async () => {
	answering(JSON.stringify(good));
	const { browser } = await signUp();
	const saved = await submit(browser);
	expect(saved.analysisBy).toBe("test-model");
	expect(saved.aiAnalysis).toContain("> nobody spoke");
	expect(saved.aiAnalysis).toContain("## Transformation Path");
	const sent = JSON.stringify(model.getRequests());
	expect(sent).toContain("in front of the television");
	expect(sent).toContain("Transformation Path");
});

it("adds a notice for what worries the model in the answers, and for nothing else", async () => {
	const worried = (words: string) => answering(JSON.stringify({ ...good, concern: { kind: "self-harm", words } }));
	worried("in front of the television");
	const { browser } = await signUp();
	expect(await submit(browser)).toMatchObject({
		analysisBy: "test-model",
		safety: { kind: "self-harm", certainty: "doubtful" },
	});
	model.reset();
	worried("I want to die");
	expect((await submit((await signUp()).browser)).safety).toBeNull();
});

it.each([
	["fails", failing],
	["talks nonsense", () => answering("I would rather talk about the weather.")],
])("keeps the answers when the model %s, and writes the analysis when asked again", async (_, trouble) => {
	trouble();
	const { browser, user } = await signUp();
	const saved = await submit(browser);
	expect(saved).toMatchObject({
		responses: answersTo("8"),
		aiAnalysis: null,
		analysisBy: null,
		isBeingAnalyzed: false,
	});

	const still = await browser.post(`/api/responses/${saved.id}/analysis`);
	expect(still.status).toBe(502);
	expect(await still.text()).toMatch(/\.$/);

	model.reset();
	answering(JSON.stringify(good));
	const again: ClientResponse = await jsonOf(browser.post(`/api/responses/${saved.id}/analysis`));
	expect(again.aiAnalysis).toContain("Let one silence be.");
	expect(await jsonOf(browser.get(`/api/responses/${user.id}`))).toEqual([{ ...again, isComplete: true }]);
	// When it is requested again, the stored analysis is returned; the model is not asked.
	const asked = model.getRequests().length;
	expect(await jsonOf(browser.post(`/api/responses/${saved.id}/analysis`))).toEqual(again);
	expect(model.getRequests()).toHaveLength(asked);
});

it("never puts another person's words into a prompt", async () => {
	answering(JSON.stringify(good));
	const [ada, grace] = await Promise.all([signUp(), signUp("grace")]);
	await ada.browser.post("/api/responses", {
		questionnaireId: "9",
		responses: answersTo("9", "The blue biscuit tin of letters"),
	});
	model.clearRequests();
	await submit(grace.browser);
	expect(JSON.stringify(model.getRequests())).not.toContain("biscuit");
});
