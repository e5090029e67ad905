import { db } from "@/lib/server/core/database/db";
import { MODEL_URL, modelServer, OUT_OF_ORDER } from "@/tests/setup/model/server";
import { frame } from "@/tests/unit/voice/mp3";
import { bytesOf, hear, streamOf, withScript } from "./support";

process.env.OPENAI_SPEECH_BASE_URL = MODEL_URL;
process.env.OPENAI_SPEECH_MODEL = "test-voice";
process.env.AI_TIMEOUT_MS = "1500";

const mock = modelServer();
const speech = Buffer.concat([frame("one"), frame("two")]);
beforeEach(() => {
	mock.clearFixtures();
	mock.clearRequests();
});
const speaks = (what: string | RegExp = /./) => mock.onSpeech(what, { audio: speech.toString("base64") });

/** A narrative that takes two calls; the second can be made to fail. */
const long = `${"You wake. ".repeat(450)}\n\nHERE IT BREAKS. ${"You sing. ".repeat(50)}`;
const breaks = () =>
	mock.on(
		{ endpoint: "speech", predicate: ({ messages }) => JSON.stringify(messages).includes("HERE IT BREAKS") },
		OUT_OF_ORDER,
	);
const countOf = (userId: number) => db().affirmation.count({ where: { userId } });

it("reads with the server's voice, and keeps what it read", async () => {
	speaks();
	const { browser, user, id } = await withScript();
	expect((await hear(browser, streamOf(id, "shimmer"))).bytes.equals(speech)).toBe(true);
	expect((await hear(browser, streamOf(id, "shimmer"))).bytes.equals(speech)).toBe(true);
	expect(mock.getRequests()).toHaveLength(1);
	expect(await db().affirmation.findFirst({ where: { userId: user.id } })).toMatchObject({
		narrator: "test-voice",
		voice: "shimmer",
	});
});

it("breaks the stream where it fails half-way, keeps nothing, and reads all of it the next time", async () => {
	breaks();
	speaks();
	const { browser, user, id } = await withScript(long);
	const response = await browser.get(streamOf(id));
	expect(response.status).toBe(200);
	await expect(bytesOf(response)).rejects.toMatchObject({ name: "AppError" });
	expect(await countOf(user.id)).toBe(0);
	// A client that needs the whole file gets an error in words.
	const part = await browser.get(streamOf(id), { headers: { range: "bytes=1000-1999" } });
	expect([part.status, await part.text()]).toEqual([
		502,
		"The reading voice ran into a problem. Please try again in a moment.",
	]);
	mock.clearFixtures();
	speaks();
	expect((await hear(browser, streamOf(id))).bytes.length).toBe(2 * speech.length);
	expect(await countOf(user.id)).toBe(1);
});

it("says what is wrong before anything is sent, and in the check's details", async () => {
	mock.on({ endpoint: "speech" }, { error: { message: "bad key", type: "invalid_request_error" }, status: 401 });
	const { browser, user, id } = await withScript();
	const response = await browser.get(streamOf(id));
	const sentence = "The reading voice refused this app's key. Whoever runs this app can fix that.";
	expect([response.status, await response.text()]).toEqual([502, sentence]);
	const check = await browser.get(`/api/love-script/${id}/audio/check?voice=nova`);
	expect([check.status, await check.json()]).toEqual([502, { ok: false, status: 502, details: sentence }]);
	expect(await countOf(user.id)).toBe(0);
});

it("does not wait for ever for a server that is silent", async () => {
	mock.on({ endpoint: "speech" }, { audio: speech.toString("base64") }, { chaos: { latencyMs: 5000 } });
	const { browser, id } = await withScript();
	const response = await browser.get(streamOf(id));
	expect([response.status, await response.text()]).toEqual([
		504,
		"The reading voice did not answer in time. Please try again.",
	]);
});

it("releases its slot among four calls, whether it spoke or failed", async () => {
	breaks();
	speaks();
	const { browser, user, id } = await withScript(long);
	for (let i = 0; i < 5; i++)
		await browser
			.get(streamOf(id))
			.then(bytesOf)
			.catch(() => {});
	expect(await db().rateLimit.count({ where: { key: { startsWith: `aiCallsAtOnce:${user.id}:` } } })).toBe(0);
});
