import { addDays, localDay, toDateColumn } from "@/lib/domain/progress/days";
import type { ClientThread, ClientThreads } from "@/lib/domain/threads/schema";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

const today = localDay(new Date(), 0);
const list = (browser: TestBrowser) => jsonOf<ClientThreads>(browser.get("/api/threads"));
const make = (browser: TestBrowser, meant: string, day: string) =>
	jsonOf<ClientThread>(browser.post("/api/threads", { meant, day }));
const put = (browser: TestBrowser, body: Record<string, unknown>) => browser.put("/api/threads", body);

/** Completes the talk "A clear no". */
async function finishTalk(browser: TestBrowser, later: string, others: Record<string, unknown> = {}) {
	const run = await jsonOf<{ id: string }>(browser.post("/api/exercises", { slug: "a-clear-no" }));
	const answers = {
		...{ who: "Ana", request: "The children on Fridays.", pull: ["guilt"], kind: ["never"] },
		...{ draft: "The answer is no.", again: ["same"], later, ...others },
	};
	const finish = (version: number, status: string) =>
		browser.put(`/api/exercises/${run.id}`, { answers, step: 7, status, version });
	return { run, finish, body: await jsonOf(finish(1, "finished")) };
}

describe("something meant for later", () => {
	it("is asked about from its day on, one a day, the oldest first", async () => {
		const { browser } = await signUp();
		const late = await make(browser, "write to Mira", addDays(today, -1));
		const old = await make(browser, "call the landlord", addDays(today, -9));
		const next = await make(browser, "plant the bulbs", addDays(today, 2));
		expect(await list(browser)).toMatchObject({
			due: { id: old.id },
			open: [{ id: old.id }, { id: late.id }, { id: next.id }],
		});
		const after = await jsonOf<ClientThreads>(put(browser, { id: old.id, answer: "well" }));
		expect(after).toMatchObject({ due: null, open: [{ id: late.id }, { id: next.id }] });
		await db().thread.updateMany({ where: { id: old.id }, data: { answeredOn: toDateColumn(addDays(today, -1)) } });
		expect((await list(browser)).due).toMatchObject({ id: late.id });
	});

	it("is not asked about where others can read it if its words tell of a danger", async () => {
		const { browser } = await signUp();
		const { id } = await make(browser, "pack a bag before he hits me again", addDays(today, -1));
		expect(await list(browser)).toMatchObject({ due: null, open: [{ id }] });
	});

	it("is asked about again some days after “not yet”", async () => {
		const { browser } = await signUp();
		const { id } = await make(browser, "write to Mira", today);
		const after = await jsonOf<ClientThreads>(put(browser, { id, answer: "not-yet" }));
		expect(after).toMatchObject({ due: null, open: [{ id, day: addDays(today, 3) }] });
		expect((await put(browser, { id, day: addDays(today, 9) })).status).toBe(200);
		expect((await list(browser)).open).toMatchObject([{ id, day: addDays(today, 9) }]);
	});

	it("can be said in other words, for another day", async () => {
		const { browser } = await signUp();
		const { id } = await make(browser, "write to Mira", addDays(today, 4));
		const was = { meant: "write to Mira", day: addDays(today, 4) };
		const body = { id, meant: " ring Mira ", day: addDays(today, 5), was };
		expect((await put(browser, { ...body, meant: " " })).status).toBe(400);
		expect((await put(browser, body)).status).toBe(200);
		expect((await list(browser)).open).toMatchObject([{ id, meant: "ring Mira", day: body.day }]);
	});

	it("is not overwritten by a form that was opened before it was changed elsewhere", async () => {
		const { browser } = await signUp();
		const { id } = await make(browser, "write to Mira", addDays(today, 4));
		const was = { meant: "write to Mira" };
		expect((await put(browser, { id, meant: "ring Mira", was })).status).toBe(200);
		expect((await put(browser, { id, meant: "visit Mira", was })).status).toBe(409);
		const day = { id, day: addDays(today, 5), was: { day: addDays(today, 4) } };
		expect((await put(browser, day)).status).toBe(200);
		expect((await put(browser, { ...day, day: addDays(today, 6) })).status).toBe(409);
		expect((await put(browser, { id, meant: "ring Mira", was })).status).toBe(200);
		expect((await list(browser)).open).toMatchObject([{ meant: "ring Mira", day: addDays(today, 5) }]);
	});

	it("is not asked about on the day after a message about danger", async () => {
		const { browser, user } = await signUp();
		await make(browser, "call the landlord", today);
		expect((await browser.post("/api/chat", { content: "I want to kill myself" })).status).toBe(200);
		expect((await list(browser)).due).toBeNull();
		const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
		await db().chatMessage.updateMany({ where: { userId: user.id }, data: { createdAt: twoDaysAgo } });
		expect((await list(browser)).due).toMatchObject({ meant: "call the landlord" });
	});

	it("suggests what fits if it went badly, depending on its talk", async () => {
		const { browser } = await signUp();
		await make(browser, "write to Mira", today);
		expect((await list(browser)).due?.ifBadly).toEqual([
			{ kind: "talk", id: "something-just-happened", title: "Something just happened" },
			{ kind: "exercise", id: "self-compassion", title: expect.any(String) },
		]);
		const other = await signUp();
		await finishTalk(other.browser, today);
		expect((await list(other.browser)).due?.ifBadly.map(({ id }) => id)).toEqual([
			"something-just-happened",
			"saying-no",
		]);
	});

	it("is not kept where the answers sound like danger from somebody", async () => {
		const { browser } = await signUp();
		const answers = { request: "He hits me when I say no, and I am scared of him.", who: "my husband" };
		const { run, body } = await finishTalk(browser, today, answers);
		expect(body).toMatchObject({ status: "finished", safety: { kind: "partner-danger" } });
		expect(run.id).not.toBe("");
		expect((await list(browser)).open).toEqual([]);
	});

	it("can be deleted, and put back", async () => {
		const { browser } = await signUp();
		const { id } = await make(browser, "write to Mira", today);
		const { undo } = await jsonOf<{ undo: string }>(browser.delete(`/api/threads/${id}`));
		expect((await list(browser)).open).toEqual([]);
		await browser.post(`/api/undo/${undo}`);
		expect((await list(browser)).open).toMatchObject([{ id, meant: "write to Mira" }]);
	});

	it("is kept by a talk that ends with a day, once however often it is finished", async () => {
		const { browser } = await signUp();
		const day = addDays(today, 3);
		const { finish } = await finishTalk(browser, day);
		await finish(2, "open");
		await finish(3, "finished");
		expect((await list(browser)).open).toMatchObject([{ meant: "say no to Ana", day }]);
	});

	it("changes when its talk is finished again, but not what the person has made of it since", async () => {
		const { browser } = await signUp();
		const { finish } = await finishTalk(browser, today);
		await finish(2, "open");
		const [run] = (await (await browser.get("/api/exercises")).json()) as { id: string }[];
		const again = async (version: number, who: string) => {
			const { answers } = (await (await browser.get(`/api/exercises/${run?.id}`)).json()) as { answers: object };
			const body = { answers: { ...answers, who }, step: 7, status: "finished", version };
			expect((await browser.put(`/api/exercises/${run?.id}`, body)).status).toBe(200);
		};
		await again(3, "Mira");
		const [{ id = "", meant = "", day = "" } = {}] = (await list(browser)).open;
		expect(meant).toBe("say no to Mira");
		const edited = { id, meant: "ring Mira after lunch", was: { meant, day } };
		expect((await put(browser, edited)).status).toBe(200);
		await again(4, "Ana");
		expect((await list(browser)).open).toMatchObject([{ id, meant: "ring Mira after lunch" }]);
	});

	it("is nobody else's", async () => {
		const [{ browser }, other] = await Promise.all([signUp(), signUp()]);
		const { id } = await make(browser, "write to Mira", today);
		expect(await list(other.browser)).toEqual({ due: null, open: [] });
		expect((await put(other.browser, { id, answer: "dropped" })).status).toBe(404);
		expect((await other.browser.delete(`/api/threads/${id}`)).status).toBe(404);
		expect((await list(browser)).due).toMatchObject({ id });
	});

	it.each([
		["POST", { meant: " ", day: today }, "Say what you mean to do."],
		["POST", { meant: "x".repeat(301), day: today }, "That can have at most 300 characters."],
		["POST", { meant: "x", day: "soon" }, "Choose a day."],
		["PUT", { id: "x" }, "Say how it went, or choose another day."],
		["PUT", { id: "x", answer: "great" }, "Say how it went, or choose another day."],
	])("refuses %s %j", async (method, body, problem) => {
		const { browser } = await signUp();
		const response = await browser.fetch(method, "/api/threads", { body });
		expect(response.status).toBe(400);
		expect(await response.text()).toBe(problem);
	});
});
