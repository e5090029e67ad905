import type { Attempts, OnThisDay, PagesThen, TodayThen, YearThen } from "@/lib/domain/look-back/shown";
import { daysThen } from "@/lib/domain/look-back/then";
import { addDays, localDay, mondayOf, toDateColumn } from "@/lib/domain/progress/days";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { erasePerson } from "@/lib/server/account/erase";
import { db } from "@/lib/server/core/database/db";
import { Keyring } from "@/lib/server/core/encryption/keyring";
import { env } from "@/lib/server/core/env";
import type { Budget, Budgeted } from "@/lib/server/search/budget";
import { answersTo, questionnaire } from "@/tests/api/questionnaires/factory";
import { connectTo } from "@/tests/launcher/clients";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

const today = localDay(new Date(), 0);
const dayAgo = (unit: string, count: number) =>
	daysThen(today).find(({ ago }) => ago.unit === unit && ago.count === count)?.day as string;

const entryOf = (userId: number, day: string, content: string, wordCount = 3) =>
	db().journalEntry.create({ data: { userId, content, wordCount, prompt: "?", localDate: toDateColumn(day) } });
const look = <Found>({ browser, user }: { browser: TestBrowser; user: { id: number } }, what: string) =>
	jsonOf<Found>(browser.get(`/api/look-back/${user.id}/${what}`));
const shown = async (who: Parameters<typeof look>[0]) =>
	(await look<OnThisDay>(who, "on-this-day")).pages.map(({ beginning }) => beginning);

describe("on this day", () => {
	it("shows pages of a week, a month and each year ago, the nearest first, and only their writer's", async () => {
		const [who, other] = [await signUp(), await signUp()];
		await entryOf(who.user.id, dayAgo("year", 2), "Two years ago we moved.");
		await entryOf(who.user.id, dayAgo("week", 1), "Soup again, and good.");
		await entryOf(who.user.id, dayAgo("month", 1), "The first frost.");
		await entryOf(who.user.id, today, "Today is not then.");
		await entryOf(other.user.id, dayAgo("week", 1), "Somebody else’s soup.");
		expect(await shown(who)).toEqual(["Soup again, and good.", "The first frost.", "Two years ago we moved."]);
		expect((await who.browser.get(`/api/look-back/${other.user.id}/on-this-day`)).status).toBe(403);
	});

	it("keeps a page away for good, until it may come again, for its writer alone", async () => {
		const [who, other] = [await signUp(), await signUp()];
		const { id } = await entryOf(who.user.id, dayAgo("week", 1), "The day with the letter.");
		await entryOf(who.user.id, dayAgo("week", 1), "The same day, later.");
		const keep = (browser: TestBrowser, body: unknown) => browser.put(`/api/journal/${id}/kept-away`, body);
		expect((await keep(other.browser, { isKeptAway: true })).status).toBe(404);
		expect((await keep(who.browser, { isKeptAway: "yes" })).status).toBe(400);
		expect((await keep(who.browser, { isKeptAway: true })).status).toBe(200);
		expect(await shown(who)).toEqual(["The same day, later."]);
		await keep(who.browser, { isKeptAway: false });
		expect(await shown(who)).toHaveLength(2);
	});

	it.each([
		["a page", async (userId: number, day: string) => void (await entryOf(userId, day, "I want to kill myself."))],
		[
			"a page that is kept away",
			async (userId: number, day: string) => {
				const { id } = await entryOf(userId, day, "My husband hits me and I am afraid of him.");
				await db().journalEntry.update({ where: { id }, data: { isKeptAway: true } });
			},
		],
		[
			"the conversation",
			async (userId: number, day: string) => {
				const data = { userId, isAiResponse: false, createdAt: new Date(`${day}T12:00:00Z`) };
				await db().chatMessage.create({ data: { ...data, content: "My husband hits me and I am afraid of him." } });
			},
		],
	])("shows nothing of a day with a danger in %s", async (_, write) => {
		const who = await signUp();
		await entryOf(who.user.id, dayAgo("week", 1), "Rice for lunch.");
		expect(await shown(who)).toEqual(["Rice for lunch."]);
		await write(who.user.id, dayAgo("week", 1));
		expect(await shown(who)).toEqual([]);
	});
});

it("tells today which pages were written, the newest by its id", async () => {
	const who = await signUp();
	const written = async () => (await look<TodayThen>(who, "today")).written;
	expect(await written()).toEqual({ pages: 0, newestId: null });
	await entryOf(who.user.id, addDays(today, -1), "Yesterday.");
	await entryOf(who.user.id, today, "Bread for breakfast.");
	const { id } = await entryOf(who.user.id, today, "Soup for supper.");
	expect(await written()).toEqual({ pages: 2, newestId: id });
});

it("names the letter of the week that is over, until it was kept or thrown away", async () => {
	const who = await signUp();
	const letter = async () => (await look<TodayThen>(who, "today")).letter;
	const from = addDays(mondayOf(addDays(today, 1)), -7);
	await entryOf(who.user.id, addDays(from, -1), "Of the week before.");
	expect(await letter()).toBeNull();
	await entryOf(who.user.id, from, "Bread for breakfast.");
	expect(await letter()).toBe(`week-${from}`);
	expect((await who.browser.put(`/api/letters/week-${from}`, { mark: "kept" })).status).toBe(200);
	expect(await letter()).toBeNull();
});

describe("a year", () => {
	it("has each day with its pages, words and feelings, the hours of writing, and where it all begins", async () => {
		const [who, other] = [await signUp(), await signUp()];
		const { id } = await entryOf(who.user.id, "2024-02-29", "One two three.", 3);
		await db().journalEntry.update({ where: { id }, data: { createdAt: new Date("2024-02-29T21:10:00Z") } });
		await entryOf(who.user.id, "2024-02-29", "Brought in later.", 5);
		await entryOf(who.user.id, "2021-05-01", "Before.", 1);
		await entryOf(other.user.id, "2024-02-29", "Not mine.", 9);
		for (const [hour, feeling] of ["sad", "calm"].entries()) {
			const [localDate, createdAt] = [toDateColumn("2024-03-01"), new Date(Date.UTC(2024, 2, 1, hour))];
			await db().chosenFeeling.create({ data: { userId: who.user.id, feeling, localDate, createdAt } });
		}
		const year = await look<YearThen>(who, "days?year=2024");
		expect(year).toMatchObject({ year: 2024, firstYear: 2021, today });
		expect(year.days).toEqual([
			{ day: "2024-02-29", pages: 2, words: 8, feelings: [] },
			{ day: "2024-03-01", pages: 0, words: 0, feelings: ["sad", "calm"] },
		]);
		expect(year.hours.map((pages, hour) => [hour, pages]).filter(([, pages]) => pages)).toEqual([[21, 1]]);
		const pages = (query: string) => look<PagesThen>(who, `pages?from=2024-01-01&to=2024-12-31&feeling=${query}`);
		await entryOf(who.user.id, "2024-03-01", "A page of that day.");
		for (const feeling of ["sad", "low"]) {
			expect(await pages(feeling)).toMatchObject({
				pages: [{ beginning: "A page of that day.", feelings: ["sad", "calm"] }],
				hasMore: false,
			});
		}
		expect(await pages("proud")).toEqual({ pages: [], hasMore: false });
	});

	it.each([
		"days?year=two",
		"days?year=99999",
		"pages?feeling=blue&from=2024-01-01&to=2024-01-02",
		"pages?feeling=sad",
		"pages?feeling=sad&from=0000-01-01&to=2024-01-02",
	])("refuses %s with a sentence", async (query) => {
		const { browser, user } = await signUp();
		const response = await browser.get(`/api/look-back/${user.id}/${query}`);
		expect(response.status).toBe(400);
		expect(await response.text()).toMatch(/^[A-Z].*\.$/);
	});
});

describe("an answer that was given before", () => {
	const then = dayAgo("week", 1);
	const felt = (userId: number, feeling: string) =>
		db().chosenFeeling.create({ data: { userId, feeling, localDate: toDateColumn(then) } });
	/** Everything that is looked back on, in short: pages shown on this day, days with feelings, and pages by feeling. */
	const all = async (who: Parameters<typeof look>[0]) => ({
		shown: await shown(who),
		days: (await look<YearThen>(who, `days?year=${then.slice(0, 4)}`)).days.map(({ words, feelings }) => [
			words,
			...feelings,
		]),
		today: (await look<TodayThen>(who, "today")).days.map(({ feelings }) => feelings),
		calm: (await look<PagesThen>(who, `pages?feeling=calm&from=${then}&to=${then}`)).pages.map(
			({ beginning }) => beginning,
		),
	});

	it("follows each change at once, also one that another process made, for its person alone", async () => {
		const [who, other] = [await signUp(), await signUp()];
		const { id } = await entryOf(who.user.id, then, "Plums.");
		const calm = await felt(who.user.id, "calm");
		await entryOf(other.user.id, then, "Pears.", 7);
		const others = { shown: ["Pears."], days: [[7]], today: [], calm: [] };
		const first = { shown: ["Plums."], days: [[3, "calm"]], today: [["calm"]], calm: ["Plums."] };
		expect([await all(who), await all(other), await all(who)]).toEqual([first, others, first]);

		await felt(who.user.id, "sad");
		const sadToo = { ...first, days: [[3, "calm", "sad"]], today: [["calm", "sad"]] };
		expect(await all(who)).toEqual(sadToo);

		await db().journalEntry.update({
			where: { id, userId: who.user.id },
			data: { content: "Plums and quinces.", wordCount: 4 },
		});
		const edited = { shown: ["Plums and quinces."], days: [[4, "calm", "sad"]], calm: ["Plums and quinces."] };
		expect(await all(who)).toEqual({ ...sadToo, ...edited });

		// Another process has a connection of its own, and nothing of this one's memory.
		const elsewhere = await connectTo(env().DATABASE_URL);
		await elsewhere.query("UPDATE journal_entries SET word_count = 9, is_kept_away = true WHERE id = $1", [id]);
		await elsewhere.query("DELETE FROM feelings WHERE id = $1", [calm.id]);
		await elsewhere.end();
		expect(await all(who)).toEqual({ shown: [], days: [[9, "sad"]], today: [["sad"]], calm: [] });
		expect(await all(other)).toEqual(others);
	});

	it("is not made again while nothing has changed", async () => {
		const who = await signUp();
		await entryOf(who.user.id, then, "Plums.");
		await felt(who.user.id, "calm");
		const before = await all(who);
		const opening = jest.spyOn(Keyring.prototype, "open");
		try {
			expect(await all(who)).toEqual(before);
			expect(opening).not.toHaveBeenCalled();
		} finally {
			opening.mockRestore();
		}
	});

	it("is kept in a limited number per person, and none of somebody who has erased everything", async () => {
		const who = await signUp();
		await entryOf(who.user.id, then, "Plums.");
		const kept = () => {
			const holder = globalThis as { innerscriptAnswers?: Budget<Budgeted> };
			return holder.innerscriptAnswers?.get(who.user.id);
		};
		await look(who, `days?year=${then.slice(0, 4)}`);
		const { bytes = 0 } = kept() ?? {};
		expect(bytes).toBeGreaterThan(0);
		await db().journalEntry.createMany({
			data: Array.from({ length: 3_000 }, (_, i) => {
				const localDate = toDateColumn(addDays("2010-01-01", i));
				return { userId: who.user.id, content: "Rain.", wordCount: 1, prompt: "?", localDate };
			}),
		});
		for (let year = 2010; year < 2019; year++) await look(who, `days?year=${year}`);
		expect(kept()?.bytes).toBeGreaterThan(2 * bytes);
		expect(kept()?.bytes).toBeLessThanOrEqual(400_000);
		await erasePerson(db(), who.user.id);
		expect(kept()).toBeUndefined();
	});
});

it("every attempt comes with its scores and its answers, oldest first", async () => {
	const [who, other] = [await signUp(), await signUp()];
	const { questions } = questionnaire(PATTERN_QUESTIONNAIRE_ID);
	const attempt = async (userId: number, answer: number, completedAt: string) => {
		const responses = answersTo(PATTERN_QUESTIONNAIRE_ID).map((one) => ({ ...one, answer }));
		const patternScores = scorePatterns(questions, responses);
		const data = { userId, responses, patternScores, completedAt: new Date(completedAt) };
		await db().userResponse.create({ data: { ...data, questionnaireId: PATTERN_QUESTIONNAIRE_ID } });
	};
	expect(await look<Attempts>(who, "attempts")).toEqual({ statements: [], attempts: [] });
	await attempt(who.user.id, 2, "2026-06-01T10:00:00Z");
	await attempt(who.user.id, 5, "2025-01-01T10:00:00Z");
	await attempt(other.user.id, 1, "2025-01-01T10:00:00Z");
	const { statements, attempts } = await look<Attempts>(who, "attempts");
	expect(statements).toHaveLength(31);
	expect(attempts.map(({ scores, answers }) => [scores[0], answers[0], answers.length])).toEqual([
		[100, 5, 31],
		[40, 2, 31],
	]);
	await attempt(who.user.id, 3, "2026-07-01T10:00:00Z");
	expect((await look<Attempts>(who, "attempts")).attempts.map(({ scores }) => scores[0])).toEqual([100, 40, 60]);
});
