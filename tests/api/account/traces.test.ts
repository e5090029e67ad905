import { randomBytes } from "node:crypto";
import { overwriteTraces } from "@/lib/server/account/traces";
import { db, pool } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";
import { signUp } from "@/tests/setup/api";

const holder = globalThis as { innerscriptTraces?: object };
const noted = async () => {
	const { rows } = await pool().query("SELECT points FROM rate_limits WHERE key = 'tracesOfErased'");
	return rows.length > 0;
};
/** Clears what a process keeps in memory, as a restart does. */
const restart = () =>
	Object.assign(holder.innerscriptTraces ?? {}, {
		...{ mayBeLeft: true, isOverwriting: false, notBefore: 0 },
		...{ waiting: new Map(), anew: new Map() },
	});
const anHourLater = () => Object.assign(holder.innerscriptTraces ?? {}, { notBefore: 0 });
const fileOf = async (table: string) =>
	(await pool().query("SELECT pg_relation_filenode($1) AS file", [table])).rows[0].file as number;
beforeEach(() => {
	jest.replaceProperty(env(), "DATABASE_EMBEDDED", true);
	restart();
});
afterEach(() => jest.restoreAllMocks());

it("erasing is answered before the tables are written anew, which is noted and done after it, also by another process", async () => {
	const { browser, account } = await signUp();
	const vacuumed = () => fileOf("journal_entries");
	const before = await vacuumed();
	const erased = await browser.fetch("DELETE", "/api/account", {
		body: { confirm: account.username, password: account.password },
	});
	expect(erased.status).toBe(200);
	expect([await noted(), await vacuumed()]).toEqual([true, before]);
	restart();
	expect(await overwriteTraces()).toBe(true);
	expect(await vacuumed()).not.toBe(before);
	expect([await noted(), await overwriteTraces()]).toEqual([false, false]);
});

it("what is erased while it is done stays noted, and is done an hour later at the soonest", async () => {
	const [one, other] = [await signUp(), await signUp()];
	const erase = ({ browser, account }: typeof one) =>
		browser.fetch("DELETE", "/api/account", { body: { confirm: account.username, password: account.password } });
	await erase(one);
	const done = overwriteTraces();
	await erase(other);
	await done;
	expect([await noted(), await overwriteTraces()]).toEqual([true, false]);
	restart();
	expect([await overwriteTraces(), await noted()]).toEqual([true, false]);
});

describe("beside a large journal of somebody else", () => {
	const LARGE = 24 * 1024 * 1024;
	const MEGABYTE = 1024 * 1024;
	const write = (userId: number, bytes: number) =>
		db().journalEntry.createMany({
			data: Array.from({ length: Math.ceil(bytes / 45_000) }, () => ({
				// Random base64 of the requested length, which cannot be compressed.
				...{ userId, prompt: "", wordCount: 1, localDate: new Date("2026-03-02") },
				content: randomBytes(25_000).toString("base64"),
			})),
		});
	const erase = ({ browser, account }: Awaited<ReturnType<typeof signUp>>) =>
		browser.fetch("DELETE", "/api/account", { body: { confirm: account.username, password: account.password } });

	let other: Awaited<ReturnType<typeof signUp>>;
	beforeAll(async () => {
		other = await signUp();
		await write(other.user.id, LARGE);
	}, 60_000);
	afterAll(async () => {
		await db().user.deleteMany({ where: { id: other.user.id } });
		await pool().query("DELETE FROM rate_limits WHERE key LIKE 'tracesOfErased%'");
	});

	it("an erased page does not have all of it written anew, which waits and is done once a day at the most", async () => {
		const small = await signUp();
		await write(small.user.id, 50_000);
		await erase(small);
		const [large, users] = [await fileOf("journal_entries"), await fileOf("users")];
		expect(await overwriteTraces()).toBe(true);
		expect(await fileOf("users")).not.toBe(users);
		expect([await fileOf("journal_entries"), await noted()]).toEqual([large, true]);
		// Nothing has been erased since: finished tables are not rewritten while the others wait.
		const done = await fileOf("users");
		anHourLater();
		expect([await overwriteTraces(), await fileOf("users"), await fileOf("journal_entries")]).toEqual([
			true,
			done,
			large,
		]);
		// No request has come for a while.
		Object.assign(globalThis, { innerscriptLastSeen: performance.now() - 11 * 60_000 });
		anHourLater();
		expect(await overwriteTraces()).toBe(true);
		expect([(await fileOf("journal_entries")) !== large, await noted()]).toEqual([true, false]);
	});

	it("where a tenth of it was erased it is written anew with the others", async () => {
		const much = await signUp();
		await write(much.user.id, 4 * MEGABYTE);
		await erase(much);
		const large = await fileOf("journal_entries");
		expect(await overwriteTraces()).toBe(true);
		expect([(await fileOf("journal_entries")) !== large, await noted()]).toEqual([true, false]);
	});
});
