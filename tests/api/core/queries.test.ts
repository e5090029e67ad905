import pg from "pg";
import { db, opened } from "@/lib/server/core/database/db";
import { columnsAs, readRows } from "@/lib/server/core/database/read-rows";
import { Prisma } from "@/prisma/client/client";
import { reads } from "@/tests/bench/table/targets";
import { signUp, type TestBrowser } from "@/tests/setup/api";
import { fillEverything } from "@/tests/setup/everything";

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
	await fillEverything(user.id, "We ate in front of the television.");
	const of = { userId: user.id };
	const [entry, response, message, life, love, run, version] = await Promise.all([
		db().journalEntry.findFirstOrThrow({ where: of }),
		db().userResponse.findFirstOrThrow({ where: of }),
		db().chatMessage.findFirstOrThrow({ where: of }),
		db().lifeScript.findFirstOrThrow({ where: of }),
		db().loveScript.findFirstOrThrow({ where: of }),
		db().exerciseRun.findFirstOrThrow({ where: of }),
		db().scriptVersion.findFirstOrThrow({ where: { ...of, kind: "life" } }),
	]);
	const who = {
		...{ id: user.id, size: "new" as const, cookie: "" },
		of: {
			...{ entry: entry.id, response: response.id, message: String(message.id) },
			...{ life: life.id, love: love.id, run: run.id, version: version.id, person: "" },
		},
	};
	const paths = reads.map(({ path }) => path(who) ?? "");
	expect(paths).not.toContain("");
	// What is read once for a process, or goes on in the background, has happened.
	for (const path of paths) await browser.get(path);
	const over: Record<string, number> = {};
	for (const path of paths) {
		// Tried again where there were too many: what else goes on in this process is counted as well.
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
		const all: { id: string; title: string }[] = await (await browser.get(`/api/questionnaires${query}`)).json();
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
