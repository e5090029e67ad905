import { randomUUID } from "node:crypto";
import { PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { answersTo, questionnaire } from "./factory";

const submit = (
	browser: TestBrowser,
	questionnaireId: string,
	responses = answersTo(questionnaireId),
	key: string = randomUUID(),
) => browser.post("/api/responses", { questionnaireId, responses, patternScores: null }, { "idempotency-key": key });

async function submitted(
	browser: TestBrowser,
	questionnaireId: string,
	responses = answersTo(questionnaireId),
): Promise<ClientResponse> {
	const response = await submit(browser, questionnaireId, responses);
	if (response.status !== 200) throw new Error(await response.text());
	return response.json();
}

const list = async (browser: TestBrowser, userId: number): Promise<ClientResponse[]> =>
	(await browser.get(`/api/responses/${userId}`)).json();

describe("the questionnaires", () => {
	it("are all there, with everything that a screen needs", async () => {
		const { browser } = await signUp();
		const questionnaires = await jsonOf(browser.get("/api/questionnaires"));
		expect(questionnaires.map(({ id }: { id: string }) => id)).toEqual([
			"1",
			"2",
			"3",
			"4",
			"5",
			"6",
			"7",
			"8",
			"9",
			"12",
			TIMELINE_QUESTIONNAIRE_ID,
		]);
		expect(questionnaires[0]).toEqual(questionnaire("1"));
	});
});

describe("submitting", () => {
	it("keeps the answers as they were sent and has them analyzed in their own words", async () => {
		const { browser, user } = await signUp();
		const answers = answersTo("8", "My mother hummed in the kitchen when she was angry — “fine”, she’d say. 🙂\r\n");
		const saved = await submitted(browser, "8", answers);
		expect(saved).toMatchObject({
			questionnaireId: "8",
			responses: answers,
			patternScores: null,
			analysisBy: "built-in",
			version: 1,
		});
		expect(saved.aiAnalysis).toContain("## Key Insights Summary");
		expect(saved.isBeingAnalyzed).toBe(false);
		expect(await list(browser, user.id)).toEqual([{ ...saved, isComplete: true, safety: undefined }]);
	});

	it("computes the scores itself, whatever it is told", async () => {
		const { browser } = await signUp();
		const answers = answersTo(PATTERN_QUESTIONNAIRE_ID, "", 2).map((answer) =>
			["2", "8", "15", "21", "29"].includes(answer.questionId) ? { ...answer, answer: "5" } : answer,
		);
		const patternScores = [{ name: "Pleaser", score: 1, description: "" }];
		const saved: ClientResponse = await jsonOf(
			browser.post("/api/responses", { questionnaireId: "6", responses: answers, patternScores }),
		);
		expect(saved.patternScores?.map(({ name, score }) => [name, score])).toEqual([
			["Pleaser", 100],
			["Avoider", 40],
			["Anxious", 40],
			["Controller", 40],
			["Victim", 40],
			["All-or-Nothing", 40],
		]);
		expect(
			saved.patternScores?.[0]?.description
				.split("\n")
				.slice(1)
				.map((line) => line.split(":")[0]),
		).toEqual(["Core Fear", "Adaptive Strategy", "Relationship Impact"]);
	});

	it("makes one response of twenty sends with one key, and gives all of them the same answer", async () => {
		const { browser, user } = await signUp();
		const key = randomUUID();
		const answers = await Promise.all(Array.from({ length: 20 }, () => submit(browser, "2", answersTo("2"), key)));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		const bodies: ClientResponse[] = await Promise.all(answers.map((answer) => answer.json()));
		expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
		expect(bodies[0]?.aiAnalysis).not.toBeNull();
		expect(await list(browser, user.id)).toHaveLength(1);
	});

	it("says so where a key comes again with other answers, and keeps the first", async () => {
		const { browser } = await signUp();
		const key = randomUUID();
		const statuses: number[] = [];
		for (const id of ["2", "1", "2"]) statuses.push((await submit(browser, id, answersTo(id), key)).status);
		expect(statuses).toEqual([200, 409, 200]);
	});

	it("does not take a key that another person used", async () => {
		const key = randomUUID();
		const [ada, grace] = await Promise.all([signUp(), signUp("grace")]);
		const first: ClientResponse = await jsonOf(submit(ada.browser, "1", answersTo("1"), key));
		const second: ClientResponse = await jsonOf(submit(grace.browser, "1", answersTo("1"), key));
		expect(second.id).not.toBe(first.id);
		expect(await list(ada.browser, ada.user.id)).toHaveLength(1);
	});

	const edited = (change: (answers: ReturnType<typeof answersTo>) => unknown) => change(answersTo("8"));
	it.each([
		[
			"a short answer",
			edited(([first, ...rest]) => [{ ...first, answer: "short" }, ...rest]),
			"Question 1: Please provide a more detailed response (minimum 10 characters)",
		],
		[
			"an unknown question",
			edited((all) => [...all, { questionId: "q99", answer: "a long enough answer" }]),
			"There is no question q99",
		],
		["a question twice", edited((all) => [...all, ...all.slice(0, 1)]), "Question q1 is answered twice."],
		["no answers", [], "The answers must have at least 1 item."],
	])("refuses %s with a sentence, and stores nothing", async (_, responses, sentence) => {
		const { browser, user } = await signUp();
		const response = await browser.post("/api/responses", { questionnaireId: "8", responses });
		expect(response.status).toBe(400);
		expect(await response.text()).toContain(sentence);
		expect(await list(browser, user.id)).toEqual([]);
	});

	it("refuses an unknown questionnaire and a key that is none", async () => {
		const { browser } = await signUp();
		expect((await submit(browser, "99", answersTo("1"))).status).toBe(404);
		expect((await submit(browser, "1", answersTo("1"), "again")).status).toBe(400);
	});
});

describe("editing", () => {
	it("replaces the answers, and their analysis", async () => {
		const { browser, user } = await signUp();
		const saved = await submitted(browser, "8");
		const answers = answersTo("8", "She taught me to swim in the cold lake before breakfast");
		const edited: ClientResponse = await jsonOf(
			browser.put(`/api/responses/${saved.id}`, {
				responses: answers,
				patternScores: null,
				version: 1,
			}),
		);
		expect(edited).toMatchObject({ id: saved.id, responses: answers, version: 2 });
		expect(edited.aiAnalysis).toContain("swim");
		expect(edited.aiAnalysis).not.toBe(saved.aiAnalysis);
		expect(await list(browser, user.id)).toEqual([{ ...edited, isComplete: true, safety: undefined }]);
	});

	it("tells the later of two tabs that the answers changed", async () => {
		const { browser, user } = await signUp();
		const saved = await submitted(browser, "6", answersTo("6", "", 3));
		const edits = [1, 5].map((number) =>
			browser.put(`/api/responses/${saved.id}`, { responses: answersTo("6", "", number), version: 1 }),
		);
		const statuses = (await Promise.all(edits)).map(({ status }) => status);
		expect([...statuses].sort()).toEqual([200, 409]);
		const [stored] = await list(browser, user.id);
		expect(stored?.patternScores?.[0]?.score).toBe(statuses[0] === 200 ? 20 : 100);
	});
});

describe("two people", () => {
	it("cannot read, edit or analyze each other's answers", async () => {
		const [ada, grace] = await Promise.all([signUp(), signUp("grace")]);
		const saved = await submitted(ada.browser, "1");
		const before = await db().userResponse.findUniqueOrThrow({ where: { id: saved.id } });
		expect((await grace.browser.get(`/api/responses/${ada.user.id}`)).status).toBe(403);
		const edit = await grace.browser.put(`/api/responses/${saved.id}`, {
			responses: answersTo("1", "Not hers to write"),
		});
		const missing = await grace.browser.put(`/api/responses/${randomUUID()}`, { responses: answersTo("1") });
		expect([edit.status, missing.status]).toEqual([404, 404]);
		expect(await edit.text()).toBe(await missing.text());
		expect((await grace.browser.post(`/api/responses/${saved.id}/analysis`)).status).toBe(404);
		expect(await list(grace.browser, grace.user.id)).toEqual([]);
		expect(await db().userResponse.findUniqueOrThrow({ where: { id: saved.id } })).toEqual(before);
	});

	it("never meet in an analysis: earlier answers of the same person alone are read", async () => {
		const [ada, grace] = await Promise.all([signUp(), signUp("grace")]);
		await submitted(ada.browser, "8", answersTo("8", "My mother kept every letter in a blue biscuit tin"));
		const saved = await submitted(grace.browser, "9", answersTo("9", "My father repaired clocks at the kitchen table"));
		expect(saved.aiAnalysis).not.toContain("biscuit");
	});
});
