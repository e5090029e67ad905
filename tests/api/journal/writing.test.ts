import { randomUUID } from "node:crypto";
import type { ClientEntry, JournalResult } from "@/lib/domain/journal/schema";
import { jsonOf, signUp } from "@/tests/setup/api";
import { content, daysBack, list, prompt, submit, submitted } from "./entries";

describe("writing", () => {
	it("saves the entry and answers with what the coach gives back", async () => {
		const { browser, user } = await signUp();
		const result = await submitted(browser);
		expect(result.entry).toMatchObject({ userId: user.id, chatHistory: [] });
		expect(result).toMatchObject({
			title: expect.any(String),
			keyInsights: expect.arrayContaining([expect.any(String)]),
			message: expect.any(String),
			insightStatus: "ready",
		});
		// If the reflection quotes a sentence, it is one of the page's own.
		expect(content).toContain(result.quote);
		const entries = await list(browser, user.id);
		expect(entries).toEqual([result.entry]);
		expect(entries[0]).toMatchObject({
			content,
			prompt,
			isComplete: true,
			insightBy: "built-in",
			isBeingRead: false,
			wordCount: 18,
			title: result.title,
		});
	});

	it("files an entry under the day it is where the person is", async () => {
		const { browser } = await signUp();
		const dayAt = (offset: number) => new Date(Date.now() - offset * 60_000).toISOString().slice(0, 10);
		for (const offset of [720, -840]) {
			const { entry } = await submitted(browser, "here", { "x-timezone-offset": String(offset) });
			expect(entry.day).toBe(dayAt(offset));
		}
	});

	it("gives another quick insight to somebody who asks again", async () => {
		const { browser } = await signUp();
		const ask = async (given: string[]) => {
			const insights = given.map((message) => ({ message, createdAt: "2026-11-03T20:00:00.000Z" }));
			return (
				(await jsonOf<JournalResult>(browser.post("/api/journal", { content, prompt, action: "insight", insights })))
					.message ?? ""
			);
		};
		const first = await ask([]);
		const second = await ask([first]);
		expect(new Set([first, second, await ask([first, second])]).size).toBe(3);
	});

	it("gives a quick insight and saves nothing", async () => {
		const { browser, user } = await signUp();
		const result = await jsonOf<JournalResult>(browser.post("/api/journal", { content, prompt, action: "insight" }));
		expect(result).toMatchObject({ entry: null, insightStatus: "ready" });
		expect(result.message).toMatch(/^(?:🔍|💡|🌱|❤️|🧭) .+\?$/u);
		expect(result.message?.split(/\s+/).length).toBeLessThan(31);
		expect(await list(browser, user.id)).toEqual([]);
	});

	it.each([
		[{ content: " \n\t ", prompt, action: "submit" }, "Please write something before requesting insights."],
		[{ content: "", prompt, action: "insight" }, "Please write something before requesting insights."],
		[{ prompt, action: "submit" }, "Please write something before requesting insights."],
		[{ content: "x".repeat(50_001), prompt, action: "submit" }, "An entry can have at most 50,000 characters."],
		[{ content, prompt: "", action: "submit" }, "A prompt is required."],
		[{ content, prompt, action: "delete" }, 'The action is either "submit" or "insight".'],
		[{ content, prompt, action: "submit", ownerId: 1 }, "There is no “"],
		[{ content: "a\0b", prompt, action: "submit" }, "cannot be saved"],
	])("refuses %j with a sentence", async (body, sentence) => {
		const { browser, user } = await signUp();
		const response = await browser.post("/api/journal", body);
		expect(response.status).toBe(400);
		expect(await response.text()).toContain(sentence);
		expect(await list(browser, user.id)).toEqual([]);
	});

	it.each(["nonsense", "", "1e9", "30.5", "-841"])("refuses a time zone offset of %j", async (offset) => {
		const { browser } = await signUp();
		expect((await submit(browser, content, { "x-timezone-offset": offset })).status).toBe(400);
	});

	it("keeps no insight by itself, only those that come along with an entry", async () => {
		const { browser, user } = await signUp();
		await browser.post("/api/journal", { content: "Tom called.", prompt, action: "insight" });
		expect((await submitted(browser, "We baked bread.")).entry.chatHistory).toEqual([]);
		const insights = [{ message: "🌱 What helped?", createdAt: "2026-11-03T20:00:00.000Z" }];
		const body = { content, prompt, action: "submit", insights };
		const { entry } = await jsonOf<JournalResult>(browser.post("/api/journal", body));
		expect(entry?.chatHistory).toEqual(insights);
		expect((await list(browser, user.id))[0]?.chatHistory).toEqual(insights);
	});

	it.each([
		[[{ message: "", createdAt: "2026-11-03T20:00:00.000Z" }]],
		[[{ message: "x".repeat(2_001), createdAt: "2026-11-03T20:00:00.000Z" }]],
		[[{ message: "Hm?", createdAt: "yesterday" }]],
		[[{ message: "Hm?", createdAt: "2026-11-03T20:00:00.000Z", about: "Tom" }]],
		[Array.from({ length: 21 }, () => ({ message: "Hm?", createdAt: "2026-11-03T20:00:00.000Z" }))],
	])("refuses insights that are none %#", async (insights) => {
		const { browser, user } = await signUp();
		expect((await browser.post("/api/journal", { content, prompt, action: "submit", insights })).status).toBe(400);
		expect(await list(browser, user.id)).toEqual([]);
	});

	it("makes one entry of the same key twenty times at once", async () => {
		const { browser, user } = await signUp();
		const headers = { "idempotency-key": randomUUID() };
		const results = await Promise.all(Array.from({ length: 20 }, () => submitted(browser, content, headers)));
		expect(new Set(results.map(({ entry }) => entry.id)).size).toBe(1);
		expect(new Set(results.map(({ title }) => title)).size).toBe(1);
		expect(await list(browser, user.id)).toHaveLength(1);
		expect(await jsonOf(browser.get("/api/user"))).toMatchObject({ totalWordCount: 18 });
	});

	it("says so where a key comes again with other words, and not where its entry was edited since", async () => {
		const { browser, user } = await signUp();
		const headers = { "idempotency-key": randomUUID() };
		const send = (words: string) => browser.post("/api/journal", { content: words, prompt, action: "submit" }, headers);
		const { entry } = await submitted(browser, content, headers);
		const refused = await send("Other words.");
		expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("was not saved")]);
		expect((await browser.put(`/api/journal/${entry.id}`, { content: "Edited.", version: 1 })).status).toBe(200);
		expect([(await send(content)).status, (await send("Edited.")).status]).toEqual([200, 409]);
		expect(await list(browser, user.id)).toHaveLength(1);
	});

	it("counts twenty entries at once right", async () => {
		const { browser, user } = await signUp();
		const texts = Array.from({ length: 20 }, (_, i) => "word ".repeat(i + 1));
		await Promise.all(texts.map((text) => submitted(browser, text)));
		expect(await jsonOf(browser.get("/api/user"))).toMatchObject({
			currentStreak: 1,
			weeklyWordCount: 210,
			totalWordCount: 210,
		});
		expect(await list(browser, user.id)).toHaveLength(20);
	});

	it("speaks of an earlier entry that is clearly related, and names it", async () => {
		const { browser } = await signUp();
		const first = await submitted(browser, "Tom wants to sell the house by the river. I said it was fine.");
		await daysBack(first.entry.id, 5);
		await submitted(browser, "We baked bread and listened to the rain on the balcony.");
		const { entry, keyInsights } = await submitted(
			browser,
			"Again a call about the house by the river; Tom will not wait.",
		);
		expect(entry.relatedTo).toMatchObject({ id: first.entry.id, title: first.title });
		expect(keyInsights.join("\n")).toMatch(/“Tom wants to sell the house by the river\.”/);
		await browser.delete(`/api/journal/${first.entry.id}`);
		expect(await jsonOf<ClientEntry>(browser.get(`/api/journal/${entry.id}/entry`))).toMatchObject({
			relatedTo: null,
		});
	});
});
