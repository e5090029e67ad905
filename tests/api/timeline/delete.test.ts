import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { answersTo } from "../questionnaires/factory";

async function submit(browser: TestBrowser, questionnaireId: string): Promise<string> {
	const body = { questionnaireId, responses: answersTo(questionnaireId) };
	const saved = await jsonOf<ClientResponse>(browser.post("/api/responses", body));
	return saved.id;
}

async function idsOf(browser: TestBrowser, userId: number): Promise<string[]> {
	const list = await jsonOf<ClientResponse[]>(browser.get(`/api/responses/${userId}`));
	return list.map(({ id }) => id);
}

test("a relationship is deleted, and only that one", async () => {
	const { browser, user } = await signUp();
	const [first, second] = [
		await submit(browser, TIMELINE_QUESTIONNAIRE_ID),
		await submit(browser, TIMELINE_QUESTIONNAIRE_ID),
	];
	expect(await jsonOf(browser.delete(`/api/responses/${first}`))).toEqual({ ok: true, undo: expect.any(String) });
	expect(await idsOf(browser, user.id)).toEqual([second]);
});

test("a second try says that it is not there", async () => {
	const { browser } = await signUp();
	const id = await submit(browser, TIMELINE_QUESTIONNAIRE_ID);
	await browser.delete(`/api/responses/${id}`);
	const response = await browser.delete(`/api/responses/${id}`);
	expect(response.status).toBe(404);
	expect(await response.text()).toBe("We could not find those answers. They may have been deleted.");
});

test("nobody deletes what somebody else has written", async () => {
	const [owner, other] = [await signUp(), await signUp("bea")];
	const id = await submit(owner.browser, TIMELINE_QUESTIONNAIRE_ID);
	expect((await other.browser.delete(`/api/responses/${id}`)).status).toBe(404);
	expect(await idsOf(owner.browser, owner.user.id)).toEqual([id]);
});

test("answers to the other questionnaires can be deleted as well", async () => {
	const { browser, user } = await signUp();
	const id = await submit(browser, "8");
	expect((await browser.delete(`/api/responses/${id}`)).status).toBe(200);
	expect(await idsOf(browser, user.id)).toEqual([]);
});
