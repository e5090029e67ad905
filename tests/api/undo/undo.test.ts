import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, TestBrowser } from "@/tests/setup/api";
import { fillEverything } from "@/tests/setup/everything";
import { untilItWaits } from "@/tests/setup/statements";
import { takeAlong } from "../import/files";

const WORDS = "the blue kettle";

async function somebody() {
	const { browser, user } = await signUp();
	await fillEverything(user.id, WORDS);
	return { browser, user };
}

/** The address that deletes a row, for each kind. */
const kinds: [string, (userId: number) => Promise<string>][] = [
	["an entry that another speaks of", async (userId) => `/api/journal/${(await firstEntry(userId)).id}`],
	["a message", async (userId) => `/api/chat/${(await message(userId, false)).id}`],
	["a reply", async (userId) => `/api/chat/${(await message(userId, true)).id}`],
	["a set of answers", async (userId) => `/api/responses/${(await response(userId, "8")).id}`],
	["a relationship", async (userId) => `/api/responses/${(await response(userId, TIMELINE)).id}`],
	["an analysis", async (userId) => `/api/responses/${(await response(userId, "8")).id}/analysis`],
	["a goal", async (userId) => `/api/relationship-goals/${(await of(userId).goal()).id}`],
	["a script's version", async (userId) => `/api/life-script/${(await of(userId).version()).id}/version`],
	["an exercise", async (userId) => `/api/exercises/${(await of(userId).run()).id}`],
];
const TIMELINE = "b3f1c9de-5f0a-4c55-9d3e-2a7f6d1c8e40";
const firstEntry = (userId: number) => db().journalEntry.findFirstOrThrow({ where: { userId, title: null } });
const message = (userId: number, isAiResponse: boolean) =>
	db().chatMessage.findFirstOrThrow({ where: { userId, isAiResponse } });
const response = (userId: number, questionnaireId: string) =>
	db().userResponse.findFirstOrThrow({ where: { userId, questionnaireId } });
const of = (userId: number) => ({
	goal: () => db().relationshipGoal.findFirstOrThrow({ where: { userId } }),
	version: () => db().scriptVersion.findFirstOrThrow({ where: { userId } }),
	run: () => db().exerciseRun.findFirstOrThrow({ where: { userId } }),
});

const lists = async (browser: TestBrowser) => ({ ...(await takeAlong(browser)).data, exportedAt: "", person: {} });

async function remove(browser: TestBrowser, path: string) {
	const answer = await browser.delete(path);
	expect([answer.status, path]).toEqual([200, path]);
	return (await answer.json()) as { ok: true; undo: string };
}

it.each(kinds)("%s goes at once and comes back field by field, for its owner alone", async (_, pathOf) => {
	const { browser, user } = await somebody();
	const stranger = await signUp("grace");
	const path = await pathOf(user.id);
	const before = await lists(browser);
	expect((await stranger.browser.delete(path)).status).toBe(404);
	expect(await lists(browser)).toEqual(before);

	const { undo } = await remove(browser, path);
	expect(await lists(browser)).not.toEqual(before);
	expect((await browser.delete(path)).status).toBe(404);
	expect((await stranger.browser.post(`/api/undo/${undo}`)).status).toBe(404);
	expect(await jsonOf(browser.post(`/api/undo/${undo}`))).toEqual({ ok: true });
	expect(await lists(browser)).toEqual(before);
	// It can only be undone once.
	expect((await browser.post(`/api/undo/${undo}`)).status).toBe(404);
	expect(await db().deletedItem.count({ where: { userId: user.id } })).toBe(0);
});

it("lets figures and search follow both ways", async () => {
	const { browser, user } = await somebody();
	const { id } = await firstEntry(user.id);
	await db().journalEntry.update({ where: { id, userId: user.id }, data: { content: "A kingfisher by the river" } });
	const words = async () => (await jsonOf<{ totalWordCount: number }>(browser.get("/api/user"))).totalWordCount;
	const found = async () => JSON.stringify(await jsonOf(browser.get("/api/search?q=kingfisher")));
	expect(await found()).toContain("by the river");
	const { undo } = await remove(browser, `/api/journal/${id}`);
	expect(await words()).toBe(4);
	expect(await found()).not.toContain("by the river");
	await browser.post(`/api/undo/${undo}`);
	expect(await words()).toBe(8);
	expect(await found()).toContain("by the river");
});

it("is over after half a minute", async () => {
	const { browser, user } = await somebody();
	const { undo } = await remove(browser, `/api/relationship-goals/${(await of(user.id).goal()).id}`);
	await db().deletedItem.updateMany({ where: { id: undo }, data: { createdAt: new Date(Date.now() - 31_000) } });
	const late = await browser.post(`/api/undo/${undo}`);
	expect([late.status, await late.text()]).toEqual([404, "That can no longer be undone."]);
});

it("is also over if the process that deleted it has ended: the readiness check sweeps", async () => {
	const { browser, user } = await somebody();
	const { undo } = await remove(browser, `/api/relationship-goals/${(await of(user.id).goal()).id}`);
	const { undo: fresh } = await remove(browser, `/api/exercises/${(await of(user.id).run()).id}`);
	// A minute later, because the result of an earlier check may still be cached.
	const later = Date.now() + 61_000;
	await db().deletedItem.updateMany({ where: { id: undo }, data: { createdAt: new Date(later - 31_000) } });
	await db().deletedItem.updateMany({ where: { id: fresh }, data: { createdAt: new Date(later - 5_000) } });
	jest.spyOn(Date, "now").mockReturnValue(later);
	// Without a session, as a hosting platform's health check does.
	expect((await new TestBrowser().get("/api/ready")).status).toBe(200);
	jest.restoreAllMocks();
	expect((await db().deletedItem.findMany({ where: { userId: user.id } })).map(({ id }) => id)).toEqual([fresh]);
});

it("goes with the account, and is in no file that is taken along", async () => {
	const { browser, user, account } = await signUp().then(async (one) => {
		await fillEverything(one.user.id, WORDS);
		return one;
	});
	const entry = await db().journalEntry.findFirstOrThrow({ where: { userId: user.id, title: null } });
	await db().journalEntry.update({ where: { id: entry.id, userId: user.id }, data: { content: "a canary" } });
	await remove(browser, `/api/journal/${entry.id}`);
	const { files } = await takeAlong(browser);
	for (const bytes of Object.values(files)) expect(new TextDecoder().decode(bytes)).not.toContain("a canary");
	const erased = await browser.fetch("DELETE", "/api/account", {
		body: { password: account.password, confirm: account.username },
	});
	expect(erased.status).toBe(200);
	expect(await db().deletedItem.count({ where: { userId: user.id } })).toBe(0);
});

it("does not delete what is being answered, or a script as it stands", async () => {
	const { browser, user } = await somebody();
	const asked = await message(user.id, false);
	await db().chatMessage.update({ where: { id: asked.id }, data: { replyUntil: new Date(Date.now() + 5_000) } });
	expect((await browser.delete(`/api/chat/${asked.id}`)).status).toBe(409);
	const script = await db().lifeScript.findFirstOrThrow({ where: { userId: user.id } });
	expect((await browser.delete(`/api/life-script/${script.id}/version`)).status).toBe(404);
	expect((await browser.delete(`/api/love-script/${(await of(user.id).version()).id}/version`)).status).toBe(404);
	expect((await browser.delete("/api/chat/x")).status).toBe(400);
});

it.each(kinds)(
	"%s that somebody else's request has just deleted is not there, and no id is told",
	async (_, pathOf) => {
		const { browser, user } = await somebody();
		const path = await pathOf(user.id);
		let late: Promise<Response> | undefined;
		await db().$transaction(async (tx) => {
			for (const table of tables) await tx.$executeRawUnsafe(`DELETE FROM ${table} WHERE user_id = ${user.id}`);
			[late] = await untilItWaits(tx, () => browser.delete(path));
		});
		expect((await late)?.status).toBe(404);
		expect(await db().deletedItem.count({ where: { userId: user.id } })).toBe(0);
	},
);
const tables = [
	...["journal_entries", "chat_messages", "user_responses", "relationship_goals", "script_versions"],
	"exercise_runs",
];

it("twenty deletions at once can all be undone, at once as well", async () => {
	const { browser, user } = await signUp();
	const ids: string[] = [];
	for (let i = 0; i < 20; i++) {
		const row = await db().journalEntry.create({
			data: { userId: user.id, content: `Entry ${i}`, prompt: "p", localDate: new Date("2026-03-02") },
		});
		ids.push(row.id);
	}
	const deleted = await Promise.all(ids.map((id) => remove(browser, `/api/journal/${id}`)));
	expect(await db().journalEntry.count({ where: { userId: user.id } })).toBe(0);
	const undone = await Promise.all(deleted.map(({ undo }) => browser.post(`/api/undo/${undo}`)));
	expect(undone.map(({ status }) => status)).toEqual(ids.map(() => 200));
	expect(await db().journalEntry.count({ where: { userId: user.id } })).toBe(20);
});
