import { usualTime } from "@/lib/server/chat/usual-time";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, TestBrowser } from "@/tests/setup/api";
import { MODEL_PORT } from "@/tests/setup/model/port";
import { anything, coachServer } from "@/tests/setup/model/server";

process.env.OPENAI_SPEECH_BASE_URL = "https://speech.example/v1";
process.env.OPENAI_SPEECH_MODEL = "test-voice";
process.env.OPENAI_TRANSCRIBE_BASE_URL = "https://ears.example:8443/v1";
process.env.OPENAI_TRANSCRIBE_MODEL = "test-ears";

const mock = coachServer();
let asked = 0;
beforeAll(() => {
	mock.on(anything, () => {
		asked++;
		return { content: JSON.stringify({ reply: "What did the silence say?" }) };
	});
});
beforeEach(() => {
	asked = 0;
});

const words = "I walked home alone and thought about what she said at dinner.";
const say = async (browser: TestBrowser) => {
	return (await jsonOf<{ aiMessage: { content: string } }>(browser.post("/api/chat", { content: words }))).aiMessage
		.content;
};
const read = async (browser: TestBrowser) => (await browser.get("/api/privacy")).json();

const server = [
	{ what: "text", name: "test-model", host: `localhost:${MODEL_PORT}`, place: "on this machine" },
	{ what: "voice", name: "test-voice", host: "speech.example", place: "elsewhere" },
	{ what: "dictation", name: "test-ears", host: "ears.example:8443", place: "elsewhere" },
];
const none = [
	{ what: "text", name: "built-in", host: null, place: "in this app" },
	{ what: "voice", name: "built-in", host: null, place: "in this app" },
	{ what: "dictation", name: null, host: null, place: "in this app" },
];

it("says which model gets what, where it is stored, and how long backups live", async () => {
	const { browser } = await signUp();
	await browser.put("/api/privacy", { keepHere: false });
	expect(await read(browser)).toEqual({
		keepHere: false,
		hasChosen: true,
		receivers: server,
		configured: server,
		pagesBy: null,
		storage: { kind: "postgres", host: expect.any(String) },
		backupDays: null,
	});
	expect(JSON.stringify(await read(browser))).not.toMatch(/postgres:|\/v1|@/);
	expect((await new TestBrowser().get("/api/privacy")).status).toBe(401);
});

it("sends nothing to another machine until somebody has chosen", async () => {
	const { browser } = await signUp();
	expect(await read(browser)).toMatchObject({
		hasChosen: false,
		receivers: [server[0], none[1], none[2]],
		configured: server,
	});
	const sound = await browser.post("/api/transcribe", { audio: "AAAA" });
	expect([sound.status, await sound.text()]).toEqual([503, expect.stringContaining("you have not said yet")]);
	// The model runs on this machine, so there is nothing to ask the person.
	await say(browser);
	expect(asked).toBeGreaterThan(0);
});

it("keeps one person's words here, for text, voice and dictation, and nobody else's", async () => {
	const [mine, theirs] = [await signUp(), await signUp("grace")];
	await theirs.browser.put("/api/privacy", { keepHere: false });
	await say(mine.browser);
	expect(asked).toBeGreaterThan(0);
	const chosen = await mine.browser.put("/api/privacy", { keepHere: true });
	expect([chosen.status, await chosen.json()]).toMatchObject([
		200,
		{ keepHere: true, hasChosen: true, receivers: none },
	]);
	expect(await read(theirs.browser)).toMatchObject({ keepHere: false, receivers: server });

	asked = 0;
	await say(mine.browser);
	const entry = { content: words, prompt: "What stayed with you today?", action: "submit" };
	expect((await mine.browser.post("/api/journal", entry, { "x-timezone-offset": "0" })).status).toBe(200);
	expect(asked).toBe(0);
	const written = await db().chatMessage.findMany({
		where: { userId: mine.user.id, isAiResponse: true },
		orderBy: { id: "asc" },
	});
	expect(written.map(({ writtenBy }) => writtenBy)).toEqual(["test-model", "built-in"]);
	expect(await jsonOf(mine.browser.get("/api/transcribe"))).toMatchObject({ available: false, name: null });
	const sound = await mine.browser.post("/api/transcribe", { audio: "AAAA" });
	expect([sound.status, await sound.text()]).toEqual([503, expect.stringContaining("You keep your words here")]);
	expect(await jsonOf(theirs.browser.get("/api/transcribe"))).toMatchObject({ available: true });
	await say(theirs.browser);
	expect(asked).toBeGreaterThan(0);

	await mine.browser.put("/api/privacy", { keepHere: false });
	expect(await read(mine.browser)).toMatchObject({ keepHere: false, hasChosen: true, receivers: server });
});

it("knows how long a model usually takes to answer somebody, by their own messages", async () => {
	const [mine, theirs] = await Promise.all([signUp(), signUp("bob")]);
	const userId = mine.user.id;
	const createdAt = new Date();
	for (const [seconds, writtenBy, isImported] of [
		[4, "test-model", false],
		[9, "test-model", false],
		[500, "test-model", false],
		[700, "test-model", true],
		[1, "built-in", false],
	] as const) {
		const data = { userId, content: words, isAiResponse: false, createdAt, isImported };
		const { id: replyToId } = await db().chatMessage.create({ data });
		const at = new Date(createdAt.getTime() + seconds * 1_000);
		await db().chatMessage.create({ data: { ...data, isAiResponse: true, writtenBy, replyToId, createdAt: at } });
	}
	expect(await usualTime(userId, "test-model")).toBe(9);
	expect(await usualTime(theirs.user.id, "test-model")).toBeNull();
});

it("accepts only one of the choices", async () => {
	const { browser } = await signUp();
	for (const body of [{}, { keepHere: "yes" }, { keepHere: null }, { keepHere: true, more: 1 }]) {
		expect((await browser.put("/api/privacy", body)).status).toBe(400);
	}
	expect((await new TestBrowser().put("/api/privacy", { keepHere: true })).status).toBe(401);
	expect(await read(browser)).toMatchObject({ hasChosen: false });
});
