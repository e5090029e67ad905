import { storedOwnWord } from "@/lib/domain/feelings/own-word";
import { unsafeHome } from "@/lib/domain/letters/content";
import type { ClientLetters, Letter } from "@/lib/domain/letters/schema";
import { toDateColumn } from "@/lib/domain/progress/days";
import { db } from "@/lib/server/core/database/db";
import { readLetter } from "@/lib/server/letters/service";
import { entryOn } from "@/tests/api/journal/entries";
import { answersTo } from "@/tests/api/questionnaires/factory";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { countStatements } from "@/tests/setup/statements";

const WEEK = "week-2026-03-02";
const path = `/api/letters/${WEEK}`;

const list = async (browser: TestBrowser) => {
	const { letters, kept } = await jsonOf<ClientLetters>(browser.get("/api/letters"));
	return letters.map((id) => (kept.includes(id) ? `${id} kept` : id));
};
const letter = (browser: TestBrowser, id = WEEK) => jsonOf<Letter>(browser.get(`/api/letters/${id}`));
const linesIn = async (browser: TestBrowser, id = WEEK) => (await letter(browser, id)).lines.map(({ text }) => text);
const feel = (userId: number, feeling: string, day: string, entryId?: string) =>
	db().chosenFeeling.create({ data: { userId, feeling, localDate: toDateColumn(day), ...(entryId && { entryId }) } });
/** Reads a letter at a later time than now. */
const readAt = (id: number, letterId: string, now = "2027-01-01") =>
	readLetter({ id, firstName: "Ada", timezoneOffset: 0 }, letterId, new Date(now));

describe("letters", () => {
	it("are there for weeks, months and years that are over and have pages, the newest first", async () => {
		const [{ browser, user }, other] = await Promise.all([signUp(), signUp("grace")]);
		for (const day of [26, 27, 28, 29]) await entryOn(user.id, `2024-02-${day}`, "Frost.");
		await entryOn(user.id, "2026-03-03", "Soup.");
		await entryOn(user.id, new Date().toISOString().slice(0, 10), "Today.");
		const ids = await list(browser);
		expect(ids).toEqual(expect.arrayContaining(["week-2024-02-26", "month-2024-02", "year-2024", WEEK]));
		// A month with pages on a single day has no letter: it would say no more than its week's.
		expect(ids).not.toContain("month-2026-03");
		expect((await browser.get("/api/letters/month-2026-03")).status).toBe(404);
		expect((await browser.put("/api/letters/month-2026-03", { mark: "kept" })).status).toBe(404);
		expect(ids).not.toContain(`year-${new Date().getFullYear()}`);
		expect(ids.indexOf(WEEK)).toBeLessThan(ids.indexOf("year-2024"));
		expect(await list(other.browser)).toEqual([]);
		expect((await other.browser.get(path)).status).toBe(404);
		expect((await other.browser.put(path, { mark: "kept" })).status).toBe(404);
	});

	it("quote kept lines first, then what was marked, then pages, and say what is known of the days", async () => {
		const { browser, user } = await signUp();
		const userId = user.id;
		const { id } = await entryOn(userId, "2026-03-02", "The kettle sang before anybody was awake. I liked that.");
		await entryOn(userId, "2026-02-20", "A page from before.");
		await entryOn(userId, "2026-03-04", "Mira came by with plums and we sat on the stairs.");
		await entryOn(userId, "2026-03-09", "A page of the next week, about plums and stairs.");
		await entryOn(userId, "2026-03-16", "A page of the week after that, about nothing else.");
		await jsonOf(browser.post("/api/lines", { source: "entry", of: id, text: "I liked that." }));
		const marked = { questionId: "q3", text: "We were always on time." };
		await db().userResponse.create({
			data: {
				...{ userId, questionnaireId: "8", responses: answersTo("8", marked.text), marked },
				completedAt: new Date("2026-03-05T10:00:00Z"),
			},
		});
		for (const feeling of ["calm", "calm", "proud"]) {
			await feel(userId, feeling, "2026-03-04");
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
			lines: [
				{ text: "The kettle sang before anybody was awake. I liked that.", isKept: true, href: `/journal?entry=${id}` },
				{ text: "Mira came by with plums and we sat on the stairs.", source: "entry", isKept: false },
				{ text: marked.text, source: "answer", day: "2026-03-05" },
			],
			feelings: "On Wednesday you chose “calm” and “proud”.",
			// No people: one of the quoted lines already names her.
			people: null,
			intentions: "You had planned this, and it went well: “ring the doctor”. You set yourself a goal: “Ask first”.",
		});
		expect(found.paragraphs[0]).toMatch(/two days/i);
		expect(JSON.stringify(await letter(browser, "month-2026-03"))).not.toContain("Help now");
		expect(JSON.stringify(found)).not.toContain("next week");
	});

	it("quote a week of five short pages whole, and begin with the first", async () => {
		const { browser, user } = await signUp();
		await entryOn(user.id, "2026-02-20", "A page from before.");
		const pages = ["02", "03", "04", "05", "06"].map((day) => `Rice, and the radio on all evening, until ${day}.`);
		for (const [i, text] of pages.entries()) await entryOn(user.id, `2026-03-0${i + 2}`, text);
		const found = await letter(browser);
		expect(found.lines.map(({ text }) => text)).toEqual(pages);
		expect(found.paragraphs).toEqual([]);
		expect(found.closing).not.toMatch(/rest|pages/);
	});

	it("show a page with an innocent word, and the own word for its feeling", async () => {
		const { browser, user } = await signUp();
		const pages = [
			"Standing all day, my hip's killing me. My raise is on the wall.",
			"The cake came. I had to go and look for a knife.",
			'She had a list in a coat pocket: bread, M\'s pills, "ask M about Skye". Keep, hospice, rags.',
		];
		for (const [i, text] of pages.entries()) {
			const day = `2026-03-0${i + 3}`;
			const { id: entryId } = await entryOn(user.id, day, text);
			const feeling = storedOwnWord("like a bruise somebody bumped");
			await feel(user.id, feeling, day, entryId);
		}
		const { lines } = await letter(browser);
		expect(lines.map(({ text }) => text)).toEqual(pages);
		expect(lines[0]?.after).toBe("Beside it you put: “like a bruise somebody bumped”");
	});

	it("of a week whose only page is held back quote nothing, and say where it is", async () => {
		const { browser, user } = await signUp();
		await entryOn(user.id, "2026-03-03", "Mira rang. They say that it is cancer.");
		const { lines, closing } = await letter(browser);
		expect(lines).toEqual([]);
		expect(closing).toContain("What you wrote is where you left it");
	});

	it("of a year quote one page of each month", async () => {
		const { user } = await signUp();
		for (const month of ["02", "03", "05"])
			for (const day of ["03", "04", "12"])
				await entryOn(user.id, `2026-${month}-${day}`, `Rice until ${month}-${day}.`);
		const year = await readAt(user.id, "year-2026");
		expect(year.lines.map(({ day }) => day.slice(0, 7))).toEqual(["2026-02", "2026-03", "2026-05"]);
	});

	it("are careful where an own word for a feeling tells of a danger, and do not show it", async () => {
		const { browser, user } = await signUp();
		for (const day of ["03", "10", "17", "24"]) {
			await entryOn(user.id, `2026-03-${day}`, "Rice, and the radio on all evening long.");
		}
		const { id: entryId } = await entryOn(user.id, "2026-03-04", "Rice.");
		const feeling = storedOwnWord("I want to kill myself");
		const localDate = toDateColumn("2026-03-04");
		await db().chosenFeeling.create({ data: { userId: user.id, feeling, localDate, entryId } });
		const [week, month] = [await letter(browser), await letter(browser, "month-2026-03")];
		expect([week.form, month.form]).toEqual(["careful", "whole"]);
		expect(JSON.stringify([week, month])).not.toContain("kill");
	});

	it("quote nothing of a page that is kept away, or that tells of harm", async () => {
		const { browser, user } = await signUp();
		const away = await entryOn(user.id, "2026-03-02", "The plums stood on the table all day long.");
		await entryOn(user.id, "2026-03-03", "The news was all violence again. The train came with a blue stripe on it.");
		await entryOn(user.id, "2026-03-04", "Rice, and the radio on all evening long.");
		await jsonOf(
			browser.post("/api/lines", { source: "entry", of: away.id, text: "The plums stood on the table all day long." }),
		);
		await entryOn(user.id, "2026-03-05", "We killed an hour at the station.");
		expect(await linesIn(browser)).toHaveLength(3);
		await jsonOf(browser.put(`/api/journal/${away.id}/kept-away`, { isKeptAway: true }));
		expect(await linesIn(browser)).toEqual([
			"Rice, and the radio on all evening long.",
			"We killed an hour at the station.",
		]);
	});

	it.each([
		["a page", (userId: number) => entryOn(userId, "2026-03-05", "I want to kill myself.")],
		[
			"a page that is kept away",
			(userId: number) =>
				entryOn(userId, "2026-03-05", "My husband hits me and I am afraid of him.", { isKeptAway: true }),
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
		await entryOn(user.id, "2026-03-03", "Mira came by with plums and we sat on the stairs.");
		await db().knownPerson.create({ data: { userId: user.id, names: ["Mira"] } });
		for (const day of ["02", "04", "06"]) await entryOn(user.id, `2026-03-${day}`, "Rice, and the radio on.");
		expect((await letter(browser)).form).toBe("whole");
		await danger(user.id);
		const found = await letter(browser);
		expect(found).toMatchObject({ form: "careful", lines: [], people: null, article: null, question: null });
		expect(JSON.stringify(found)).not.toMatch(/plums|Mira|hits/);
		expect(found.closing).toMatch(/^Take good care/);
		// The month's letter is careful too, until most pages of the month are from other weeks: only those are then
		// quoted.
		expect((await letter(browser, "month-2026-03")).form).toBe("careful");
		for (const day of ["2026-03-11", "2026-03-12", "2026-03-19", "2026-03-20", "2026-03-26"]) {
			await entryOn(user.id, day, `Rice, and the radio on all evening long, until ${day}.`);
		}
		const month = await letter(browser, "month-2026-03");
		expect(month).toMatchObject({ form: "whole", leavesOut: true });
		expect(JSON.stringify(month)).not.toMatch(/plums|Mira|hits/);
		expect(month.paragraphs.join(" ")).toMatch(/“Help now” has people who listen/);
		// The letter of the year does not repeat it, and the following week has its own words.
		const year = await readAt(user.id, "year-2026");
		expect(year).toMatchObject({ form: "whole", leavesOut: false });
		expect(JSON.stringify(year)).not.toMatch(/plums|Mira|hits|Help now/);
		for (const day of ["2026-03-11", "2026-03-12"]) {
			await feel(user.id, "tired", day);
		}
		const after = await letter(browser, "week-2026-03-09");
		expect(after.paragraphs[1]).toMatch(/^It is good that you came back/);
	});

	it("lead to help and quote nothing hidden where an answer clearly shows that home is not safe", async () => {
		const { browser, user } = await signUp();
		const light = "The light was on the water all along the canal.";
		for (const [day, text] of [
			["03", light],
			["04", "I told Sam that the bread was from a sale. The plums stood on the table all day long."],
			["05", "I put sixty dollars into the boot at the back of the hall."],
		] as const) {
			await entryOn(user.id, `2026-03-${day}`, text);
		}
		for (const day of ["03", "04"]) {
			const localDate = toDateColumn(`2026-03-${day}`);
			await db().chosenFeeling.create({ data: { userId: user.id, feeling: "calm", localDate } });
		}
		expect((await linesIn(browser)).length).toBeGreaterThan(1);
		await db().userResponse.create({
			data: {
				...{ userId: user.id, questionnaireId: "4", completedAt: new Date("2026-02-01") },
				responses: answersTo("4", "My husband hits me and I am afraid of him."),
			},
		});
		const found = await letter(browser);
		expect(found).toMatchObject({ form: "whole", leavesOut: true, article: null, intentions: null });
		expect(found.lines.map(({ text }) => text)).toEqual([light]);
		expect(unsafeHome.questions).toContain(found.question);
		expect(found.paragraphs.join(" ").match(/Help now/g)).toHaveLength(1);
		expect(JSON.stringify(found)).not.toMatch(/hits|afraid|Sam|boot/);
	});

	it("are ordinary where a page is only in doubt, and do not quote that page", async () => {
		const { browser, user } = await signUp();
		await entryOn(
			user.id,
			"2026-03-03",
			"I wrote my own eulogy last night. The plums stood on the table all day long.",
		);
		for (const day of ["04", "05", "12"]) {
			await entryOn(user.id, `2026-03-${day}`, `Rice, and the radio on all evening long, until ${day}.`);
		}
		const week = await letter(browser);
		// The letter of the week leads to help all the same.
		expect(week).toMatchObject({ form: "whole", leavesOut: true });
		expect(week.lines.length).toBeGreaterThan(0);
		expect(JSON.stringify(week)).not.toMatch(/eulogy|plums/);
		expect((await letter(browser, "week-2026-03-09")).paragraphs.join(" ")).not.toContain("The last letter");
		for (const id of ["month-2026-03", "year-2026"]) {
			const found = await readAt(user.id, id);
			expect(found).toMatchObject({ form: "whole", leavesOut: false });
			expect(found.lines.length).toBeGreaterThan(0);
			expect(JSON.stringify(found)).not.toMatch(/eulogy|plums|Help now|hard days/);
		}
	});

	it("of a week quote its other days where a hard feeling was tapped on one", async () => {
		const { browser, user } = await signUp();
		await entryOn(user.id, "2026-03-03", "A grey day, and I cried.");
		await feel(user.id, "sad", "2026-03-03");
		const rice = ["04", "05"].map((day) => `Rice, and the radio on all evening long, until ${day}.`);
		for (const [i, text] of rice.entries()) await entryOn(user.id, `2026-03-0${i + 4}`, text);
		const found = await letter(browser);
		expect(found.lines.map(({ text }) => text)).toEqual(rice);
		expect(found).toMatchObject({ paragraphs: [{}], feelings: "On Tuesday you chose “sad”." });
	});

	it("of a month choose other pages than its weeks, but for the best one", async () => {
		const { browser, user } = await signUp();
		const ends = ["The heron stood by the weir.", "The lamp burned until the small hours."];
		const page = (end: string) =>
			`${"We carried the boards across the yard and stacked them against the north wall. ".repeat(3)}${end}`;
		for (const [i, day] of ["02", "03", "04", "05", "06", "07"].entries()) {
			await entryOn(
				user.id,
				`2026-03-${day}`,
				`Page ${i} is a long one today. ${page(`${ends[i % 2]} It was day ${i}.`)}`,
			);
		}
		const [week, month] = [await linesIn(browser), await linesIn(browser, "month-2026-03")];
		const isInWeek = (text: string) => week.some((one) => one.includes(text) || text.includes(one));
		expect(month.length).toBe(3);
		expect(month.filter(isInWeek)).toHaveLength(1);
	});

	it("of a month do not name help again just after the careful letter of a week", async () => {
		const { browser, user } = await signUp();
		for (const day of ["03", "10", "11", "17"]) {
			await entryOn(user.id, `2026-03-${day}`, `Rice, and the radio on all evening long, until ${day}.`);
		}
		await entryOn(user.id, "2026-03-24", "I want to kill myself.");
		expect((await letter(browser, "week-2026-03-23")).form).toBe("careful");
		const month = await letter(browser, "month-2026-03");
		expect(month).toMatchObject({ form: "whole", leavesOut: false });
		expect(month.paragraphs.slice(1)).toEqual([expect.stringMatching(/^Some very hard days of March/)]);
	});

	it("do not name somebody whom a page with a danger names, however long ago", async () => {
		const { browser, user } = await signUp();
		await entryOn(user.id, "2020-03-03", "Sam hits me and I am afraid of him.");
		for (const day of ["03", "09", "15", "20"])
			await entryOn(user.id, `2026-03-${day}`, `Sam, Mira and Tom rang, the ${day}.`);
		for (const name of ["Sam", "Mira", "Tom"]) {
			await db().knownPerson.create({ data: { userId: user.id, names: [name] } });
		}
		const { people } = await letter(browser, "month-2026-03");
		expect(people?.map(({ text }) => text).join("")).toBe("You wrote of Mira and Tom.");
	});

	it("quote a page with a hard word whole, and none of a grave illness", async () => {
		const { browser, user } = await signUp();
		const rain = "I was afraid that Mira would not come. The rain stopped at noon, and we walked along the canal.";
		await entryOn(user.id, "2026-03-03", rain);
		await entryOn(user.id, "2026-03-04", "Tom rang. They say that it is cancer.");
		expect((await letter(browser)).lines.map(({ text }) => text)).toEqual([rain]);
	});

	it("quote of days with hard feelings alone what was kept, also of earlier days, or else one plain sentence", async () => {
		const { browser, user } = await signUp();
		const plums = "The plums stood on the table all day long.";
		const before = await entryOn(user.id, "2026-02-03", plums);
		await entryOn(user.id, "2026-03-03", "Rice, and the radio on all evening long.");
		await feel(user.id, "sad", "2026-03-03");
		const rice = "Rice, and the radio on all evening long.";
		expect(await linesIn(browser)).toEqual([rice]);
		await jsonOf(browser.post("/api/lines", { source: "entry", of: before.id, text: plums }));
		expect(await letter(browser)).toMatchObject({
			lines: [{ text: plums, join: expect.stringContaining("February 3") }],
		});
	});

	it("bring back a good page of earlier days in one letter of hard days, and not in the next", async () => {
		const { browser, user } = await signUp();
		const tap = (feeling: "calm" | "sad", day: string) =>
			db().chosenFeeling.create({ data: { userId: user.id, feeling, localDate: toDateColumn(day) } });
		const sun = "The sun was on the wall of the yard, and the radio played.";
		await entryOn(user.id, "2026-02-03", sun);
		await tap("calm", "2026-02-03");
		for (const day of ["2026-03-03", "2026-03-10"]) {
			await entryOn(user.id, day, "A grey day.");
			await tap("sad", day);
		}
		expect(await linesIn(browser)).toEqual([sun]);
		expect(await linesIn(browser, "week-2026-03-09")).toEqual([]);
		// After a loss, an earlier page about somebody may be the very thing that hurts.
		await entryOn(user.id, "2026-03-04", "The funeral is on Friday.");
		await tap("sad", "2026-03-04");
		expect(await linesIn(browser)).toEqual([sun]);
		await entryOn(user.id, "2026-02-04", "He sang in the kitchen and I peeled the potatoes beside him.");
		await tap("calm", "2026-02-04");
		expect(await linesIn(browser)).toEqual([sun]);
	});

	it("take three statements at most, once the pages have been read", async () => {
		const { user } = await signUp();
		await entryOn(user.id, "2026-03-03", "Rice, and the radio on all evening long.");
		const look = () => readAt(user.id, WEEK, "2026-04-01");
		await look();
		const statements = countStatements();
		await look();
		expect(statements.sent).toBeLessThanOrEqual(3);
		statements.end();
	});

	it("can be kept and thrown away, and are offered again only where that is undone", async () => {
		const { browser, user } = await signUp();
		await entryOn(user.id, "2026-03-03", "Soup.");
		await jsonOf(browser.put(path, { mark: "kept" }));
		expect(await list(browser)).toContain(`${WEEK} kept`);
		expect((await letter(browser)).isKept).toBe(true);
		await jsonOf(browser.put(path, { mark: "thrown-away" }));
		expect((await list(browser)).join()).not.toContain(WEEK);
		expect((await browser.get(path)).status).toBe(404);
		await jsonOf(browser.put(path, { mark: null }));
		expect(await list(browser)).toContain(WEEK);
		expect((await letter(browser)).isKept).toBe(false);
	});

	it.each([
		["no stretch of days", 404, "week-2026-03-03", { mark: "kept" }],
		["days without pages", 404, "week-2026-03-09", { mark: "kept" }],
		["days that are not over", 404, `year-${new Date().getFullYear() + 1}`, { mark: "kept" }],
		["an unknown mark", 400, WEEK, { mark: "burned" }],
		["no mark", 400, WEEK, {}],
	])("refuse %s with %i", async (_, status, id, body) => {
		const { browser, user } = await signUp();
		await entryOn(user.id, "2026-03-03", "Soup.");
		const answer = await browser.put(`/api/letters/${id}`, body);
		expect(answer.status).toBe(status);
		expect(await answer.text()).toMatch(/^[A-Z].*\.$/);
		if (status === 404) expect((await browser.get(`/api/letters/${id}`)).status).toBe(404);
	});

	it("are made of what can still be read", async () => {
		const { browser, user } = await signUp();
		const { id } = await entryOn(user.id, "2026-03-03", "The plums stood on the table all day long.");
		await entryOn(user.id, "2026-03-04", "Rice, and the radio on all evening long.");
		await db()
			.$executeRaw`UPDATE journal_entries SET content = 'nothing that opens' WHERE id = ${id} AND user_id = ${user.id}`;
		expect(await linesIn(browser)).toEqual(["Rice, and the radio on all evening long."]);
	});
});
