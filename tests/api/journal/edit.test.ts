import type { ClientEntry, ClientEntryVersion, JournalResult } from "@/lib/domain/journal/schema";
import { addDays, localDay } from "@/lib/domain/progress/days";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { content, submitted } from "./entries";

const today = localDay(new Date(), 0);

async function withEntry(text = content) {
	const { browser, user } = await signUp();
	const { entry } = await submitted(browser, text);
	return { browser, user, entry };
}
const put = (browser: TestBrowser, id: string, body: unknown) => browser.put(`/api/journal/${id}`, body);
const versionsOf = (browser: TestBrowser, id: string) =>
	jsonOf<ClientEntryVersion[]>(browser.get(`/api/journal/${id}/versions`));

it("an entry is edited, keeps what it was before, and its figures and search follow", async () => {
	const { browser, user, entry } = await withEntry();
	expect(entry).toMatchObject({ version: 1, isInsightOld: false });
	const words = "I called Tom back, and we laughed about the lighthouse.";
	const edited = await jsonOf<ClientEntry>(put(browser, entry.id, { content: words, version: 1 }));
	expect(edited).toMatchObject({
		id: entry.id,
		content: words,
		version: 2,
		day: entry.day,
		wordCount: 10,
		isInsightOld: true,
		title: entry.title,
		safety: null,
	});
	expect(await versionsOf(browser, entry.id)).toEqual([
		{ version: 1, content, day: entry.day, editedAt: expect.stringMatching(/Z$/) },
	]);
	const list = async (q: string) => (await browser.get(`/api/journal/${user.id}?q=${q}`)).json();
	expect(await list("lighthouse")).toHaveLength(1);
	expect(await list("weekend")).toEqual([]);
	expect(await jsonOf(browser.get("/api/user"))).toMatchObject({ totalWordCount: 10, currentStreak: 1 });
});

it("its day can be another one, and streaks and weeks follow", async () => {
	const { browser, user, entry } = await withEntry();
	const yesterday = addDays(today, -1);
	const { entry: second } = await submitted(browser);
	expect((await put(browser, second.id, { content, day: yesterday, version: 1 })).status).toBe(200);
	expect(await jsonOf(browser.get("/api/user"))).toMatchObject({ currentStreak: 2 });
	expect(await jsonOf(browser.get(`/api/journal/${user.id}?day=${yesterday}`))).toMatchObject([{ id: second.id }]);
	// The words have not changed, so the reflection still fits them.
	expect(await jsonOf(browser.get(`/api/journal/${second.id}/entry`))).toMatchObject({ isInsightOld: false });
	await put(browser, entry.id, { content, day: addDays(today, -30), version: 1 });
	expect(await jsonOf(browser.get("/api/user"))).toMatchObject({ currentStreak: 1 });
});

it("two tabs that edit the same entry are told, and nothing is lost", async () => {
	const { browser, entry } = await withEntry();
	const answers = await Promise.all(
		["One way of saying it.", "Another way of saying it."].map((text) =>
			put(browser, entry.id, { content: text, version: 1 }),
		),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	const refused = answers.find(({ status }) => status === 409);
	expect(await refused?.text()).toContain("What you typed is still here.");
	expect(await versionsOf(browser, entry.id)).toHaveLength(1);
	// The same edit again, as after a lost response: neither a conflict nor a new version.
	const now = await jsonOf<ClientEntry>(browser.get(`/api/journal/${entry.id}/entry`));
	expect((await put(browser, entry.id, { content: now.content, version: 1 })).status).toBe(200);
	expect(await versionsOf(browser, entry.id)).toHaveLength(1);
});

it("a reflection from before the edit can be asked for again", async () => {
	const { browser, entry } = await withEntry();
	// Long enough to quote a sentence of it: for two short pages the same question may be asked.
	const words =
		"My sister Anna carried the soup through the snow in two jars. We ate it on the floor beside the bed. In the evening we sang the songs of our grandmother, and I told Anna that she is my home.";
	await put(browser, entry.id, { content: words, version: 1 });
	const again = await jsonOf<JournalResult>(browser.post(`/api/journal/${entry.id}/insight`));
	expect(again.entry).toMatchObject({ isInsightOld: false, version: 2 });
	expect(again.keyInsights.join(" ")).not.toBe(entry.keyInsights.join(" "));
});

it.each([
	[{ content: "  ", version: 1 }, 400],
	[{ content: "x".repeat(50_001), version: 1 }, 400],
	[{ content: "Words", version: 0 }, 400],
	[{ content: "Words" }, 400],
	[{ content: "Words", version: 1, day: "2026-02-30" }, 400],
	[{ content: "Words", version: 1, day: "1815-01-01" }, 400],
	[{ content: "Words", version: 1, day: addDays(today, 9) }, 400],
	[{ content: "Words", version: 1, title: "Mine" }, 400],
	[{ content: "Words", version: 7 }, 409],
])("refuses %j with %i, and changes nothing", async (body, status) => {
	const { browser, entry } = await withEntry();
	expect((await put(browser, entry.id, body)).status).toBe(status);
	expect(await versionsOf(browser, entry.id)).toEqual([]);
});

it("belongs to one person, with its versions", async () => {
	const { browser, entry } = await withEntry();
	await put(browser, entry.id, { content: "Mine alone.", version: 1 });
	const { browser: stranger } = await signUp("grace");
	expect((await put(stranger, entry.id, { content: "Taken over", version: 2 })).status).toBe(404);
	expect((await stranger.get(`/api/journal/${entry.id}/versions`)).status).toBe(404);
	await browser.delete(`/api/journal/${entry.id}`);
	expect(await db().journalEntryVersion.count({ where: { entryId: entry.id } })).toBe(0);
});
