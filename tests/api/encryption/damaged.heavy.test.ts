import { DAMAGED } from "@/lib/domain/core/damaged";
import { db, pool } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { reads } from "../../bench/table/targets";
import { broughtIn, takeAlong } from "../import/files";
import { type Column, columns, damage, inTables, nameOf, type Somebody, somebody, WORDS } from "./damage";

const forgetLimits = () => pool().query("DELETE FROM rate_limits");

/** Tables that an export leaves out: derived data, deleted rows, and secrets of a browser. */
const NOT_TAKEN = new Set(["page_vectors", "deleted_items", "push_browsers"]);
/** Columns that an export has as separate files, not in its `data.json`. */
const FILES_OF_THEIR_OWN = new Set(["affirmations.audio_data", "photos.image"]);

/** Sends every read of a person's data. @returns The status and path of those that failed. */
async function everyRead({ browser, user, of }: Somebody): Promise<string[]> {
	const who = { id: user.id, size: "new", cookie: "", of: { ...of, person: "" } } as const;
	const more = [`/api/search?q=kettle`, `/api/memory/${user.id}`, `/api/journal/${user.id}?q=kettle`];
	const paths = [...reads.flatMap((target) => target.path(who) ?? []), ...more];
	const failed: string[] = [];
	for (const path of paths) {
		const { status } = await browser.get(path);
		if (status !== 200) failed.push(`${status} ${path}`);
	}
	return failed;
}

const post = async (browser: TestBrowser, path: string, body: unknown) => (await browser.post(path, body)).status;

it.each(inTables)("$table: everything is read, taken along and added to, though it is damaged", async ({ of: all }) => {
	const person = await somebody();
	const { browser, user } = person;
	for (const one of all) {
		await damage(one, user.id);
		await forgetLimits();
		expect([nameOf(one), await everyRead(person)]).toEqual([nameOf(one), []]);
		const { data, files } = await takeAlong(browser);
		const isTaken = !NOT_TAKEN.has(one.model.table) && nameOf(one) !== "photos.small";
		const says = new RegExp(`"unread":\\[[^\\]]*"${one.column}"`).test(JSON.stringify(data));
		expect([nameOf(one), says]).toEqual([nameOf(one), isTaken && !FILES_OF_THEIR_OWN.has(nameOf(one))]);
		const named = new RegExp(`^- .*: .*\\b${one.column}\\b`, "m");
		const listed = named.test(new TextDecoder().decode(files["could-not-be-read.md"]));
		expect([nameOf(one), listed]).toEqual([nameOf(one), isTaken]);
		expect(Object.keys(files)).toEqual(expect.arrayContaining(["journal/2026/2026-03.md", "goals.md"]));
	}

	// What can be read is imported into another account; the sentence in place of unreadable words is not.
	const { browser: other, user: them } = await signUp("grace");
	const { counts } = await broughtIn(other, (await takeAlong(browser)).zip);
	const isGoals = all.some((one) => nameOf(one) === "relationship_goals.description");
	expect(counts.goals?.fresh ?? 0).toBe(isGoals ? 0 : 2);
	expect(JSON.stringify((await takeAlong(other)).data)).not.toContain(DAMAGED);
	await db().user.delete({ where: { id: them.id } });

	expect(await post(browser, "/api/journal", { content: "A new one.", prompt: "p", action: "submit" })).toBe(200);
	expect(await post(browser, "/api/chat", { content: "What did I say about the kettle?" })).toBe(200);
	await db().user.delete({ where: { id: user.id } });
});

describe("where all of it is damaged", () => {
	let person: Somebody;
	beforeEach(async () => {
		person = await somebody();
		for (const one of columns) await damage(one, person.user.id);
		await forgetLimits();
	});
	afterEach(() => db().user.deleteMany({ where: { id: person.user.id } }));

	it("every row can be deleted, and undone as it was", async () => {
		const { browser, of, goal, thread, feeling } = person;
		for (const path of [
			`/api/journal/${of.entry}`,
			`/api/chat/${of.message}`,
			`/api/responses/${of.response}`,
			`/api/relationship-goals/${goal}`,
			`/api/life-script/${of.version}/version`,
			`/api/exercises/${of.run}`,
			`/api/threads/${thread}`,
		]) {
			const { exportedAt: _, person: __, ...before } = (await takeAlong(browser)).data;
			const answer = await browser.delete(path);
			expect([path, answer.status]).toEqual([path, 200]);
			const { undo } = (await answer.json()) as { undo?: string };
			if (!undo) continue;
			expect([path, (await browser.post(`/api/undo/${undo}`)).status]).toEqual([path, 200]);
			expect((await takeAlong(browser)).data).toMatchObject(before);
			expect([path, (await browser.delete(path)).status]).toEqual([path, 200]);
		}
		for (const path of [`/api/responses/${of.response}/analysis`, `/api/feelings/${feeling}`]) {
			expect([path, [200, 404]]).toEqual([path, expect.arrayContaining([(await browser.delete(path)).status])]);
		}
	});

	it("an earlier file brings back what can no longer be read", async () => {
		const { browser, user } = await somebody();
		const { zip } = await takeAlong(browser);
		for (const one of columns) await damage(one, user.id);
		const { counts } = await broughtIn(browser, zip);
		expect(counts).toMatchObject({ journalEntries: { fresh: 2 }, chatMessages: { fresh: 2 } });
		const { data } = await takeAlong(browser);
		expect(data.journalEntries.map(({ content }) => content)).toEqual(
			expect.arrayContaining([DAMAGED, `${WORDS} one`, `${WORDS} two`]),
		);
	});

	it("an account can be erased", async () => {
		const { browser } = person;
		const answer = await browser.fetch("DELETE", "/api/account", {
			body: { password: "correct horse battery", confirm: "erase" },
		});
		expect(answer.status).toBeLessThan(500);
	});
});

it("an entry that cannot be read can be written anew, and the sentence in its place is never kept", async () => {
	const { browser, user, of } = await somebody();
	const content = columns.find((one) => nameOf(one) === "journal_entries.content") as Column;
	await damage(content, user.id);
	const path = `/api/journal/${of.entry}`;
	const entry = await jsonOf<{ content: string; version: number }>(browser.get(`${path}/entry`));
	expect(entry.content).toBe(DAMAGED);
	const versions = await db().journalEntryVersion.count({ where: { entryId: of.entry } });
	const edit = (words: string) => browser.put(path, { content: words, version: entry.version });
	const { version } = await jsonOf<{ version: number }>(
		browser.put(path, { content: DAMAGED, day: "2026-03-01", version: entry.version }),
	);
	entry.version = version;
	expect((await edit("What I remember of it.")).status).toBe(200);
	expect(await jsonOf(browser.get(`${path}/entry`))).toMatchObject({ content: "What I remember of it." });
	expect(await db().journalEntryVersion.count({ where: { entryId: of.entry } })).toBe(versions);
	expect(await post(browser, "/api/journal", { content: DAMAGED, prompt: "p", action: "submit" })).toBe(409);
	await db().user.delete({ where: { id: user.id } });
});
