import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { JournalResult } from "@/lib/domain/journal/schema";
import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { allEvents, ask } from "@/tests/api/chat/events";
import { answersTo } from "@/tests/api/questionnaires/factory";
import { complete, lifeAnswer, prose } from "@/tests/api/scripts/factory";
import { jsonOf, signUp } from "@/tests/setup/api";
import { goodAnalysis } from "@/tests/setup/model/answers";
import { beginStream, chunk, sendJson, serverOf } from "@/tests/setup/model/local-server";
import { MODEL_PORT } from "@/tests/setup/model/port";

process.env.OPENAI_BASE_URL = `http://127.0.0.1:${MODEL_PORT}/v1`;
process.env.OPENAI_MODEL = "small-model";
process.env.AI_TIMEOUT_MS = "2000";
process.env.AI_CALLS_PER_MINUTE = "100";

const WINDOW = 4096;
type Mode = "ignores schemas" | "thinks aloud" | "writes twice too long" | "is very slow" | "drops the line";
let mode: Mode = "ignores schemas";
/** The length of the longest prompt so far, in characters; four of them make a token. */
let longest = 0;

const again = (words: string) => (mode === "writes twice too long" ? `${words} `.repeat(2).trim() : words);
const reply = () => ({ concern: null, reply: again("You kept quiet. What would you have said?") });
const reflection = () => ({
	title: "The Tap Running",
	keyInsights: [
		"You kept quiet.",
		"The kitchen held you.",
		"Say more.",
		...(mode === "writes twice too long" ? ["And more."] : []),
	],
	quote: null,
	message: again("Rest well, and be kind to yourself tonight. ".repeat(12)),
	relatedEntry: null,
});
const analysis = () => ({
	...goodAnalysis,
	keyInsights: Array.from({ length: mode === "writes twice too long" ? 8 : 3 }, (_, i) => `You notice silence ${i}.`),
	corePattern: again("You keep the peace by talking. ".repeat(80)),
});
const script = () => ({ ...lifeAnswer, mainScript: prose(mode === "writes twice too long" ? 1000 : 300) });

function answerTo(prompt: string): object {
	if (prompt.includes("the next message")) return reply();
	if (prompt.includes("coach of a private journal")) return reflection();
	return prompt.includes("Now write the life script") ? script() : analysis();
}

async function respond(body: { messages: { content: string }[]; response_format?: object }, response: ServerResponse) {
	const prompt = body.messages.map(({ content }) => content).join("\n");
	longest = Math.max(longest, prompt.length);
	const json = JSON.stringify(answerTo(prompt));
	if (mode === "ignores schemas") {
		if (body.response_format)
			return sendJson(response, 400, { error: { message: "response_format is not supported" } });
		const said = prompt.includes("the next message")
			? reply().reply
			: `Sure! Here it is:\n\`\`\`json\n${json}\n\`\`\`\nTell me more.`;
		return sendJson(response, 200, { choices: [{ message: { content: said }, finish_reason: "stop" }] });
	}
	beginStream(response);
	if (mode === "thinks aloud")
		response.write(chunk({ content: '<think>They kept quiet. Perhaps {"reply": "no"}?</think>' }));
	const pieces = json.match(/[\s\S]{1,400}/g) ?? [];
	if (mode === "is very slow" && pieces.length < 4)
		pieces.splice(0, pieces.length, ...(json.match(/[\s\S]{1,16}/g) ?? []));
	for (const [at, content] of pieces.entries()) {
		if (mode === "is very slow") await wait(at < 4 ? 550 : 30);
		if (mode === "drops the line") {
			response.write(chunk({ content: json.slice(0, 54) }));
			await wait(30);
			return response.socket?.destroy();
		}
		response.write(chunk({ content }));
	}
	return response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
}

serverOf(async (request, response) => {
	const raw = await text(request);
	if (request.url === "/v1/models")
		return void sendJson(response, 200, { data: [{ id: "small-model", max_model_len: WINDOW }] });
	if (!request.url?.endsWith("/chat/completions")) return void response.writeHead(404).end();
	await respond(JSON.parse(raw), response);
}, MODEL_PORT);

const modes: Mode[] = ["ignores schemas", "thinks aloud", "writes twice too long", "is very slow"];

describe.each(modes)("a model that %s, with a window of 4,096", (which) => {
	beforeEach(() => {
		mode = which;
		longest = 0;
	});
	// Four Latin letters are estimated as one token.
	afterEach(() => expect(longest / 4).toBeLessThan(WINDOW * 0.85));

	it("talks", async () => {
		const { browser } = await signUp();
		const events = await allEvents(await ask(browser, "I kept quiet. ".repeat(200)));
		const { aiMessage } = JSON.parse(events.at(-1)?.data ?? "") as { aiMessage: { content: string } };
		expect(aiMessage.content).toMatch(/^You kept quiet\. What would you have said\?/);
	});

	it("reflects", async () => {
		const { browser } = await signUp();
		const request = { content: "I kept quiet again. ".repeat(600), prompt: "What stayed?", action: "submit" };
		const result = await jsonOf<JournalResult>(browser.post("/api/journal", request, { "x-timezone-offset": "0" }));
		expect(result).toMatchObject({ insightStatus: "ready", title: "The Tap Running" });
		expect(result.keyInsights).toHaveLength(3);
	});

	it("analyzes answers", async () => {
		const { browser } = await signUp();
		const responses = answersTo("8", "We ate in front of the television and nobody spoke. ".repeat(30));
		expect(
			await jsonOf<ClientResponse>(
				browser.post("/api/responses", { questionnaireId: "8", responses, patternScores: null }),
			),
		).toMatchObject({ analysisBy: "small-model" });
	});

	it("writes a script", async () => {
		const { browser, user } = await signUp();
		await complete(user.id, ["8", "9", "12"]);
		expect((await jsonOf<{ lifeScript: object }>(browser.post("/api/life-script/generate"))).lifeScript).toMatchObject({
			writtenBy: "small-model",
		});
	});
});

describe("a model that drops the line in mid-sentence", () => {
	beforeEach(() => {
		mode = "drops the line";
	});

	it("has its whole sentences kept", async () => {
		const { browser } = await signUp();
		const events = await allEvents(await ask(browser, "Hello"));
		expect(JSON.parse(events.at(-1)?.data ?? "")).toMatchObject({ aiMessage: { content: "You kept quiet." } });
	});

	it("costs nobody their entry, their answers or the way to ask again", async () => {
		const { browser, user } = await signUp();
		const request = { content: "I kept quiet.", prompt: "What stayed?", action: "submit" };
		const result = await jsonOf<JournalResult>(browser.post("/api/journal", request, { "x-timezone-offset": "0" }));
		expect(result).toMatchObject({ insightStatus: "unavailable", entry: { content: "I kept quiet." } });
		mode = "thinks aloud";
		expect(await jsonOf<JournalResult>(browser.post(`/api/journal/${result.entry?.id}/insight`))).toMatchObject({
			insightStatus: "ready",
		});
		mode = "drops the line";
		const answers = { questionnaireId: "8", responses: answersTo("8"), patternScores: null };
		const saved = await jsonOf<ClientResponse>(browser.post("/api/responses", answers));
		expect(saved).toMatchObject({ aiAnalysis: null, responses: answersTo("8") });
		await complete(user.id, ["9", "12"]);
		expect((await browser.post("/api/life-script/generate")).status).toBe(502);
		mode = "thinks aloud";
		expect((await browser.post("/api/life-script/generate")).status).toBe(200);
	});
});
