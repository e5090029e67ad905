import type { ClientPerson, PersonPage } from "@/lib/domain/people/shown";
import { toDateColumn } from "@/lib/domain/progress/days";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { db } from "@/lib/server/core/database/db";
import { entryOn } from "@/tests/api/journal/entries";
import { answersTo } from "@/tests/api/questionnaires/factory";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

const list = (browser: TestBrowser) => jsonOf<ClientPerson[]>(browser.get("/api/people"));
const name = (browser: TestBrowser, ...names: string[]) => jsonOf<ClientPerson>(browser.post("/api/people", { names }));
const pageOf = (browser: TestBrowser, id: string) => jsonOf<PersonPage>(browser.get(`/api/people/${id}`));

describe("people", () => {
	it("keep a name that was added in one window when another one is added in an older one", async () => {
		const { browser } = await signUp();
		const { id } = await name(browser, "Mum");
		const put = (names: string[], was: string[]) => browser.put(`/api/people/${id}`, { names, was: { names: was } });
		expect((await put(["Mum", "Mama"], ["Mum"])).status).toBe(200);
		expect((await put(["Mum", "Mutti"], ["Mum"])).status).toBe(409);
		expect(await list(browser)).toMatchObject([{ names: ["Mum", "Mama"] }]);
		expect((await put(["Mum", "Mama", "Mutti"], ["Mum", "Mama"])).status).toBe(200);
	});

	it("are named, renamed, merged, removed and restored, and belong to nobody else", async () => {
		const [{ browser }, other] = await Promise.all([signUp(), signUp()]);
		const mira = await name(browser, "Mira");
		const mum = await name(browser, "Mum", "Mum");
		expect(await list(browser)).toMatchObject([{ names: ["Mira"] }, { names: ["Mum"] }]);
		expect(
			(await browser.put(`/api/people/${mum.id}`, { names: ["Mum", "Mama"], was: { names: ["Mum"] } })).status,
		).toBe(200);
		for (const [status, answer] of [
			[409, browser.post("/api/people", { names: ["mira"] })],
			[409, browser.put(`/api/people/${mum.id}`, { names: ["Mira"], was: { names: ["Mum", "Mama"] } })],
			[404, other.browser.get(`/api/people/${mira.id}`)],
			[404, other.browser.put(`/api/people/${mira.id}`, { names: ["Ann"], was: { names: ["Mira"] } })],
			[404, other.browser.delete(`/api/people/${mira.id}`)],
			[404, other.browser.post(`/api/people/${mira.id}/merge`, { with: mum.id })],
			[404, browser.post(`/api/people/${mira.id}/merge`, { with: mira.id })],
			[400, browser.post("/api/people", { names: [] })],
			[400, browser.post("/api/people", { names: [" . "] })],
			[400, browser.post("/api/people", { names: ["a".repeat(81)] })],
		] as const) {
			expect((await answer).status).toBe(status);
		}
		expect(await list(other.browser)).toEqual([]);
		expect((await browser.post(`/api/people/${mira.id}/merge`, { with: mum.id })).status).toBe(200);
		expect(await list(browser)).toMatchObject([{ id: mira.id, names: ["Mira", "Mum", "Mama"] }]);
		const { undo } = await jsonOf<{ undo: string }>(browser.delete(`/api/people/${mira.id}`));
		expect(await list(browser)).toEqual([]);
		await browser.post(`/api/undo/${undo}`);
		expect(await list(browser)).toMatchObject([{ names: ["Mira", "Mum", "Mama"] }]);
	});

	it("have a page: when they are written of, with which feelings, on which relationship", async () => {
		const [{ browser, user }, other] = await Promise.all([signUp(), signUp()]);
		await entryOn(user.id, "2025-03-02", "Mira came by with plums.");
		await entryOn(user.id, "2025-03-09", "mum rang about the garden.");
		await entryOn(user.id, "2026-01-05", "Mira’s train was late. Miranda was not there.");
		await entryOn(user.id, "2026-01-06", "Miranda and I.");
		await entryOn(other.user.id, "2026-01-07", "Mira, of somebody else.");
		const localDate = toDateColumn("2026-01-05");
		await db().chosenFeeling.create({ data: { userId: user.id, feeling: "calm", localDate } });
		const responses = answersTo(TIMELINE_QUESTIONNAIRE_ID, "We met when Mira moved in.").map((one) =>
			one.questionId === "q1" ? { ...one, answer: "Jonas" } : one,
		);
		const told = { userId: user.id, questionnaireId: TIMELINE_QUESTIONNAIRE_ID, responses };
		await db().userResponse.create({ data: told });
		const { id } = await name(browser, "Mira", "Mum");
		expect(await pageOf(browser, id)).toMatchObject({
			pages: 3,
			months: [
				{ month: "2025-03", pages: 2 },
				{ month: "2026-01", pages: 1 },
			],
			feelings: [{ id: "calm", count: 1 }],
			relationships: [{ name: "Jonas" }],
			first: { beginning: "Mira came by with plums." },
			newest: { beginning: "Mira’s train was late. Miranda was not there." },
			isCareful: false,
		});
		const { names } = await jsonOf<{ names: string[] }>(browser.get("/api/people/offered"));
		expect(names).not.toContain("Mira");
	});

	it("whose pages show a danger are asked nothing about, and such a page is not shown", async () => {
		const { browser, user } = await signUp();
		await entryOn(user.id, "2026-01-05", "Sam hits me and I am afraid of him.");
		await entryOn(user.id, "2026-01-07", "Sam made tea.");
		const { id } = await name(browser, "Sam");
		expect(await pageOf(browser, id)).toMatchObject({
			isCareful: true,
			pages: 2,
			first: { beginning: "Sam made tea." },
		});
	});
});
