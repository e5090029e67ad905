import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { history, Model, send, sent } from "./model";

const model = new Model();
beforeEach(() => model.reset());

const FIRST = "What did the silence say?";
const again = (browser: TestBrowser, replyId: number, headers = {}) =>
	browser.fetch("POST", `/api/chat/${replyId}/again`, { headers });
const choose = (browser: TestBrowser, replyId: number, answerId: unknown) =>
	browser.put(`/api/chat/${replyId}/answer`, { answerId });

async function talk(content = "I kept quiet.") {
	const { browser, user } = await signUp();
	const { aiMessage } = await sent(send(browser, content));
	return { browser, user, replyId: aiMessage?.id ?? 0 };
}

it("keeps both answers, the new one chosen, and remembers the choice", async () => {
	const { browser, user, replyId } = await talk();
	const { aiMessage } = await sent(again(browser, replyId));
	expect(aiMessage).toMatchObject({ id: replyId, content: "Something else, then.", writtenBy: "test-model" });
	expect(aiMessage?.answers?.map(({ content }) => content)).toEqual([FIRST, "Something else, then."]);
	expect(aiMessage?.answerId).toBe(aiMessage?.answers?.[1]?.id);
	expect(model.sent.at(-1)).toContain(`~~~~ you have answered this already\n${FIRST}\n~~~~`);
	expect(await history(browser, user.id)).toHaveLength(2);

	const first = aiMessage?.answers?.[0]?.id ?? 0;
	const chosen = await jsonOf(choose(browser, replyId, first));
	expect(chosen).toMatchObject({ id: replyId, content: FIRST, answerId: first });
	expect((await history(browser, user.id))[1]).toEqual(chosen);
	await sent(send(browser, "And then?"));
	expect(model.sent.at(-1)).toContain(FIRST);
	expect(model.sent.at(-1)).not.toContain("Something else");
});

it("changes nothing where the coach fails", async () => {
	const { browser, user, replyId } = await talk("This is TIRING.");
	const before = await history(browser, user.id);
	expect((await again(browser, replyId)).status).toBe(502);
	expect(await history(browser, user.id)).toEqual(before);
	// The message is not claimed any more.
	expect(await db().chatMessage.count({ where: { userId: user.id, replyUntil: { not: null } } })).toBe(0);
});

it("is for the newest message only, of this person, and for what a model wrote", async () => {
	const { browser, replyId } = await talk();
	const stranger = await signUp("grace");
	expect((await again(stranger.browser, replyId)).status).toBe(404);
	expect((await choose(stranger.browser, replyId, 1)).status).toBe(404);
	expect((await again(browser, 999_999_999)).status).toBe(404);
	expect((await browser.fetch("POST", "/api/chat/abc/again")).status).toBe(400);
	await sent(send(browser, "And then?"));
	const late = await again(browser, replyId);
	expect([late.status, await late.text()]).toEqual([409, expect.stringMatching(/newest message/)]);
	const { aiMessage } = await sent(send(browser, "I want to kill myself."));
	expect((await again(browser, aiMessage?.id ?? 0)).status).toBe(409);
	for (const answerId of [0, "one", null, 2 ** 40]) expect((await choose(browser, replyId, answerId)).status).toBe(400);
});

it("is written once where two ask at the same time", async () => {
	const { browser, user, replyId } = await talk("SLOW");
	const statuses = (await Promise.all([again(browser, replyId), again(browser, replyId)])).map(({ status }) => status);
	expect(statuses.sort()).toEqual([200, 409]);
	expect((await history(browser, user.id))[1]?.answers).toHaveLength(2);
});
