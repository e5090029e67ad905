import { LLMock } from "@copilotkit/aimock";
import { db } from "@/lib/core/db";
import { LIFE_SCRIPT_HINT, LOVE_SCRIPT_HINT } from "@/lib/life-script/gates";
import type { LifeScriptAnswer } from "@/lib/life-script/schema";
import type { LoveScriptAnswer } from "@/lib/love-script/schema";
import { signUp, type TestBrowser } from "@/tests/setup/api";
import { complete, lifeAnswer, loveAnswer, prose } from "./factory";

const PORT = 3461;
process.env.OPENAI_BASE_URL = `http://localhost:${PORT}/v1`;
process.env.OPENAI_MODEL = "test-model";
process.env.AI_TIMEOUT_MS = "4000";

const mock = new LLMock({ port: PORT, logLevel: "silent" });
/** What the model answers to the next calls, one after the other; the last one again and again. */
let answers: unknown[] = [];
const sent: string[] = [];

beforeAll(async () => {
	const asked = (word: string) => ({
		predicate: (request: { messages: unknown }) => JSON.stringify(request.messages).includes(word),
	});
	mock.on(asked("FAILING-MODEL"), { error: { message: "out of order", type: "server_error" }, status: 400 });
	// Between the pieces of the stream.
	mock.on(asked("SLOW-MODEL"), { content: JSON.stringify(lifeAnswer) }, { latency: 3 });
	mock.on({ predicate: () => true }, (request) => {
		sent.push(JSON.stringify(request.messages));
		const answer = answers.length > 1 ? answers.shift() : answers[0];
		return { content: JSON.stringify(answer) };
	});
	await mock.start();
});
afterAll(() => mock.stop());
beforeEach(() => {
	answers = [lifeAnswer];
	sent.splice(0);
});

const generate = (browser: TestBrowser, kind = "life", query = "") =>
	browser.post(`/api/${kind}-script/generate${query}`);
async function read(browser: TestBrowser, userId: number): Promise<LifeScriptAnswer>;
async function read(browser: TestBrowser, userId: number, kind: "love"): Promise<LoveScriptAnswer>;
async function read(browser: TestBrowser, userId: number, kind = "life"): Promise<unknown> {
	return (await browser.get(`/api/${kind}-script/${userId}`)).json();
}
const ready = async (words?: string) => {
	const signedUp = await signUp();
	await complete(signedUp.user.id, ["8", "9", "12"], words);
	return signedUp;
};

describe("before there is a script", () => {
	it("answers with nulls", async () => {
		const { browser, user } = await signUp();
		expect(await read(browser, user.id)).toEqual({ lifeScript: null, patterns: [], generation: null });
		expect(await read(browser, user.id, "love")).toEqual({ loveScript: null, patterns: [], generation: null });
	});

	it("says what is missing", async () => {
		const { browser, user } = await signUp();
		await complete(user.id, ["8", "12"]);
		const life = await generate(browser);
		expect([life.status, await life.text()]).toEqual([409, LIFE_SCRIPT_HINT]);
		const love = await generate(browser, "love");
		expect([love.status, await love.text()]).toEqual([409, LOVE_SCRIPT_HINT]);
		expect(sent).toEqual([]);
	});

	it("wants the Soul Spark assessment for a love script", async () => {
		const { browser, user } = await signUp();
		await complete(user.id, ["8", "9"]);
		expect((await generate(browser)).status).toBe(200);
		expect((await generate(browser, "love")).status).toBe(409);
	});

	it("keeps somebody else out", async () => {
		const { user } = await signUp();
		const { browser } = await signUp("grace");
		for (const path of [`/api/life-script/${user.id}`, `/api/love-script/${user.id}/versions`]) {
			expect((await browser.get(path)).status).toBe(403);
		}
	});
});

describe("writing a life script", () => {
	it("stores the script, its patterns, and where their own words stand", async () => {
		const { browser, user } = await ready();
		const written = (await (await generate(browser)).json()) as LifeScriptAnswer;
		expect(written.lifeScript).toMatchObject({
			userId: user.id,
			scriptSentence: lifeAnswer.scriptSentence,
			mainScript: lifeAnswer.mainScript.trim(),
			isUserEdited: false,
			origin: "generated",
			writtenBy: "test-model",
		});
		expect(written.patterns.map(({ order_num, pattern }) => [order_num, pattern])).toEqual([
			[1, "The quiet watch"],
			[2, "The open hand"],
			[3, "The late answer"],
		]);
		expect(written.lifeScript?.sources).toEqual([
			expect.objectContaining({ quote: "My mother hummed in the kitchen", questionId: expect.any(String) }),
		]);
		const { safety, ...rest } = written;
		expect(safety).toBeNull();
		expect(await read(browser, user.id)).toEqual(rest);
	});

	it("writes one script for any number of calls at once", async () => {
		const { browser, user } = await ready("SLOW-MODEL and my mother hummed in the kitchen.");
		const all = await Promise.all(Array.from({ length: 5 }, () => generate(browser)));
		const ids = await Promise.all(all.map(async (one) => ((await one.json()) as LifeScriptAnswer).lifeScript?.id));
		expect(new Set(ids).size).toBe(1);
		expect(await db().lifeScript.count({ where: { userId: user.id } })).toBe(1);
		expect(await db().scriptGeneration.count({ where: { userId: user.id } })).toBe(0);
	});

	it("tells all who wait that it failed, keeps the sentence, and forgets it at the next try", async () => {
		const { browser, user } = await ready("FAILING-MODEL and nothing else to say.");
		const all = await Promise.all(Array.from({ length: 3 }, () => generate(browser)));
		expect(all.every(({ status }) => status >= 500)).toBe(true);
		expect(await read(browser, user.id)).toMatchObject({
			lifeScript: null,
			generation: { failure: expect.stringMatching(/\w+ .+\.$/) },
		});
		await db().userResponse.deleteMany({ where: { userId: user.id } });
		await complete(user.id, ["8", "9"]);
		expect((await generate(browser)).status).toBe(200);
		expect((await read(browser, user.id)).generation).toBeNull();
	});

	it("goes on when the one who asked has gone", async () => {
		const { browser, user } = await ready("SLOW-MODEL and my mother hummed in the kitchen.");
		const leaving = new AbortController();
		const left = browser.fetch("POST", "/api/life-script/generate", { signal: leaving.signal });
		leaving.abort();
		await left;
		expect((await read(browser, user.id)).lifeScript).not.toBeNull();
	});

	it("leaves the earlier script as it is when the process that writes dies, and can be asked again", async () => {
		const { browser, user } = await ready();
		await generate(browser);
		const before = await read(browser, user.id);
		const dead = { userId: user.id, kind: "life", stage: "writing", startedAt: new Date(Date.now() - 60_000) };
		await db().scriptGeneration.create({ data: { ...dead, until: new Date(Date.now() - 1) } });
		expect(await read(browser, user.id)).toEqual({
			...before,
			generation: {
				stage: "writing",
				startedAt: dead.startedAt.toISOString(),
				failure: expect.stringContaining("interrupted"),
			},
		});
		const again = (await (await generate(browser)).json()) as LifeScriptAnswer;
		expect(again.lifeScript?.id).not.toBe(before.lifeScript?.id);
		expect(await db().lifeScript.count({ where: { userId: user.id } })).toBe(2);
	});

	it("does not let a writer whose claim ran out overwrite anything", async () => {
		const { browser, user } = await ready("SLOW-MODEL and my mother hummed in the kitchen.");
		const late = generate(browser);
		for (;;) {
			const { count } = await db().scriptGeneration.updateMany({
				where: { userId: user.id, stage: "writing" },
				data: { startedAt: new Date(1) },
			});
			if (count > 0) break;
		}
		expect((await late).status).toBe(504);
		expect(await db().lifeScript.count({ where: { userId: user.id } })).toBe(0);
	});

	it("keeps an edit that was saved meanwhile as the newest, and the new script among the versions", async () => {
		const { browser, user } = await ready("SLOW-MODEL and my mother hummed in the kitchen.");
		await generate(browser);
		const { lifeScript, patterns } = await read(browser, user.id);
		const slow = generate(browser);
		while ((await read(browser, user.id)).generation?.stage !== "writing");
		const edited = { ...lifeScript, scriptSentence: "Mine." };
		expect((await browser.put(`/api/life-script/${lifeScript?.id}`, { lifeScript: edited, patterns })).status).toBe(
			200,
		);
		const answer = await slow;
		expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("yours was kept")]);
		expect((await read(browser, user.id)).lifeScript?.scriptSentence).toBe("Mine.");
		expect(await db().lifeScript.count({ where: { userId: user.id } })).toBe(3);
	});

	it("does not put a new script over an edit that this browser has not seen", async () => {
		const { browser, user } = await ready();
		await generate(browser);
		const { lifeScript, patterns } = await read(browser, user.id);
		await browser.put(`/api/life-script/${lifeScript?.id}`, {
			lifeScript: { ...lifeScript, scriptSentence: "Mine." },
			patterns,
		});
		expect((await generate(browser, "life", `?from=${lifeScript?.id}`)).status).toBe(409);
		const { lifeScript: newest } = await read(browser, user.id);
		expect((await generate(browser, "life", `?from=${newest?.id}`)).status).toBe(200);
		const versions = await (await browser.get(`/api/life-script/${user.id}/versions`)).json();
		expect((versions as { origin: string }[]).map(({ origin }) => origin)).toEqual([
			"generated",
			"edited",
			"generated",
		]);
	});
});

const [one, two, three] = lifeAnswer.patterns;
const faulty: [string, object][] = [
	['a sentence that does not begin with "I"', { scriptSentence: "You keep the peace." }],
	["two patterns", { patterns: [one, two] }],
	["four patterns", { patterns: [one, two, three, one] }],
	["two patterns of one name", { patterns: [one, one, three] }],
	["a part that is missing", { mainScript: undefined }],
	["a blank part", { mainScript: "  " }],
	["too few words", { mainScript: prose(60) }],
	["too many words", { mainScript: prose(900) }],
	["somebody whom they never mentioned", { mainScript: `${prose(300)} Then I called Beatrix.` }],
];

describe.each(faulty)("a model that answers with %s", (_, fault) => {
	it("is asked once more", async () => {
		const { browser } = await ready();
		answers = [{ ...lifeAnswer, ...fault }, lifeAnswer];
		const written = (await (await generate(browser)).json()) as LifeScriptAnswer;
		expect(written.lifeScript?.scriptSentence).toBe(lifeAnswer.scriptSentence);
	});

	it("is refused when it does so again, and nothing is stored", async () => {
		const { browser, user } = await ready();
		answers = [{ ...lifeAnswer, ...fault }];
		expect((await generate(browser)).status).toBe(502);
		expect(await db().lifeScript.count({ where: { userId: user.id } })).toBe(0);
		expect(await db().behavioralPattern.count({ where: { lifeScript: { userId: user.id } } })).toBe(0);
	});
});

describe("what was written about danger", () => {
	it("leads with the notice, and refuses what sends them back", async () => {
		const { browser, user } = await signUp();
		await complete(user.id, ["8", "9"]);
		await complete(user.id, ["3"], "My husband hits me when he is drunk and I am afraid of him.");
		const written = (await (await generate(browser)).json()) as LifeScriptAnswer;
		expect(written.safety).toMatchObject({ kind: "partner-danger", helpLines: expect.any(Array) });
		answers = [{ ...lifeAnswer, mainScript: `${prose(300)} I will give him another chance.` }];
		expect((await generate(browser)).status).toBe(502);
		expect((await read(browser, user.id)).lifeScript?.mainScript).toBe(lifeAnswer.mainScript);
	});
});

describe("writing a love script", () => {
	it("stores it with its affirmations, and regenerating the life script keeps it", async () => {
		const { browser, user } = await ready();
		await generate(browser);
		answers = [loveAnswer];
		const written = (await (await generate(browser, "love")).json()) as LoveScriptAnswer;
		const { affirmations, quotes: _, patterns: __, ...texts } = loveAnswer;
		expect(written.loveScript).toMatchObject({ ...texts, origin: "generated", writtenBy: "test-model" });
		expect(written.patterns).toHaveLength(3);
		const kept = await db().affirmation.findMany({ where: { userId: user.id }, orderBy: { orderNum: "asc" } });
		expect(
			kept.map(({ text, kind, orderNum, voice, audioUrl, id, loveScriptId }) => ({
				text,
				kind,
				orderNum,
				voice,
				isOwn: audioUrl === `/api/affirmations/${id}/audio` && loveScriptId === written.loveScript?.id,
			})),
		).toEqual(
			affirmations.map((text, i) => ({ text, kind: "affirmation", orderNum: i + 1, voice: "nova", isOwn: true })),
		);
		expect(sent.at(-1)).toContain(lifeAnswer.scriptSentence);

		answers = [lifeAnswer];
		await generate(browser);
		expect((await read(browser, user.id, "love")).loveScript).toEqual(written.loveScript);
	});

	it.each([
		["too few affirmations", { affirmations: ["I can ask."] }],
		["a day that is too long", { dayInLifeNarrative: prose(600) }],
		["no myth", { personalMythTitle: "" }],
		["a stranger", { dayInLifeNarrative: `${prose(200)} Later I meet Beatrix.` }],
	])("is refused with %s", async (_, fault) => {
		const { browser, user } = await ready();
		await generate(browser);
		answers = [{ ...loveAnswer, ...fault }];
		expect((await generate(browser, "love")).status).toBe(502);
		expect((await read(browser, user.id, "love")).loveScript).toBeNull();
	});

	it("carries the affirmations over to an edit and back to a version that is restored", async () => {
		const { browser, user } = await ready();
		await generate(browser);
		answers = [loveAnswer];
		const { loveScript, patterns } = (await (await generate(browser, "love")).json()) as LoveScriptAnswer;
		const edited = { ...loveScript, dayInLifeNarrative: "I wake late.\n\n  I stay." };
		const saved = (await (
			await browser.put(`/api/love-script/${loveScript?.id}`, { loveScript: edited, patterns })
		).json()) as LoveScriptAnswer;
		expect(saved.loveScript?.dayInLifeNarrative).toBe(edited.dayInLifeNarrative);
		const back = (await (await browser.post(`/api/love-script/${loveScript?.id}/restore`)).json()) as LoveScriptAnswer;
		expect(back.loveScript).toMatchObject({ origin: "restored", dayInLifeNarrative: loveAnswer.dayInLifeNarrative });
		for (const id of [saved.loveScript?.id, back.loveScript?.id]) {
			const lines = await db().affirmation.findMany({ where: { loveScriptId: id }, orderBy: { orderNum: "asc" } });
			expect(lines.map(({ text }) => text)).toEqual(loveAnswer.affirmations);
		}
		expect(user.id).toBe(back.loveScript?.userId);
	});
});
