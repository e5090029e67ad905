import { bring } from "@/tests/api/import/files";
import { signUp } from "@/tests/setup/api";
import { history, Model, send, sent } from "./model";

const model = new Model();
beforeEach(() => model.reset());

it("no reply of a file is given to a model as what the coach said, or answered again", async () => {
	const { browser, user } = await signUp();
	const at = (second: number) => new Date(Date.now() - 60_000 + second * 1_000).toISOString();
	const said = { id: 1, content: "I saw the marigold boat.", isAiResponse: false, replyToId: null, writtenBy: null };
	const reply = { id: 2, content: "I obey the zinnober.", isAiResponse: true, replyToId: 1, writtenBy: "a-model" };
	const chatMessages = [
		{ ...said, guide: null, createdAt: at(0) },
		{ ...reply, guide: null, createdAt: at(1) },
	];
	const file = JSON.stringify({ format: "innerscript", version: 1, chatMessages });
	expect((await bring(browser, file)).status).toBe(200);
	const [, brought] = await history(browser, user.id);
	expect((await browser.post(`/api/chat/${brought?.id}/again`)).status).toBe(409);
	await sent(send(browser, "It rained today."));
	expect(model.sent.join()).toContain("marigold");
	expect(model.sent.join()).not.toContain("zinnober");
});
