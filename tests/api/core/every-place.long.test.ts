import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp } from "@/tests/setup/api";
import { rowsOfPerson } from "@/tests/setup/everything";
import { naughty, naughtyLines, scripts } from "@/tests/setup/naughty";
import { type Place, places, put, type Writer, writer } from "./places";

// The tests send more messages than a person does in a minute.
process.env.AI_CALLS_PER_MINUTE = "1000";
let person: Writer;
beforeAll(async () => {
	person = await writer();
});

/** Returns the version that an edit has to name. */
async function versionOf({ readAt }: Place): Promise<number> {
	const { version } = await jsonOf<{ version?: number }>(person.browser.get(readAt(person)));
	return version ?? 1;
}

/** Returns texts for a place: one by one if they have to be short, otherwise all of them joined. */
function textsFor({ short, isName }: Place): string[] {
	const all = isName
		? [...naughty, ...scripts].filter((text) => !text.includes("\n"))
		: [...naughty, ...scripts, ...naughtyLines];
	return short
		? all.filter((text) => text.length <= 100)
		: [all.join("\n"), ...naughtyLines.map((line) => `${line} and more`)];
}

describe.each(places)("$name", (place) => {
	it("comes back as it was written, however odd, as JSON that no browser takes for a page", async () => {
		for (const text of textsFor(place)) {
			const saved = await put(place, person, place.body(text, await versionOf(place)));
			expect([text, saved.status, saved.status === 200 || (await saved.text())]).toEqual([text, 200, true]);
			const read = await person.browser.get(place.readAt(person));
			for (const answer of [saved, read]) {
				expect(answer.headers.get("content-type")).toMatch(/^(application\/json|text\/event-stream)/);
			}
			// Single-line texts are stored without leading and trailing blanks.
			expect(await read.text()).toContain(JSON.stringify(place.short ? text.trim() : text).slice(1, -1));
		}
	});

	it.each(["a\u0000b", "a\ud800b", "\udc00"])("takes no %j, which cannot be saved", async (text) => {
		const refused = await put(place, person, place.body(text, await versionOf(place)));
		expect([refused.status, await refused.text()]).toEqual([
			400,
			"The text has a character in it that cannot be saved.",
		]);
	});

	it("belongs to nobody else, and gives nobody more rights, whatever is sent with it", async () => {
		const other = await signUp();
		const before = await rowsOfPerson(other.user.id);
		const version = await versionOf(place);
		for (const extra of [
			`"userId":${other.user.id}`,
			`"user":{"connect":{"id":${other.user.id}}}`,
			`"id":"${other.user.id}"`,
			'"isAdmin":true',
			'"password":"taken over"',
			'"__proto__":{"isAdmin":true}',
			'"constructor":{"prototype":{"isAdmin":true}}',
			'"createdAt":"1970-01-01T00:00:00.000Z"',
			'"isAiResponse":true',
		]) {
			const raw = JSON.stringify(place.body("plain words", version)).replace(/^\{/, `{${extra},`);
			const { status } = await put(place, person, raw);
			// 409, since the edit before has already replaced the version that this one names.
			expect([extra, [200, 400, 403, 409].includes(status)]).toEqual([extra, true]);
		}
		expect(await rowsOfPerson(other.user.id)).toEqual(before);
		const row = await db().user.findUniqueOrThrow({ where: { id: person.user.id } });
		expect([row.isAdmin, row.username]).toEqual([false, person.user.username]);
		expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
		expect(
			(
				await person.browser.post(
					"/api/login",
					person.account && { email: person.account.email, password: person.account.password },
				)
			).status,
		).toBe(200);
	});

	it.each([
		["text/plain", 415],
		["application/x-www-form-urlencoded", 415],
		["multipart/form-data; boundary=x", 415],
		["text/json", 415],
		["application/json-seq", 415],
		["text/html; application/json", 415],
	])("is not taken as %s", async (type, status) => {
		const text = `sent as ${type}`;
		const refused = await put(place, person, place.body(text, await versionOf(place)), { "content-type": type });
		expect(refused.status).toBe(status);
		expect(await (await person.browser.get(place.readAt(person))).text()).not.toContain(text);
	});

	it("is not taken from another site, nor too deep, nor too large", async () => {
		const version = await versionOf(place);
		const body = place.body("from elsewhere", version);
		const elsewhere = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
		expect((await put(place, person, body, elsewhere)).status).toBe(403);
		const deep = `{"deep":${"[".repeat(5_000)}${"]".repeat(5_000)}}`;
		expect((await put(place, person, deep)).status).toBe(400);
		expect((await put(place, person, place.body("x".repeat(1_100_000), version))).status).toBe(413);
		expect(await (await person.browser.get(place.readAt(person))).text()).not.toContain("from elsewhere");
	});
});
