import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { assess } from "@/lib/safety/assess";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { goodAnalysis } from "@/tests/setup/model/answers";
import { anything, coachServer } from "@/tests/setup/model/server";
import { answersTo } from "./factory";

const CALM = "We ate in front of the television and nobody spoke.";
const DARK = "Everyone would be better off without me, I want to die.";
const AFRAID = "My husband hits me and I am afraid of what he will do next.";

const model = coachServer();
beforeEach(() => model.reset());
const answering = (analysis: object) => model.on(anything, { content: JSON.stringify(analysis) });

async function submit(browser: TestBrowser, words: string, headers = {}, questionnaireId = "1") {
	const body = { questionnaireId, responses: answersTo(questionnaireId, words), patternScores: null };
	return await jsonOf<ClientResponse>(browser.post("/api/responses", body, headers));
}

it("leads with the notice and does not ask the coach", async () => {
	answering(goodAnalysis);
	const { browser } = await signUp();
	const saved = await submit(browser, DARK, { "accept-language": "en-GB" });
	expect(saved.safety).toMatchObject({ kind: "self-harm", country: "GB" });
	expect(saved.safety?.helpLines.map(({ call }) => call)).toContain("116 123");
	expect(saved).toMatchObject({ aiAnalysis: null, analysisBy: null, isBeingAnalyzed: false });
	expect(saved.responses).toEqual(answersTo("1", DARK));
	expect(model.getRequests()).toHaveLength(0);
});

it("stands as one quiet line above the analysis where the sign is doubtful", async () => {
	const words = "I could kill my boss.";
	expect(assess([words])?.certainty).toBe("doubtful");
	answering(goodAnalysis);
	const { browser } = await signUp();
	const saved = await submit(browser, words);
	expect(saved.safety).toMatchObject({ kind: "danger-to-others", certainty: "doubtful" });
	expect(saved.aiAnalysis).toContain(goodAnalysis.corePattern);
});

it("comes on an edit too, and for the country that was chosen", async () => {
	answering(goodAnalysis);
	const { browser } = await signUp();
	const calm = await submit(browser, CALM);
	expect(calm.safety).toBeNull();
	expect(calm.aiAnalysis).not.toBeNull();
	browser.cookies.set("country", "NZ");
	expect(await jsonOf(browser.put(`/api/responses/${calm.id}`, { responses: answersTo("1", AFRAID) }))).toMatchObject({
		aiAnalysis: null,
		safety: { kind: "partner-danger", country: "NZ" },
	});
});

it("is stored nowhere and is no part of what is read later", async () => {
	const { browser, user } = await signUp();
	const saved = await submit(browser, DARK);
	const [read] = await jsonOf(browser.get(`/api/responses/${user.id}`));
	const { safety: _, ...stored } = saved;
	expect(read).toEqual({ ...stored, isComplete: true });
	const rows = await db().userResponse.findMany({ where: { userId: user.id } });
	expect(JSON.stringify(rows)).not.toMatch(/self-harm|safety|crisis/i);
});

it("reads answers about long ago as long ago", async () => {
	answering(goodAnalysis);
	const { browser } = await signUp();
	const saved = await submit(browser, "He hit me when I broke something, and nobody spoke.", {}, "9");
	expect(saved.safety).toBeNull();
	expect(saved.aiAnalysis).not.toBeNull();
});

it("lets the person ask for the analysis anyway, and keeps nothing that urges them to make up", async () => {
	const { browser } = await signUp();
	answering({ ...goodAnalysis, relationalShifts: "Try couples therapy and give him another chance." });
	const saved = await submit(browser, AFRAID);
	const { aiAnalysis } = await jsonOf(browser.post(`/api/responses/${saved.id}/analysis`));
	expect(aiAnalysis).not.toMatch(/couples therapy|another chance/i);
	expect(aiAnalysis).toContain("Transformation Path");
});
