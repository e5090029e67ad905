import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/server/core/database/db";
import { answersTo } from "@/tests/api/questionnaires/factory";
import { complete, lifeAnswer } from "@/tests/api/scripts/factory";
import { signUp, TestBrowser } from "@/tests/setup/api";
import { type Instance, startInstances } from "@/tests/setup/instances/start";
import { goodAnalysis, goodReflection } from "@/tests/setup/model/answers";
import { type LocalServer, sendJson, serveForFile } from "@/tests/setup/model/local-server";

let model: LocalServer;
/** Requests that the model has received and not answered yet. */
const held: ServerResponse[] = [];
let isHolding = false;
let dying: Instance;
let other: Instance;

const answerTo = (prompt: string) => {
	if (prompt.includes("asks you for one short thought")) return { form: "growth", text: "What helped?" };
	if (prompt.includes("coach of a private journal")) return goodReflection;
	if (prompt.includes("Now write the life script")) return lifeAnswer;
	return prompt.includes("the next message") ? { reply: "What did you hear?" } : goodAnalysis;
};

beforeAll(async () => {
	model = await serveForFile((response, _n, body) => {
		if (isHolding) return void held.push(response);
		const message = { content: JSON.stringify(answerTo(body)) };
		sendJson(response, 200, { choices: [{ message, finish_reason: "stop" }] });
	});
	const environment = { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: "test-model" };
	[dying, other] = (await startInstances(2, [environment, environment])) as [Instance, Instance];
}, 180_000);
afterAll(() => model.close());

it("what a process was writing when it was killed, another finishes soon, unasked and once", async () => {
	const { browser, user } = await signUp("ada", {}, new TestBrowser(dying.origin));
	const userId = user.id;
	await complete(userId, ["8", "9", "12"]);
	isHolding = true;
	const asked = [
		browser.post("/api/journal", { content: "The tap was running.", prompt: "What stayed?", action: "submit" }),
		browser.post("/api/responses", { questionnaireId: "2", responses: answersTo("2"), patternScores: null }),
		browser.post("/api/life-script/generate"),
		browser.post("/api/chat", { content: "Are you there?" }),
	].map((answer) => answer.then(() => "answered").catch(() => "cut"));
	while (held.length < 4) await wait(20);
	// Four calls at once are allowed, counted across the processes.
	const there = new TestBrowser(other.origin);
	there.cookies = browser.cookies;
	expect((await there.post("/api/journal", { content: "x", prompt: "y", action: "insight" })).status).toBe(429);
	isHolding = false;
	const before = model.asked.length;

	await dying.process.kill("SIGKILL");
	expect(await Promise.all(asked)).toEqual(Array(4).fill("cut"));
	const finished = async () => {
		const [entry, response, script] = await Promise.all([
			db().journalEntry.findMany({ where: { userId } }),
			db().userResponse.findMany({ where: { userId, questionnaireId: "2" } }),
			db().lifeScript.findMany({ where: { userId } }),
		]);
		expect([entry.length, response.length, script.length <= 1]).toEqual([1, 1, true]);
		return entry[0]?.insightBy && response[0]?.aiAnalysis && script[0]?.mainScript;
	};
	while (!(await finished())) await wait(100);
	expect(model.asked.length - before).toBe(3);
	expect(await db().scriptGeneration.count({ where: { userId } })).toBe(0);
	expect(await db().scriptVersion.count({ where: { userId } })).toBe(0);
	// The killed process's share of the four places is free again.
	const answers = await Promise.all(
		Array.from({ length: 4 }, () => there.post("/api/journal", { content: "x", prompt: "y", action: "insight" })),
	);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
}, 120_000);

it("what ends every process that takes it up is left after two, and the person can ask again", async () => {
	const { browser, user } = await signUp("ada", {}, new TestBrowser(other.origin));
	const entry = await db().journalEntry.create({
		data: {
			userId: user.id,
			content: "The tap was running.",
			prompt: "What stayed?",
			localDate: new Date(),
			insightUntil: new Date(Date.now() + 60_000),
		},
	});
	const where = { id: entry.id, userId: user.id };
	const key = `takenUp:reflection:${user.id}:${entry.id}`;
	await db().rateLimit.create({ data: { key, points: 2, expire: Date.now() + 60_000 } });
	await db().journalEntry.updateMany({ where, data: { insightUntil: new Date(Date.now() - 1) } });
	while ((await db().journalEntry.findFirst({ where }))?.insightUntil !== null) await wait(50);
	expect((await db().journalEntry.findFirst({ where }))?.insightBy).toBeNull();
	expect((await browser.post(`/api/journal/${entry.id}/insight`)).status).toBe(200);
	expect((await db().journalEntry.findFirst({ where }))?.insightBy).toBe("test-model");
});
