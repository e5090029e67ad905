import { checkModel } from "@/lib/ai/openai/check-model";
import { estimateTokens } from "@/lib/ai/openai/prompts/text";
import type { ClientMessage } from "@/lib/domain/chat/schema";
import type { JournalResult } from "@/lib/domain/journal/schema";
import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { allEvents, ask, eventsOf } from "@/tests/api/chat/events";
import { send, sent } from "@/tests/api/chat/model";
import { answersTo } from "@/tests/api/questionnaires/factory";
import { complete } from "@/tests/api/scripts/factory";
import { signUp } from "@/tests/setup/api";
import { MODEL_PORT } from "@/tests/setup/model/port";
import { hasLlamaServer } from "./build";
import { type Exchange, Llama } from "./server";

/* What people do with a model, run against a real llama-server with its queue, grammars, tokens and failures. */

process.env.OPENAI_BASE_URL = `http://127.0.0.1:${MODEL_PORT}/v1`;
process.env.OPENAI_MODEL = "";
process.env.AI_CALLS_PER_MINUTE = "100";

// A quarter of an hour on an idle machine.
const BUILD_MS = 90 * 60_000;
jest.setTimeout(10 * 60_000);
const WINDOW = 8_192;
/** This takes a tenth of a second, unless the machine is busy. */
const STOPS_WITHIN_MS = 3_000;
const llama = new Llama();
const newest = (): Exchange => {
	const one = llama.exchanges.at(-1);
	if (!one) throw new Error("It was asked nothing.");
	return one;
};
const promptOf = ({ messages }: Exchange) => messages.map(({ content }) => content).join("\n");
const tokensOf = ({ timings }: Exchange) => (timings?.prompt_n ?? 0) + (timings?.cache_n ?? 0);
const LONG = "She asked about the house again, and I said that it was fine, but it was not fine at all. ";

const languages = {
	Polish: "Znowu zapytała mnie o dom, a ja powiedziałam, że wszystko jest w porządku, chociaż wcale nie było. ",
	Georgian: "მან ისევ მკითხა სახლზე და მე ვუთხარი, რომ ყველაფერი კარგად იყო, თუმცა სულაც არ იყო ასე. ",
};

if (hasLlamaServer()) journeys();
else
	it.todo("a real llama-server: NOT RUN, because it is not built, and git, cmake, make or a C++ compiler is missing");

function journeys(): void {
	beforeAll(async () => {
		await llama.open(MODEL_PORT);
		await llama.start({ window: WINDOW });
	}, BUILD_MS);
	afterAll(() => llama.close());
	beforeEach(() => {
		llama.exchanges.splice(0);
	});

	it("answers two people at once on one slot, and says to the second who comes first", async () => {
		const people = await Promise.all([signUp(), signUp("tom")]);
		const streams = await Promise.all(people.map(async ({ browser }) => allEvents(await ask(browser, LONG))));
		for (const events of streams) {
			const { aiMessage } = JSON.parse(events.at(-1)?.data ?? "{}") as { aiMessage: ClientMessage };
			expect(aiMessage.content.length).toBeGreaterThan(10);
		}
		const waits = streams.map((events) =>
			events.flatMap(({ name, data }) => (name === "waits" ? [JSON.parse(data)] : [])),
		);
		expect(waits.flat()).toContainEqual({ ahead: 1 });
		expect(waits.flat().some(({ read }) => read > 0)).toBe(true);
		expect(llama.exchanges.map(({ status }) => status)).toEqual([200, 200]);
	});

	it("frees the slot at once where somebody stops it", async () => {
		const { browser } = await signUp();
		const leaving = new AbortController();
		for await (const { name } of eventsOf(await ask(browser, LONG, { signal: leaving.signal })))
			if (name === "waits" && (await llama.isBusy())) break;
		leaving.abort();
		const since = performance.now();
		while (await llama.isBusy()) {}
		expect(performance.now() - since).toBeLessThan(STOPS_WITHIN_MS);
		// Its answer was not complete.
		expect(newest().timings).toBeNull();
	});

	it("reads again only what is new in a conversation", async () => {
		const { browser } = await signUp();
		for (const words of [LONG, "I kept quiet.", "I wish that I had asked."]) await sent(send(browser, words));
		const { timings } = newest();
		expect(timings?.cache_n).toBeGreaterThan((timings?.prompt_n ?? 0) * 2);
	});

	it.each(Object.entries(languages))("reads %s within its window at the first try", async (language, sentence) => {
		const { browser } = await signUp();
		const message = sentence.repeat(8);
		await sent(send(browser, message));
		expect(llama.exchanges.map(({ status }) => status)).toEqual([200]);
		expect(promptOf(newest())).toContain(message.trim());
		expect(newest().messages.at(-1)?.content).toMatch(new RegExp(`Answer in ${language}\\.$`));
		const estimated = newest().messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
		expect(tokensOf(newest()) / estimated).toBeGreaterThan(0.7);
		expect(tokensOf(newest()) / estimated).toBeLessThan(1.2);
	});

	it("keeps to the sizes of lists and short texts", async () => {
		const { browser } = await signUp();
		const answers = { questionnaireId: "8", responses: answersTo("8", LONG), patternScores: null };
		const { analysisBy } = (await (await browser.post("/api/responses", answers)).json()) as ClientResponse;
		expect(analysisBy).toMatch(/tiny/);
		const analysis = JSON.parse(newest().answer) as Record<string, string[]>;
		expect(llama.exchanges).toHaveLength(1);
		expect(analysis.keyInsights?.length).toBeGreaterThanOrEqual(2);
		expect(analysis.keyInsights?.length).toBeLessThanOrEqual(5);
		expect(analysis.actionSteps).toHaveLength(3);
	});

	it("reflects on an entry, and writes both scripts", async () => {
		const { browser, user } = await signUp();
		const entry = { content: LONG.repeat(30), prompt: "What stayed?", action: "submit" };
		const written = await browser.post("/api/journal", entry, { "x-timezone-offset": "0" });
		expect((await written.json()) as JournalResult).toMatchObject({ insightStatus: "ready" });
		await complete(user.id, ["8", "9", "12"], LONG.repeat(4));
		for (const path of ["/api/life-script/generate", "/api/love-script/generate"])
			expect((await browser.post(path)).status).toBe(200);
		expect(llama.exchanges.filter(({ status }) => status !== 200)).toEqual([]);
	});

	it("can be tried by whoever runs the app, and tells its own speed", async () => {
		const settings = {
			baseURL: process.env.OPENAI_BASE_URL,
			model: "",
			timeoutMs: 60_000,
			transcription: {},
			speech: {},
		};
		const { lines, canCoach } = await checkModel(settings);
		expect(canCoach).toBe(true);
		expect(lines.join("\n")).toMatch(
			/Window: 8,192 tokens[\s\S]*keeps to a schema\. Streaming: yes[\s\S]*tokens a second/,
		);
	});

	it("is killed in the middle of an answer, started anew, and answers", async () => {
		const { browser } = await signUp();
		const stream = eventsOf(await ask(browser, LONG.repeat(40)));
		for await (const { name } of stream) if (name === "waits" && (await llama.isBusy())) await llama.kill();
		expect(newest().timings).toBeNull();
		await llama.start({ window: WINDOW });
		await sent(send(browser, "Are you there?"));
		expect(newest().status).toBe(200);
	});

	it("is started anew with a smaller window, and is sent less, once", async () => {
		const { browser } = await signUp();
		for (let i = 0; i < 3; i++) await sent(send(browser, LONG.repeat(80)));
		await llama.kill();
		await llama.start({ window: WINDOW / 2 });
		llama.exchanges.splice(0);
		// What the app remembers about the context window is now wrong.
		await sent(send(browser, LONG.repeat(80)));
		expect(llama.exchanges.map(({ status }) => status)).toEqual([400, 200]);
		const [first = 0, second = 0] = llama.exchanges.map(({ messages }) => JSON.stringify(messages).length);
		expect(second).toBeLessThan(first * 0.75);
	});

	it("shares a window between two slots without losing an answer", async () => {
		await llama.kill();
		await llama.start({ window: WINDOW, slots: 2 });
		const people = await Promise.all([signUp(), signUp("tom"), signUp("eva")]);
		const answers = await Promise.all(people.map(({ browser }) => sent(send(browser, LONG.repeat(20)))));
		for (const { aiMessage } of answers) expect(aiMessage?.content.length).toBeGreaterThan(10);
	});
}
