import { db } from "@/lib/core/db";
import type { ClientGoal } from "@/lib/goals/schema";
import { signUp, type TestBrowser } from "@/tests/setup/api";

const goal = { title: "Speak up", description: "Say what I want before I am angry.", type: "short term" };
const create = (browser: TestBrowser, body: Record<string, unknown> = goal) =>
	browser.post("/api/relationship-goals", body);
const list = async (browser: TestBrowser, userId: number) =>
	(await (await browser.get(`/api/relationship-goals/${userId}`)).json()) as ClientGoal[];

describe("goals", () => {
	it("are made, listed, changed, finished, reopened and removed", async () => {
		const { browser, user } = await signUp();
		const made = (await (await create(browser, { ...goal, userId: user.id })).json()) as ClientGoal;
		expect(made).toMatchObject({ ...goal, progress: 0, completedAt: null });
		expect(await list(browser, user.id)).toEqual([made]);
		const put = async (update: unknown) => (await browser.put(`/api/relationship-goals/${made.id}`, update)).json();
		expect(await put({ title: "", description: "Less.", type: "long term" })).toMatchObject({
			title: null,
			description: "Less.",
			type: "long term",
			progress: 0,
		});
		expect(await put({ progress: 40 })).toMatchObject({ progress: 40, description: "Less." });
		expect(await put({ completed: true })).toMatchObject({ progress: 100, completedAt: expect.stringMatching(/Z$/) });
		expect(await put({ completed: false, progress: 60 })).toMatchObject({ progress: 60, completedAt: null });
		expect((await browser.delete(`/api/relationship-goals/${made.id}`)).status).toBe(200);
		expect(await list(browser, user.id)).toEqual([]);
	});

	it("need a description and nothing else", async () => {
		const { browser } = await signUp();
		expect(await (await create(browser, { description: "Listen." })).json()).toMatchObject({
			title: null,
			type: "short term",
		});
	});

	it.each([
		[{ description: "" }, "Description is required"],
		[{ description: "  \n" }, "Description is required"],
		[{ title: "x" }, "Description is required"],
		[{ ...goal, type: "someday" }, 'The type is either "short term" or "long term"'],
		[{ ...goal, description: "x".repeat(2001) }, "A description can have at most 2,000 characters"],
		[{ ...goal, title: "x".repeat(201) }, "A title can have at most 200 characters"],
		[{ ...goal, progress: 50 }, "Unrecognized key"],
	])("refuse %j", async (body, sentence) => {
		const { browser } = await signUp();
		const response = await create(browser, body);
		expect(response.status).toBe(400);
		expect(await response.text()).toContain(sentence);
	});

	it.each([{ progress: 101 }, { progress: -1 }, { progress: 1.5 }, { description: " " }])(
		"refuse the change %j",
		async (update) => {
			const { browser } = await signUp();
			const made = (await (await create(browser)).json()) as ClientGoal;
			expect((await browser.put(`/api/relationship-goals/${made.id}`, update)).status).toBe(400);
		},
	);

	it("are two at most, also when twenty are made at once", async () => {
		const { browser, user } = await signUp();
		const answers = await Promise.all(Array.from({ length: 20 }, () => create(browser)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array(18).fill(409)]);
		expect(await list(browser, user.id)).toHaveLength(2);
		expect(await (await create(browser)).text()).toBe("You have two goals already. Finish or remove one to make room.");
	});

	it("belong to one person", async () => {
		const { browser, user } = await signUp();
		const made = (await (await create(browser)).json()) as ClientGoal;
		const { browser: stranger } = await signUp("grace");
		expect((await stranger.get(`/api/relationship-goals/${user.id}`)).status).toBe(403);
		expect((await create(stranger, { ...goal, userId: user.id })).status).toBe(403);
		expect((await stranger.put(`/api/relationship-goals/${made.id}`, { description: "Mine" })).status).toBe(404);
		expect((await stranger.delete(`/api/relationship-goals/${made.id}`)).status).toBe(404);
		expect(await db().relationshipGoal.count({ where: { userId: user.id, description: goal.description } })).toBe(1);
	});
});
