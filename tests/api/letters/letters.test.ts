import type { ClientLetters, Letter } from "@/lib/domain/letters/schema";
import { toDateColumn } from "@/lib/domain/progress/days";
import { db } from "@/lib/server/core/database/db";
import { broughtIn, takeAlong } from "@/tests/api/import/files";
import { answersTo } from "@/tests/api/questionnaires/factory";
import { signUp, type TestBrowser } from "@/tests/setup/api";

const WEEK = "week-2026-03-02";
const path = `/api/letters/${WEEK}`;

const json = async <Found>(answer: Promise<Response>) => {
	const response = await answer;
	if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
	return (await response.json()) as Found;
};
const list = async (browser: TestBrowser) => {
	const { letters, kept } = await json<ClientLetters>(browser.get("/api/letters"));
	return letters.map((id) => (kept.includes(id) ? `${id} kept` : id));
};
const letter = (browser: TestBrowser, id = WEEK) => json<Letter>(browser.get(`/api/letters/${id}`));
const linesIn = async (browser: TestBrowser, id = WEEK) =>
	(await letter(browser, id)).lines?.list.map(({ text }) => text) ?? [];
const write = (userId: number, day: string, content: string, more: object = {}) =>
	db().journalEntry.create({
		data: { userId, content, prompt: "?", localDate: toDateColumn(day), wordCount: content.split(" ").length, ...more },
	});

describe("letters", () => {
	it("are there for weeks, months and years that are over and have pages, the newest first", async () => {
		const [{ browser, user }, other] = await Promise.all([signUp(), signUp("grace")]);
		await write(user.id, "2024-02-29", "Frost.");
		await write(user.id, "2026-03-03", "Soup.");
		await write(user.id, new Date().toISOString().slice(0, 10), "Today.");
		const ids = await list(browser);
		expect(ids).toEqual(
			expect.arrayContaining(["week-2024-02-26", "month-2024-02", "year-2024", WEEK, "month-2026-03"]),
		);
		expect(ids).not.toContain(`year-${new Date().getFullYear()}`);
		expect(ids.indexOf(WEEK)).toBeLessThan(ids.indexOf("year-2024"));
		expect(await list(other.browser)).toEqual([]);
		expect((await other.browser.get(path)).status).toBe(404);
		expect((await other.browser.put(path, { mark: "kept" })).status).toBe(404);
	});

	it("quote kept lines first, then what was marked, then pages, and say what is known of the days", async () => {
		const { browser, user } = await signUp();
		const userId = user.id;
		const { id } = await write(userId, "2026-03-02", "The kettle sang before anybody was awake. I liked that.");
		await write(userId, "2026-03-04", "Mira came by with plums and we sat on the stairs.");
		await write(userId, "2026-03-09", "A page of the next week, about plums and stairs.");
		await json(browser.post("/api/lines", { source: "entry", of: id, text: "I liked that." }));
		const marked = { questionId: "q3", text: "We were always on time." };
		await db().userResponse.create({
			data: {
				...{ userId, questionnaireId: "8", responses: answersTo("8", marked.text), marked },
				completedAt: new Date("2026-03-05T10:00:00Z"),
			},
		});
		for (const feeling of ["calm", "calm", "proud"]) {
			await db().chosenFeeling.create({ data: { userId, feeling, localDate: toDateColumn("2026-03-04") } });
		}
		await db().knownPerson.create({ data: { userId, names: ["Mira", "Mum"] } });
		await db().thread.create({
			data: {
				userId,
				meant: "ring the doctor",
				day: toDateColumn("2026-03-04"),
				outcome: "well",
				answeredOn: toDateColumn("2026-03-05"),
			},
		});
		const createdAt = new Date("2026-03-03T10:00:00Z");
		await db().relationshipGoal.create({
			data: { userId, title: "Ask first", description: "x", type: "short term", createdAt },
		});
		const found = await letter(browser);
		expect(found).toMatchObject({
			form: "whole",
			greeting: "Dear Ada,",
			lines: {
				list: [
					{ text: "I liked that.", isKept: true, href: `/journal?entry=${id}` },
					{ text: marked.text, source: "answer", day: "2026-03-05" },
					{ source: "entry", isKept: false },
				],
			},
			feelings: "How it felt, as you tapped it: “Calm” twice; “Proud” once.",
			people: [{ text: "You wrote of " }, { text: "Mira" }, { text: " on one page." }],
			done: { list: ["ring the doctor"] },
			open: { list: ["Ask first"] },
		});
		expect(found.paragraphs[0]).toMatch(/two days/i);
		expect(found.question).toMatch(/\?$/);
		expect(JSON.stringify(found)).not.toContain("next week");
	});

	it("quote nothing of a page that is kept away, or that has a grave word on it", async () => {
		const { browser, user } = await signUp();
		const away = await write(user.id, "2026-03-02", "The plums stood on the table all day long.");
		await write(user.id, "2026-03-03", "We killed an hour at the station. The train came with a blue stripe on it.");
		await write(user.id, "2026-03-04", "Rice, and the radio on all evening long.");
		await json(
			browser.post("/api/lines", { source: "entry", of: away.id, text: "The plums stood on the table all day long." }),
		);
		expect(await linesIn(browser)).toHaveLength(2);
		await json(browser.put(`/api/journal/${away.id}/kept-away`, { isKeptAway: true }));
		expect(await linesIn(browser)).toEqual(["Rice, and the radio on all evening long."]);
	});

	it.each([
		["a page", (userId: number) => write(userId, "2026-03-05", "I want to kill myself.")],
		[
			"a page that is kept away",
			(userId: number) =>
				write(userId, "2026-03-05", "My husband hits me and I am afraid of him.", { isKeptAway: true }),
		],
		[
			"the conversation",
			(userId: number) =>
				db().chatMessage.create({
					data: {
						...{ userId, isAiResponse: false, createdAt: new Date("2026-03-05T12:00:00Z") },
						content: "My husband hits me and I am afraid of him.",
					},
				}),
		],
	])("are short and careful where %s shows a danger", async (_, danger) => {
		const { browser, user } = await signUp();
		await write(user.id, "2026-03-03", "Mira came by with plums and we sat on the stairs.");
		await db().knownPerson.create({ data: { userId: user.id, names: ["Mira"] } });
		expect((await letter(browser)).form).toBe("whole");
		await danger(user.id);
		const found = await letter(browser);
		expect(found).toMatchObject({ form: "careful", lines: null, people: null, article: null, question: null });
		expect(JSON.stringify(found)).not.toMatch(/plums|Mira|hits/);
		// The month that it lies in as well.
		expect((await letter(browser, "month-2026-03")).form).toBe("careful");
	});

	it("do not name somebody whom a page with a danger names, however long ago", async () => {
		const { browser, user } = await signUp();
		await write(user.id, "2020-03-03", "Sam hits me and I am afraid of him.");
		await write(user.id, "2026-03-03", "Sam wrote about the flat, and so did Mira.");
		for (const name of ["Sam", "Mira"]) await db().knownPerson.create({ data: { userId: user.id, names: [name] } });
		expect((await letter(browser)).people?.map(({ text }) => text).join("")).toBe("You wrote of Mira on one page.");
	});

	it("can be kept and thrown away, and are offered again only where that is undone", async () => {
		const { browser, user } = await signUp();
		await write(user.id, "2026-03-03", "Soup.");
		await json(browser.put(path, { mark: "kept" }));
		expect(await list(browser)).toContain(`${WEEK} kept`);
		expect((await letter(browser)).isKept).toBe(true);
		await json(browser.put(path, { mark: "thrown-away" }));
		expect((await list(browser)).join()).not.toContain(WEEK);
		expect((await browser.get(path)).status).toBe(404);
		await json(browser.put(path, { mark: null }));
		expect(await list(browser)).toContain(WEEK);
		expect((await letter(browser)).isKept).toBe(false);
	});

	it("keep their marks in a file that is taken along and brought in", async () => {
		const [{ browser, user }, other] = await Promise.all([signUp(), signUp("grace")]);
		await write(user.id, "2026-03-03", "Soup.");
		await json(browser.put(path, { mark: "kept" }));
		await json(browser.put("/api/letters/month-2026-03", { mark: "thrown-away" }));
		const { zip } = await takeAlong(browser);
		await broughtIn(other.browser, zip);
		const ids = await list(other.browser);
		expect(ids).toContain(`${WEEK} kept`);
		expect(ids).not.toContain("month-2026-03");
	});

	it.each([
		["no stretch of days", 404, "week-2026-03-03", { mark: "kept" }],
		["days without pages", 404, "week-2026-03-09", { mark: "kept" }],
		["days that are not over", 404, `year-${new Date().getFullYear() + 1}`, { mark: "kept" }],
		["an unknown mark", 400, WEEK, { mark: "burned" }],
		["no mark", 400, WEEK, {}],
	])("refuse %s with %i", async (_, status, id, body) => {
		const { browser, user } = await signUp();
		await write(user.id, "2026-03-03", "Soup.");
		const answer = await browser.put(`/api/letters/${id}`, body);
		expect(answer.status).toBe(status);
		expect(await answer.text()).toMatch(/^[A-Z].*\.$/);
		if (status === 404) expect((await browser.get(`/api/letters/${id}`)).status).toBe(404);
	});

	it("are made of what can still be read", async () => {
		const { browser, user } = await signUp();
		const { id } = await write(user.id, "2026-03-03", "The plums stood on the table all day long.");
		await write(user.id, "2026-03-04", "Rice, and the radio on all evening long.");
		await db()
			.$executeRaw`UPDATE journal_entries SET content = 'nothing that opens' WHERE id = ${id} AND user_id = ${user.id}`;
		expect(await linesIn(browser)).toEqual(["Rice, and the radio on all evening long."]);
	});
});
