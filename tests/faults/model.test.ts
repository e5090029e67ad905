import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { JournalResult } from "@/lib/domain/journal/schema";
import { signUp, TestBrowser } from "@/tests/setup/api";
import { Door } from "@/tests/setup/door";
import { goodReflection } from "@/tests/setup/model/answers";
import { beginStream, chunk, type LocalServer, serveForFile } from "@/tests/setup/model/local-server";
import { type App, startApp } from "./setup/app";

/* The connection to the model, or the model itself, breaks while people wait for an answer. */

const AI_TIMEOUT_MS = 4_000;
/**
 * The longest that a person may wait: five times the silence that a local model is allowed before its first word, plus
 * everything around it.
 */
const ANSWERED_WITHIN_MS = 6 * AI_TIMEOUT_MS + 3_000;

const folder = mkdtempSync(path.join(tmpdir(), "innerscript-faults-"));
let model: LocalServer;
let door: Door;
let app: App;
let browser: TestBrowser;
let userId: number;

beforeAll(async () => {
	model = await serveForFile((response, _n, body) => {
		const isChat = body.includes("the next message");
		const text = JSON.stringify(isChat ? { concern: null, reply: "What did you hear?" } : goodReflection);
		beginStream(response, ...[...text].map((content) => chunk({ content })), chunk({}, "stop"), "data: [DONE]\n\n");
		response.end();
	});
	door = new Door({ host: "127.0.0.1", port: Number(new URL(model.url).port) });
	await door.unlock();
	app = await startApp({
		DATA_DIR: folder,
		OPENAI_BASE_URL: `http://127.0.0.1:${door.port}/v1`,
		OPENAI_MODEL: "test-model",
		AI_TIMEOUT_MS: String(AI_TIMEOUT_MS),
	});
	const signedUp = await signUp("ada", {}, new TestBrowser(app.origin));
	browser = signedUp.browser;
	userId = signedUp.user.id;
}, 120_000);
afterAll(async () => {
	await app.process.kill("SIGTERM");
	await door.shut();
	await model.close();
	rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Each function starts a fault for as long as somebody waits for an answer, and returns a function that ends it. */
const faults: Record<string, () => Promise<() => unknown> | (() => unknown)> = {
	"is late by a second": () => {
		door.delayMs = 1_000;
		return () => door.mend();
	},
	"drips 100 bytes at a time": () => {
		door.drip = 100;
		return () => door.mend();
	},
	"resets every connection after a moment": () => {
		const timer = setInterval(() => door.cut("reset"), 50);
		return () => clearInterval(timer);
	},
	"ends every connection in the middle": () => {
		door.drip = 200;
		const timer = setInterval(() => door.cut("end"), 150);
		return () => {
			clearInterval(timer);
			door.mend();
		};
	},
	"cannot be reached": async () => {
		await door.shut();
		return () => door.unlock();
	},
	"takes every question and says nothing": () => {
		door.drip = 0;
		return () => {
			door.cut();
			door.mend();
		};
	},
};

it.each(Object.entries(faults))(
	"a model that %s: what was written is kept once and answered in time, and the next answer is the model's",
	async (name, fault) => {
		const end = await fault();
		const since = performance.now();
		const content = `Written while a model ${name}.`;
		const key = { "idempotency-key": randomUUID() };
		const [journal, chat] = await Promise.all([
			browser.post("/api/journal", { content, prompt: "What stayed?", action: "submit" }, key),
			browser.post("/api/chat", { content: `Asked while a model ${name}.` }, { "idempotency-key": randomUUID() }),
		]);
		const took = performance.now() - since;
		await end();
		expect(took).toBeLessThan(ANSWERED_WITHIN_MS);
		// An entry is saved whatever happens to the model. A message is answered, or returned with a message that
		// explains why not.
		expect(journal.status).toBe(200);
		const { entry, insightStatus } = (await journal.json()) as JournalResult & { entry: { id: string } };
		expect([200, 502, 503, 504]).toContain(chat.status);
		const said = `Asked while a model ${name}.`;
		const messages = (await (await browser.get(`/api/chat/${userId}`)).json()) as { content: string }[];
		expect(messages.filter((message) => message.content === said)).toHaveLength(chat.status === 200 ? 1 : 0);

		// Sending it again creates no second entry; asking again makes the model read it.
		const again = await browser.post("/api/journal", { content, prompt: "What stayed?", action: "submit" }, key);
		expect(((await again.json()) as { entry: { id: string } }).entry.id).toBe(entry.id);
		const read = await browser.post(`/api/journal/${entry.id}/insight`);
		expect(((await read.json()) as JournalResult).title).toBe(goodReflection.title);
		const entries = (await (await browser.get(`/api/journal/${userId}`)).json()) as { content: string }[];
		expect(entries.filter((one) => one.content === content)).toHaveLength(1);
		expect(["ready", "unavailable"]).toContain(insightStatus);
		expect((await browser.post("/api/chat", { content: "And now?" })).status).toBe(200);
	},
	90_000,
);
