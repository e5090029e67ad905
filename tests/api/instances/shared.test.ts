import { randomUUID } from "node:crypto";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import { db } from "@/lib/server/core/database/db";
import { submitted } from "@/tests/api/journal/entries";
import { jsonOf, type TestBrowser } from "@/tests/setup/api";
import { type Instance, startInstances } from "@/tests/setup/instances/start";
import { atBoth } from "./at-both";

/*
 * Two processes on one database. Each process's caches must follow the other's writes, and limits must be counted
 * across both.
 */

let one: Instance;
let other: Instance;
beforeAll(async () => {
	const old = process.env.DATA_ENCRYPTION_KEY ?? "";
	const next = Buffer.alloc(32, 8).toString("base64");
	// As while a key is being replaced: both processes decrypt with both keys, but they encrypt with different ones.
	const keys = [`${old},${next}`, `${next},${old}`].map((keys) => ({ DATA_ENCRYPTION_KEY: keys }));
	[one, other] = (await startInstances(2, keys)) as [Instance, Instance];
}, 180_000);

const write = async (browser: TestBrowser, content: string, key = randomUUID()) =>
	(await submitted(browser, content, { "idempotency-key": key })).entry;
const found = async (browser: TestBrowser, userId: number, words: string) =>
	(await jsonOf<ClientEntry[]>(browser.get(`/api/journal/${userId}?q=${words}`))).map(({ content }) => content);

it("a session is one at both, and ends at both at once", async () => {
	const { here, there } = await atBoth(one, other);
	const copy = new Map(here.cookies);
	for (const browser of [here, there, here]) expect((await browser.get("/api/user")).status).toBe(200);
	await there.post("/api/logout");
	here.cookies = copy;
	expect((await here.get("/api/user")).status).toBe(401);
});

it("what is written at one is read, found, edited and gone at the other at once", async () => {
	const { here, there, user } = await atBoth(one, other);
	// Both processes now have an empty index in memory.
	for (const browser of [here, there]) expect(await found(browser, user.id, "heron")).toEqual([]);
	const entry = await write(here, "A heron stood in the shallow water.");
	expect(await found(there, user.id, "heron")).toEqual([entry.content]);
	const edited = await there.put(`/api/journal/${entry.id}`, {
		content: "A kingfisher sat above it.",
		version: entry.version,
	});
	expect(edited.status).toBe(200);
	expect(await found(here, user.id, "kingfisher")).toEqual(["A kingfisher sat above it."]);
	const { undo } = await jsonOf<{ undo: string }>(here.delete(`/api/journal/${entry.id}`));
	expect(await found(there, user.id, "kingfisher")).toEqual([]);
	expect((await there.post(`/api/undo/${undo}`)).status).toBe(200);
	expect(await found(here, user.id, "kingfisher")).toEqual(["A kingfisher sat above it."]);
});

it("what is encrypted under either key is read by both", async () => {
	const { here, there, user } = await atBoth(one, other);
	await write(here, "Under the old key.");
	await write(there, "Under the new key.");
	for (const browser of [here, there]) {
		const entries = await jsonOf<ClientEntry[]>(browser.get(`/api/journal/${user.id}`));
		expect(entries.map(({ content }) => content)).toEqual(["Under the new key.", "Under the old key."]);
	}
});

it("one key sent ten times to both makes one entry, and both answer with it", async () => {
	const { here, there, user } = await atBoth(one, other);
	const key = randomUUID();
	const entries = await Promise.all(
		Array.from({ length: 10 }, (_, i) => write(i % 2 ? here : there, "Sent again and again.", key)),
	);
	expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
	expect(await db().journalEntry.count({ where: { userId: user.id } })).toBe(1);
});

it("one message sent to both is answered once", async () => {
	const { here, there, user } = await atBoth(one, other);
	const headers = { "idempotency-key": randomUUID() };
	const send = (browser: TestBrowser) => browser.post("/api/chat", { content: "How do I begin?" }, headers);
	const answers = await Promise.all([here, there, here, there].map(send));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
	const replies = await Promise.all(answers.map(async (answer) => (await answer.json()).aiMessage.id as number));
	expect(new Set(replies).size).toBe(1);
	expect(await db().chatMessage.count({ where: { userId: user.id } })).toBe(2);
});

it("two goals are the most, also when each process is asked for two at once", async () => {
	const { here, there } = await atBoth(one, other);
	const goal = { title: "", description: "To ask once whether it is about me.", type: "short term" };
	const made = await Promise.all(
		[here, there, here, there].map((browser) => browser.post("/api/relationship-goals", goal)),
	);
	expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
});

it("wrong passwords are counted together", async () => {
	const { account, here, there } = await atBoth(one, other);
	const attempt = (browser: TestBrowser, password: string) =>
		browser.post("/api/login", { username: account.username, password });
	const wrong = await Promise.all(Array.from({ length: 10 }, (_, i) => attempt(i % 2 ? here : there, `wrong ${i}`)));
	expect(wrong.map(({ status }) => status)).toEqual(Array(10).fill(401));
	for (const browser of [here, there]) expect((await attempt(browser, account.password)).status).toBe(429);
});
