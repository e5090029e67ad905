import { zipSync } from "fflate";
import pg from "pg";
import { db } from "@/lib/server/core/database/db";
import { rooms } from "@/lib/server/core/limits/written";
import { save } from "@/lib/server/voice/saved-audio";
import { bring, takeAlong } from "@/tests/api/import/files";
import { jsonOf, signUp } from "@/tests/setup/api";

process.env.MEGABYTES_PER_ACCOUNT = "1";

const entry = { content: "A quiet day by the river.", prompt: "What was today like?", action: "submit" };
const goal = (userId: number) => ({ userId, description: "Walk every day", type: "short term" });
const journal = (day: number, words: string) => ({
	...{ id: `e${day}`, title: null, content: words, prompt: "", chatHistory: [], keyInsights: [], quote: null },
	...{ message: null, wordCount: 1, localDate: "2026-03-02", insightBy: null, isInsightOld: false, versions: [] },
	...{ version: 1, relatedId: null, createdAt: `2026-03-${String(day).padStart(2, "0")}T12:00:00.000Z` },
});
const ours = (lists: object) => JSON.stringify({ format: "innerscript", version: 1, ...lists });

/** Adds pages of 50,000 characters as if the person had written them. */
const write = (userId: number, pages: number) =>
	db().journalEntry.createMany({
		data: Array.from({ length: pages }, (_, i) => ({
			...{ userId, content: `${i} ${"a long evening ".repeat(3_300)}`, prompt: "" },
			localDate: new Date("2026-03-02"),
		})),
	});

/** Counts how often the size of the rows was added up during `work`. */
async function countsWhile(work: () => Promise<unknown>): Promise<number> {
	const sent = jest.spyOn(pg.Client.prototype, "query");
	try {
		await work();
		const texts = sent.mock.calls.map(([config]) => (typeof config === "string" ? config : Object(config).text));
		return texts.filter((text) => /pg_column_size/.test(String(text))).length;
	} finally {
		sent.mockRestore();
	}
}

describe("an account that is full", () => {
	it("takes nothing more of any kind, loses nothing, and goes on once something of it was deleted", async () => {
		const { browser, user } = await signUp();
		const { id } = await jsonOf<{ id: string }>(browser.post("/api/journal", entry));
		await write(user.id, 16);
		const tries = [
			browser.post("/api/journal", entry),
			browser.put(`/api/journal/${id}`, { content: "A quiet day by the sea.", version: 1 }),
			browser.post("/api/chat", { message: "I am well" }),
			browser.post("/api/relationship-goals", goal(user.id)),
			browser.post("/api/exercises", { slug: "three-good-things" }),
			browser.post("/api/life-script/generate"),
			browser.post("/api/people", { names: ["Mira"] }),
			bring(browser, "# 2026-03-02\nA quiet day", "?name=notes.md"),
		];
		for (const refused of await Promise.all(tries)) {
			const said = await refused.text();
			expect([refused.url, refused.status, said]).toEqual([
				refused.url,
				413,
				expect.stringContaining("Nothing was lost"),
			]);
		}
		expect(await db().journalEntry.count({ where: { userId: user.id } })).toBe(17);

		// All other requests still work.
		expect((await browser.get(`/api/journal/${user.id}`)).status).toBe(200);
		expect((await browser.get("/api/search?q=river")).status).toBe(200);
		expect((await takeAlong(browser)).data.journalEntries).toHaveLength(17);
		expect((await browser.put("/api/voice-preferences", { defaultVoice: "onyx" })).status).toBe(200);
		expect((await browser.put("/api/memory/pause", { paused: true })).status).toBe(200);
		expect((await bring(browser, ours({ journalEntries: [journal(1, "A day")] }), "?preview=1")).status).toBe(200);
		const { browser: other, user: somebodyElse } = await signUp();
		expect((await other.post("/api/relationship-goals", goal(somebodyElse.id))).status).toBe(200);

		const { id: long } = await db().journalEntry.findFirstOrThrow({ where: { userId: user.id, id: { not: id } } });
		const { undo } = await jsonOf<{ undo: string }>(browser.delete(`/api/journal/${long}`));
		expect((await browser.post(`/api/undo/${undo}`)).status).toBe(200);
		expect((await browser.delete(`/api/journal/${long}`)).status).toBe(200);
		const more = await db().journalEntry.findMany({ where: { userId: user.id, id: { not: id } }, take: 5 });
		for (const one of more) expect((await browser.delete(`/api/journal/${one.id}`)).status).toBe(200);
		// If adding up the rows took long, it is repeated only after a while; this test does not wait for that.
		rooms.delete(user.id);
		const { status } = await browser.post("/api/journal", entry);
		// On failure, shows what was counted.
		expect({ status, room: rooms.get(user.id) }).toMatchObject({ status: 200 });
		const body = { password: "a quiet password", confirm: user.username };
		expect((await browser.fetch("DELETE", "/api/account", { body })).status).toBe(200);
	});

	it("is not exceeded by many simultaneous writes", async () => {
		const { browser, user } = await signUp();
		await write(user.id, 12);
		const page = { ...entry, content: "a long evening ".repeat(3_300) };
		const answers = await Promise.all(Array.from({ length: 30 }, () => browser.post("/api/journal", page)));
		const statuses = answers.map(({ status }) => status);
		expect(new Set(statuses)).toEqual(new Set([200, 413]));
		const [row] = await db().$queryRaw<{ bytes: number }[]>`
			SELECT sum(pg_column_size(content))::int AS bytes FROM journal_entries WHERE user_id = ${user.id}`;
		expect(row?.bytes).toBeLessThan(1024 * 1024);
	});

	it("is not reached by a file that is larger than what is left, by its words or its sounds", async () => {
		const { browser, user } = await signUp();
		const pages = Array.from({ length: 20 }, (_, i) => journal(i + 1, `${i} ${"a long evening ".repeat(3_300)}`));
		const refused = await bring(browser, ours({ journalEntries: pages }));
		expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining("Nothing was lost")]);
		const at = "2026-03-02T12:00:00.000Z";
		const spoken = [1, 2, 3].map((orderNum) => ({
			...{ id: `a${orderNum}`, loveScriptId: null, kind: "affirmation", orderNum, text: `Line ${orderNum}` },
			...{ voice: "onyx", narrator: "built-in", audio: `audio/${orderNum}.mp3`, createdAt: at, updatedAt: at },
		}));
		const sounds = [1, 2, 3].map((i) => {
			const bytes = new Uint8Array(500 * 1024);
			bytes.set([0xff, 0xfb, 0x90, 0x00, i]);
			return [`audio/${i}.mp3`, bytes] as const;
		});
		const file = zipSync({ "data.json": Buffer.from(ours({ affirmations: spoken })), ...Object.fromEntries(sounds) });
		expect((await bring(browser, file)).status).toBe(413);
		const where = { userId: user.id };
		const [entries, affirmations, imports] = await Promise.all([
			db().journalEntry.count({ where }),
			db().affirmation.count({ where }),
			db().import.count({ where }),
		]);
		expect([entries, affirmations, imports]).toEqual([0, 0, 0]);
		expect((await browser.post("/api/journal", entry)).status).toBe(200);
	});

	it("keeps no further sound of what is read aloud", async () => {
		const { browser, user } = await signUp();
		await browser.post("/api/journal", entry);
		const spoken = { userId: user.id, loveScriptId: null, kind: "sample", orderNum: 0, audioUrl: "" } as const;
		const sound = new Uint8Array(700 * 1024);
		await save({ ...spoken, text: "One.", voice: "onyx" }, "built-in", sound);
		await expect(save({ ...spoken, text: "Two.", voice: "nova" }, "built-in", sound)).rejects.toThrow(
			"Nothing was lost",
		);
		expect(await db().affirmation.count({ where: { userId: user.id } })).toBe(1);
	});
});

it("the rows of a person are added up once, and after that what is written is", async () => {
	const { browser, user } = await signUp();
	const counts = await countsWhile(async () => {
		for (let i = 0; i < 5; i++) expect((await browser.post("/api/journal", entry)).status).toBe(200);
	});
	expect(counts).toBe(1);
	await write(user.id, 16);
	expect((await browser.post("/api/journal", entry)).status).toBe(413);
});
