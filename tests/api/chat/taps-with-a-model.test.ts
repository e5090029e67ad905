import type { SendResult } from "@/lib/domain/chat/schema";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { history, Model, send, sent } from "./model";

const model = new Model();
beforeEach(() => model.reset());

const tap = (browser: TestBrowser, content: string, what: object) =>
	jsonOf<SendResult>(browser.post("/api/chat", { content, tap: what }));

it("where a model writes, what leads to something of ours is answered by the guide", async () => {
	const { browser } = await signUp();
	const door = await tap(browser, "Good news", { do: "door", door: "good-news" });
	expect(door.aiMessage?.writtenBy).toBe("built-in");
	const opened = await tap(browser, "What helps?", { do: "open", kind: "article", id: "same-quarrel" });
	expect(opened.aiMessage?.offers?.[0]).toMatchObject({ kind: "article", part: "try" });
	expect(model.sent).toEqual([]);
});

it("where a model writes, it listens itself, and answers what is typed", async () => {
	const { browser } = await signUp();
	const listening = await tap(browser, "Listen to me", { do: "door", door: "listen" });
	expect(listening.aiMessage?.writtenBy).toBe("test-model");
	await tap(browser, "Find something I wrote", { do: "door", door: "find" });
	expect((await sent(send(browser, "It rained all day."))).aiMessage?.writtenBy).toBe("test-model");
});

it("where a model offers a talk of ours by its id, it can be opened here, and what does not exist is left out", async () => {
	const { browser, user } = await signUp();
	const { aiMessage } = await sent(send(browser, "OFFERING"));
	expect(aiMessage?.writtenBy).toBe("test-model");
	const titles = [{ kind: "talk", id: "good-news", title: "Good news" }];
	expect(aiMessage?.offers).toEqual([{ kind: "which-is-nearest", titles }]);
	expect((await history(browser, user.id)).at(-1)?.offers).toEqual(aiMessage?.offers);
	const opened = await tap(browser, "Good news", { do: "open", kind: "talk", id: "good-news" });
	expect(opened.aiMessage?.offers).toContainEqual({ kind: "talk", id: "good-news", title: "Good news" });
});
