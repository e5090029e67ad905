import { randomUUID } from "node:crypto";
import { db, pool } from "@/lib/server/core/database/db";
import { rooms } from "@/lib/server/core/limits/written";
import { dropUnusedObjects, keepBytes, objectStore } from "@/lib/server/core/objects/objects";
import { broughtIn, takeAlong } from "@/tests/api/import/files";
import { content, submitted } from "@/tests/api/journal/entries";
import { added, bytesOf, send } from "@/tests/api/photos/support";
import { hear, streamOf, withScript } from "@/tests/api/voice/support";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { startObjectStore, type TestStore } from "@/tests/setup/object-store/start";
import { pictureOf } from "@/tests/setup/pictures";

let store: TestStore;
beforeAll(async () => {
	store = await startObjectStore();
	process.env.OBJECT_STORE_URL = store.url;
});
afterAll(async () => {
	await objectStore()?.close();
	await store.close();
});

const noted = (userId: number) => db().storedObject.findMany({ where: { userId }, orderBy: { name: "asc" } });
/** Returns the names of a person's objects in the store. */
const namesOf = async (userId: number) => (await noted(userId)).map(({ name }) => name);
/** Returns those of the names that are still in the store. */
const left = (names: readonly string[]) => store.names().filter((name) => names.includes(name));

/** Sweeps as if a quarter of an hour had passed, after which objects without a row are removed. */
async function sweepLater(): Promise<void> {
	await pool().query("UPDATE stored_objects SET created_at = created_at - interval '15 minutes'");
	await dropUnusedObjects();
}

async function entryWith(browser: TestBrowser, photos: string[]): Promise<string> {
	return (await submitted(browser, content, {}, { photos })).entry.id;
}

const photoOf = async (browser: TestBrowser, id: string, size = "") => browser.get(`/api/photos/${id}${size}`);
const erase = (browser: TestBrowser, { username, password }: { username: string; password: string }) =>
	browser.fetch("DELETE", "/api/account", { body: { password, confirm: username } });

/** Does work while the store is down. */
async function whileAway<Result>(work: () => Promise<Result>): Promise<Result> {
	await store.stop();
	try {
		return await work();
	} finally {
		await store.start();
	}
}

describe("a picture", () => {
	it("lies in the store, encrypted and under a name that tells nothing, and is shown as any other", async () => {
		const { browser, user } = await signUp();
		const { id } = await added(browser, "", await pictureOf(3000, 1000));
		const row = await db().photo.findFirstOrThrow({ where: { id, userId: user.id } });
		expect([row.image, row.small]).toEqual([null, null]);
		const objects = await noted(user.id);
		expect(objects.map(({ column, photoId }) => [column, photoId]).sort()).toEqual([
			["image", id],
			["small", id],
		]);
		for (const { name, bytes } of objects) {
			expect(name).toMatch(/^[0-9a-f]{40}$/);
			const lying = store.read(name);
			expect([lying.length, lying.subarray(0, 4).toString()]).toEqual([bytes, "enc1"]);
		}
		const [large, small] = [await photoOf(browser, id), await photoOf(browser, id, "/small")];
		for (const response of [large, small]) {
			expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
			expect([...(await bytesOf(response)).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
		}
	});

	it("is nobody else's", async () => {
		const [ada, eve] = [await signUp(), await signUp("eve")];
		const { id } = await added(ada.browser);
		await added(eve.browser);
		expect((await photoOf(eve.browser, id)).status).toBe(404);
		expect((await eve.browser.delete(`/api/photos/${id}`)).status).toBe(404);
		expect((await photoOf(ada.browser, id)).status).toBe(200);
	});

	it("cannot be put in another one's place by whoever can write into the store", async () => {
		const { browser, user } = await signUp();
		const [one, two] = [await added(browser), await added(browser)];
		const images = (await noted(user.id)).filter(({ column }) => column === "image");
		const [a = "", b = ""] = images.map(({ name }) => name);
		const [first, second] = [store.read(a), store.read(b)];
		expect(first.length).toBe(second.length);
		store.change(a, second);
		store.change(b, first);
		for (const { id } of [one, two]) expect((await photoOf(browser, id)).status).toBe(404);
	});

	it("that is missing in the store, or has another length, is not shown, and a download says what it lacks", async () => {
		const { browser, user } = await signUp();
		const { id } = await added(browser);
		await entryWith(browser, [id]);
		const { name = "" } = (await noted(user.id)).find(({ column }) => column === "image") ?? {};
		store.change(name, Buffer.from("enc1 short"));
		expect((await photoOf(browser, id)).status).toBe(404);
		expect((await photoOf(browser, id, "/small")).status).toBe(200);
		const { files } = await takeAlong(browser);
		expect(new TextDecoder().decode(files["could-not-be-read.md"])).toMatch(/- photos \S+: image/);
	});

	it("comes back when its deletion is undone, and goes from the store when it cannot be any more", async () => {
		const { browser, user } = await signUp();
		const { id } = await added(browser);
		await entryWith(browser, [id]);
		const names = await namesOf(user.id);
		const { undo } = await jsonOf(browser.delete(`/api/photos/${id}`));
		await sweepLater();
		expect((await browser.post(`/api/undo/${undo}`)).status).toBe(200);
		expect((await photoOf(browser, id)).status).toBe(200);
		await browser.delete(`/api/photos/${id}`);
		await db().photo.deleteMany({ where: { id, userId: user.id } });
		await sweepLater();
		expect([left(names), await noted(user.id)]).toEqual([[], []]);
	});
});

describe("a sound", () => {
	it("lies in the store and is heard again from there, whole and in parts", async () => {
		const { browser, user, id } = await withScript();
		const { bytes } = await hear(browser, streamOf(id));
		expect(await db().affirmation.findMany({ where: { userId: user.id }, select: { audioData: true } })).toEqual([
			{ audioData: null },
		]);
		const [object] = await noted(user.id);
		expect(
			store
				.read(object?.name ?? "")
				.subarray(0, 4)
				.toString(),
		).toBe("enc1");
		const again = await hear(browser, streamOf(id));
		expect(again.bytes.equals(bytes)).toBe(true);
		expect(again.response.headers.get("content-length")).toBe(String(bytes.length));
		const part = await hear(browser, streamOf(id), { range: "bytes=100-2099" });
		expect(part.response.status).toBe(206);
		expect(part.bytes.equals(bytes.subarray(100, 2_100))).toBe(true);
	});

	it("that was made anew leaves nothing of the old one in the store", async () => {
		const { browser, user, id } = await withScript();
		await hear(browser, streamOf(id));
		const before = await namesOf(user.id);
		await db().affirmation.updateMany({ where: { userId: user.id }, data: { narrator: "a model of old" } });
		await hear(browser, streamOf(id));
		await sweepLater();
		const after = await namesOf(user.id);
		expect([before.length, after.length, left(before), left(after)]).toEqual([1, 1, [], after]);
	});

	it("that is missing in the store is spoken anew", async () => {
		const { browser, user, id } = await withScript();
		const { bytes } = await hear(browser, streamOf(id));
		const [name = ""] = await namesOf(user.id);
		await objectStore()?.remove(name);
		expect((await browser.get(streamOf(id))).status).toBe(409);
		expect((await hear(browser, streamOf(id))).bytes.equals(bytes)).toBe(true);
	});
});

describe("while the store is away", () => {
	it("nothing is half kept, no word is lost, and what is kept can be seen again afterwards", async () => {
		const [ada, eve] = [await signUp(), await signUp("eve")];
		const kept = await added(ada.browser);
		await added(eve.browser);
		const { id: script, browser: listener } = await withScript();
		await hear(listener, streamOf(script));
		await whileAway(async () => {
			const refused = await send(ada.browser, await pictureOf());
			expect([refused.status, await refused.text()]).toEqual([
				503,
				"Pictures cannot be kept at the moment. Nothing else is affected; please try again in a few minutes.",
			]);
			expect(refused.headers.get("retry-after")).toBe("60");
			const unseen = await photoOf(ada.browser, kept.id);
			expect([unseen.status, await unseen.text()]).toEqual([503, expect.stringMatching(/^Pictures cannot be opened/)]);
			const unheard = await listener.get(streamOf(script));
			expect([unheard.status, await unheard.text()]).toEqual([503, expect.stringMatching(/^This cannot be played/)]);
			const taken = await ada.browser.get("/api/export");
			expect([taken.status, await taken.text()]).toEqual([503, expect.stringMatching(/^Pictures cannot be opened/)]);
			await entryWith(ada.browser, [kept.id]);
		});
		expect(await db().photo.count({ where: { userId: ada.user.id } })).toBe(1);
		expect((await photoOf(ada.browser, kept.id)).status).toBe(200);
		await sweepLater();
		expect(await noted(ada.user.id)).toHaveLength(2);
		expect((await takeAlong(ada.browser)).data.photos).toHaveLength(1);
	});

	it("a reading is heard, and spoken again the next time", async () => {
		const { browser, user, id } = await withScript();
		const { bytes } = await whileAway(() => hear(browser, streamOf(id)));
		expect(bytes.length).toBeGreaterThan(1_000);
		expect(await db().affirmation.count({ where: { userId: user.id } })).toBe(0);
		expect((await hear(browser, streamOf(id))).bytes.equals(bytes)).toBe(true);
		expect(await db().affirmation.count({ where: { userId: user.id } })).toBe(1);
	});

	it("an account is erased at once, and from the store as soon as that is back; another one stays", async () => {
		const [ada, eve] = [await signUp(), await signUp("eve")];
		await added(ada.browser);
		const theirs = await added(eve.browser);
		const names = await namesOf(ada.user.id);
		await whileAway(async () => {
			expect((await erase(ada.browser, ada.account)).status).toBe(200);
			await dropUnusedObjects();
			expect(left(names)).toEqual(names);
		});
		// The remaining rows reveal neither whose object it was nor what it held.
		const tasks = await db().storedObject.findMany({ where: { name: { in: names } } });
		expect(tasks.map(({ userId, photoId }) => [userId, photoId])).toEqual([
			[null, null],
			[null, null],
		]);
		await dropUnusedObjects();
		expect([left(names), await db().storedObject.count({ where: { name: { in: names } } })]).toEqual([[], 0]);
		expect((await photoOf(eve.browser, theirs.id)).status).toBe(200);
	});

	it("what somebody brings in is taken back whole", async () => {
		const [ada, eve] = [await signUp(), await signUp("eve")];
		await entryWith(ada.browser, [(await added(ada.browser)).id]);
		const { zip } = await takeAlong(ada.browser);
		await whileAway(() => expect(broughtIn(eve.browser, zip)).rejects.toThrow("503: Pictures cannot be kept"));
		expect(await db().journalEntry.count({ where: { userId: eve.user.id } })).toBe(0);
		const { id } = await broughtIn(eve.browser, zip);
		const names = await namesOf(eve.user.id);
		// The objects of the first attempt are recorded, but are not in the store.
		expect([names.length, left(names).length]).toEqual([4, 2]);
		await eve.browser.delete(`/api/import/${id}`);
		await sweepLater();
		expect([left(names), await noted(eve.user.id)]).toEqual([[], []]);
	});
});

it("what was put into the store for a row that was not written goes again", async () => {
	const { browser, user } = await signUp();
	const three = [await added(browser), await added(browser), await added(browser)];
	const entry = await entryWith(
		browser,
		three.map(({ id }) => id),
	);
	// Both requests see a free place before they store the picture, and one of them finds it taken when it is written.
	const answers = await Promise.all([1, 2].map(async () => send(browser, await pictureOf(), `?entry=${entry}`)));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
	const names = await namesOf(user.id);
	expect([names.length, left(names).length]).toEqual([10, 10]);
	await sweepLater();
	expect([(await namesOf(user.id)).length, left(names).length]).toEqual([8, 8]);
});

it("what comes too late for its row is refused, so that nothing names what is gone", async () => {
	const { user } = await signUp();
	const bytes = { image: await pictureOf(), small: await pictureOf() };
	const { columns, settle } = await keepBytes("Photo", { id: randomUUID(), userId: user.id }, bytes);
	expect(columns).toEqual({ image: null, small: null });
	await sweepLater();
	await expect(db().$transaction(settle)).rejects.toMatchObject({ code: "unavailable" });
});

it("what is taken along from the store is brought in into the store, sounds and pictures alike", async () => {
	const { browser, user, id } = await withScript();
	await hear(browser, streamOf(id));
	await entryWith(browser, [(await added(browser)).id]);
	const { zip, files } = await takeAlong(browser);
	expect(Object.keys(files).filter((name) => /\.(mp3|jpg|jpeg)$/.test(name))).toHaveLength(2);
	const { browser: other, user: eve } = await signUp("eve");
	await broughtIn(other, zip);
	expect((await noted(eve.id)).map(({ column }) => column).sort()).toEqual(["audio_data", "image", "small"]);
	const again = (await takeAlong(other)).files;
	const sounds = [files, again].map((all) => Object.entries(all).find(([name]) => name.endsWith(".mp3"))?.[1]);
	expect(sounds[0]).toEqual(sounds[1]);
	expect(await namesOf(user.id)).toHaveLength(3);
});

it("counts towards what an account may have", async () => {
	const { browser, user } = await signUp();
	await added(browser);
	await db().storedObject.updateMany({ where: { userId: user.id }, data: { bytes: 2 ** 30 } });
	rooms.delete(user.id);
	expect((await send(browser, await pictureOf())).status).toBe(413);
});

it("a name that the app has not given is never removed, whoever wrote it into the database", async () => {
	await objectStore()?.put("somebody-elses", Buffer.from("x"));
	await pool().query(
		`INSERT INTO stored_objects (name, "column", bytes, key_id, was_used) VALUES ('somebody-elses', 'image', 1, '', TRUE)`,
	);
	await dropUnusedObjects();
	expect(left(["somebody-elses"])).toEqual(["somebody-elses"]);
	expect(await db().storedObject.count({ where: { name: "somebody-elses" } })).toBe(0);
});
