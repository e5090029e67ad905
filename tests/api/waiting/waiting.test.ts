import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { jsonOf, signUp, TestBrowser } from "@/tests/setup/api";
import { goodAnalysis } from "@/tests/setup/model/answers";
import { sendJson, serverOf } from "@/tests/setup/model/local-server";
import { MODEL_PORT } from "@/tests/setup/model/port";
import { answersTo } from "../questionnaires/factory";

process.env.OPENAI_BASE_URL = `http://127.0.0.1:${MODEL_PORT}/v1`;
process.env.OPENAI_MODEL = "test-model";

/* A llama.cpp with one slot, which answers when the test allows it. */
let held: ServerResponse[] = [];
serverOf(async (request, response) => {
	if (request.url === "/props") {
		return sendJson(response, 200, { total_slots: 1, default_generation_settings: { n_ctx: 16_384 } });
	}
	if (!request.url?.endsWith("/chat/completions")) return void response.writeHead(404).end();
	await text(request);
	held.push(response);
}, MODEL_PORT);

const looksUntil = async (isTrue: () => boolean | Promise<boolean>) => {
	while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
};
const stateOf = async (browser: TestBrowser, what = "analysis") =>
	(await jsonOf<{ state: unknown }>(browser.get(`/api/waiting?for=${what}`))).state;
const submit = (browser: TestBrowser) =>
	browser.post("/api/responses", { questionnaireId: "8", responses: answersTo("8"), patternScores: null });
function answerOne(): void {
	const message = { role: "assistant", content: JSON.stringify({ concern: null, ...goodAnalysis }) };
	const [first] = held;
	held = held.slice(1);
	if (first) sendJson(first, 200, { choices: [{ index: 0, message, finish_reason: "stop" }] });
}

it("tells each of two people on one slot what their own analysis waits for, and nothing of the other's", async () => {
	const [{ browser: first }, { browser: second }] = [await signUp(), await signUp()];
	const one = submit(first);
	await looksUntil(() => held.length === 1);
	const two = submit(second);
	await looksUntil(async () => (await stateOf(second)) !== null);
	expect(await stateOf(second)).toEqual({ ahead: 1 });
	expect(await stateOf(second, "life")).toBeNull();
	expect(await stateOf(first)).toEqual({ ahead: 0 });
	answerOne();
	expect((await one).status).toBe(200);
	expect(await stateOf(first)).toBeNull();
	await looksUntil(() => held.length === 1);
	expect(await stateOf(second)).toEqual({ ahead: 0 });
	answerOne();
	expect(await jsonOf(two)).toMatchObject({ analysisBy: "test-model" });
	expect(await stateOf(second)).toBeNull();
});

it("knows nothing about an unknown text, and answers only people who are signed in", async () => {
	const { browser } = await signUp();
	for (const query of ["", "?for=", "?for=everything"]) {
		const answer = await browser.get(`/api/waiting${query}`);
		expect([query, answer.status]).toEqual([query, 400]);
	}
	expect((await new TestBrowser().get("/api/waiting?for=analysis")).status).toBe(401);
});
