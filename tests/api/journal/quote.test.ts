import type { JournalResult } from "@/lib/domain/journal/schema";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { submitted } from "./entries";

const content = "I carried the chairs up alone. Then Mira came with soup. We ate on the stairs.";
const written = async (browser: TestBrowser) => (await submitted(browser, content)).entry;
const choose = (browser: TestBrowser, id: string, body: object) => browser.put(`/api/journal/${id}/quote`, body);

describe("the quote of an entry", () => {
	it("is another sentence of it with a tap, and nothing else changes", async () => {
		const { browser } = await signUp();
		const entry = await written(browser);
		const after = await jsonOf(choose(browser, entry.id, { quote: "We ate on the stairs." }));
		expect(after).toMatchObject({
			...{ quote: "We ate on the stairs.", content, version: entry.version },
			...{ keyInsights: entry.keyInsights, message: entry.message, isInsightOld: false },
		});
	});

	it.each([
		["words that do not stand there", { quote: "We ate on the roof." }],
		["half a sentence", { quote: "Then Mira came" }],
		["nothing", { quote: "" }],
		["something else beside it", { quote: "We ate on the stairs.", title: "x" }],
	])("is refused where it is %s", async (_, body) => {
		const { browser } = await signUp();
		const entry = await written(browser);
		expect((await choose(browser, entry.id, body)).status).toBe(400);
		expect((await db().journalEntry.findUniqueOrThrow({ where: { id: entry.id } })).quote).toBe(entry.quote);
	});

	it("is nobody else's to choose", async () => {
		const [{ browser: mine }, { browser: theirs }] = [await signUp(), await signUp()];
		const entry = await written(mine);
		expect((await choose(theirs, entry.id, { quote: "We ate on the stairs." })).status).toBe(404);
	});

	it("comes with what was written about the entry, not before", async () => {
		const { browser } = await signUp();
		const entry = await written(browser);
		await db().journalEntry.update({ where: { id: entry.id }, data: { insightBy: null } });
		expect((await choose(browser, entry.id, { quote: "We ate on the stairs." })).status).toBe(409);
	});
});

describe("a reflection", () => {
	it("names the page with the same person on it, of this person's own pages alone", async () => {
		const [{ browser, user }, { browser: other }] = [await signUp(), await signUp()];
		const before = await written(browser);
		await db().journalEntry.update({
			where: { id: before.id, userId: user.id },
			data: { localDate: new Date("2026-01-05T00:00:00Z") },
		});
		const next = { action: "submit", content: "A long call with Mira about nothing and everything.", prompt: "Who?" };
		const mine: JournalResult = await jsonOf(browser.post("/api/journal", next));
		expect(mine.keyInsights.join("\n")).toMatch(/Mira.*January 5/);
		expect(mine.entry?.relatedTo?.id).toBe(before.id);
		const theirs: JournalResult = await jsonOf(other.post("/api/journal", next));
		expect(theirs.keyInsights.join("\n")).not.toContain("soup");
	});
});
