import { setTimeout as wait } from "node:timers/promises";
import type { PrismaClient } from "@/prisma/client/client";
import { answersTo } from "@/tests/api/questionnaires/factory";
import { lifeAnswer } from "@/tests/api/scripts/factory";
import { signUp, TestBrowser } from "@/tests/setup/api";
import { goodReflection } from "@/tests/setup/model/answers";
import { type LocalServer, sendJson, serveForFile } from "@/tests/setup/model/local-server";
import { recovered, rowsOf, startApp } from "./setup/app";
import { Cluster } from "./setup/cluster";
import { Writers } from "./setup/writers";

/* The app is asked to stop, suspended for a while, or killed, while people wait for an answer. */

/** How soon hosts expect a process to end after SIGTERM, in milliseconds. */
const ENDS_WITHIN_MS = 30_000;
/** How soon an app that is stuck answers again, in milliseconds: it is given half a minute. */
const RESTARTS_WITHIN_MS = 90_000;
/** How long the model takes: longer than a claim holds without being extended. */
const MODEL_MS = 9_000;

const cluster = new Cluster();
let url: string;
let prisma: PrismaClient;
let model: LocalServer;
beforeAll(async () => {
	await cluster.create();
	url = await cluster.database("innerscript");
	prisma = rowsOf(url);
	model = await serveForFile(async (response, _n, body) => {
		const isScript = body.includes("Now write the life script");
		const content = JSON.stringify(isScript ? lifeAnswer : goodReflection);
		await wait(MODEL_MS);
		sendJson(response, 200, { choices: [{ message: { content }, finish_reason: "stop" }] });
	});
}, 60_000);
afterAll(async () => {
	await model.close();
	await prisma.$disconnect();
	await cluster.remove();
}, 60_000);

const withModel = () =>
	startApp({
		DATABASE_URL: url,
		OPENAI_BASE_URL: `${model.url}/v1`,
		OPENAI_MODEL: "test-model",
		AI_TIMEOUT_MS: "20000",
	});
const entry = { content: "The tap was running.", prompt: "What stayed?", action: "submit" };

it("SIGTERM under load: what was asked is answered, nobody new is let in, and it ends within thirty seconds with nothing lost", async () => {
	const app = await startApp({ DATABASE_URL: url });
	const writers = new Writers(() => app.origin);
	await writers.begin(6);
	await writers.write(30);
	const since = performance.now();
	const ended = app.process.kill("SIGTERM").then(() => performance.now() - since);
	// People go on writing. What is refused or lost is sent again to the app that is started next, at the same address.
	expect(await ended).toBeLessThan(ENDS_WITHIN_MS);
	const next = await startApp({ DATABASE_URL: url }, Number(new URL(app.origin).port));
	await writers.write(20);
	await writers.finish();
	await writers.expectAllThere(prisma);
	expect(writers.answers.get(500)).toBeUndefined();
	await next.process.kill("SIGTERM");
}, 180_000);

it("SIGTERM while a model takes nine seconds: whoever asked gets the answer, and it ends after that within thirty seconds", async () => {
	const app = await withModel();
	const { browser, user } = await signUp("ada", {}, new TestBrowser(app.origin));
	const before = model.asked.length;
	const answer = browser.post("/api/journal", entry);
	while (model.asked.length === before) await wait(20);
	const since = performance.now();
	const ended = app.process.kill("SIGTERM").then(() => performance.now() - since);
	expect(await (await answer).json()).toMatchObject({ title: goodReflection.title, insightStatus: "ready" });
	expect(await ended).toBeLessThan(ENDS_WITHIN_MS);
	expect(await prisma.journalEntry.count({ where: { userId: user.id, insightBy: "test-model" } })).toBe(1);
}, 120_000);

it("killed while a script and a reflection are written: another process finishes both within ten seconds and the model's time", async () => {
	const [killed, other] = [await withModel(), await withModel()];
	const { browser, user } = await signUp("ada", {}, new TestBrowser(killed.origin));
	for (const questionnaireId of ["8", "9", "12"]) {
		await prisma.userResponse.create({
			data: { userId: user.id, questionnaireId, responses: answersTo(questionnaireId) },
		});
	}
	const before = model.asked.length;
	const asked = [browser.post("/api/journal", entry), browser.post("/api/life-script/generate")].map((one) =>
		one.catch(() => null),
	);
	while (model.asked.length < before + 2) await wait(20);
	await killed.process.kill("SIGKILL");
	expect(await Promise.all(asked)).toEqual([null, null]);
	const isFinished = async () =>
		(await prisma.journalEntry.count({ where: { userId: user.id, insightBy: "test-model" } })) +
			(await prisma.lifeScript.count({ where: { userId: user.id } })) ===
		2;
	await recovered(isFinished, 10_000 + 2 * MODEL_MS);
	expect(model.asked.length).toBe(before + 4);
	expect(await prisma.journalEntry.count({ where: { userId: user.id } })).toBe(1);
	await other.process.kill("SIGTERM");
}, 120_000);

it("a host that stops the process after a response and lets it go on with the next: what was being written is finished, once", async () => {
	const app = await withModel();
	const { browser, user } = await signUp("ada", {}, new TestBrowser(app.origin));
	for (const questionnaireId of ["8", "9", "12"]) {
		await prisma.userResponse.create({
			data: { userId: user.id, questionnaireId, responses: answersTo(questionnaireId) },
		});
	}
	const before = model.asked.length;
	const leaving = new AbortController();
	const left = browser.fetch("POST", "/api/life-script/generate", { signal: leaving.signal }).catch(() => null);
	while (model.asked.length === before) await wait(20);
	leaving.abort();
	await left;
	process.kill(app.web(), "SIGSTOP");
	// Longer than the claim holds, and longer than the model takes.
	await wait(15_000);
	process.kill(app.web(), "SIGCONT");
	await recovered(async () => (await browser.get("/api/user")).status === 200);
	await recovered(async () => (await prisma.lifeScript.count({ where: { userId: user.id } })) === 1, 10_000 + MODEL_MS);
	expect(await prisma.scriptVersion.count({ where: { userId: user.id } })).toBe(0);
	await app.process.kill("SIGTERM");
}, 120_000);

it("an app that is stuck for good is killed and started again, with everything that was saved", async () => {
	const app = await startApp({ DATABASE_URL: url });
	const { browser } = await signUp("stuck", {}, new TestBrowser(app.origin));
	expect((await browser.post("/api/journal", entry)).status).toBeLessThan(300);
	const stuck = app.web();
	process.kill(stuck, "SIGSTOP");
	await recovered(app.isWell, RESTARTS_WITHIN_MS);
	expect(app.web()).not.toBe(stuck);
	expect((await browser.fetch("GET", "/api/user")).status).toBe(200);
	await app.process.kill("SIGTERM");
}, 180_000);
