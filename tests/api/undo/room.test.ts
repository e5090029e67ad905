import { MAX_LINES } from "@/lib/domain/lines/limits";
import { MAX_PEOPLE } from "@/lib/domain/people/limits";
import { toDateColumn } from "@/lib/domain/progress/days";
import { MAX_OPEN_THREADS } from "@/lib/domain/threads/limits";
import { db } from "@/lib/server/core/database/db";
import { takePoint } from "@/lib/server/core/limits/rate-limit";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

const day = toDateColumn("2026-03-02");

async function deleted(browser: TestBrowser, path: string): Promise<string> {
	return (await jsonOf<{ undo: string }>(browser.delete(path))).undo;
}
async function undone(browser: TestBrowser, id: string): Promise<[number, string]> {
	const response = await browser.post(`/api/undo/${id}`);
	return [response.status, await response.text()];
}
const OK = [200, '{"ok":true}'];

describe("undoing, after something else has taken its place,", () => {
	it("opens no more intentions than there may be", async () => {
		const { browser, user } = await signUp();
		const intentions = (count: number) =>
			Array.from({ length: count }, () => ({ userId: user.id, meant: "call", day }));
		await db().thread.createMany({ data: intentions(MAX_OPEN_THREADS) });
		const { id } = await db().thread.findFirstOrThrow({ where: { userId: user.id } });
		const undo = await deleted(browser, `/api/threads/${id}`);
		expect((await browser.post("/api/threads", { meant: "write", day: "2026-03-02" })).status).toBe(200);
		expect(await undone(browser, undo)).toEqual([409, "You mean to do a lot already, so this one has no room."]);
		expect(await db().thread.count({ where: { userId: user.id } })).toBe(MAX_OPEN_THREADS);
	});

	it("leaves the intention that the same talk has made since", async () => {
		const { browser, user } = await signUp();
		const of = { userId: user.id, source: "a-run", day };
		const { id } = await db().thread.create({ data: { ...of, meant: "call" } });
		const undo = await deleted(browser, `/api/threads/${id}`);
		await db().thread.create({ data: { ...of, meant: "write" } });
		expect(await undone(browser, undo)).toEqual(OK);
		expect(await db().thread.findMany({ where: { userId: user.id } })).toMatchObject([{ meant: "write" }]);
	});

	it("gives no name to two people, and names no more of them than there may be", async () => {
		const { browser, user } = await signUp();
		const { id } = await db().knownPerson.create({ data: { userId: user.id, names: ["Mira", "Mum"] } });
		const undo = await deleted(browser, `/api/people/${id}`);
		const again = await db().knownPerson.create({ data: { userId: user.id, names: ["Mama", "mum"] } });
		expect(await undone(browser, undo)).toEqual([409, "Mum is one of your people already: Mama."]);
		await db().knownPerson.delete({ where: { id: again.id, userId: user.id } });
		const others = Array.from({ length: MAX_PEOPLE }, (_, i) => ({ userId: user.id, names: [`Ann ${i}`] }));
		await db().knownPerson.createMany({ data: others });
		expect(await undone(browser, undo)).toEqual([409, "You have named 60 people already, so this one has no room."]);
		expect(await db().knownPerson.count({ where: { userId: user.id } })).toBe(MAX_PEOPLE);
	});

	it("keeps no line twice, and no more of them than there may be", async () => {
		const { browser, user } = await signUp();
		const line = { userId: user.id, text: "It rained.", source: "entry", sourceId: "an-entry", day };
		const { id } = await db().keptLine.create({ data: line });
		const first = await deleted(browser, `/api/lines/${id}`);
		const again = await db().keptLine.create({ data: line });
		expect(await undone(browser, first)).toEqual(OK);
		expect(await db().keptLine.findMany({ where: { userId: user.id } })).toMatchObject([{ id: again.id }]);
		const second = await deleted(browser, `/api/lines/${again.id}`);
		const others = Array.from({ length: MAX_LINES }, (_, i) => ({ ...line, text: `It rained ${i}.` }));
		await db().keptLine.createMany({ data: others });
		const sentence = "You have kept 2,000 lines already, so this one has no room.";
		expect(await undone(browser, second)).toEqual([409, sentence]);
		expect(await db().keptLine.count({ where: { userId: user.id } })).toBe(MAX_LINES);
	});

	it("restores an entry that refers to another one, even if that was deleted since", async () => {
		const { browser, user } = await signUp();
		const page = { userId: user.id, content: "It rained.", prompt: "", localDate: day };
		const earlier = await db().journalEntry.create({ data: page });
		const later = await db().journalEntry.create({ data: { ...page, relatedId: earlier.id } });
		const ofLater = await deleted(browser, `/api/journal/${later.id}`);
		const ofEarlier = await deleted(browser, `/api/journal/${earlier.id}`);
		expect(await undone(browser, ofLater)).toEqual(OK);
		expect(await undone(browser, ofEarlier)).toEqual(OK);
		expect(await db().journalEntry.count({ where: { userId: user.id } })).toBe(2);
	});
});

it("deletions are undone at most 120 times an hour, because each writes all of it once more", async () => {
	const { browser, user } = await signUp();
	const { id } = await db().thread.create({ data: { userId: user.id, meant: "call", day } });
	await takePoint("undosPerPerson", String(user.id), "", 119);
	expect(await undone(browser, await deleted(browser, `/api/threads/${id}`))).toEqual(OK);
	expect((await undone(browser, await deleted(browser, `/api/threads/${id}`)))[0]).toBe(429);
});

it("many intentions at once are no more than there may be", async () => {
	const { browser, user } = await signUp();
	const data = Array.from({ length: MAX_OPEN_THREADS - 2 }, () => ({ userId: user.id, meant: "call", day }));
	await db().thread.createMany({ data });
	const make = () => browser.post("/api/threads", { meant: "write", day: "2026-03-02" });
	const answers = await Promise.all(Array.from({ length: 8 }, make));
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
	expect(await db().thread.count({ where: { userId: user.id } })).toBe(MAX_OPEN_THREADS);
});
