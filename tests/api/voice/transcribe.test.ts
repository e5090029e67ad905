import { writeWav } from "@/lib/ai/transcribe/wav";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { MODEL_URL, modelServer } from "@/tests/setup/model/server";
import { othersWait } from "@/tests/setup/others-wait";
import { babble, base64, noisyWav, silentWav, spokenWav, truncatedWav, wave } from "@/tests/unit/voice/recordings";

process.env.OPENAI_TRANSCRIBE_BASE_URL = MODEL_URL;
process.env.OPENAI_TRANSCRIBE_MODEL = "test-ears";
process.env.AI_TIMEOUT_MS = "1500";

const mock = modelServer();
beforeEach(() => {
	mock.clearFixtures();
	mock.clearRequests();
});
const hears = (text: string) => mock.onTranscription({ transcription: { text } });

const send = (browser: TestBrowser, audio: unknown, more = {}) => browser.post("/api/transcribe", { audio, ...more });
const answerOf = async (response: Response) => ({ status: response.status, text: await response.text() });

const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84, ...Buffer.from("webm and so on")]);
const mp4 = Buffer.from([0, 0, 0, 24, ...Buffer.from("ftypisom and so on")]);

it("says that it takes any container, and who listens", async () => {
	const { browser } = await signUp();
	expect(await jsonOf(browser.get("/api/transcribe"))).toEqual({
		available: true,
		accepts: "any",
		name: "test-ears",
	});
});

it.each([
	["wav", spokenWav],
	["webm", webm],
	["mp4", mp4],
	["ogg", Buffer.from("OggS and so on")],
	["mp3", Buffer.from("ID3 and so on")],
])("gives back what was said in a %s", async (kind, bytes) => {
	hears("I walked to my sister. Zoë — 😀");
	const { browser } = await signUp();
	const response = await send(browser, base64(bytes));
	expect(response.status).toBe(200);
	expect(await response.json()).toEqual({ text: "I walked to my sister. Zoë — 😀", note: null });
	expect(response.headers.get("cache-control")).toBe("no-store");
	expect(mock.getRequests()).toHaveLength(1);
	expect(kind).toBeTruthy();
});

it.each([
	["silence", base64(silentWav), 200, "This recording is silent. Is the right microphone chosen, and is it on?"],
	[
		"noise",
		base64(noisyWav),
		200,
		"There is only noise in this recording. Please try again, closer to the microphone.",
	],
	["an empty file", "", 400, "No audio was captured. Please try again."],
	["white space", " \n ", 400, "No audio was captured. Please try again."],
	[
		"a header without sound",
		base64(writeWav({ samples: new Float32Array(), sampleRate: 16_000 })),
		400,
		"No audio was captured. Please try again.",
	],
	[
		"text named .webm",
		base64(Buffer.from("Dear diary, this is no sound.")),
		400,
		"That is not a recording we can read. WAV, WebM, MP4, MP3 and Ogg are.",
	],
	[
		"a truncated WAV",
		base64(truncatedWav),
		400,
		"This recording is incomplete: its end did not arrive. Please try again.",
	],
	["what is no base64", "data:audio/webm;base64,AAAA", 400, "The recording did not arrive as base64 text."],
	["base64 with its padding in the middle", "AAA=AAAA", 400, "The recording did not arrive as base64 text."],
])("answers %s with its sentence, and asks nobody", async (_, audio, status, sentence) => {
	hears("Thank you for watching.");
	const { browser } = await signUp();
	const answer = await answerOf(await send(browser, audio));
	expect(answer.status).toBe(status);
	if (status === 200) expect(JSON.parse(answer.text)).toEqual({ text: "", note: sentence });
	else expect(answer.text).toBe(sentence);
	expect(mock.getRequests()).toHaveLength(0);
});

it("takes 25 MB and refuses 26, in words", async () => {
	const { browser } = await signUp();
	const ofSize = (bytes: number) => {
		// The fewest and largest samples possible: 32 channels of 64 bits.
		const file = Buffer.alloc(bytes);
		file.set(silentWav.subarray(0, 44));
		file.writeUInt16LE(3, 20);
		file.writeUInt16LE(32, 22);
		file.writeUInt16LE(64, 34);
		file.writeUInt32LE(bytes - 44, 40);
		return base64(file);
	};
	const most = await send(browser, ofSize(25 * 1024 * 1024));
	expect([most.status, await most.json()]).toEqual([200, { text: "", note: expect.stringContaining("silent") }]);
	const sentence = "This recording is larger than 25 MB. Please speak in shorter parts.";
	for (const bytes of [25 * 1024 * 1024 + 2, 26 * 1024 * 1024]) {
		expect(await answerOf(await send(browser, ofSize(bytes)))).toEqual({ status: 413, text: sentence });
	}
	// A file far beyond the limit is not even read.
	expect((await send(browser, ofSize(37 * 1024 * 1024))).status).toBe(413);
});

it.each([
	["a million names", () => `{${Array.from({ length: 1_000_000 }, (_, i) => `"k${i}":0`).join()}}`],
	["millions of lists", () => `{"audio":[${"[],".repeat(3_000_000)}[]]}`],
	["millions of numbers", () => `{"audio":[${"0,".repeat(5_000_000)}0]}`],
	["a text before many names", () => `{"audio":"AAAA",${'"a":0,'.repeat(1_000_000)}"b":"AAAA"}`],
	["letters that are no base64", () => `{"audio":"${"é".repeat(5_000_000)}"}`],
])("holds nobody up with %s instead of a recording", async (_, body) => {
	const { browser } = await signUp();
	const raw = body();
	const response = await browser.fetch("POST", "/api/transcribe", {
		raw,
		headers: { "content-type": "application/json" },
	});
	expect([response.status, await response.text()]).toEqual([400, "The recording did not arrive as base64 text."]);
});

it.each([
	["no body", undefined, 415],
	["no recording", {}, 400],
	["a number", { audio: 5 }, 400],
	["null", { audio: null }, 400],
	["something more", { audio: base64(spokenWav), language: "en" }, 400],
])("refuses %s", async (_, body, status) => {
	const { browser } = await signUp();
	const response = await browser.post("/api/transcribe", body);
	expect(response.status).toBe(status);
	expect(await response.text()).toMatch(/^[A-Z].+/);
});

it("takes base64 in lines, and white space between all letters holds up nobody", async () => {
	hears("Good morning.");
	const { browser } = await signUp();
	const inLines = base64(spokenWav).replace(/.{76}/g, "$&\r\n");
	expect(await answerOf(await send(browser, inLines))).toMatchObject({ status: 200 });
	const spread = "A ".repeat(17_000_000);
	// Includes what this test itself needs to send so much.
	const took = await othersWait(async () => expect((await send(browser, spread)).status).toBe(400));
	expect(took).toBeLessThan(1_000);
});

it("says so when the service fails, and works again when it does", async () => {
	const { browser } = await signUp();
	mock.on({ endpoint: "transcription" }, { error: { message: "my secret words", type: "server_error" }, status: 500 });
	expect(await answerOf(await send(browser, base64(spokenWav)))).toEqual({
		status: 502,
		text: "The transcription service ran into a problem. Please try again in a moment.",
	});
	mock.clearFixtures();
	hears("Here again.");
	expect(await jsonOf(send(browser, base64(spokenWav)))).toMatchObject({ text: "Here again." });
});

it("stores nothing of it", async () => {
	hears("The lighthouse at Cape Wrath.");
	const { browser, user } = await signUp();
	await send(browser, base64(writeWav(wave(1, 44_100, babble))));
	expect(await db().affirmation.count({ where: { userId: user.id } })).toBe(0);
	expect(await db().chatMessage.count({ where: { userId: user.id } })).toBe(0);
	expect(await db().journalEntry.count({ where: { userId: user.id } })).toBe(0);
});
