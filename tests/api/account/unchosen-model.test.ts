import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp } from "@/tests/setup/api";

// No server answers there: a request would cause an error, and the tests below would fail.
process.env.OPENAI_BASE_URL = "https://model.example/v1";
process.env.OPENAI_MODEL = "test-model";

it("lets the built-in guide answer until the person has said whether a model elsewhere may read their words", async () => {
	const { browser, user } = await signUp();
	const response = await browser.post("/api/chat", { content: "I walked home alone and thought about dinner." });
	expect(response.status).toBe(200);
	const entry = { content: "I walked home alone.", prompt: "What stayed with you today?", action: "submit" };
	expect((await browser.post("/api/journal", entry, { "x-timezone-offset": "0" })).status).toBe(200);
	const replies = await db().chatMessage.findMany({ where: { userId: user.id, isAiResponse: true } });
	const entries = await db().journalEntry.findMany({ where: { userId: user.id } });
	expect([...replies.map(({ writtenBy }) => writtenBy), ...entries.map(({ insightBy }) => insightBy)]).toEqual([
		"built-in",
		"built-in",
	]);
	expect(await jsonOf(browser.get("/api/privacy"))).toMatchObject({
		hasChosen: false,
		receivers: [{ what: "text", name: "built-in", host: null }, {}, {}],
		configured: [{ what: "text", name: "test-model", host: "model.example" }, {}, {}],
	});
});
