import type { ClientProgress } from "@/lib/domain/progress/schema";
import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { db } from "@/lib/server/core/database/db";
import { answersTo } from "@/tests/api/questionnaires/factory";
import { jsonOf, signUp } from "@/tests/setup/api";
import { bring, broughtIn, takeAlong, zipOf } from "./files";

/** Returns the journal's entries, oldest first: day, time, title and words. */
async function journalOf(userId: number) {
	const rows = await db().journalEntry.findMany({
		where: { userId },
		orderBy: [{ localDate: "asc" }, { createdAt: "asc" }],
	});
	return rows.map(({ localDate, createdAt, title, content }) => [
		localDate.toISOString().slice(0, 10),
		createdAt.toISOString().slice(0, 16),
		title,
		content,
	]);
}

const dayOne = JSON.stringify({
	metadata: { version: "1.0" },
	entries: [
		{
			uuid: "A1",
			creationDate: "2020-12-31T23:30:00Z",
			timeZone: "Europe/Berlin",
			text: "# Silvester\n\nA good year\\. Well\\-\\-almost\\!\n\n![](dayone-moment://AB12)",
			photos: [{ md5: "x", type: "jpeg", orderInEntry: 0 }],
			videos: [{ md5: "y" }],
			weather: { temperatureCelsius: 3.2 },
		},
		{ uuid: "A2", creationDate: "2021-06-01T02:10:00Z", timeZone: "America/Los_Angeles", text: "Late, still May" },
		{ uuid: "A3", creationDate: "2021-06-02T12:00:00Z", text: "", photos: [{}, {}] },
		{ uuid: "A4", creationDate: "not a day", text: "Lost" },
		{ uuid: "A5", creationDate: "2090-01-01T00:00:00Z", text: "From the future" },
	],
});

it.each([
	["bare", dayOne],
	["in its ZIP, without its pictures", zipOf({ "Journal.json": dayOne, "videos/y.mov": "bytes" })],
])("brings in Day One, %s: each day where it was written", async (_, file) => {
	const { browser, user } = await signUp();
	const answer = await broughtIn(browser, file);
	expect(await journalOf(user.id)).toEqual([
		["2021-01-01", "2020-12-31T23:30", null, "# Silvester\n\nA good year. Well--almost!"],
		["2021-05-31", "2021-06-01T02:10", null, "Late, still May"],
	]);
	expect(answer).toMatchObject({
		source: "day-one",
		counts: { journalEntries: { found: 2, fresh: 2 } },
		leftOutCount: 5,
	});
	expect(answer.days).toEqual({ first: "2021-01-01", last: "2021-05-31" });
	expect(answer.leftOut.map(({ why }) => why)).toEqual([
		"It has no words",
		"It is not in the form it should have",
		"Its date is in the future",
		"Only words and pictures are brought in",
		"Its picture is not in the file",
	]);
	expect((await broughtIn(browser, file)).counts.journalEntries?.fresh).toBe(0);
	expect(await journalOf(user.id)).toHaveLength(2);
});

it("brings in a folder of dated pages, whatever says the day, and tells what was left out", async () => {
	const { browser, user } = await signUp();
	const file = zipOf({
		"diary/2026-03-02 First spring day.md": "Sun.",
		"diary/2026/03/03.txt": "Rain.\r\nMore rain.",
		"diary/front.md": '---\ntitle: "A walk"\ndate: 2026-03-04 21:15\n---\nAlong the river.',
		"diary/zone.md": "---\ndate: 2026-03-05T00:30:00+09:00\n---\nIn Tokyo.",
		"diary/month.md": "# March\n\n## March 6, 2026\nMorning.\n\n## Saturday, 7 March 2026: Market\nApples.\n",
		"diary/notes.md": "No day anywhere.",
		"diary/03-04-2026.md": "Which of the two?",
		"diary/2026-03-08.md": " \n",
		"diary/2026-03-09.bin": "x",
		"__MACOSX/diary/._2026-03-02.md": "litter",
	});
	const answer = await broughtIn(browser, file, "?zone=Europe/Berlin");
	expect(await journalOf(user.id)).toEqual([
		["2026-03-02", "2026-03-02T11:00", "First spring day", "Sun."],
		["2026-03-03", "2026-03-03T11:00", null, "Rain.\nMore rain."],
		["2026-03-04", "2026-03-04T20:15", "A walk", "Along the river."],
		["2026-03-05", "2026-03-04T15:30", null, "In Tokyo."],
		["2026-03-06", "2026-03-06T11:00", null, "Morning."],
		["2026-03-07", "2026-03-07T11:00", "Market", "Apples."],
	]);
	expect(new Map(answer.leftOut.map(({ what, why }) => [what, why]))).toEqual(
		new Map([
			["diary/notes.md", "No date was found in its name, at its top or in a heading"],
			["diary/03-04-2026.md", "Its date can be read in two ways"],
			["diary/2026-03-08.md", "It has no words"],
			["diary/2026-03-09.bin", "Only text and Markdown files are brought in"],
		]),
	);
	// The same pages are recognized in another time zone.
	expect((await broughtIn(browser, file, "?zone=Asia/Tokyo")).counts.journalEntries?.fresh).toBe(0);
	expect((await browser.delete(`/api/import/${answer.id}`)).status).toBe(200);
	expect(await journalOf(user.id)).toEqual([]);
});

it("leaves a person's own words between two rules in their page", async () => {
	const { browser, user } = await signUp();
	const words = "---\nToday: it rained, and Mira came.\n---\nMore rain.";
	await broughtIn(browser, zipOf({ "2026-03-02.md": words }));
	expect(await journalOf(user.id)).toEqual([["2026-03-02", "2026-03-02T12:00", null, words]]);
});

it("updates the figures, the list, the search and the export", async () => {
	const { browser, user } = await signUp();
	const today = new Date();
	const day = (ago: number) => new Date(today.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
	await broughtIn(browser, zipOf({ [`${day(0)}.md`]: "kingfisher today", [`${day(1)}.md`]: "and yesterday" }), "", {
		"x-timezone-offset": "0",
	});
	const me = await jsonOf<Record<string, number>>(browser.get("/api/user"));
	expect([me.currentStreak, me.totalWordCount]).toEqual([2, 4]);
	const list = await jsonOf<
		{
			content: string;
			version: number;
		}[]
	>(browser.get(`/api/journal/${user.id}?q=kingfisher`));
	expect(list).toEqual([expect.objectContaining({ content: "kingfisher today", version: 1, prompt: "" })]);
	expect((await takeAlong(browser)).data.journalEntries).toHaveLength(2);
});

it("lets the weeks and the days follow, and the answers where they are listed; the step back takes them along", async () => {
	const [source, goal] = [await signUp(), await signUp("grace")];
	const responses = answersTo("8");
	const answered = await source.browser.post("/api/responses", { questionnaireId: "8", responses });
	expect(answered.status).toBe(200);
	const entry = { content: "one two three", prompt: "p", action: "submit" };
	expect((await source.browser.post("/api/journal", entry)).status).toBe(200);
	const { zip } = await takeAlong(source.browser);
	const json = async ({ browser, user }: typeof source, path: (id: number) => string) =>
		(await browser.get(path(user.id))).json();
	const responsesOf = (who: typeof source) => json(who, (id) => `/api/responses/${id}`) as Promise<ClientResponse[]>;
	const weeksOf = async (who: typeof source) =>
		((await json(who, (id) => `/api/progress/${id}`)) as ClientProgress).weeks;

	const before = { responses: await responsesOf(goal), weeks: await weeksOf(goal) };
	expect(before.responses).toEqual([]);
	const { id } = await broughtIn(goal.browser, zip);
	const [mine, theirs] = [await responsesOf(source), await responsesOf(goal)];
	expect(theirs).toEqual(
		mine.map((response) => ({ ...response, id: expect.not.stringMatching(response.id), userId: goal.user.id })),
	);
	expect(theirs[0]?.responses).toEqual(responses);
	const detail = await json(goal, () => `/api/responses/${theirs[0]?.id}/detail`);
	expect(theirs[0]).toEqual({ ...detail, isComplete: true });
	expect((await source.browser.get(`/api/responses/${theirs[0]?.id}/detail`)).status).toBe(404);
	expect(await weeksOf(goal)).toEqual(await weeksOf(source));
	expect((await weeksOf(goal)).at(-1)?.words).toBe(3);

	expect((await goal.browser.delete(`/api/import/${id}`)).status).toBe(200);
	expect({ responses: await responsesOf(goal), weeks: await weeksOf(goal) }).toEqual(before);
});

it("stores thousands of entries and says how far it is, in lines", async () => {
	const { browser, user } = await signUp();
	const start = Date.UTC(2001, 0, 1);
	const entries = Array.from({ length: 2_000 }, (_, i) => ({
		uuid: `E${i}`,
		creationDate: new Date(start + i * 86_400_000).toISOString(),
		timeZone: "Europe/Berlin",
		text: `Day ${i}. ${"A line about it. ".repeat(20)}`,
	}));
	const file = JSON.stringify({ metadata: { version: "1.0" }, entries });
	const response = await bring(browser, file, "", { accept: "application/x-ndjson" });
	const lines = (await response.text())
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line) as Record<string, unknown>);
	expect(lines[0]).toEqual({ done: 0, total: 2_000 });
	expect(lines.length).toBeGreaterThan(5);
	expect(lines.at(-2)).toEqual({ done: 2_000, total: 2_000 });
	expect(lines.at(-1)).toMatchObject({ answer: { counts: { journalEntries: { fresh: 2_000 } } } });
	expect(await db().journalEntry.count({ where: { userId: user.id } })).toBe(2_000);
	const { id } = (lines.at(-1) as { answer: { id: string } }).answer;
	expect(await jsonOf(browser.delete(`/api/import/${id}`))).toEqual({ removed: 2_000, kept: 0 });
}, 120_000);
