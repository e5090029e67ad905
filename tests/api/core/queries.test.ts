import pg from "pg";
import { db, opened } from "@/lib/server/core/database/db";
import { columnsAs, readRows } from "@/lib/server/core/database/read-rows";
import { Prisma } from "@/prisma/client/client";
import { reads } from "@/tests/bench/table/targets";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { fillEverything, idsOfEverything } from "@/tests/setup/everything";

const MOST = 3;
const TRIES = 5;

/** How many statements a request sends to the database. */
async function statementsOf(browser: TestBrowser, path: string): Promise<number> {
	const sent = jest.spyOn(pg.Client.prototype, "query");
	try {
		const response = await browser.get(path);
		expect(response.status).toBe(200);
		const texts = sent.mock.calls.map(([config]) => (typeof config === "string" ? config : Object(config).text));
		return texts.filter((text) => !/^SET statement_timeout/.test(String(text))).length;
	} finally {
		sent.mockRestore();
	}
}

test("a route that reads asks the database three times at the most", async () => {
	const { browser, user } = await signUp("reader");
	const who = { id: user.id, size: "new" as const, cookie: "", of: await idsOfEverything(user.id) };
	const paths = reads.map(({ path }) => path(who) ?? "");
	expect(paths).not.toContain("");
	// Requested once before, so that the caches of the process are filled and background work is done.
	for (const path of paths) await browser.get(path);
	const over: Record<string, number> = {};
	for (const path of paths) {
		// Repeated if there were too many: background statements of this process are counted as well.
		let count = await statementsOf(browser, path);
		for (let tries = 1; count > MOST && tries < TRIES; tries++) count = await statementsOf(browser, path);
		if (count > MOST) over[path] = count;
	}
	expect(over).toEqual({});
});

test("rows by plain SQL have the values that Prisma gives", async () => {
	const { user } = await signUp("reader");
	const words = "Über die Brücke, 😀 und zurück.";
	await fillEverything(user.id, words);
	const where = { userId: user.id };
	const [theirs, [ours], [counts]] = await Promise.all([
		db().journalEntry.findFirstOrThrow({ where, orderBy: { id: "asc" } }),
		readRows<{ id: string; userId: number }>(Prisma.sql`
			SELECT ${columnsAs("e", Object.keys(Prisma.JournalEntryScalarFieldEnum))} FROM journal_entries e
			WHERE e.user_id = ${user.id} ORDER BY e.id ASC LIMIT 1`),
		readRows<{ n: number }>(Prisma.sql`SELECT count(*) AS n FROM journal_entries WHERE user_id = ${user.id}`),
	]);
	expect(ours).toBeDefined();
	expect(opened("JournalEntry", ours ? [ours] : [])).toEqual([theirs]);
	expect(counts).toEqual({ n: 2 });
});

test("a questionnaire that a release has changed is read anew", async () => {
	const { browser } = await signUp("reader");
	const titleOf = async (query = "") => {
		const all: { id: string; title: string }[] = await jsonOf(browser.get(`/api/questionnaires${query}`));
		return all.find(({ id }) => id === "8");
	};
	const before = await titleOf();
	const change = (title: string) => db().questionnaire.update({ where: { id: "8" }, data: { title } });
	await change("Somebody's Mother");
	try {
		expect(await titleOf()).toMatchObject({ ...before, title: "Somebody's Mother" });
		expect(await titleOf("?titles")).toEqual({ id: "8", title: "Somebody's Mother" });
	} finally {
		await change(before?.title ?? "");
	}
	expect(await titleOf()).toEqual(before);
});
