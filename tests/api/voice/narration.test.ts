import type { ClientAffirmation } from "@/lib/domain/voice/schema";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp } from "@/tests/setup/api";
import { framesOf } from "@/tests/unit/voice/mp3";
import { addAffirmation, bytesOf, DAY, hear, rowsOf, streamOf, withScript } from "./support";

it("reads the day narrative aloud as it is spoken, and keeps it", async () => {
	const { browser, user, id } = await withScript();
	const response = await browser.get(streamOf(id, "fable"));
	expect(response.status).toBe(200);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-type": "audio/mpeg",
		"cache-control": "private, no-store",
		"accept-ranges": "none",
	});
	expect(response.headers.get("content-length")).toBeNull();
	const reader = response.body?.getReader();
	const first = await reader?.read();
	expect(first?.done).toBe(false);
	expect(await rowsOf(user.id)).toEqual([]);
	const pieces = [first?.value ?? new Uint8Array()];
	for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) pieces.push(next.value);
	expect(pieces.length).toBeGreaterThan(2);
	const audio = Buffer.concat(pieces);
	framesOf(audio);
	const [row] = await rowsOf(user.id);
	expect(row).toMatchObject({ kind: "narrative", loveScriptId: id, voice: "fable", narrator: "built-in", text: DAY });
	expect(row?.audioUrl).toBe(streamOf(id, "fable"));
	expect(audio.equals(Buffer.from(row?.audioData ?? []))).toBe(true);

	const again = await hear(browser, streamOf(id, "fable"));
	expect(again.bytes.equals(audio)).toBe(true);
	expect(Object.fromEntries(again.response.headers)).toMatchObject({
		"content-length": String(audio.length),
		"accept-ranges": "bytes",
		"cache-control": "private, no-store",
		etag: expect.stringMatching(/^".+"$/),
	});
	expect(await rowsOf(user.id)).toHaveLength(1);
});

describe("a life script", () => {
	const withLifeScript = async (mainScript = DAY) => {
		const { browser, user } = await signUp();
		const { id } = await db().lifeScript.create({ data: { userId: user.id, scriptSentence: "I stay.", mainScript } });
		return { browser, user, id, stream: `/api/life-script/${id}/audio/stream?voice=nova` };
	};

	it("is read aloud, kept, and spoken again once it has changed", async () => {
		const { browser, user, id, stream } = await withLifeScript();
		const first = await hear(browser, stream);
		framesOf(first.bytes);
		expect(await rowsOf(user.id)).toMatchObject([
			{ kind: "narrative", loveScriptId: null, voice: "nova", text: DAY, audioUrl: stream },
		]);
		const again = await hear(browser, stream);
		expect(again.bytes.equals(first.bytes)).toBe(true);
		expect(again.response.headers.get("content-length")).toBe(String(first.bytes.length));
		await db().lifeScript.update({ where: { id, userId: user.id }, data: { mainScript: "You stay in bed." } });
		const changed = await hear(browser, stream);
		expect(changed.bytes.length).toBeLessThan(first.bytes.length);
		expect((await rowsOf(user.id)).map(({ text }) => text)).toEqual(["You stay in bed."]);
	});

	it("leaves the sound of a love script where it is", async () => {
		const { browser, user, id } = await withScript();
		await hear(browser, streamOf(id));
		const life = await db().lifeScript.create({
			data: { userId: user.id, scriptSentence: "", mainScript: "I listen." },
		});
		await hear(browser, `/api/life-script/${life.id}/audio/stream`);
		expect((await rowsOf(user.id)).map(({ text }) => text)).toEqual([DAY, "I listen."]);
	});

	it("is nobody else's, and a missing one is named", async () => {
		const { browser, id, stream } = await withLifeScript();
		const { browser: other } = await signUp("grace");
		const check = stream.replace("stream", "check");
		for (const url of [stream, check]) {
			expect((await other.get(url)).status).toBe(404);
			expect((await browser.get(url.replace(id, "nothing"))).status).toBe(404);
		}
		expect((await other.fetch("HEAD", stream)).status).toBe(404);
		expect(await (await other.get(check)).json()).toMatchObject({
			ok: false,
			details: "We could not find that life script. It may have been replaced.",
		});
		expect(await jsonOf(browser.get(check))).toMatchObject({ ok: true, isKept: false });
	});
});

it("speaks once for two who listen at once, and the second hears it from the beginning", async () => {
	const { browser, user, id } = await withScript(`${DAY}\n\n`.repeat(5));
	const first = await browser.get(streamOf(id));
	const reader = first.body?.getReader();
	const begin = await reader?.read();
	const [second, whole] = await Promise.all([
		hear(browser, streamOf(id)),
		(async () => {
			const pieces = [begin?.value ?? new Uint8Array()];
			for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) pieces.push(next.value);
			return Buffer.concat(pieces);
		})(),
	]);
	expect(second.response.headers.get("accept-ranges")).toBe("none");
	expect(second.bytes.equals(whole)).toBe(true);
	expect(await rowsOf(user.id)).toHaveLength(1);
	// The call uses one of the thirty points per minute.
	const { points } = await db().rateLimit.findFirstOrThrow({ where: { key: `aiCallsPerPerson:${user.id}` } });
	expect(points).toBe(1);
});

it("speaks in the person's own voice unless another is asked for", async () => {
	const { browser, user, id } = await withScript();
	const nova = await hear(browser, streamOf(id));
	const texts = { coachPersona: "a", chatInstructions: "b", journalInstructions: "c" };
	const more = { quickInsightInstructions: "d", questionnaireInstructions: "e", defaultVoice: "onyx" };
	await db().aiPersonaSettings.create({ data: { userId: user.id, ...texts, ...more } });
	const onyx = await hear(browser, streamOf(id));
	expect((await rowsOf(user.id)).map(({ voice }) => voice)).toEqual(["nova", "onyx"]);
	expect(onyx.bytes.equals(nova.bytes)).toBe(false);
	await db().aiPersonaSettings.update({ where: { userId: user.id }, data: { defaultVoice: "a voice of old" } });
	expect((await hear(browser, streamOf(id))).bytes.equals(nova.bytes)).toBe(true);
});

it("makes anew what another narrator spoke", async () => {
	const { browser, user, id } = await withScript();
	await db().affirmation.create({
		data: {
			userId: user.id,
			loveScriptId: id,
			kind: "narrative",
			text: DAY,
			voice: "nova",
			audioUrl: "",
			narrator: "a model of old",
			audioData: Buffer.from("old"),
		},
	});
	expect((await hear(browser, streamOf(id))).bytes.length).toBeGreaterThan(1000);
	expect(await rowsOf(user.id)).toMatchObject([{ narrator: "built-in" }]);
});

it("is nobody else's", async () => {
	const { browser, user, id } = await withScript();
	const line = await addAffirmation(user.id, id, 0, "I stay.");
	await hear(browser, streamOf(id));
	const { browser: other } = await signUp("grace");
	const urls = [streamOf(id), `/api/affirmations/${line}/audio`, `/api/love-script/${id}/affirmations`];
	for (const url of [...urls, `/api/love-script/${id}/audio/check`]) {
		expect((await other.get(url)).status).toBe(404);
		expect((await other.get(url.replace(id, "nothing").replace(line, "nothing"))).status).toBe(404);
	}
	for (const url of urls.slice(0, 2)) expect((await other.fetch("HEAD", url)).status).toBe(404);
	// The same words are spoken again for another person.
	const theirs = await withScript();
	await hear(theirs.browser, streamOf(theirs.id));
	expect(await rowsOf(theirs.user.id)).toHaveLength(1);
});

it.each(["", "Nova", "slt", "nova,echo"])("refuses the voice %j in words", async (voice) => {
	const { browser, user, id } = await withScript();
	const line = await addAffirmation(user.id, id, 0, "I stay.");
	for (const url of [streamOf(id, voice), `/api/affirmations/${line}/audio?voice=${voice}`]) {
		const response = await browser.get(url);
		expect(response.status).toBe(400);
		expect(await response.text()).toMatch(/^There is no such voice\. There are: alloy, .*shimmer\.$/);
		expect((await browser.fetch("HEAD", url)).status).toBe(400);
	}
});

it("says in a sentence what it cannot read, before it sends anything", async () => {
	const { browser, user, id } = await withScript("Ты просыпаешься до будильника.");
	const response = await browser.get(streamOf(id));
	expect(response.status).toBe(502);
	expect(await response.text()).toContain("reads English only");
	expect((await browser.get(streamOf(id), { headers: { range: "bytes=0-1" } })).status).toBe(502);
	expect(await rowsOf(user.id)).toEqual([]);
});

describe("the check", () => {
	const check = async (browser: Awaited<ReturnType<typeof withScript>>["browser"], id: string, voice = "nova") => {
		const response = await browser.get(`/api/love-script/${id}/audio/check?voice=${voice}`);
		expect(response.headers.get("content-type")).toContain("application/json");
		expect(response.headers.get("cache-control")).toBe("no-store");
		return { status: response.status, body: await response.json() };
	};

	it("says that all is well, having tried", async () => {
		const { browser, user, id } = await withScript();
		const expected = { ok: true, voice: "nova", narrator: "built-in" };
		expect(await check(browser, id)).toEqual({ status: 200, body: { ...expected, isKept: false } });
		expect(await rowsOf(user.id)).toEqual([]);
		await hear(browser, streamOf(id));
		expect(await check(browser, id)).toEqual({ status: 200, body: { ...expected, isKept: true } });
	});

	it("says what is wrong, in details", async () => {
		const { browser, id } = await withScript();
		expect(await check(browser, "nothing")).toMatchObject({
			status: 404,
			body: { ok: false, details: "We could not find that love script. It may have been replaced." },
		});
		expect(await check(browser, id, "siri")).toMatchObject({
			status: 400,
			body: { ok: false, details: expect.stringContaining("There is no such voice") },
		});
	});
});

describe("affirmations", () => {
	it("are listed in order, once each, and can be heard", async () => {
		const { browser, user, id } = await withScript();
		expect(await jsonOf(browser.get(`/api/love-script/${id}/affirmations`))).toEqual([]);
		const second = await addAffirmation(user.id, id, 1, "I say what I need.");
		const first = await addAffirmation(user.id, id, 0, "I stay.");
		const list = () => jsonOf<ClientAffirmation[]>(browser.get(`/api/love-script/${id}/affirmations`));
		const expected = [
			{
				id: first,
				text: "I stay.",
				audioUrl: `/api/affirmations/${first}/audio?voice=nova`,
				voice: "nova",
				orderNum: 0,
			},
			{
				id: second,
				text: "I say what I need.",
				audioUrl: `/api/affirmations/${second}/audio?voice=nova`,
				voice: "nova",
				orderNum: 1,
			},
		];
		expect(await list()).toEqual(expected);
		const { bytes } = await hear(browser, expected[0]?.audioUrl ?? "");
		framesOf(bytes);
		// The sound is stored in the line's row. Another voice gets its own row, which does not count as another line.
		expect((await rowsOf(user.id)).map(({ id, narrator }) => [id, narrator])).toEqual([
			[first, "built-in"],
			[second, null],
		]);
		const onyx = await hear(browser, `/api/affirmations/${first}/audio?voice=onyx`);
		expect(onyx.bytes.equals(bytes)).toBe(false);
		expect(await rowsOf(user.id)).toHaveLength(3);
		expect(await list()).toEqual(expected);
		const part = await hear(browser, `/api/affirmations/${first}/audio?voice=onyx`, { range: "bytes=0-99" });
		expect(part.bytes.equals(onyx.bytes.subarray(0, 100))).toBe(true);
		const head = await browser.fetch("HEAD", `/api/affirmations/${first}/audio`);
		expect(head.headers.get("content-length")).toBe(String(bytes.length));
	});
});

it("goes when the script goes", async () => {
	const { browser, user, id } = await withScript();
	const listening = browser.get(streamOf(id));
	const response = await listening;
	await db().loveScript.delete({ where: { id } });
	framesOf(await bytesOf(response));
	expect(await rowsOf(user.id)).toEqual([]);
});
