import type { ClientFeeling } from "@/lib/domain/feelings/schema";
import { toDateColumn } from "@/lib/domain/progress/days";
import { db } from "@/lib/server/core/database/db";
import { broughtIn, takeAlong } from "@/tests/api/import/files";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

const choose = (browser: TestBrowser, body: Record<string, unknown>) => browser.put("/api/feelings", body);
const list = (browser: TestBrowser, query = "") => jsonOf<ClientFeeling[]>(browser.get(`/api/feelings${query}`));
const entryOf = (userId: number, day: string) =>
	db().journalEntry.create({ data: { userId, content: "Rain all day.", prompt: "?", localDate: toDateColumn(day) } });
const messageOf = (userId: number) =>
	db().chatMessage.create({ data: { userId, content: "Rain all day.", isAiResponse: false } });

describe("a chosen feeling", () => {
	it("is kept with an entry, replaced, listed by days and deleted", async () => {
		const { browser, user } = await signUp();
		const entry = await entryOf(user.id, "2026-03-02");
		expect(await jsonOf(choose(browser, { feeling: "sad", entryId: entry.id }))).toMatchObject({
			feeling: "sad",
			day: "2026-03-02",
			entryId: entry.id,
		});
		await choose(browser, { feeling: "calm", entryId: entry.id });
		await choose(browser, { feeling: "proud" });
		expect((await list(browser)).map(({ feeling }) => feeling)).toEqual(["proud", "calm"]);
		expect(await list(browser, "?from=2026-03-01&to=2026-03-31")).toMatchObject([{ feeling: "calm" }]);
		const [proud] = await list(browser);
		expect((await browser.delete(`/api/feelings/${proud?.id}`)).status).toBe(200);
		expect((await list(browser)).map(({ feeling }) => feeling)).toEqual(["calm"]);
	});

	it("can be a word of one's own for an entry, which counts nowhere as one of the list", async () => {
		const { browser, user } = await signUp();
		const { id: entryId } = await entryOf(user.id, "2026-03-02");
		const kept = await jsonOf(choose(browser, { own: " feral ", entryId }));
		expect(kept).toMatchObject({ feeling: null, own: "feral", leadsToHelp: false });
		expect(await list(browser, `?entryId=${entryId}`)).toMatchObject([{ feeling: null, own: "feral" }]);
		expect(await list(browser)).toEqual([]);
		const dark = await jsonOf(choose(browser, { own: "I want to be dead", entryId }));
		expect(dark).toMatchObject({ leadsToHelp: true });
		await choose(browser, { feeling: "calm", entryId });
		expect(await list(browser)).toMatchObject([{ feeling: "calm", own: null }]);
	});

	it("in a word of one's own is in a file that is taken along, and comes back from it", async () => {
		const [{ browser, user }, other] = await Promise.all([signUp(), signUp("grace")]);
		const { id: entryId } = await entryOf(user.id, "2026-03-02");
		await choose(browser, { own: "feral", entryId });
		const { zip } = await takeAlong(browser);
		await broughtIn(other.browser, zip);
		const [entry] = await db().journalEntry.findMany({ where: { userId: other.user.id } });
		expect(await list(other.browser, `?entryId=${entry?.id}`)).toMatchObject([{ own: "feral" }]);
	});

	it("is kept with a message, and comes back when a deleted message does", async () => {
		const { browser, user } = await signUp();
		const { id: messageId } = await messageOf(user.id);
		await choose(browser, { feeling: "hurt", messageId });
		const { undo } = await jsonOf<{ undo: string }>(browser.delete(`/api/chat/${messageId}`));
		expect(await list(browser)).toEqual([]);
		expect((await browser.post(`/api/undo/${undo}`)).status).toBe(200);
		expect(await list(browser)).toMatchObject([{ feeling: "hurt", messageId }]);
	});

	it("is nobody else's", async () => {
		const [{ browser, user }, other] = await Promise.all([signUp(), signUp()]);
		const [entry, message] = await Promise.all([entryOf(user.id, "2026-03-02"), messageOf(user.id)]);
		await choose(browser, { feeling: "sad", entryId: entry.id });
		const [mine] = await list(browser);
		expect(await list(other.browser)).toEqual([]);
		expect((await choose(other.browser, { feeling: "happy", entryId: entry.id })).status).toBe(404);
		expect((await choose(other.browser, { feeling: "happy", messageId: message.id })).status).toBe(404);
		expect((await other.browser.delete(`/api/feelings/${mine?.id}`)).status).toBe(404);
		expect(await list(browser)).toMatchObject([{ feeling: "sad" }]);
	});

	it.each([
		[{ feeling: "blue" }, "Choose a feeling from the list."],
		[{}, "Choose a feeling from the list."],
		[{ feeling: "sad", own: "feral", entryId: "x" }, "Choose a feeling from the list."],
		[{ own: "feral" }, "A word of your own belongs to an entry."],
		[{ own: " ", entryId: "x" }, "Write a word for it."],
		[{ own: "x".repeat(61), entryId: "x" }, "at most 60 characters"],
		[{ feeling: "sad", entryId: "x", messageId: 1 }, "A feeling belongs to an entry or to a message, not to both."],
		[{ feeling: "sad", messageId: -1 }, "That is not the id of a message."],
	])("refuses %j", async (body, problem) => {
		const { browser } = await signUp();
		const response = await choose(browser, body);
		expect(response.status).toBe(400);
		expect(await response.text()).toContain(problem);
	});
});
