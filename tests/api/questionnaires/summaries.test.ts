import { randomUUID } from "node:crypto";
import { PREVIEW_LENGTH, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { Answer, ClientResponse, ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { summarize } from "@/lib/domain/questionnaires/summaries";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { answersTo } from "./factory";

async function submitted(browser: TestBrowser, questionnaireId: string, responses: Answer[]): Promise<ClientResponse> {
	const response = await browser.post("/api/responses", { questionnaireId, responses });
	if (response.status !== 200) throw new Error(await response.text());
	return response.json();
}
const summaries = async (browser: TestBrowser, userId: number): Promise<ResponseSummary[]> =>
	(await browser.get(`/api/responses/${userId}/summary`)).json();

it("lists what the browser itself would make of the whole responses, newest first", async () => {
	const { browser, user } = await signUp();
	const mother = await submitted(browser, "8", answersTo("8"));
	const patterns = await submitted(browser, "6", answersTo("6", "", 5));
	const long = answersTo(TIMELINE_QUESTIONNAIRE_ID).map((one) =>
		one.questionId === "q3" ? { ...one, answer: `🙂 “${"ferry ".repeat(PREVIEW_LENGTH)}` } : one,
	);
	const relationship = await submitted(browser, TIMELINE_QUESTIONNAIRE_ID, long);
	const list = await summaries(browser, user.id);
	expect(list).toEqual([relationship, patterns, mother].map(summarize));
	expect(list[0]?.preview?.name).toBe(long[0]?.answer);
	expect([...(list[0]?.preview?.highlights ?? "")]).toHaveLength(PREVIEW_LENGTH);
	expect(list[1]?.patternScores).toHaveLength(6);
	expect(JSON.stringify(list.slice(1))).not.toContain("television");
});

it("says what has no analysis, what is being analyzed, and what lacks the answers of a card", async () => {
	const { browser, user } = await signUp();
	const saved = await submitted(browser, TIMELINE_QUESTIONNAIRE_ID, answersTo(TIMELINE_QUESTIONNAIRE_ID));
	const data = { aiAnalysis: null, analysisUntil: new Date(Date.now() + 60_000), responses: [] };
	await db().userResponse.update({ where: { id: saved.id, userId: user.id }, data });
	expect(await summaries(browser, user.id)).toMatchObject([
		{ hasAnalysis: false, isBeingAnalyzed: true, preview: { name: "", dates: "", highlights: "" } },
	]);
	await db().userResponse.update({ where: { id: saved.id }, data: { analysisUntil: new Date(0) } });
	expect(await summaries(browser, user.id)).toMatchObject([{ hasAnalysis: false, isBeingAnalyzed: false }]);
});

it("gives one whole response", async () => {
	const { browser } = await signUp();
	const saved = await submitted(browser, "8", answersTo("8"));
	const { safety, ...whole } = saved as typeof saved & { safety: unknown };
	expect(safety).toBeNull();
	expect(await jsonOf(browser.get(`/api/responses/${saved.id}/detail`))).toEqual(whole);
});

it("keeps two people apart", async () => {
	const [ada, grace] = await Promise.all([signUp(), signUp("grace")]);
	const saved = await submitted(ada.browser, "8", answersTo("8"));
	expect((await grace.browser.get(`/api/responses/${ada.user.id}/summary`)).status).toBe(403);
	expect(await summaries(grace.browser, grace.user.id)).toEqual([]);
	const foreign = await grace.browser.get(`/api/responses/${saved.id}/detail`);
	const missing = await grace.browser.get(`/api/responses/${randomUUID()}/detail`);
	expect([foreign.status, missing.status]).toEqual([404, 404]);
	expect(await foreign.text()).toBe(await missing.text());
});
