import { randomBytes } from "node:crypto";
import { db } from "@/lib/server/core/database/db";
import { signUp } from "@/tests/setup/api";

const MEGABYTE = 1024 * 1024;

async function withSound(megabytes: number) {
	const { browser, user } = await signUp();
	const audioData = randomBytes(megabytes * MEGABYTE);
	const place = { userId: user.id, loveScriptId: null, kind: "affirmation", orderNum: 0, voice: "onyx" };
	const data = { ...place, text: "I am here.", narrator: "built-in", audioUrl: "/api/affirmations/a/audio", audioData };
	const { id } = await db().affirmation.create({ data });
	const ask = (range?: string) =>
		browser.fetch("GET", `/api/affirmations/${id}/audio?voice=onyx`, { headers: range ? { range } : {} });
	return { ask, audioData };
}

const settled = async (answer: Promise<unknown>) => {
	let is = false;
	void answer.then(() => (is = true));
	// By then, every response that did not have to wait has arrived.
	for (let i = 0; i < 200; i++) await new Promise((resolve) => setImmediate(resolve));
	return is;
};

it("two full downloads run at once, a third has to wait, and an aborted one makes room", async () => {
	const [{ browser }, { browser: other }] = [await signUp(), await signUp()];
	const [first, second] = [await browser.get("/api/export"), await browser.get("/api/export")];
	expect([first.status, second.status]).toEqual([200, 200]);
	const third = await browser.get("/api/export");
	expect([third.status, await third.text()]).toEqual([
		429,
		"Everything you have is being packed already. Please wait until that download is done.",
	]);
	expect((await (await other.get("/api/export")).arrayBuffer()).byteLength).toBeGreaterThan(1_000);
	await first.body?.cancel();
	await second.arrayBuffer();
	const status = async () => {
		const again = await browser.get("/api/export");
		await again.arrayBuffer();
		return again.status;
	};
	let answered = await status();
	while (answered === 429) answered = await status();
	expect(answered).toBe(200);
});

it("large sounds of one person are sent one after another, whole and in parts, and the next begins where one is given up", async () => {
	const { ask, audioData } = await withSound(6);
	const first = await ask();
	expect(first.status).toBe(200);
	const second = ask();
	expect(await settled(second)).toBe(false);
	expect(Buffer.from(await first.arrayBuffer()).equals(audioData)).toBe(true);
	await (await second).body?.cancel();
	const part = await ask("bytes=1000000-4999999");
	expect(part.status).toBe(206);
	expect(Buffer.from(await part.arrayBuffer()).equals(audioData.subarray(1_000_000, 5_000_000))).toBe(true);
	const short = await ask("bytes=0-1");
	expect(Buffer.from(await short.arrayBuffer()).equals(audioData.subarray(0, 2))).toBe(true);
});

it("a sound that is being spoken here waits for no other", async () => {
	const { ask, audioData } = await withSound(1);
	const all = await Promise.all([ask(), ask(), ask()]);
	for (const one of all) expect(Buffer.from(await one.arrayBuffer()).equals(audioData)).toBe(true);
});
