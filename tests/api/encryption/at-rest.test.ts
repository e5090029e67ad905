import { randomUUID } from "node:crypto";
import { DAMAGED } from "@/lib/domain/core/damaged";
import { db, keyring, opened, pool } from "@/lib/server/core/database/db";
import {
	encryptedColumns,
	encryptedModel,
	encryptedModels,
	inDatabase,
	typeOfColumn,
} from "@/lib/server/core/encryption/encrypted-columns";
import { bytesPrefixOf, prefixOf } from "@/lib/server/core/encryption/keyring";
import { jsonOf, signUp } from "@/tests/setup/api";
import { fillEverything, fillWhatPasses, tablesOfNobody } from "@/tests/setup/everything";

const entry = (userId: number, content: string) =>
	db().journalEntry.create({ data: { userId, content, prompt: "p", localDate: new Date("2026-03-02") } });

/** Columns that are empty in the rows that tests create. */
const rarelyFilled = ["patternScores", "guide"];

/**
 * Users whose rows the tests have damaged, so that they can no longer be decrypted. They are deleted afterwards, so
 * that no other test runs into them.
 */
const damaged: number[] = [];
afterAll(() => db().user.deleteMany({ where: { id: { in: damaged } } }));

/** Returns all data in the database, as a dump would have it. */
async function dump(): Promise<string> {
	const { rows } = await pool().query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
	const tables = await Promise.all(rows.map(({ tablename }) => pool().query(`SELECT t::text FROM "${tablename}" t`)));
	return JSON.stringify(tables.map((table) => table.rows));
}

it("contains nothing that anybody wrote as plain text in any table, with every encrypted column filled", async () => {
	const { browser, user } = await signUp();
	const canary = `canary${randomUUID().slice(0, 8)}`;
	await browser.post("/api/journal", { content: `${canary} by the river`, prompt: canary, action: "submit" });
	await browser.post("/api/chat", { content: `I saw the ${canary}` });
	await fillEverything(user.id, canary);
	await fillWhatPasses(user.id, canary);
	expect(await dump()).not.toContain(canary);
	expect(await tablesOfNobody(user.id)).toEqual([]);
	const prefix = prefixOf(keyring().newest);
	const bytesPrefix = `\\x${bytesPrefixOf(keyring().newest).toString("hex")}`;
	for (const model of Object.keys(encryptedModels)) {
		const encrypted = encryptedModel(model);
		if (!encrypted) throw new Error(model);
		const { parent } = encrypted;
		const owner = parent
			? `(SELECT user_id FROM "${parent.table}" WHERE id = t."${inDatabase(parent.by)}")`
			: "t.user_id";
		for (const column of encryptedColumns(encrypted)) {
			const name = `t."${inDatabase(column)}"`;
			const { rows } = await pool().query<{ text: string }>(
				`SELECT ${name}::text AS text FROM "${encrypted.table}" t WHERE ${name} IS NOT NULL AND ${owner} = $1`,
				[user.id],
			);
			const begins = typeOfColumn(encrypted, column) === "bytes" ? bytesPrefix : prefix;
			// The default of an empty column reveals nothing, so it need not be encrypted.
			const empty = JSON.stringify(encrypted.json[column]);
			const plain = rows.filter(({ text }) => text !== empty && !text.replace(/^"/, "").startsWith(begins));
			expect({ model, column, plain }).toEqual({ model, column, plain: [] });
			if (!rarelyFilled.includes(column)) expect({ model, column, n: rows.length }).not.toMatchObject({ n: 0 });
		}
	}
});

it("does not open what was moved to another row, another column or another person", async () => {
	const [{ user }, { user: other }] = [await signUp(), await signUp("grace")];
	damaged.push(user.id, other.id);
	const [one, two, theirs] = [
		await entry(user.id, "mine, one"),
		await entry(user.id, "mine, two"),
		await entry(other.id, "theirs"),
	];
	const move = (set: string, to: string) =>
		pool().query(`UPDATE journal_entries t SET ${set} FROM journal_entries f WHERE f.id = $1 AND t.id = $2`, [
			one.id,
			to,
		]);
	const read = (id: string) => db().journalEntry.findUniqueOrThrow({ where: { id } });
	await move("content = f.content", two.id);
	expect(await read(two.id)).toMatchObject({ content: DAMAGED, prompt: "p" });
	await move("content = f.content", theirs.id);
	expect(await read(theirs.id)).toMatchObject({ content: DAMAGED, prompt: "p" });
	await move("prompt = t.content", one.id);
	expect(await read(one.id)).toMatchObject({ content: "mine, one", prompt: DAMAGED });
	await pool()
		.query("UPDATE journal_entries SET prompt = NULL, content = 'plain' WHERE id = $1", [one.id])
		.catch(() => {});
	await pool().query("UPDATE journal_entries SET prompt = 'plain' WHERE id = $1", [one.id]);
	expect((await read(one.id)).prompt).toBe(DAMAGED);
});

it("does not open a message in the place of another", async () => {
	const { user } = await signUp();
	damaged.push(user.id);
	const say = (content: string) => db().chatMessage.create({ data: { userId: user.id, content, isAiResponse: false } });
	const [one, two] = [await say("one"), await say("two")];
	await pool().query(
		"UPDATE chat_messages t SET content = f.content FROM chat_messages f WHERE f.id = $1 AND t.id = $2",
		[one.id, two.id],
	);
	const read = await db().chatMessage.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } });
	expect(read.map(({ content }) => content)).toEqual(["one", DAMAGED]);
});

it("returns the rest of a list if one item is damaged, and says so in its place", async () => {
	const { browser, user } = await signUp();
	damaged.push(user.id);
	await entry(user.id, "The river was quiet.");
	const broken = await entry(user.id, "Nobody can read this any more.");
	await browser.post("/api/chat", { content: "I slept by the lighthouse." });
	await browser.post("/api/chat", { content: "And woke up early." });
	await pool().query("UPDATE journal_entries SET content = left(content, -4) || 'AAAA' WHERE id = $1", [broken.id]);
	await pool().query(
		"UPDATE chat_messages SET content = left(content, -4) || 'AAAA' WHERE id = (SELECT min(id) FROM chat_messages WHERE user_id = $1)",
		[user.id],
	);

	const list = await jsonOf<Record<string, unknown>[]>(browser.get(`/api/journal/${user.id}`));
	expect(list.map(({ content }) => content)).toEqual(expect.arrayContaining([DAMAGED, "The river was quiet."]));
	const one = await browser.get(`/api/journal/${broken.id}/entry`);
	expect([one.status, await one.text()]).toEqual([200, expect.stringContaining(DAMAGED)]);
	const said = await (await browser.get(`/api/chat/${user.id}`)).text();
	expect(said).toContain(DAMAGED);
	expect(said).toContain("And woke up early.");
	expect(await (await browser.get("/api/search?q=river")).text()).toContain("The river was quiet.");
	expect((await browser.post("/api/chat", { content: "What did I say about the river?" })).status).toBe(200);
	expect((await browser.post("/api/journal", { content: "One more.", prompt: "p", action: "submit" })).status).toBe(
		200,
	);
});

describe("what ciphertext cannot do is refused", () => {
	const where = { userId: 1 };
	it.each<[string, () => Promise<unknown>]>([
		["searching", () => db().journalEntry.findMany({ where: { content: { contains: "a" } } })],
		["searching inside a condition", () => db().journalEntry.findMany({ where: { OR: [{ NOT: { title: "a" } }] } })],
		["searching through another row", () => db().learnedFact.findMany({ where: { entry: { content: "a" } } })],
		["searching through rows of theirs", () => db().user.findMany({ where: { goals: { some: { title: "a" } } } })],
		["ordering", () => db().journalEntry.findMany({ where, orderBy: [{ title: "asc" }] })],
		["telling apart", () => db().journalEntry.findMany({ where, distinct: ["title"] })],
		["grouping", () => db().journalEntry.groupBy({ by: ["title"], where })],
		["deleting by what it says", () => db().journalEntry.deleteMany({ where: { content: "a" } })],
		["changing many at once", () => db().journalEntry.updateMany({ where, data: { content: "a" } })],
		["changing without the person", () => db().journalEntry.update({ where: { id: "a" }, data: { content: "a" } })],
		[
			"writing it inside another row",
			() =>
				db().lifeScript.update({
					where: { userId: 1 },
					data: { patterns: { updateMany: { where: {}, data: { impact: "a" } } } },
				}),
		],
		["reading parts without the whole", () => db().behavioralPattern.findMany()],
	])("%s", async (_, run) => {
		await expect(run()).rejects.toThrow(/encrypted|cannot be written/);
	});

	it("but it may ask whether there is something", async () => {
		const { user } = await signUp();
		await entry(user.id, "with no title");
		const of = { userId: user.id };
		expect(await db().journalEntry.count({ where: { ...of, title: null } })).toBe(1);
		expect(await db().journalEntry.count({ where: { ...of, title: { not: null } } })).toBe(0);
		await db().journalEntry.updateMany({ where: of, data: { message: null, isInsightOld: true } });
	});
});

it("gives what was asked for and nothing that only opening needed", async () => {
	const { user } = await signUp();
	const { id } = await entry(user.id, "one");
	const where = { userId: user.id };
	expect(await db().journalEntry.findMany({ where, select: { content: true } })).toEqual([{ content: "one" }]);
	const [omitted] = await db().journalEntry.findMany({ where, omit: { id: true, userId: true, createdAt: true } });
	expect(Object.keys(omitted ?? {})).not.toEqual(expect.arrayContaining(["id"]));
	expect(omitted).toMatchObject({ content: "one", keyInsights: [] });
	expect(omitted).not.toHaveProperty("userId");
	const fact = { userId: user.id, entryId: id, kind: "people", text: "a fact", words: "one", learnedBy: "m" };
	expect(
		await db().learnedFact.create({ data: fact, select: { text: true, entry: { select: { content: true } } } }),
	).toEqual({ text: "a fact", entry: { content: "one" } });
	expect(
		await db().user.findUnique({ where: { id: user.id }, select: { learnedFacts: { select: { words: true } } } }),
	).toEqual({
		learnedFacts: [{ words: "one" }],
	});
	expect(await db().journalEntry.findMany({ where, select: { localDate: true } })).toEqual([
		{ localDate: new Date("2026-03-02") },
	]);
});

it("opens rows of raw SQL by what names them, and only those", async () => {
	const { user } = await signUp();
	const { id } = await entry(user.id, "one");
	const rows = await db().$queryRaw<{ id: string; content: string }[]>`
		SELECT id, content FROM journal_entries WHERE id = ${id}`;
	expect(opened("JournalEntry", rows, { userId: user.id })).toEqual([{ id, content: "one" }]);
	expect(() => opened("JournalEntry", rows)).toThrow("came without what names it");
	expect(opened("JournalEntry", rows, { userId: user.id + 1 })).toMatchObject([{ id, content: DAMAGED }]);
});

it("keeps half an emoji as it was written", async () => {
	const { user } = await signUp();
	const { id } = await entry(user.id, "half \ud83d of it");
	expect((await db().journalEntry.findUniqueOrThrow({ where: { id } })).content).toBe("half \ud83d of it");
});
