import type { ClientDays, ClientEntry } from "@/lib/domain/journal/schema";
import { MAX_PAGE_BYTES } from "@/lib/server/journal/page";
import { jsonOf, signUp } from "@/tests/setup/api";
import { list, submitted, withHistory } from "./entries";

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
		const whole = await jsonOf<ClientEntry>(browser.get(`/api/journal/${newest?.id}/entry`));
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
		const days = await jsonOf<ClientDays>(browser.get(`/api/journal/${user.id}/days?month=${month}`));
		expect(days.days).toEqual(inMonth.map((entry) => ({ day: entry.day, words: 5 })).reverse());
		expect(days.firstDay).toBe(all.at(-1)?.day);
	});

	it.each([
		"?from=2026-02-30",
		"?until=yesterday",
		"?limit=0",
		"?limit=201",
		"?limit=x",
		"?month=2026-13",
		"?day=2026-02-31x",
		"?day=2026-13-01",
	])("refuses %s", async (query) => {
		const { browser, user } = await signUp();
		expect((await browser.get(`/api/journal/${user.id}${query}`)).status).toBe(400);
	});

	it("lets go of an entry, and the figures follow", async () => {
		const { browser, user } = await signUp();
		await withHistory(user.id, 3);
		const { entry } = await submitted(browser, "one two three four five");
		await submitted(browser, "six");
		expect((await browser.delete(`/api/journal/${entry.id}`)).status).toBe(200);
		expect(await jsonOf(browser.get("/api/user"))).toMatchObject({ currentStreak: 4, totalWordCount: 16 });
		expect(await list(browser, user.id)).toHaveLength(4);
		expect((await browser.delete(`/api/journal/${entry.id}`)).status).toBe(404);
	});
});
