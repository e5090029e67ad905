import type { ClientRun, RunSummary, SavedRun } from "@/lib/domain/exercises/run";
import type { Answers } from "@/lib/domain/exercises/schema";
import { db, keyring } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

const slug = "when-and-then";
const whole: Answers = {
	wish: "Call my brother",
	outcome: "We laugh",
	obstacle: "I wait",
	when: "Sunday, the kettle",
	act: "I call",
	sure: 8,
};

const begin = (browser: TestBrowser, what = slug) => jsonOf<ClientRun>(browser.post("/api/exercises", { slug: what }));
const list = (browser: TestBrowser) => jsonOf<RunSummary[]>(browser.get("/api/exercises"));
const read = (browser: TestBrowser, id: string) => jsonOf<ClientRun>(browser.get(`/api/exercises/${id}`));
const put = (browser: TestBrowser, id: string, update: Record<string, unknown>) =>
	browser.put(`/api/exercises/${id}`, { answers: {}, step: 0, status: "open", version: 1, ...update });
const saved = (response: Promise<Response>) => jsonOf<SavedRun>(response);

describe("an exercise", () => {
	it("is begun, left half-way, gone on with, finished, opened again and deleted", async () => {
		const { browser } = await signUp();
		const run = await begin(browser);
		expect(run).toMatchObject({
			slug,
			title: "A plan of when and then",
			status: "open",
			step: 0,
			steps: 7,
			version: 1,
		});
		const { wish, outcome } = whole;
		const half = await saved(put(browser, run.id, { answers: { wish, outcome }, step: 2 }));
		expect(half).toMatchObject({ status: "open", step: 2, version: 2, page: null, goal: null, safety: null });
		expect(await begin(browser)).toMatchObject({ id: run.id, step: 2, answers: { wish, outcome } });

		const done = await saved(put(browser, run.id, { answers: whole, step: 6, status: "finished", version: 2 }));
		expect(done).toMatchObject({ status: "finished", version: 3, finishedAt: expect.stringMatching(/Z$/) });
		expect(done.page?.text).toBe(
			"My plan of when and then\n\nWhat I want\nCall my brother\n\nWhat would come of it\nWe laugh\n\nWhen\nSunday, the kettle\n\nThen\nI call\n\nWhat may get in the way\nI wait\n\nHow sure I am\n8 of 10",
		);
		expect(done.page?.markdown).toContain("# My plan of when and then\n\n## What I want\n\nCall my brother");
		expect(done.goal).toBe("Call my brother\n\nWhen:\nSunday, the kettle\n\nThen:\nI call");
		expect(await read(browser, run.id)).toEqual({ ...done, safety: undefined });

		const next = await begin(browser);
		expect(next.id).not.toBe(run.id);
		expect((await list(browser)).map(({ id }) => id)).toEqual([next.id, run.id]);
		expect(await saved(put(browser, run.id, { answers: whole, version: 3 }))).toMatchObject({
			status: "open",
			finishedAt: null,
			page: null,
		});
		expect((await browser.delete(`/api/exercises/${run.id}`)).status).toBe(200);
		expect((await browser.get(`/api/exercises/${run.id}`)).status).toBe(404);
		expect(await list(browser)).toHaveLength(1);
	});

	it("is one run also when twenty tabs begin it at once", async () => {
		const { browser } = await signUp();
		const runs = await Promise.all(Array.from({ length: 20 }, () => begin(browser)));
		expect(new Set(runs.map(({ id }) => id)).size).toBe(1);
	});
});

describe("refused, with a sentence and nothing lost:", () => {
	it.each([
		[{ answers: { wish: "x".repeat(10_001) } }, "An answer can have at most 10,000 characters."],
		[{ answers: { wish: 3 } }, "That is not an answer to “What do you want to do?”."],
		[{ answers: { sure: "eight" } }, "That is not an answer to “How sure are you that you will do it?”."],
		[{ answers: { sure: 11 } }, "Choose a number from 0 to 10."],
		[
			{ answers: { wish: "x" }, status: "finished" },
			"“What is the best thing that would come of it?” has no answer yet.",
		],
		[{ status: "lost" }, 'The status is either "open" or "finished".'],
		[{ step: 99 }, "There is no such step."],
		[{ step: -1 }, "There is no such step."],
		[{ version: "1" }, "That is not a version."],
		[{ answers: "none" }, "There are no answers in that request."],
		[{ more: true }, "There is no “"],
	])("%#", async (update, sentence) => {
		const { browser } = await signUp();
		const run = await begin(browser);
		await put(browser, run.id, { answers: { wish: "Kept" } });
		const response = await put(browser, run.id, { version: 2, ...update });
		expect(response.status).toBe(400);
		expect(await response.text()).toContain(sentence);
		expect(await read(browser, run.id)).toMatchObject({ answers: { wish: "Kept" }, version: 2 });
	});

	it.each([{}, { slug: "" }, { slug: 3 }, { slug, answers: {} }])("beginning %j", async (body) => {
		const { browser } = await signUp();
		expect((await browser.post("/api/exercises", body)).status).toBe(400);
	});

	it("the later of two tabs, whose words are not put over the others", async () => {
		const { browser } = await signUp();
		const run = await begin(browser);
		await put(browser, run.id, { answers: { wish: "From the phone" } });
		const late = await put(browser, run.id, { answers: { wish: "From the desk" } });
		expect([late.status, await late.text()]).toEqual([
			409,
			"This was changed somewhere else in the meantime. What you typed is still here.",
		]);
		expect((await read(browser, run.id)).answers).toEqual({ wish: "From the phone" });
		const [a, b] = await Promise.all(["a", "b"].map((wish) => put(browser, run.id, { answers: { wish }, version: 2 })));
		expect([a?.status, b?.status].sort()).toEqual([200, 409]);
	});
});

describe("words that sound like danger", () => {
	const danger = "I want to kill myself tonight.";

	it("lead the answer when they are new, and again when the exercise is finished", async () => {
		const { browser } = await signUp();
		const run = await begin(browser);
		const first = await saved(put(browser, run.id, { answers: { wish: danger }, step: 1 }));
		expect(first.safety).toMatchObject({ kind: "self-harm", helpLines: expect.any(Array) });
		expect(first.answers.wish).toBe(danger);
		const second = await saved(put(browser, run.id, { answers: { wish: danger, outcome: "x" }, step: 2, version: 2 }));
		expect(second.safety).toBeNull();
		const done = await saved(
			put(browser, run.id, { answers: { ...whole, wish: danger }, step: 6, status: "finished", version: 3 }),
		);
		expect(done.safety?.kind).toBe("self-harm");
		expect(await db().exerciseRun.count({ where: { id: run.id, status: "finished" } })).toBe(1);
	});

	it("of somebody who is afraid at home, while preparing to talk to them", async () => {
		const { browser } = await signUp();
		const run = await begin(browser, "hard-conversation");
		const answers = { about: "My husband. He hits me when I say the wrong thing and I am scared of him." };
		expect((await saved(put(browser, run.id, { answers, step: 1 }))).safety?.kind).toBe("partner-danger");
	});
});

it("is opened and continued without reading the hundreds of unfinished runs that a file can bring", async () => {
	const { browser, user } = await signUp();
	const answers = { wish: "Call my brother" };
	await db().exerciseRun.createMany({ data: Array.from({ length: 40 }, () => ({ userId: user.id, slug, answers })) });
	const open = jest.spyOn(keyring(), "open");
	expect((await begin(browser)).answers).toEqual(answers);
	expect((await browser.get(`/api/talks/${slug}`)).status).toBe(200);
	const runs = open.mock.calls.filter(([, { table }]) => table === "exercise_runs");
	open.mockRestore();
	// Including the newest of them, which are read for signs of danger.
	expect(runs.length).toBeLessThan(40);
});
