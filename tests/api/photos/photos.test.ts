import { crc32 } from "node:zlib";
import sharp from "sharp";
import { db } from "@/lib/server/core/database/db";
import { sweep } from "@/lib/server/sweep/service";
import { content, daysBack, list, prompt, submitted } from "@/tests/api/journal/entries";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { fromPhone, leftIn, noted, pictureOf } from "@/tests/setup/pictures";
import { added, bytesOf, send } from "./support";

/** Writes an entry with these pictures. */
async function entryWith(browser: TestBrowser, photos: string[]) {
	return (await submitted(browser, content, {}, { photos })).entry;
}

const sentence = (response: Response) => response.text();

/** Creates a PNG whose header claims this size. */
async function declaring(width: number, height: number) {
	const bytes = Buffer.from(await pictureOf(8, 8, "png"));
	bytes.writeUInt32BE(width, 16);
	bytes.writeUInt32BE(height, 20);
	bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
	return new Uint8Array(bytes);
}

/** Creates a JPEG that makes its decoder go over the pixels this many times. */
async function scanned(times: number) {
	const bytes = await pictureOf(1_000, 1_000);
	const scans = Buffer.alloc(2 * times, Buffer.from([0xff, 0xda]));
	return new Uint8Array(Buffer.concat([bytes.subarray(0, -2), scans, bytes.subarray(-2)]));
}

describe("a picture", () => {
	it("stands on the entry that it was added to, in the list and on its own", async () => {
		const { browser, user } = await signUp();
		const [first, second] = [await added(browser), await added(browser, "", await pictureOf(300, 900, "webp"))];
		const entry = await entryWith(browser, [second.id, first.id]);
		const photos = [
			{ id: second.id, width: 300, height: 900, description: null },
			{ id: first.id, width: 640, height: 480, description: null },
		];
		expect(entry.photos).toEqual(photos);
		expect(await list(browser, user.id)).toMatchObject([{ photos }]);
		expect(await jsonOf(browser.get(`/api/journal/${entry.id}/entry`))).toMatchObject({ photos });
	});

	it("is sent as a JPEG that no cache stores and in which nothing runs", async () => {
		const { browser } = await signUp();
		const { id } = await added(browser, "", await pictureOf(3000, 1000, "png"));
		for (const [path, side] of [
			[`/api/photos/${id}`, 2048],
			[`/api/photos/${id}/small`, 480],
		] as const) {
			const response = await browser.get(path);
			expect(Object.fromEntries(response.headers)).toMatchObject({
				"content-type": "image/jpeg",
				"cache-control": "private, no-store",
				"x-content-type-options": "nosniff",
				"content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
			});
			const { format, width } = await sharp(await bytesOf(response)).metadata();
			expect([format, width]).toEqual(["jpeg", side]);
		}
	});

	it.each(["jpeg", "png", "webp"] as const)("keeps nothing that a camera noted in a %s", async (format) => {
		const original = await fromPhone(format);
		// Otherwise the test would prove nothing.
		expect(await leftIn(original)).toEqual(expect.arrayContaining(["exif", "xmp"]));
		expect(Buffer.from(original).toString("latin1")).toContain(noted.maker);
		const { browser, user } = await signUp();
		const { id, width, height } = await added(browser, "", original);
		for (const path of [`/api/photos/${id}`, `/api/photos/${id}/small`]) {
			expect(await leftIn(await bytesOf(await browser.get(path)))).toEqual([]);
		}
		// The phone was held upright, which was recorded in the metadata that was removed.
		expect(height).toBeGreaterThan(width);
		const { image, small } = await db().photo.findFirstOrThrow({ where: { id, userId: user.id } });
		expect((await Promise.all([image, small].map((bytes) => leftIn(bytes ?? new Uint8Array())))).flat()).toEqual([]);
	});

	it("leaves out what is hidden behind the end of a picture", async () => {
		const { browser } = await signUp();
		const hidden = Buffer.concat([await pictureOf(), Buffer.from("<script>a hidden page</script>")]);
		const { id } = await added(browser, "", new Uint8Array(hidden));
		const bytes = await bytesOf(await browser.get(`/api/photos/${id}`));
		expect(Buffer.from(bytes).toString("latin1")).not.toContain("hidden page");
	});

	it("is encrypted in the database, with what is written about it", async () => {
		const { browser, user } = await signUp();
		const { id } = await added(browser);
		await browser.put(`/api/photos/${id}`, { description: "The garden in March", was: { description: null } });
		const [row] = await db().$queryRaw<{ image: Uint8Array; small: Uint8Array; description: string }[]>`
			SELECT image, small, description FROM photos WHERE user_id = ${user.id}`;
		for (const bytes of [row?.image, row?.small]) {
			expect([...(bytes ?? []).slice(0, 3)]).not.toEqual([0xff, 0xd8, 0xff]);
		}
		expect(row?.description).not.toContain("garden");
	});

	it("has words for whoever cannot see it, which can be changed and removed", async () => {
		const { browser } = await signUp();
		const { id } = await added(browser);
		const entry = await entryWith(browser, [id]);
		const described = async () =>
			(await jsonOf(browser.get(`/api/journal/${entry.id}/entry`))).photos[0].description as string | null;
		for (const [given, kept] of [
			["The garden in March", "The garden in March"],
			["  ", null],
			[null, null],
		]) {
			const was = { description: await described() };
			expect((await browser.put(`/api/photos/${id}`, { description: given, was })).status).toBe(200);
			expect(await described()).toBe(kept);
		}
		const long = await browser.put(`/api/photos/${id}`, { description: "x".repeat(501), was: { description: null } });
		expect([long.status, await sentence(long)]).toEqual([400, "A description can have at most 500 characters."]);
	});

	it("keeps newer words when an older form has others", async () => {
		const { browser } = await signUp();
		const { id } = await added(browser);
		const put = (description: string, was: string | null) =>
			browser.put(`/api/photos/${id}`, { description, was: { description: was } });
		expect((await put("The garden in March", null)).status).toBe(200);
		expect((await put("A garden", null)).status).toBe(409);
		expect((await put("The garden in March", null)).status).toBe(200);
		expect(await jsonOf(browser.get(`/api/photos/${id}/description`))).toEqual({ description: "The garden in March" });
	});

	it("can be added to an entry that is saved, and removed with an undo", async () => {
		const { browser } = await signUp();
		const { entry } = await submitted(browser);
		const { id } = await added(browser, `?entry=${entry.id}`);
		const photos = async () => (await jsonOf(browser.get(`/api/journal/${entry.id}/entry`))).photos as unknown[];
		expect(await photos()).toMatchObject([{ id }]);
		const { undo } = await jsonOf(browser.delete(`/api/photos/${id}`));
		expect(await photos()).toEqual([]);
		expect((await browser.get(`/api/photos/${id}`)).status).toBe(404);
		expect((await browser.delete(`/api/photos/${id}`)).status).toBe(404);
		expect((await browser.post(`/api/undo/${undo}`)).status).toBe(200);
		expect(await photos()).toMatchObject([{ id }]);
		expect((await browser.get(`/api/photos/${id}`)).status).toBe(200);
	});

	it("does not come back where its entry is gone or has four others", async () => {
		const { browser } = await signUp();
		const photos = await Promise.all(Array.from({ length: 4 }, async () => (await added(browser)).id));
		const entry = await entryWith(browser, photos);
		const remove = async (path: string) => (await jsonOf(browser.delete(path))).undo as string;
		const picture = await remove(`/api/photos/${photos[0]}`);
		await added(browser, `?entry=${entry.id}`);
		const full = await browser.post(`/api/undo/${picture}`);
		expect([full.status, await sentence(full)]).toEqual([409, "An entry can have at most 4 pictures."]);
		const whole = await remove(`/api/journal/${entry.id}`);
		const gone = await browser.post(`/api/undo/${picture}`);
		expect([gone.status, await sentence(gone)]).toEqual([409, expect.stringContaining("Undo that first")]);
		expect((await browser.post(`/api/undo/${whole}`)).status).toBe(200);
	});

	it("goes with its entry, and comes back with it", async () => {
		const { browser, user } = await signUp();
		const { id } = await added(browser);
		const entry = await entryWith(browser, [id]);
		await browser.put(`/api/photos/${id}`, { description: "The garden in March", was: { description: null } });
		const { undo } = await jsonOf(browser.delete(`/api/journal/${entry.id}`));
		expect((await browser.get(`/api/photos/${id}`)).status).toBe(404);
		expect((await browser.post(`/api/undo/${undo}`)).status).toBe(200);
		expect(await list(browser, user.id)).toMatchObject([
			{ photos: [{ id, width: 640, height: 480, description: "The garden in March" }] },
		]);
	});

	it("comes with its page when that is shown again a week later", async () => {
		const { browser, user } = await signUp();
		const { id } = await added(browser);
		const entry = await entryWith(browser, [id]);
		await daysBack(entry.id, 7);
		const { pages } = await jsonOf(browser.get(`/api/look-back/${user.id}/on-this-day`));
		expect(pages).toMatchObject([{ id: entry.id, photos: [{ id, width: 640, height: 480, description: null }] }]);
	});

	it("is on one entry only, once it is on one", async () => {
		const { browser, user } = await signUp();
		const { id } = await added(browser);
		const entry = await entryWith(browser, [id]);
		expect((await entryWith(browser, [id])).photos).toEqual([]);
		expect((await list(browser, user.id)).find((one) => one.id === entry.id)?.photos).toHaveLength(1);
	});
});

it("is swept when its time is over: deleted, or waiting for an entry that never came", async () => {
	const { browser, user } = await signUp();
	const [deleted, waiting, kept] = [await added(browser), await added(browser), await added(browser)];
	await browser.delete(`/api/photos/${deleted.id}`);
	await entryWith(browser, [kept.id]);
	const left = async () => (await db().photo.findMany({ where: { userId: user.id } })).map(({ id }) => id).sort();
	jest.useFakeTimers({
		doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"],
		now: Date.now() + 90_000,
	});
	await sweep();
	expect(await left()).toEqual([kept.id, waiting.id].sort());
	jest.setSystemTime(Date.now() + 31 * 86_400_000);
	await sweep();
	expect(await left()).toEqual([kept.id]);
	jest.useRealTimers();
});

describe("what is refused", () => {
	it.each<[string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>, string]>([
		["a page", () => new Uint8Array(Buffer.from("<!doctype html><p>Not a picture</p>")), "That is not a picture"],
		[
			"a drawing in SVG",
			() => new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
			"not a picture",
		],
		["a GIF", () => new Uint8Array(Buffer.from("GIF89a\x01\0\x01\0\0\0\0;")), "not a picture"],
		["a HEIC", () => new Uint8Array(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic")), "HEIC"],
		["nothing", () => new Uint8Array(), "not a picture"],
		["half a picture", async () => (await pictureOf(900, 900)).slice(0, 4_000), "damaged or cut off"],
		["a head alone", () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), "damaged or cut off"],
		["a PNG that unpacks into a gigabyte", () => declaring(30_000, 30_000), "too many pixels"],
		["a JPEG that takes minutes to open", () => scanned(720), "too long to open"],
		[
			"a PNG of more pixels than numbers",
			() => declaring(2 ** 31 - 1, 2 ** 31 - 1),
			"could not be opened|too many pixels",
		],
	])("%s, whatever it says to be", async (_, bytes, words) => {
		const { browser, user } = await signUp();
		const response = await send(browser, await bytes());
		expect([response.status, await sentence(response)]).toEqual([400, expect.stringMatching(words)]);
		expect(await db().photo.count({ where: { userId: user.id } })).toBe(0);
	});

	it("a file of more than 15 MB, before it is read", async () => {
		const { browser } = await signUp();
		const response = await send(browser, new Uint8Array(15 * 1024 * 1024 + 1));
		expect([response.status, await sentence(response)]).toEqual([413, expect.stringContaining("15 MB")]);
	});

	it("a fifth picture, on an entry that is written and on one that is saved", async () => {
		const { browser } = await signUp();
		const photos = await Promise.all(Array.from({ length: 5 }, async () => (await added(browser)).id));
		const refused = await browser.post("/api/journal", { content, prompt, action: "submit", photos });
		expect([refused.status, await sentence(refused)]).toEqual([400, "An entry can have at most 4 pictures."]);
		const entry = await entryWith(browser, photos.slice(0, 3));
		const both = await Promise.all([1, 2].map(async () => send(browser, await pictureOf(), `?entry=${entry.id}`)));
		expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
	});

	it("more than an hour's pictures", async () => {
		const { browser, user } = await signUp();
		await db().$executeRaw`
			INSERT INTO rate_limits (key, points, expire)
			VALUES (${`photosPerPerson:${user.id}`}, 120, ${Date.now() + 3_600_000})`;
		const response = await send(browser, await pictureOf());
		expect([response.status, await sentence(response)]).toEqual([429, expect.stringContaining("Your words")]);
	});
});

describe("somebody else", () => {
	it("finds no picture, changes none, removes none and takes none along", async () => {
		const ada = await signUp();
		const eve = await signUp("eve");
		const { id } = await added(ada.browser);
		const answers = [
			await eve.browser.get(`/api/photos/${id}`),
			await eve.browser.get(`/api/photos/${id}/small`),
			await eve.browser.put(`/api/photos/${id}`, { description: "Mine", was: { description: null } }),
			await eve.browser.delete(`/api/photos/${id}`),
		];
		expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
		expect((await entryWith(eve.browser, [id])).photos).toEqual([]);
		const { entry } = await submitted(ada.browser);
		expect((await send(eve.browser, await pictureOf(), `?entry=${entry.id}`)).status).toBe(404);
		const mine = await entryWith(ada.browser, [id]);
		expect(mine.photos).toEqual([{ id, width: 640, height: 480, description: null }]);
	});
});
