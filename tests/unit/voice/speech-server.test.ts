import type { ServerResponse } from "node:http";
import { inspect } from "node:util";
import { createOpenAiNarrator } from "@/lib/ai/openai/speech/narrate";
import { createOpenAiTranscriber } from "@/lib/ai/openai/speech/transcribe";
import { AppError } from "@/lib/domain/core/errors";
import { sendJson, serve } from "@/tests/setup/model/local-server";
import { frame, framesOf, taggedMp3 } from "./mp3";
import { spokenWav } from "./recordings";

const KEY = "sk-secret-key";
const WORDS = "The lighthouse at Cape Wrath.";
const never = new AbortController().signal;
// The shortest pauses between tries: a quarter and half a second.
beforeEach(() => jest.spyOn(Math, "random").mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

const config = (url: string, timeoutMs = 4000) => ({
	apiKey: KEY,
	baseURL: `${url}/v1`,
	model: "test-voice",
	timeoutMs,
});

async function hear(
	url: string,
	text = WORDS,
	{ timeoutMs, signal = never }: { timeoutMs?: number; signal?: AbortSignal } = {},
) {
	const pieces: Uint8Array[] = [];
	for await (const piece of createOpenAiNarrator(config(url, timeoutMs)).speak(text, "onyx", signal))
		pieces.push(piece);
	return Buffer.concat(pieces);
}
const understand = (url: string, timeoutMs?: number, signal = never) =>
	createOpenAiTranscriber(config(url, timeoutMs)).transcribe(
		{ bytes: spokenWav, type: "audio/wav" },
		{ owner: "1", signal },
	);

/** What it failed with, checked to quote nothing. */
async function failureOf(call: Promise<unknown>): Promise<AppError> {
	const error = await call.then(
		() => undefined,
		(reason) => reason,
	);
	expect(error).toBeInstanceOf(AppError);
	expect(inspect(error, { depth: 9 })).not.toMatch(/lighthouse|sk-secret/);
	return error as AppError;
}

const mp3 = (response: ServerResponse, ...pieces: Buffer[]) => {
	response.writeHead(200, { "content-type": "audio/mpeg" });
	for (const piece of pieces) response.write(piece);
	return response;
};

describe("reading aloud", () => {
	it("asks for MP3 in the voice, and passes a short text's file on as it is", async () => {
		const server = await serve((response) => mp3(response, taggedMp3("a")).end());
		expect((await hear(server.url)).equals(taggedMp3("a"))).toBe(true);
		expect(JSON.parse(server.asked[0] ?? "")).toEqual({
			model: "test-voice",
			voice: "onyx",
			input: WORDS,
			response_format: "mp3",
		});
	});

	it("begins before all is there", async () => {
		let finish = () => {};
		const server = await serve((response) => {
			mp3(response, frame("1"));
			finish = () => response.end(frame("2"));
		});
		const audio = createOpenAiNarrator(config(server.url)).speak(WORDS, "nova", never)[Symbol.asyncIterator]();
		expect((await audio.next()).value).toHaveLength(216);
		finish();
		expect((await audio.next()).value).toHaveLength(216);
		expect((await audio.next()).done).toBe(true);
	});

	it("reads a long text in pieces, with nothing but sound between them", async () => {
		const server = await serve((response, n) => mp3(response, taggedMp3(`p${n}-`)).end());
		const text = `${WORDS} `.repeat(300);
		const frames = framesOf(await hear(server.url, text)).map((one) => Buffer.from(one).toString("latin1", 13, 17));
		expect(frames).toEqual(["p1-1", "p1-2", "p2-1", "p2-2", "p3-1", "p3-2"]);
		for (const body of server.asked) expect(JSON.parse(body).input.length).toBeLessThanOrEqual(4096);
		expect(server.asked.map((body) => JSON.parse(body).input).join(" ")).toBe(text.trim());
	});

	it.each([
		[429, "is busy right now"],
		[500, "ran into a problem"],
	])("tries again at %d, then says so", async (status, sentence) => {
		const patient = await serve((response, n) => {
			if (n < 3) sendJson(response, status, { error: { message: WORDS } });
			else mp3(response, frame()).end();
		});
		await expect(hear(patient.url)).resolves.toHaveLength(216);
		const broken = await serve((response) => sendJson(response, status, { error: { message: WORDS } }));
		const error = await failureOf(hear(broken.url));
		expect(error).toMatchObject({
			code: "ai_failed",
			message: expect.stringContaining(`The reading voice ${sentence}`),
		});
		expect(broken.asked).toHaveLength(3);
	});

	it.each([
		["a refused key", (r: ServerResponse) => sendJson(r, 401, { error: { message: WORDS } }), "refused this app's key"],
		["an unknown address", (r: ServerResponse) => sendJson(r, 404, {}), "does not know this model or address"],
		["JSON instead of sound", (r: ServerResponse) => sendJson(r, 200, { error: WORDS }), "could not be read"],
		["nothing", (r: ServerResponse) => void mp3(r).end(), "Nothing came back"],
	])("says what is wrong at %s, once", async (_, respond, sentence) => {
		const server = await serve((response) => respond(response));
		expect((await failureOf(hear(server.url))).message).toContain(sentence);
		expect(server.asked).toHaveLength(1);
	});

	it("tells a stream that breaks from one that ends", async () => {
		const server = await serve((response) => void mp3(response, frame("1")));
		const cut = await serve((response) => {
			mp3(response, frame("1"));
			setTimeout(() => response.destroy(), 20);
		});
		expect((await failureOf(hear(cut.url))).message).toContain("broke off");
		const silent = await failureOf(hear(server.url, WORDS, { timeoutMs: 150 }));
		expect(silent).toMatchObject({ code: "ai_timeout", message: expect.stringContaining("The reading voice") });
	});

	it("may take longer in all than between two sounds", async () => {
		const server = await serve(async (response) => {
			mp3(response);
			for (let i = 0; i < 6; i++) {
				await new Promise((resolve) => setTimeout(resolve, 220));
				response.write(frame());
			}
			response.end();
		});
		await expect(hear(server.url, WORDS, { timeoutMs: 1_000 })).resolves.toHaveLength(6 * 216);
	});

	it("leaves the server when the listener leaves", async () => {
		let left = () => {};
		const gone = new Promise<void>((resolve) => {
			left = resolve;
		});
		const server = await serve((response) => void mp3(response, frame()).once("close", left));
		for await (const _ of createOpenAiNarrator(config(server.url)).speak(WORDS, "nova", never)) break;
		await gone;
	});

	it("cannot be reached", async () => {
		expect((await failureOf(hear("http://127.0.0.1:1"))).message).toContain("could not be reached");
	});
});

describe("transcribing", () => {
	it("sends the recording under a name that tells its kind", async () => {
		const server = await serve((response) => sendJson(response, 200, { text: " I am here. " }));
		await expect(understand(server.url)).resolves.toBe("I am here.");
		expect(server.asked[0]).toContain('filename="recording.wav"');
		expect(server.asked[0]).toMatch(/name="model"\s+test-voice/);
	});

	it("takes bare text for an answer", async () => {
		const server = await serve(
			(response) => void response.writeHead(200, { "content-type": "text/plain" }).end("Here.\n"),
		);
		await expect(understand(server.url)).resolves.toBe("Here.");
	});

	it("sends the whole recording again when it tries again", async () => {
		const server = await serve((response, n) => sendJson(response, n < 3 ? 503 : 200, { text: "Here." }));
		await expect(understand(server.url)).resolves.toBe("Here.");
		expect(new Set(server.asked.map(({ length }) => length)).size).toBe(1);
	});

	it.each([
		["no words", (r: ServerResponse) => sendJson(r, 200, { words: WORDS }), "could not be read"],
		[
			"broken JSON",
			(r: ServerResponse) => void r.writeHead(200, { "content-type": "application/json" }).end("{"),
			"could not be read",
		],
		["a refusal", (r: ServerResponse) => sendJson(r, 400, { error: { message: WORDS } }), "did not accept this"],
		["a refused key", (r: ServerResponse) => sendJson(r, 403, { error: { message: KEY } }), "refused this app's key"],
	])("says what is wrong at %s", async (_, respond, sentence) => {
		const server = await serve((response) => respond(response));
		expect((await failureOf(understand(server.url))).message).toContain(sentence);
	});

	it("does not wait for ever, nor for somebody who has gone", async () => {
		const server = await serve(() => {});
		expect(await failureOf(understand(server.url, 150))).toMatchObject({
			code: "ai_timeout",
			message: expect.stringContaining("The transcription service"),
		});
		const reason = new Error("gone");
		await expect(understand(server.url, 4000, AbortSignal.abort(reason))).rejects.toBe(reason);
	});
});
