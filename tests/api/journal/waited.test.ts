import { randomUUID } from "node:crypto";
import type { ClientEntry, JournalResult } from "@/lib/domain/journal/schema";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { submit } from "./entries";

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
const dayOf = (iso: string) => iso.slice(0, 10);

/** Sends an entry that has waited in the outbox of a device in Greenwich. */
const send = (browser: TestBrowser, content: string, more: Record<string, unknown> = {}, key: string = randomUUID()) =>
	submit(browser, content, { "idempotency-key": key }, more);
const sent = async (...given: Parameters<typeof send>) =>
	(await jsonOf<JournalResult>(send(...given))).entry as ClientEntry;
const figures = async (browser: TestBrowser) => (await browser.get("/api/user")).json();

test("an entry that waited belongs to the day on which it was written, and the streak counts it there", async () => {
	const { browser } = await signUp();
	const [twoDaysAgo, yesterday] = [ago(48), ago(24)];
	expect((await sent(browser, "one two", { writtenAt: twoDaysAgo })).day).toBe(dayOf(twoDaysAgo));
	expect((await sent(browser, "three", { writtenAt: yesterday })).day).toBe(dayOf(yesterday));
	expect((await sent(browser, "four five six")).day).toBe(dayOf(ago(0)));
	expect(await figures(browser)).toMatchObject({ currentStreak: 3, totalWordCount: 6 });
});

test("one from before a day that is counted already closes the gap", async () => {
	const { browser, user } = await signUp();
	const first = await sent(browser, "one");
	await db().journalEntry.update({ where: { id: first.id, userId: user.id }, data: { localDate: new Date(ago(48)) } });
	await sent(browser, "today");
	await sent(browser, "between", { writtenAt: ago(24) });
	expect(await figures(browser)).toMatchObject({ currentStreak: 3, totalWordCount: 3 });
});

test.each([
	["in the future, by a clock that is fast", -30],
	["years ago, by a clock that is wrong", 24 * 1000],
])("one written %s belongs to the day on which it arrives", async (_, hours) => {
	const { browser } = await signUp();
	expect((await sent(browser, "words", { writtenAt: ago(hours) })).day).toBe(dayOf(ago(0)));
});

test("the same key again makes no second entry, however much later, and answers with the first", async () => {
	const { browser, user } = await signUp();
	const key = randomUUID();
	const first = await sent(browser, "once", { writtenAt: ago(30), userId: user.id }, key);
	const createdAt = new Date(Date.now() - 60 * 24 * HOUR);
	await db().idempotencyKey.updateMany({ where: { userId: user.id }, data: { createdAt } });
	await sent(browser, "another in between");
	expect((await sent(browser, "once", { writtenAt: ago(30), userId: user.id }, key)).id).toBe(first.id);
	expect(await db().journalEntry.count({ where: { userId: user.id } })).toBe(2);
});

test("one that names somebody else is refused, and saved for nobody", async () => {
	const [ada, bob] = [await signUp(), await signUp()];
	const response = await send(bob.browser, "Ada's words", { userId: ada.user.id });
	expect(response.status).toBe(403);
	expect(await db().journalEntry.count({ where: { userId: { in: [ada.user.id, bob.user.id] } } })).toBe(0);
});

test.each([{ writtenAt: "yesterday" }, { userId: "7" }])("%j is refused", async (more) => {
	const { browser } = await signUp();
	expect((await send(browser, "words", more)).status).toBe(400);
});
