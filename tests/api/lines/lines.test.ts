import { DAMAGED } from "@/lib/domain/core/damaged";
import { MAX_LINES } from "@/lib/domain/lines/limits";
import type { ClientLines, LineSource, LinesOf } from "@/lib/domain/lines/schema";
import { toDateColumn } from "@/lib/domain/progress/days";
import type { SearchResult } from "@/lib/domain/search/schema";
import { db } from "@/lib/server/core/database/db";
import { broughtIn, takeAlong } from "@/tests/api/import/files";
import { answersTo } from "@/tests/api/questionnaires/factory";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

const LINE = "The kettle sang before I did.";
const day = "2026-03-02";

const list = (browser: TestBrowser, query = "") => jsonOf<ClientLines>(browser.get(`/api/lines${query}`));
const linesAt = (browser: TestBrowser, source: LineSource, of: string) =>
	jsonOf<LinesOf>(browser.get(`/api/lines/of?source=${source}&of=${of}`));
const keep = (browser: TestBrowser, source: LineSource, of: string, text: string) =>
	browser.post("/api/lines", { source, of, text });
const entryOf = (userId: number, content = `Tea. ${LINE} Then rain.`) =>
	db().journalEntry.create({ data: { userId, content, prompt: "?", localDate: toDateColumn(day) } });

/** Signs up a person who has each kind of text, with a line to keep in each. */
async function somebody() {
	const { browser, user } = await signUp();
	const entry = await entryOf(user.id);
	const response = await db().userResponse.create({
		data: {
			...{ userId: user.id, questionnaireId: "8", responses: answersTo("8", LINE) },
			aiAnalysis: `## What I see\n\nYou **wait** for the kettle. ${LINE}`,
		},
	});
	const asked = await db().chatMessage.create({ data: { userId: user.id, isAiResponse: false, content: LINE } });
	const reply = await db().chatMessage.create({
		data: { userId: user.id, isAiResponse: true, content: "You *sang* first. Well.", replyToId: asked.id },
	});
	const places = {
		entry: entry.id,
		answer: response.id,
		analysis: response.id,
		reply: String(reply.id),
		article: "mixed-signals",
	} satisfies Record<LineSource, string>;
	return { browser, user, places, asked };
}

const lines: [LineSource, string, string][] = [
	["entry", LINE, "/journal?entry="],
	["answer", LINE, "/questionnaires/8/analysis?response="],
	["analysis", "You wait for the kettle.", "/questionnaires/8/analysis?response="],
	["reply", "You sang first.", "/chat?message="],
];

it.each(lines)("a line of %s is offered, kept with where it stands, and let go", async (source, text, href) => {
	const { browser, places } = await somebody();
	const of = places[source];
	expect((await linesAt(browser, source, of)).lines).toContainEqual({ text, keptId: null });
	const { id } = await jsonOf<{ id: string }>(keep(browser, source, of, text));
	// Keeping a line twice has the same result as once.
	expect(await jsonOf(keep(browser, source, of, text))).toEqual({ id });
	expect((await linesAt(browser, source, of)).lines).toContainEqual({ text, keptId: id });
	expect(await list(browser)).toMatchObject({
		lines: [{ id, text, source, href: href + of }],
		total: 1,
		hasMore: false,
	});
	const { undo } = await jsonOf<{ undo: string }>(browser.delete(`/api/lines/${id}`));
	expect((await list(browser)).lines).toEqual([]);
	await browser.post(`/api/undo/${undo}`);
	expect((await list(browser)).lines).toMatchObject([{ id, text }]);
});

it("a line of an article leads to the article", async () => {
	const { browser } = await signUp();
	const [first] = (await linesAt(browser, "article", "mixed-signals")).lines;
	await keep(browser, "article", "mixed-signals", first?.text ?? "");
	const { lines: kept } = await list(browser);
	expect(kept).toMatchObject([{ text: first?.text, href: "/handbook/mixed-signals" }]);
	expect(kept[0]?.title).toMatch(/\?$/);
	expect((await linesAt(browser, "article", "mixed-signals")).lines[0]?.keptId).toBe(kept[0]?.id);
});

it("stays when what it stood in is deleted, and leads nowhere then", async () => {
	const { browser, places } = await somebody();
	await keep(browser, "entry", places.entry, LINE);
	expect((await list(browser)).lines).toMatchObject([{ href: `/journal?entry=${places.entry}` }]);
	const { undo } = await jsonOf<{ undo: string }>(browser.delete(`/api/journal/${places.entry}`));
	expect((await list(browser)).lines).toMatchObject([{ text: LINE, href: null }]);
	await browser.post(`/api/undo/${undo}`);
	expect((await list(browser)).lines).toMatchObject([{ href: `/journal?entry=${places.entry}` }]);
});

it("stays when its entry is edited, and moves to another day with it", async () => {
	const { browser, places } = await somebody();
	await keep(browser, "entry", places.entry, LINE);
	const edit = { content: "Tea alone.", day: "2026-03-09", version: 1 };
	expect((await browser.put(`/api/journal/${places.entry}`, edit)).status).toBe(200);
	expect((await list(browser)).lines).toMatchObject([{ text: LINE, day: "2026-03-09" }]);
	expect((await linesAt(browser, "entry", places.entry)).lines).toEqual([{ text: "Tea alone.", keptId: null }]);
});

it("is offered as its text is now, also where nothing of it is kept", async () => {
	const { browser, places } = await somebody();
	expect((await linesAt(browser, "entry", places.entry)).lines).toHaveLength(3);
	await browser.put(`/api/journal/${places.entry}`, { content: "Tea alone.", day, version: 1 });
	expect((await linesAt(browser, "entry", places.entry)).lines).toEqual([{ text: "Tea alone.", keptId: null }]);
});

it("is nobody else's: neither the text nor the line", async () => {
	const [{ browser, places }, other] = await Promise.all([somebody(), signUp("grace")]);
	const { id } = await jsonOf<{ id: string }>(keep(browser, "entry", places.entry, LINE));
	for (const source of ["entry", "answer", "analysis", "reply"] as const) {
		expect((await keep(other.browser, source, places[source], LINE)).status).toBe(404);
		expect((await other.browser.get(`/api/lines/of?source=${source}&of=${places[source]}`)).status).toBe(404);
	}
	expect((await other.browser.delete(`/api/lines/${id}`)).status).toBe(404);
	expect(await list(other.browser)).toEqual({ lines: [], total: 0, hasMore: false });
	// Nor does another person's line reveal where the next page begins.
	await entryOf(other.user.id).then((entry) => keep(other.browser, "entry", entry.id, LINE));
	expect((await list(other.browser, `?before=${id}`)).lines).toEqual([]);
});

it.each<[string, number, { source: string; text: string; of?: string; day?: string }]>([
	["a sentence that stands elsewhere", 409, { source: "entry", text: "I never wrote this." }],
	["what somebody said as a reply", 404, { source: "reply", of: "asked", text: LINE }],
	["no text that there is", 404, { source: "article", of: "no-such-article", text: LINE }],
	["a reply by a word", 404, { source: "reply", of: "1 OR 1=1", text: LINE }],
	["an unknown kind of text", 400, { source: "letter", text: LINE }],
	["nothing", 400, { source: "entry", text: " " }],
	["too much", 400, { source: "entry", text: "a".repeat(1_001) }],
	["a field too many", 400, { source: "entry", text: LINE, day }],
])("refuses %s with %i", async (_, status, body) => {
	const { browser, places, asked } = await somebody();
	const of = body.of === "asked" ? String(asked.id) : places.entry;
	const answer = await browser.post("/api/lines", { of, ...body, ...(body.of === "asked" && { of }) });
	expect(answer.status).toBe(status);
	expect(await answer.text()).toMatch(/^[A-Z].*\.$/);
});

it("is full at its limit, and comes a page at a time, those that were kept last first", async () => {
	const { browser, user, places } = await somebody();
	const data = Array.from({ length: MAX_LINES - 1 }, (_, i) => ({
		...{ userId: user.id, text: `Line ${i}.`, source: "entry", sourceId: "gone", day: toDateColumn(day) },
		createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, i)),
	}));
	await db().keptLine.createMany({ data });
	await jsonOf(keep(browser, "entry", places.entry, LINE));
	const refused = await keep(browser, "entry", places.entry, "Tea.");
	expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("2,000")]);
	const first = await list(browser, "?limit=2");
	expect(first).toMatchObject({ lines: [{ text: LINE }, { text: "Line 1998." }], total: MAX_LINES, hasMore: true });
	expect((await list(browser, `?limit=1&before=${first.lines[1]?.id}`)).lines).toMatchObject([{ text: "Line 1997." }]);
});

it("can still be removed where it cannot be read any more", async () => {
	const { browser, user, places } = await somebody();
	const { id } = await jsonOf<{ id: string }>(keep(browser, "entry", places.entry, LINE));
	await db().$executeRaw`UPDATE kept_lines SET text = 'nothing that opens' WHERE id = ${id} AND user_id = ${user.id}`;
	expect((await list(browser)).lines).toMatchObject([{ id, text: DAMAGED }]);
	expect((await linesAt(browser, "entry", places.entry)).lines).toContainEqual({ text: LINE, keptId: null });
	await jsonOf(browser.delete(`/api/lines/${id}`));
	expect((await list(browser)).total).toBe(0);
});

it("is taken along, and leads to its text where both are brought in", async () => {
	const [{ browser, places }, other] = await Promise.all([somebody(), signUp("grace")]);
	for (const [source, text] of lines) await jsonOf(keep(browser, source, places[source], text));
	await broughtIn(other.browser, (await takeAlong(browser)).zip);
	const { lines: brought } = await list(other.browser);
	expect(brought.map(({ source, text }) => [source, text]).sort()).toEqual(
		lines.map(([source, text]) => [source, text]).sort(),
	);
	for (const { id, source, href, text } of brought) {
		const of = /[=]([^=]+)$/.exec(href ?? "")?.[1] ?? "";
		expect((await linesAt(other.browser, source, of)).lines).toContainEqual({ text, keptId: id });
	}
	// Importing the same file again adds nothing.
	await broughtIn(other.browser, (await takeAlong(browser)).zip);
	expect((await list(other.browser)).total).toBe(lines.length);
});

it("is found by words in any form, on its own page and by the search", async () => {
	const { browser, user } = await signUp();
	const { id } = await entryOf(user.id, "Mum sang while the dishes dried. We argued about rain.");
	for (const text of ["Mum sang while the dishes dried.", "We argued about rain."])
		await keep(browser, "entry", id, text);
	const found = async (q: string) => {
		const { lines, total } = await list(browser, `?q=${encodeURIComponent(q)}`);
		expect(total).toBe(lines.length);
		return lines.map(({ text }) => text);
	};
	for (const q of ["argument", "arguing rain", "arg"])
		expect([q, await found(q)]).toEqual([q, ["We argued about rain."]]);
	for (const q of ["mother", "dish"]) expect([q, await found(q)]).toEqual([q, ["Mum sang while the dishes dried."]]);
	expect(await found("plums")).toEqual([]);
	expect(await found(" ")).toHaveLength(2);
	const { groups } = await jsonOf<SearchResult>(browser.get("/api/search?q=arguments"));
	expect(groups.find(({ kind }) => kind === "line")?.passages).toMatchObject([{ passage: "We argued about rain." }]);
	expect((await browser.get(`/api/lines?q=${"x".repeat(201)}`)).status).toBe(400);
});

it("is found by the search over one's own pages, and is no page of theirs", async () => {
	const { browser, user } = await signUp();
	const other = await signUp("grace");
	const [first] = (await linesAt(browser, "article", "mixed-signals")).lines;
	const text = first?.text ?? "";
	const word = text.match(/\p{L}{6,}/u)?.[0] ?? "";
	const search = (who: TestBrowser, q: string) =>
		jsonOf<SearchResult>(who.get(`/api/search?q=${encodeURIComponent(q)}`));
	expect((await search(browser, word)).total).toBe(0);
	await keep(browser, "article", "mixed-signals", text);
	expect(await search(browser, word)).toMatchObject({ total: 1, missing: [], groups: [{ kind: "line" }] });
	expect((await search(other.browser, word)).total).toBe(0);
	expect((await search(browser, "the")).total).toBe(0);
	expect(await jsonOf(browser.get(`/api/journal/${user.id}?q=${word}`))).toEqual([]);
});
