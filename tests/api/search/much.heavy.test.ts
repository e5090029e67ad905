import type { ClientEntry } from "@/lib/domain/journal/schema";
import { localDay, toDateColumn } from "@/lib/domain/progress/days";
import type { SearchResult } from "@/lib/domain/search/schema";
import { db } from "@/lib/server/core/database/db";
import { LIMITS } from "@/lib/server/search/budget";
import { indexOf } from "@/lib/server/search/cache";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

const DAY_MS = 86_400_000;
/** These pages have more new words than a person's index has room for. */
const PAGES = 40;
const randomWords = (seed: number) => {
	const words = Array.from({ length: 6_900 }, (_, i) => ((seed * 7_919 + i * 104_729) % 2_176_782_336).toString(36));
	return words.join(" ").slice(0, 48_000);
};

async function write(userId: number, daysAgo: number, content: string): Promise<string> {
	const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
	const { id } = await db().journalEntry.create({
		data: { userId, content, prompt: "p", createdAt, localDate: toDateColumn(localDay(createdAt, 0)) },
	});
	return id;
}

async function found(browser: TestBrowser, q: string) {
	const result = await jsonOf<SearchResult>(browser.get(`/api/search?q=${encodeURIComponent(q)}`));
	return {
		ids: result.groups.flatMap(({ passages }) => passages.map(({ href }) => href.replace("/journal?entry=", ""))),
		missing: result.missing,
		isComplete: result.isComplete,
	};
}

describe("somebody who has written more new words than memory has room for", () => {
	it("takes no more than their share, and everything of theirs is found all the same", async () => {
		const { browser, user } = await signUp();
		for (let i = 1; i < PAGES; i++) await write(user.id, i, `${randomWords(i)} ${i % 10 === 0 ? "tenth" : ""}`);
		const oldest = await write(user.id, PAGES, `The lighthouse stood there. ${randomWords(PAGES)}`);
		const index = await indexOf(user.id, 0);
		expect(index.bytes).toBeLessThanOrEqual(LIMITS.share);
		expect(index.pages.size).toBeGreaterThan(5);
		expect(index.pages.has(`journal:${oldest}`)).toBe(false);
		expect(await found(browser, "lighthouse")).toEqual({ ids: [oldest], missing: [], isComplete: true });
		expect((await found(browser, "What did I write about the lighthouse?")).ids).toEqual([oldest]);
		expect((await found(browser, "tenth")).ids).toHaveLength(3);
		const inBox = await jsonOf<ClientEntry[]>(browser.get(`/api/journal/${user.id}?q=Lighthouse`));
		expect(inBox.map(({ id }) => id)).toEqual([oldest]);
	});

	it("finds what is new, in the place of the oldest, and nothing that is gone or somebody else's", async () => {
		const { browser, user } = await signUp();
		const other = await signUp();
		for (let i = 1; i < PAGES; i++) await write(user.id, i, randomWords(i));
		const old = await write(user.id, PAGES, "The heron.");
		await indexOf(user.id, 0);
		const newest = await write(user.id, 0, `Again the heron. ${randomWords(0)}`);
		expect((await found(browser, "heron")).ids).toEqual([newest, old]);
		const index = await indexOf(user.id, 0);
		expect(index.pages.has(`journal:${newest}`)).toBe(true);
		expect(index.bytes).toBeLessThanOrEqual(LIMITS.share);
		expect((await found(other.browser, "heron")).ids).toEqual([]);
		await db().journalEntry.delete({ where: { id: old } });
		expect((await found(browser, "heron")).ids).toEqual([newest]);
	});
});
