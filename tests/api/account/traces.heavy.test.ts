import { randomBytes } from "node:crypto";
import { overwriteTraces } from "@/lib/server/account/traces";
import { db, pool } from "@/lib/server/core/database/db";
import { signUp } from "@/tests/setup/api";
import { afterLongQuiet, anHourLater, erase, fileOf, noted, onEmbedded } from "./traces";

onEmbedded();

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

	let other: Awaited<ReturnType<typeof signUp>>;
	beforeAll(async () => {
		other = await signUp();
		await write(other.user.id, LARGE);
	}, 60_000);
	afterAll(async () => {
		await db().user.deleteMany({ where: { id: other.user.id } });
		await pool().query("DELETE FROM rate_limits WHERE key LIKE 'tracesOfErased%'");
	});

	it("erasing a page does not rewrite all of it: that waits, and happens at most once a day", async () => {
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
		afterLongQuiet();
		anHourLater();
		expect(await overwriteTraces()).toBe(true);
		expect([(await fileOf("journal_entries")) !== large, await noted()]).toEqual([true, false]);
	});

	it("once a tenth of it was erased, it is rewritten with the others", async () => {
		const much = await signUp();
		await write(much.user.id, 4 * MEGABYTE);
		await erase(much);
		const large = await fileOf("journal_entries");
		expect(await overwriteTraces()).toBe(true);
		expect([(await fileOf("journal_entries")) !== large, await noted()]).toEqual([true, false]);
	});
});
