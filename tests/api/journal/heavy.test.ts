import type { ClientEntryVersion } from "@/lib/domain/journal/schema";
import { addDays, toDateColumn } from "@/lib/domain/progress/days";
import { progressOf } from "@/lib/domain/progress/streaks";
import { db } from "@/lib/server/core/database/db";
import { fromColumns } from "@/lib/server/progress/user-row";
import { jsonOf, signUp } from "@/tests/setup/api";
import { othersWait, othersWaitFor } from "@/tests/setup/others-wait";

/** In milliseconds on the machine that limits are meant for. */
const MOST_MS = 250;
const STATES = 60;
const localDate = toDateColumn("2026-03-02");
const wide = "我告诉她我会去，然后没有去。".repeat(3_500);

it("a page with millions of characters of earlier states holds nobody up: read, deleted and put back", async () => {
	const { browser, user } = await signUp();
	const of = { userId: user.id, content: wide, localDate };
	const { id } = await db().journalEntry.create({ data: { ...of, prompt: "", version: STATES + 1 } });
	await db().journalEntryVersion.createMany({
		data: Array.from({ length: STATES }, (_, i) => ({ ...of, entryId: id, version: i + 1, content: `${i} ${wide}` })),
	});
	const path = `/api/journal/${id}`;
	const before = await db().journalEntryVersion.findMany({ where: { entryId: id }, orderBy: { version: "asc" } });

	expect(await othersWaitFor(browser, [`${path}/versions`], 4)).toBeLessThan(MOST_MS);
	const versions = await jsonOf<ClientEntryVersion[]>(browser.get(`${path}/versions`));
	expect(versions[0]).toMatchObject({ version: STATES, content: `${STATES - 1} ${wide}` });

	let undo = "";
	const deleting = async () => {
		undo = (await jsonOf<{ undo: string }>(browser.delete(path))).undo;
	};
	expect(await othersWait(deleting)).toBeLessThan(MOST_MS);
	expect(await othersWait(() => browser.post(`/api/undo/${undo}`))).toBeLessThan(MOST_MS);
	// The oldest, which no screen lists, are dropped first: a deletion copies the rest in one transaction.
	const after = await db().journalEntryVersion.findMany({ where: { entryId: id }, orderBy: { version: "asc" } });
	expect(after).toEqual(before.slice(-10));
});

it("a page keeps its newest two hundred earlier states, however often it is edited", async () => {
	const { browser, user } = await signUp();
	const of = { userId: user.id, content: "It rained.", localDate };
	const { id } = await db().journalEntry.create({ data: { ...of, prompt: "", version: 300 } });
	await db().journalEntryVersion.createMany({
		data: Array.from({ length: 299 }, (_, i) => ({ ...of, entryId: id, version: i + 1 })),
	});
	expect((await browser.put(`/api/journal/${id}`, { content: "It rained all day.", version: 300 })).status).toBe(200);
	const left = await db().journalEntryVersion.findMany({ where: { entryId: id }, orderBy: { version: "asc" } });
	expect(left.map(({ version }) => version)).toEqual(Array.from({ length: 200 }, (_, i) => i + 101));
});

it("a page to which a file attached any number of rows is deleted and put back with the newest of them", async () => {
	const { browser, user } = await signUp();
	const page = { userId: user.id, content: "It rained.", prompt: "", localDate };
	const { id } = await db().journalEntry.create({ data: page });
	await db().journalEntry.createMany({ data: Array.from({ length: 260 }, () => ({ ...page, relatedId: id })) });
	const fact = { userId: user.id, entryId: id, kind: "people", words: "It rained.", learnedBy: "a-model" };
	const facts = Array.from({ length: 170 }, (_, i) => ({
		...{ ...fact, text: `Fact ${i}` },
		createdAt: new Date(Date.UTC(2026, 2, 2, 0, i)),
	}));
	await db().learnedFact.createMany({ data: facts });
	const { undo } = await jsonOf<{ undo: string }>(browser.delete(`/api/journal/${id}`));
	expect((await browser.post(`/api/undo/${undo}`)).status).toBe(200);
	expect(await db().journalEntry.count({ where: { userId: user.id } })).toBe(261);
	expect(await db().journalEntry.count({ where: { userId: user.id, relatedId: id } })).toBe(50);
	const where = { userId: user.id };
	const left = await db().learnedFact.findMany({ where, orderBy: { createdAt: "asc" } });
	expect(left.map(({ text }) => text)).toEqual(facts.slice(-60).map(({ text }) => text));
});

it("counts figures anew in the database, the same as one by one, for tens of thousands of pages", async () => {
	const { browser, user } = await signUp();
	const day = (i: number) => addDays("1990-01-01", Math.floor(i / 3) + (i % 7 === 0 ? 2 : 0) + Math.floor(i / 500));
	const all = Array.from({ length: 20_000 }, (_, i) => ({ day: day(i), words: i % 11 }));
	// In portions: on a busy machine, one statement for all of them takes longer than a statement may.
	for (let from = 0; from < all.length; from += 2_000) {
		const some = all.slice(from, from + 2_000);
		await db().$executeRaw`
			INSERT INTO journal_entries (id, user_id, content, prompt, word_count, local_date)
			SELECT gen_random_uuid(), ${user.id}, 'damaged', 'damaged', words, day
			FROM unnest(${some.map((one) => one.words)}::int[], ${some.map((one) => one.day)}::date[]) AS t(words, day)`;
	}
	const { id } = await db().journalEntry.create({
		data: { userId: user.id, content: "It rained.", prompt: "", wordCount: 2, localDate: toDateColumn("2026-03-02") },
	});
	const content = "It rained all day.";
	const edit = () => browser.put(`/api/journal/${id}`, { content, day: "2026-03-02", version: 1 });
	expect(await othersWait(edit)).toBeLessThan(MOST_MS);
	const written = [...all, { day: "2026-03-02", words: 4 }].sort((a, b) => (a.day < b.day ? -1 : 1));
	const row = await db().user.findUniqueOrThrow({ where: { id: user.id } });
	expect(fromColumns(row)).toEqual(progressOf(written));
});
