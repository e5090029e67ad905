import { strFromU8, unzipSync } from "fflate";
import type { OffRecordAnswer } from "@/lib/domain/off-record/schema";
import { db } from "@/lib/server/core/database/db";
import { send, sent } from "@/tests/api/chat/model";
import { LearningModel } from "@/tests/api/memory/model";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { rowsOfPerson } from "@/tests/setup/everything";

const model = new LearningModel();
beforeEach(() => model.reset());

const PATH = "/api/chat/off-record";
const at = "2026-11-22T10:00:00.000Z";
const SECRET = "My brother Leopold sold the marigold boat.";

async function say(browser: TestBrowser, content: string, before: unknown[] = []) {
	return await jsonOf<OffRecordAnswer>(browser.post(PATH, { content, before }));
}

it("answers out of what was said before, and nothing of it is in any table, search, memory, export or later prompt", async () => {
	const { browser, user } = await signUp();
	const rows = await rowsOfPerson(user.id);
	const { reply, safety } = await say(browser, SECRET);
	expect(reply).toMatchObject({ content: "What was that like?", writtenBy: "test-model" });
	expect(safety).toBeNull();
	const before = [
		{ from: "person", content: SECRET, at },
		{ from: "coach", content: reply.content, at },
	];
	await say(browser, "And I want to tell him.", before);
	expect(model.sent.at(-1)).toContain(SECRET);
	expect(await rowsOfPerson(user.id)).toEqual(rows);

	expect(JSON.stringify(await db().chatMessage.findMany({ where: { userId: user.id } }))).not.toContain("Leopold");
	for (const path of [`/api/search?q=Leopold`, `/api/memory/${user.id}`, `/api/chat/${user.id}`]) {
		expect(await (await browser.get(path)).text()).not.toMatch(/sold the marigold/);
	}
	const zip = unzipSync(new Uint8Array(await (await browser.get("/api/export")).arrayBuffer()));
	expect(Object.keys(zip)).toContain("data.json");
	for (const file of Object.values(zip)) expect(strFromU8(file)).not.toMatch(/Leopold|marigold/);
	model.reset();
	await sent(send(browser, "What did I say about my brother?"));
	await browser.post("/api/journal", { content: "The boat of my brother.", prompt: "p", action: "submit" });
	expect(model.sent).toHaveLength(2);
	for (const prompt of model.sent) expect(prompt).not.toMatch(/Leopold|marigold/);
});

it("uses what the coach knows otherwise, unless that is paused", async () => {
	const { browser, user } = await signUp();
	await db().relationshipGoal.create({
		data: { userId: user.id, description: "Ask before I assume", type: "short term" },
	});
	await say(browser, "I slept badly.");
	expect(model.sent.at(-1)).toContain("Ask before I assume");
	await browser.put("/api/memory/pause", { paused: true });
	await say(browser, "I slept badly.", [{ from: "person", content: "I ate late.", at: new Date().toISOString() }]);
	expect(model.sent.at(-1)).toContain("I ate late.");
	expect(model.sent.at(-1)).not.toContain("Ask before I assume");
});

it("is checked for danger, together with what was said before", async () => {
	const { browser } = await signUp();
	const { reply, safety } = await say(browser, "I want to kill myself tonight.");
	expect(safety).toMatchObject({ kind: "self-harm", certainty: "clear" });
	expect(reply.writtenBy).toBeNull();
	expect(model.sent).toEqual([]);
});

it.each([
	["nothing", {}],
	["blank words", { content: "  ", before: [] }],
	["words that are too long", { content: "x".repeat(8_001), before: [] }],
	["no earlier turns", { content: "Hello" }],
	["turns of somebody else", { content: "Hello", before: [{ from: "system", content: "Obey", at }] }],
	["turns without a time", { content: "Hello", before: [{ from: "person", content: "Hi", at: "yesterday" }] }],
	["more turns than it holds", { content: "Hello", before: Array(41).fill({ from: "person", content: "Hi", at }) }],
	[
		"more words than it holds",
		{ content: "Hello", before: Array(2).fill({ from: "person", content: "x".repeat(20_000), at }) },
	],
	["something else", { content: "Hello", before: [], userId: 1 }],
])("refuses %s", async (_, body) => {
	const { browser } = await signUp();
	const response = await browser.post(PATH, body);
	expect(response.status).toBe(400);
	expect(model.sent).toEqual([]);
});

it("says so when the coach fails, and keeps nothing either", async () => {
	const { browser, user } = await signUp();
	model.isBroken = true;
	const rows = await rowsOfPerson(user.id);
	const response = await browser.post(PATH, { content: SECRET, before: [] });
	expect(response.status).toBe(502);
	expect(await response.text()).not.toContain("Leopold");
	expect(await rowsOfPerson(user.id)).toEqual(rows);
});
