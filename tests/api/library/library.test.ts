import type { LibraryAnswer } from "@/lib/domain/find/schema";
import { jsonOf, signUp, TestBrowser } from "@/tests/setup/api";

const ask = (browser: TestBrowser, q: string) => browser.get(`/api/library?q=${encodeURIComponent(q)}`);

it("answers a question with the nearest articles, exercises and talks, and nothing of their text", async () => {
	const { browser } = await signUp();
	const { found } = await jsonOf<LibraryAnswer>(ask(browser, "How do I apologize to my brother?"));
	expect(found).toContainEqual({
		kind: "article",
		slug: "apologizing",
		title: "How do I apologize well?",
		urgent: false,
	});
	expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["article", "exercise"]));
	expect(found.length).toBeLessThanOrEqual(8);
});

it("answers nothing where no word is shared", async () => {
	const { browser } = await signUp();
	for (const q of ["kvetchy zorbs", "", "__proto__"]) {
		expect(await jsonOf(ask(browser, q))).toEqual({ found: [] });
	}
});

it("refuses a question that is missing or endless, and whoever is not signed in", async () => {
	const { browser } = await signUp();
	const missing = await browser.get("/api/library");
	expect([missing.status, await missing.text()]).toEqual([400, "Please write what you are looking for."]);
	expect((await ask(browser, "a".repeat(8001))).status).toBe(400);
	expect((await ask(new TestBrowser(), "How do I apologize?")).status).toBe(401);
});
