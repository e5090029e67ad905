import { randomUUID } from "node:crypto";
import { db } from "@/lib/core/db";
import { MAX_PAGE_BYTES } from "@/lib/journal/page";
import type { ClientDays, ClientEntry, JournalResult } from "@/lib/journal/schema";
import { signUp, type TestBrowser } from "@/tests/setup/api";

const prompt = "What stayed with you today?";
const content = "Tom called about the house. I kept quiet because I did not want another row before the weekend.";

const submit = (browser: TestBrowser, text = content, headers: Record<string, string> = {}) =>
	browser.post("/api/journal", { content: text, prompt, action: "submit" }, { "x-timezone-offset": "0", ...headers });
const submitted = async (browser: TestBrowser, text?: string, headers?: Record<string, string>) => {
	const response = await submit(browser, text, headers);
	if (response.status !== 200) throw new Error(await response.text());
	return (await response.json()) as JournalResult & { entry: ClientEntry };
};
const list = async (browser: TestBrowser, userId: number, query = "") =>
	(await (await browser.get(`/api/journal/${userId}${query}`)).json()) as ClientEntry[];

/** Moves an entry back, as if it had been written on an earlier day. */
async function daysBack(id: string, days: number) {
	const at = new Date(Date.now() - days * 86_400_000);
	await db().journalEntry.update({
		where: { id },
		data: { createdAt: at, localDate: new Date(at.toISOString().slice(0, 10)) },
	});
}

/** Puts entries into the database as if they had been written, `day` days apart, the last one yesterday. */
async function withHistory(userId: number, count: number, text = (i: number) => `Entry number ${i} about the garden.`) {
	const now = Date.now();
	await db().journalEntry.createMany({
		data: Array.from({ length: count }, (_, i) => {
			const at = new Date(now - (count - i) * 86_400_000);
			return {
				userId,
				content: text(i),
				prompt,
				title: `Day ${i}`,
				keyInsights: ["One", "Two", "Three"],
				quote: "Q",
				message: "M",
				insightBy: "built-in",
				wordCount: 5,
				searchText: `day ${i} ${text(i).toLowerCase()}`,
				localDate: new Date(at.toISOString().slice(0, 10)),
				createdAt: at,
			};
		}),
	});
}

describe("writing", () => {
	it("saves the entry and answers with what the coach gives back", async () => {
		const { browser, user } = await signUp();
		const result = await submitted(browser);
		expect(result).toMatchObject({
			title: expect.any(String),
			keyInsights: [expect.any(String), expect.any(String), expect.any(String)],
			message: expect.any(String),
			insightStatus: "ready",
		});
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

	it("counts words, days and weeks", async () => {
		const { browser } = await signUp();
		await submitted(browser, "one two three");
		await submitted(browser, "four five");
		expect(await (await browser.get("/api/user")).json()).toMatchObject({
			currentStreak: 1,
			weeklyWordCount: 5,
			totalWordCount: 5,
		});
	});

	it("keeps text exactly as typed", async () => {
		const { browser, user } = await signUp();
		const text = "  Ünïcødé 🙂\n\n\tand “marks” % _ \\ <b>&amp;</b>\r\n ";
		await submitted(browser, text);
		expect((await list(browser, user.id))[0]?.content).toBe(text);
	});

	it("files an entry under the day it is where the person is", async () => {
		const { browser } = await signUp();
		const dayAt = (offset: number) => new Date(Date.now() - offset * 60_000).toISOString().slice(0, 10);
		for (const offset of [720, -840]) {
			const { entry } = await submitted(browser, "here", { "x-timezone-offset": String(offset) });
			expect(entry.day).toBe(dayAt(offset));
		}
	});

	it("gives a quick insight and saves nothing", async () => {
		const { browser, user } = await signUp();
		const response = await browser.post("/api/journal", { content, prompt, action: "insight" });
		const result = (await response.json()) as JournalResult;
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
		[{ content, prompt, action: "submit", userId: 1 }, "Unrecognized key"],
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

	it("takes the longest entry there may be, in any script", async () => {
		const { browser } = await signUp();
		const { entry } = await submitted(browser, "\u0007".repeat(100) + "猫は".repeat(24_950));
		expect(entry.content).toHaveLength(50_000);
	});

	it("makes one entry of the same key twenty times at once", async () => {
		const { browser, user } = await signUp();
		const headers = { "idempotency-key": randomUUID() };
		const results = await Promise.all(Array.from({ length: 20 }, () => submitted(browser, content, headers)));
		expect(new Set(results.map(({ entry }) => entry.id)).size).toBe(1);
		expect(new Set(results.map(({ title }) => title)).size).toBe(1);
		expect(await list(browser, user.id)).toHaveLength(1);
		expect(await (await browser.get("/api/user")).json()).toMatchObject({ totalWordCount: 18 });
	});

	it("counts twenty entries at once right", async () => {
		const { browser, user } = await signUp();
		const texts = Array.from({ length: 20 }, (_, i) => "word ".repeat(i + 1));
		await Promise.all(texts.map((text) => submitted(browser, text)));
		expect(await (await browser.get("/api/user")).json()).toMatchObject({
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
		expect(keyInsights.join("\n")).toMatch(/“Tom wants to sell the house by the river”/);
		await browser.delete(`/api/journal/${first.entry.id}`);
		expect((await (await browser.get(`/api/journal/${entry.id}/entry`)).json()) as ClientEntry).toMatchObject({
			relatedTo: null,
		});
	});
});

describe("the history", () => {
	it("comes newest first, a page at a time", async () => {
		const { browser, user } = await signUp();
		await withHistory(user.id, 25);
		const first = await list(browser, user.id, "?limit=10");
		expect(first.map(({ title }) => title)).toEqual(Array.from({ length: 10 }, (_, i) => `Day ${24 - i}`));
		const second = await list(browser, user.id, `?limit=20&before=${first.at(-1)?.id}`);
		expect(second.map(({ title }) => title)).toEqual(Array.from({ length: 15 }, (_, i) => `Day ${14 - i}`));
		expect(await list(browser, user.id, `?before=${second.at(-1)?.id}`)).toEqual([]);
	});

	it("stays under 100 KB, and every entry can be had whole", async () => {
		const { browser, user } = await signUp();
		await withHistory(user.id, 120, (i) => `${i} ${"猫 long entry. ".repeat(900)}`);
		await submitted(browser, "word ".repeat(10_000));
		for (const query of ["", "?limit=200", "?limit=10"]) {
			const response = await browser.get(`/api/journal/${user.id}${query}`);
			const body = await response.text();
			expect(Buffer.byteLength(body)).toBeLessThanOrEqual(MAX_PAGE_BYTES);
			const entries = JSON.parse(body) as ClientEntry[];
			expect(entries).toHaveLength(query === "?limit=10" ? 10 : query === "" ? 100 : 121);
			expect(entries.every(({ content }) => content.length > 20)).toBe(true);
		}
		const [newest] = await list(browser, user.id, "?limit=1");
		expect(newest).toMatchObject({ isComplete: false, content: expect.stringMatching(/^word word/) });
		const whole = (await (await browser.get(`/api/journal/${newest?.id}/entry`)).json()) as ClientEntry;
		expect(whole).toMatchObject({ isComplete: true, content: "word ".repeat(10_000) });
	});

	it("is searched without regard to case and accents, every word somewhere", async () => {
		const { browser, user } = await signUp();
		await submitted(browser, "We had Crème Brûlée with Zoë at the café.");
		await submitted(browser, "100% rain, snake_case and C:\\temp.");
		await submitted(browser, "Мы гуляли у РЕКИ.");
		const found = async (q: string) =>
			(await list(browser, user.id, `?q=${encodeURIComponent(q)}`)).map((e) => e.content.slice(0, 6));
		expect(await found("creme zoe")).toEqual(["We had"]);
		expect(await found("BRÛLÉE café")).toEqual(["We had"]);
		expect(await found("creme rain")).toEqual([]);
		expect(await found("100%")).toEqual(["100% r"]);
		expect(await found("1%0")).toEqual([]);
		expect(await found("snake_case")).toEqual(["100% r"]);
		expect(await found("snake-case")).toEqual([]);
		expect(await found("\\temp")).toEqual(["100% r"]);
		expect(await found("реки")).toEqual(["Мы гул"]);
		expect(await found("  ")).toHaveLength(3);
		expect(await found("'; drop table journal_entries; --")).toEqual([]);
	});

	it("is filtered by month and by day", async () => {
		const { browser, user } = await signUp();
		await withHistory(user.id, 70);
		const all = await list(browser, user.id);
		const [{ day } = { day: "" }] = all;
		const month = day.slice(0, 7);
		const inMonth = all.filter((entry) => entry.day.startsWith(month));
		expect(await list(browser, user.id, `?month=${month}`)).toEqual(inMonth);
		expect(await list(browser, user.id, `?day=${day}`)).toHaveLength(1);
		const days = (await (await browser.get(`/api/journal/${user.id}/days?month=${month}`)).json()) as ClientDays;
		expect(days.days).toEqual(inMonth.map((entry) => ({ day: entry.day, words: 5 })).reverse());
		expect(days.firstDay).toBe(all.at(-1)?.day);
	});

	it.each(["?limit=0", "?limit=201", "?limit=x", "?month=2026-13", "?day=2026-02-31x", "?day=2026-13-01"])(
		"refuses %s",
		async (query) => {
			const { browser, user } = await signUp();
			expect((await browser.get(`/api/journal/${user.id}${query}`)).status).toBe(400);
		},
	);

	it("lets go of an entry, and the figures follow", async () => {
		const { browser, user } = await signUp();
		await withHistory(user.id, 3);
		const { entry } = await submitted(browser, "one two three four five");
		await submitted(browser, "six");
		expect((await browser.delete(`/api/journal/${entry.id}`)).status).toBe(200);
		expect(await (await browser.get("/api/user")).json()).toMatchObject({ currentStreak: 4, totalWordCount: 16 });
		expect(await list(browser, user.id)).toHaveLength(4);
		expect((await browser.delete(`/api/journal/${entry.id}`)).status).toBe(404);
	});
});

describe("somebody else's journal", () => {
	it("cannot be read, searched, reflected on or deleted", async () => {
		const { browser, user } = await signUp();
		const { entry } = await submitted(browser);
		const { browser: stranger, user: other } = await signUp("grace");
		for (const path of [
			`/api/journal/${user.id}`,
			`/api/journal/${user.id}?q=Tom`,
			`/api/journal/${user.id}/days?month=2026-11`,
		]) {
			expect((await stranger.get(path)).status).toBe(403);
		}
		expect((await stranger.get(`/api/journal/${entry.id}/entry`)).status).toBe(404);
		expect((await stranger.post(`/api/journal/${entry.id}/insight`)).status).toBe(404);
		expect((await stranger.delete(`/api/journal/${entry.id}`)).status).toBe(404);
		expect((await stranger.get(`/api/journal/${other.id}?before=${entry.id}`)).status).toBe(404);
		expect(await list(stranger, other.id)).toEqual([]);
		expect(await list(browser, user.id)).toHaveLength(1);
	});

	it("is never what a reflection speaks of", async () => {
		const { browser } = await signUp();
		const { entry: theirs } = await submitted(browser, "Tom wants to sell the house by the river. I said it was fine.");
		await daysBack(theirs.id, 5);
		const { browser: stranger } = await signUp("grace");
		const { entry, keyInsights } = await submitted(
			stranger,
			"Again a call about the house by the river; Tom will not wait.",
		);
		expect(entry.relatedTo).toBeNull();
		expect(keyInsights.join("\n")).not.toContain("wants to sell");
	});
});
