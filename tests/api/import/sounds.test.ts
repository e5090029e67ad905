import { zipSync } from "fflate";
import { db } from "@/lib/server/core/database/db";
import { signUp } from "@/tests/setup/api";
import { fillEverything } from "@/tests/setup/everything";
import { bring, takeAlong, zipOf } from "./files";

const at = "2026-03-02T12:00:00.000Z";
const spoken = (orderNum: number, audio: string) => ({
	...{ id: `a${orderNum}`, loveScriptId: null, kind: "affirmation", orderNum, text: `Line ${orderNum}` },
	...{ voice: "onyx", narrator: "built-in", audio, createdAt: at, updatedAt: at },
});
/** Creates a sound file that compresses to almost nothing. @param first Its first bytes. */
function sound(kilobytes: number, mark: number, first = [0xff, 0xfb, 0x90, 0x00]): Uint8Array {
	const bytes = new Uint8Array(kilobytes * 1024);
	bytes.set([...first, mark]);
	return bytes;
}
const packed = (affirmations: object[], files: Record<string, Uint8Array>) =>
	zipSync({
		"data.json": Buffer.from(JSON.stringify({ format: "innerscript", version: 1, affirmations })),
		...files,
	});
/** Sets a person's counter as if they had imported so much that only this many kilobytes are left. */
const leave = (limit: string, userId: number, kilobytes: number, of: number) => db().$executeRaw`
	INSERT INTO rate_limits (key, points, expire)
	VALUES (${`${limit}:${userId}`}, ${of - kilobytes}, ${Date.now() + 3_600_000})`;
async function stored(userId: number): Promise<number> {
	const [row] = await db().$queryRaw<{ n: number }[]>`
		SELECT coalesce(sum(octet_length(audio_data)), 0)::int AS n FROM affirmations WHERE user_id = ${userId}`;
	return row?.n ?? 0;
}

it("stores a sound once, however often it is named and under whatever names", async () => {
	const { browser, user } = await signUp();
	const rows = Array.from({ length: 10 }, (_, i) => spoken(i, i < 5 ? "audio/one.mp3" : `audio/${i}.mp3`));
	const files = Object.fromEntries([5, 6, 7, 8, 9].map((i) => [`audio/${i}.mp3`, sound(512, 1)]));
	const file = packed(rows, { "audio/one.mp3": sound(512, 1), ...files });
	expect(file.length).toBeLessThan(20_000);
	expect((await bring(browser, file)).status).toBe(200);
	expect(await db().affirmation.count({ where: { userId: user.id } })).toBe(10);
	const bytes = await stored(user.id);
	expect(bytes).toBeGreaterThanOrEqual(512 * 1024);
	expect(bytes).toBeLessThan(513 * 1024);
});

it("stores nothing that is no MP3 by its first bytes", async () => {
	const { browser, user } = await signUp();
	const files = {
		"audio/page.mp3": sound(1, 1, [...Buffer.from("<!doctype html>")]),
		"audio/zero.mp3": sound(1, 0, []),
	};
	const file = packed([spoken(1, "audio/page.mp3"), spoken(2, "audio/zero.mp3")], files);
	expect((await bring(browser, file)).status).toBe(200);
	expect(await db().affirmation.count({ where: { userId: user.id, audioData: null } })).toBe(2);
});

it("counts sounds as large as they are unpacked, and takes everything back where that is too much", async () => {
	const { browser, user } = await signUp();
	await leave("soundKilobytesPerPerson", user.id, 2_000, 200 * 1024);
	const many = [1, 2, 3];
	const file = packed(
		many.map((i) => spoken(i, `audio/${i}.mp3`)),
		Object.fromEntries(many.map((i) => [`audio/${i}.mp3`, sound(900, i)])),
	);
	expect(file.length).toBeLessThan(10_000);
	expect((await bring(browser, file)).status).toBe(429);
	expect(await stored(user.id)).toBe(0);
	expect(await db().affirmation.count({ where: { userId: user.id } })).toBe(0);
});

it("counts text as large as it is unpacked", async () => {
	const { browser, user } = await signUp();
	await leave("importedKilobytesPerPerson", user.id, 1_000, 900 * 1024);
	const pages = Object.fromEntries(
		Array.from({ length: 30 }, (_, i) => [
			`2026-03-${String(i + 1).padStart(2, "0")}.md`,
			Buffer.from(`${"word ".repeat(9_000)}${i}`),
		]),
	);
	const file = zipSync(pages);
	expect(file.length).toBeLessThan(30_000);
	expect((await bring(browser, file)).status).toBe(429);
	expect(await db().journalEntry.count({ where: { userId: user.id } })).toBe(0);
});

it("sets a sound aside where the script has one of that place already", async () => {
	const { browser, user } = await signUp();
	await fillEverything(user.id, "the blue kettle");
	const own = await db().affirmation.findFirstOrThrow({ where: { userId: user.id, loveScriptId: { not: null } } });
	const { data } = await takeAlong(browser);
	const again = data.affirmations.map((row) => ({ ...row, id: `${row.id}-again`, text: "Another line." }));
	const file = { format: "innerscript", version: 1, loveScripts: data.loveScripts, affirmations: again };
	expect((await bring(browser, zipOf({ "data.json": JSON.stringify(file) }))).status).toBe(200);
	const place = { userId: user.id, kind: own.kind, orderNum: own.orderNum, voice: own.voice };
	const found = await db().affirmation.findMany({ where: place, select: { id: true, loveScriptId: true } });
	expect(found.filter(({ loveScriptId }) => loveScriptId !== null)).toEqual([
		{ id: own.id, loveScriptId: own.loveScriptId },
	]);
	expect(found.length).toBeGreaterThan(1);
});
