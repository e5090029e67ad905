import { overwriteTraces } from "@/lib/server/account/traces";
import { pool } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";
import { signUp } from "@/tests/setup/api";

const holder = globalThis as { innerscriptTraces?: { mayBeLeft: boolean; isOverwriting: boolean } };
const noted = async () => {
	const { rows } = await pool().query("SELECT points FROM rate_limits WHERE key = 'tracesOfErased'");
	return rows.length > 0;
};
beforeEach(() => jest.replaceProperty(env(), "DATABASE_EMBEDDED", true));
afterEach(() => jest.restoreAllMocks());

it("erasing is answered before the tables are written anew, which is noted and done after it, also by another process", async () => {
	const { browser, account } = await signUp();
	const vacuumed = async () =>
		(await pool().query("SELECT pg_relation_filenode('journal_entries') AS file")).rows[0].file as number;
	const before = await vacuumed();
	const erased = await browser.fetch("DELETE", "/api/account", {
		body: { confirm: account.username, password: account.password },
	});
	expect(erased.status).toBe(200);
	expect([await noted(), await vacuumed()]).toEqual([true, before]);
	// As a process that has just been started knows it.
	Object.assign(holder.innerscriptTraces ?? {}, { mayBeLeft: true, isOverwriting: false });
	expect(await overwriteTraces()).toBe(true);
	expect(await vacuumed()).not.toBe(before);
	expect([await noted(), await overwriteTraces()]).toEqual([false, false]);
});

it("what is erased while it is done stays noted", async () => {
	const [one, other] = [await signUp(), await signUp()];
	const erase = ({ browser, account }: typeof one) =>
		browser.fetch("DELETE", "/api/account", { body: { confirm: account.username, password: account.password } });
	await erase(one);
	const done = overwriteTraces();
	await erase(other);
	await done;
	expect(await noted()).toBe(true);
	expect([await overwriteTraces(), await noted()]).toEqual([true, false]);
});
