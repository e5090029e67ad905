import type { ClientGoal } from "@/lib/domain/goals/schema";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

const goal = { title: "Speak up", description: "Say what I want before I am angry.", type: "short term" };
const create = (browser: TestBrowser, body: Record<string, unknown> = goal) =>
	browser.post("/api/relationship-goals", body);
const list = (browser: TestBrowser, userId: number) =>
	jsonOf<ClientGoal[]>(browser.get(`/api/relationship-goals/${userId}`));

describe("goals", () => {
	it("are made, listed, changed, finished, reopened and removed", async () => {
		const { browser, user } = await signUp();
		const made = await jsonOf<ClientGoal>(create(browser, { ...goal, userId: user.id }));
		expect(made).toMatchObject({ ...goal, userId: user.id, progress: 0, completedAt: null });
		expect(await list(browser, user.id)).toEqual([made]);
		const put = async (update: unknown) => (await browser.put(`/api/relationship-goals/${made.id}`, update)).json();
		expect(await put({ title: "", description: "Less.", type: "long term", was: goal })).toMatchObject({
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

	it.each([
		[{ description: "" }, "Description is required"],
		[{ description: "  \n" }, "Description is required"],
		[{ title: "x" }, "Description is required"],
		[{ ...goal, type: "someday" }, 'The type is either "short term" or "long term"'],
		[{ ...goal, description: "x".repeat(2001) }, "A description can have at most 2,000 characters"],
		[{ ...goal, title: "x".repeat(201) }, "A title can have at most 200 characters"],
		[{ ...goal, progress: 50 }, "There is no “"],
	])("refuse %j", async (body, sentence) => {
		const { browser } = await signUp();
		const response = await create(browser, body);
		expect(response.status).toBe(400);
		expect(await response.text()).toContain(sentence);
	});

	it.each([
		{ progress: 101 },
		{ progress: -1 },
		{ progress: 1.5 },
		{ description: " ", was: { description: goal.description } },
	])("refuse the change %j", async (update) => {
		const { browser } = await signUp();
		const made = await jsonOf<ClientGoal>(create(browser));
		expect((await browser.put(`/api/relationship-goals/${made.id}`, update)).status).toBe(400);
	});

	it("are not overwritten by a form that was opened before somebody changed them elsewhere", async () => {
		const { browser, user } = await signUp();
		const { id } = await jsonOf<ClientGoal>(create(browser));
		const put = (update: unknown) => browser.put(`/api/relationship-goals/${id}`, update);
		const newer = { description: "Newer words.", was: { description: goal.description } };
		expect((await put(newer)).status).toBe(200);
		const older = await put({ description: "Words of an older form.", was: { description: goal.description } });
		expect([older.status, await older.text()]).toEqual([409, expect.stringContaining("changed in another window")]);
		// Another field of the older form is no conflict, and neither is the same change again.
		expect((await put({ title: "Another title", was: { title: goal.title } })).status).toBe(200);
		expect((await put(newer)).status).toBe(200);
		expect(await list(browser, user.id)).toMatchObject([{ title: "Another title", description: "Newer words." }]);
		expect((await put({ description: "Sent without saying what it was." })).status).toBe(200);
	});

	it("are limited to two, even if twenty are created at once", async () => {
		const { browser, user } = await signUp();
		const answers = await Promise.all(Array.from({ length: 20 }, () => create(browser)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array(18).fill(409)]);
		expect(await list(browser, user.id)).toHaveLength(2);
		expect(await (await create(browser)).text()).toBe(
			"You have two open goals already. Finish or remove one to make room.",
		);
	});

	it("are two open ones at most, also when five finished ones are reopened at once", async () => {
		const { browser, user } = await signUp();
		const ids: string[] = [];
		for (let i = 0; i < 5; i++) {
			const { id } = await jsonOf<ClientGoal>(create(browser));
			await browser.put(`/api/relationship-goals/${id}`, { completed: true });
			ids.push(id);
		}
		const answers = await Promise.all(
			ids.map((id) => browser.put(`/api/relationship-goals/${id}`, { completed: false })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
		expect((await list(browser, user.id)).filter(({ completedAt }) => completedAt === null)).toHaveLength(2);
	});

	it("belong to one person", async () => {
		const { browser, user } = await signUp();
		const made = await jsonOf<ClientGoal>(create(browser));
		const { browser: stranger } = await signUp("grace");
		expect((await stranger.get(`/api/relationship-goals/${user.id}`)).status).toBe(403);
		expect((await create(stranger, { ...goal, userId: user.id })).status).toBe(403);
		expect((await stranger.put(`/api/relationship-goals/${made.id}`, { description: "Mine", was: goal })).status).toBe(
			404,
		);
		expect((await stranger.delete(`/api/relationship-goals/${made.id}`)).status).toBe(404);
		expect((await list(browser, user.id)).map(({ description }) => description)).toEqual([goal.description]);
	});
});
