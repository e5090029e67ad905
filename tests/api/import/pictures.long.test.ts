import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { db } from "@/lib/server/core/database/db";
import { submitted } from "@/tests/api/journal/entries";
import { added } from "@/tests/api/photos/support";
import { jsonOf, signUp } from "@/tests/setup/api";
import { fromPhone, leftIn, pictureOf } from "@/tests/setup/pictures";
import { bring, broughtIn, takeAlong } from "./files";

const entry = (uuid: string, photos: object[], text = `Words of ${uuid}`) => ({
	...{ uuid, creationDate: "2021-06-01T10:00:00Z", timeZone: "UTC", text, photos },
});
const photo = (md5: string, orderInEntry: number, type = "jpeg") => ({ md5, type, orderInEntry, identifier: md5 });
const dayOne = (entries: object[], files: Record<string, Uint8Array>, folder = "") =>
	zipSync({
		[`${folder}Journal.json`]: strToU8(JSON.stringify({ metadata: { version: "1.0" }, entries })),
		...Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`${folder}photos/${name}`, bytes])),
	});
const picturesOf = (userId: number) =>
	db().photo.findMany({ where: { userId }, orderBy: [{ entryId: "asc" }, { place: "asc" }] });

describe("Day One", () => {
	it("brings its pictures along, in their order and without what the phone noted", async () => {
		const { browser, user } = await signUp();
		const files = { "one.jpeg": await fromPhone(), "two.png": await pictureOf(300, 200, "png") };
		const entries = [entry("A", [photo("two", 1, "png"), photo("one", 0)]), entry("B", [], "None")];
		const answer = await broughtIn(browser, dayOne(entries, files, "export/"));
		expect([answer.counts.photos, answer.leftOut]).toEqual([{ found: 2, fresh: 2 }, []]);
		const [one, two] = await picturesOf(user.id);
		expect([one?.height, two?.height]).toEqual([2048, 200]);
		expect(await leftIn(one?.image ?? new Uint8Array())).toEqual([]);
		const again = await broughtIn(browser, dayOne(entries, files, "export/"));
		expect([again.counts.journalEntries?.fresh, again.counts.photos?.fresh]).toEqual([0, 0]);
		expect(await picturesOf(user.id)).toHaveLength(2);
	});

	it("leaves out a fifth picture, what is none, what is not there, and the same file twice, and says so", async () => {
		const { browser, user } = await signUp();
		const many = await Promise.all([1, 2, 3, 4, 5].map((n) => pictureOf(100 + n, 100)));
		const files = {
			...Object.fromEntries(many.map((bytes, n) => [`m${n}.jpeg`, bytes])),
			"page.jpeg": strToU8("<!doctype html>"),
			"iphone.heic": strToU8("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
		};
		const entries = [
			entry(
				"A",
				[0, 1, 2, 3, 4].map((n) => photo(`m${n}`, n)),
			),
			entry("B", [photo("page", 0), photo("iphone", 1, "heic"), photo("gone", 2), photo("m0", 3)], "Others"),
		];
		const answer = await broughtIn(browser, dayOne(entries, files));
		expect(answer.counts.photos).toEqual({ found: 8, fresh: 4 });
		expect(answer.leftOut.map(({ why }) => why).sort()).toEqual([
			"An entry can have at most four pictures",
			"It is not a picture that can be shown here",
			"It is not a picture that can be shown here",
			"Its picture is not in the file",
			"Its picture is not in the file",
		]);
		expect(await picturesOf(user.id)).toHaveLength(4);
		expect(await db().journalEntry.count({ where: { userId: user.id } })).toBe(2);
	});
});

describe("what was taken along from here", () => {
	it("gives the pictures back, with their words and on their entries", async () => {
		const { browser, user } = await signUp();
		const write = async (content: string, photos: string[]) =>
			(await submitted(browser, content, {}, { photos })).entry;
		const { id } = await added(browser, "", await pictureOf(900, 300));
		await browser.put(`/api/photos/${id}`, { description: "The [garden]\nin March", was: { description: null } });
		await write("With a picture", [id]);
		await added(browser);
		const { zip, files, data } = await takeAlong(browser);
		// A picture that waits for its entry belongs to no page yet, so it is not exported.
		expect(data.photos).toHaveLength(1);
		const file = data.photos[0]?.file ?? "";
		expect((await sharp(files[file]).metadata()).width).toBe(900);
		const pages = Object.entries(files).flatMap(([name, bytes]) =>
			name.startsWith("journal/") ? [new TextDecoder().decode(bytes)] : [],
		);
		expect(pages.join()).toContain(`![The \\[garden\\] in March](../../${file})`);

		const other = await signUp("grace");
		await broughtIn(other.browser, zip);
		const [got] = await picturesOf(other.user.id);
		expect(got).toMatchObject({ width: 900, height: 300, description: "The [garden]\nin March" });
		expect((await other.browser.get(`/api/photos/${got?.id}`)).status).toBe(200);
		expect((await other.browser.get(`/api/photos/${id}`)).status).toBe(404);
		expect(await picturesOf(user.id)).toHaveLength(2);
	});

	it("is taken back whole, but for an entry that got a picture of its own since", async () => {
		const { browser, user } = await signUp();
		const file = dayOne([entry("A", [photo("one", 0)]), entry("B", [], "Second")], { "one.jpeg": await pictureOf() });
		const { id } = await broughtIn(browser, file);
		const second = await db().journalEntry.findMany({ where: { userId: user.id, photos: { none: {} } } });
		await added(browser, `?entry=${second[0]?.id}`);
		expect(await jsonOf(browser.delete(`/api/import/${id}`))).toMatchObject({ removed: 2, kept: 1 });
		expect(await picturesOf(user.id)).toMatchObject([{ entryId: second[0]?.id }]);
	});

	it("imports nothing if there is no room for it", async () => {
		const { browser, user } = await signUp();
		await db().$executeRaw`
			INSERT INTO rate_limits (key, points, expire)
			VALUES (${`megapixelsPerPerson:${user.id}`}, 24000, ${Date.now() + 3_600_000})`;
		const response = await bring(browser, dayOne([entry("A", [photo("one", 0)])], { "one.jpeg": await pictureOf() }));
		expect(response.status).toBe(429);
		expect([await picturesOf(user.id), await db().journalEntry.count({ where: { userId: user.id } })]).toEqual([[], 0]);
	});
});
