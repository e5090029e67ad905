import { randomUUID } from "node:crypto";
import { db } from "@/lib/server/core/database/db";
import { withinBudget } from "@/lib/server/core/limits/ai-budget";
import { takePoint } from "@/lib/server/core/limits/rate-limit";
import { generateOnce } from "@/lib/server/scripts/generate";
import { jsonOf, signUp, TestBrowser } from "@/tests/setup/api";
import { deferred } from "@/tests/setup/deferred";
import { fillEverything, fillWhatPasses, rowsOfPerson, tablesOfNobody } from "@/tests/setup/everything";
import { signAnew } from "@/tests/setup/sign-rows";
import { withSmallDeletes, writeMany } from "@/tests/setup/small-deletes";
import { countStatements, untilItWaits } from "@/tests/setup/statements";
import { bring, zipOf } from "../import/files";

const erase = (browser: TestBrowser, body: unknown) => browser.fetch("DELETE", "/api/account", { body });
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);

it("leaves no row of theirs in any table, and every row of everybody else's", async () => {
	const { browser, user, account } = await signUp();
	const other = await signUp("grace");
	const canary = `canary ${randomUUID()}`;
	for (const [id, words] of [
		[user.id, canary],
		[other.user.id, "Grace's own"],
	] as const) {
		await fillEverything(id, words);
		await fillWhatPasses(id, words);
	}
	await withinBudget(user.id, async () => {});
	const before = await rowsOfPerson(user.id);
	const othersBefore = await rowsOfPerson(other.user.id);
	// Fails when a new table has no row in `fillEverything` yet.
	expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
	expect(await tablesOfNobody(user.id)).toEqual([]);

	const response = await erase(browser, { password: account.password, confirm: account.username });
	expect([response.status, await response.json()]).toEqual([200, { erased: true, backupsGoneBy: null }]);
	expect(sum(await rowsOfPerson(user.id))).toBe(0);
	expect(await rowsOfPerson(other.user.id)).toEqual(othersBefore);

	const columns = await db().$queryRaw<{ table: string; column: string; type: string }[]>`
		SELECT table_name AS "table", column_name AS "column", data_type AS type
		FROM information_schema.columns WHERE table_schema = 'public'`;
	for (const { table, column } of columns.filter(({ column }) => column === "user_id")) {
		const found = await db().$queryRawUnsafe(`SELECT 1 FROM "${table}" WHERE "${column}" = ${user.id}`);
		expect({ table, found }).toEqual({ table, found: [] });
	}
	for (const table of new Set(columns.map(({ table }) => table))) {
		const found = await db().$queryRawUnsafe(`SELECT 1 FROM "${table}" t WHERE t::text LIKE '%${canary}%'`);
		expect({ table, found }).toEqual({ table, found: [] });
	}
	const counted = await db().rateLimit.findMany({ where: { key: { endsWith: `:${user.id}` } } });
	expect(counted).toEqual([]);
});

it("deletes every counter of theirs, and none whose key only ends like theirs", async () => {
	const { browser, user, account } = await signUp();
	const { id } = user;
	const theirs = [
		`codesPerPersonAndAddress:10.0.0.1-${id}`,
		`codesPerPerson:aBrowser-${id}`,
		`wrongPasswordsPerBrowser:aBrowser-${id}`,
		`aiCallsAtOnce:${id}:2`,
		`takenUp:journal:${id}:an-entry`,
		`writesPerPerson:${id}`,
	];
	const others = [
		`loginPerAccountAndAddress:a-hash-${id}`,
		`codesPerPerson:aBrowser-1${id}`,
		`writesPerPerson:1${id}`,
		`takenUp:journal:1${id}:an-entry-${id}`,
		`loginPerAddress:10.0.0.${id}`,
		`loginPerAddress:${id}:db8::1`,
	];
	for (const key of [...theirs, ...others]) await db().rateLimit.create({ data: { key, points: 1, expire: 9e15 } });
	await erase(browser, { password: account.password, confirm: account.username });
	const left = await db().rateLimit.findMany({ where: { key: { in: [...theirs, ...others] } } });
	expect(left.map(({ key }) => key).sort()).toEqual(others.sort());
});

it("deletes very many rows in portions, so that nobody waits for all of them", async () => {
	const { browser, user, account } = await signUp();
	const { id } = await db().import.create({ data: { userId: user.id, source: "text", finishedAt: new Date() } });
	await writeMany(user.id, 2_300, id);
	await withSmallDeletes(["journal_entries", "imported_rows"], 500, async () => {
		const { status } = await erase(browser, { password: account.password, confirm: account.username });
		expect(status).toBe(200);
	});
	expect(sum(await rowsOfPerson(user.id))).toBe(0);
});

it("works while an import is being stored, however the two overlap", async () => {
	const pages = Object.fromEntries(
		Array.from({ length: 30 }, (_, i) => [`2026-03-${String(i + 1).padStart(2, "0")}.md`, `Page ${i}`]),
	);
	const round = async (after: number) => {
		const { browser, user, account } = await signUp();
		const statements = countStatements();
		const imported = Promise.all([bring(browser, zipOf(pages)), browser.get("/api/user")]);
		await Promise.race([statements.reached(after), imported]);
		const erased = await erase(browser, { password: account.password, confirm: account.username });
		expect(erased.status).toBe(200);
		const [answer] = await imported;
		expect([200, 401, 404, 409]).toContain(answer.status);
		expect(sum(await rowsOfPerson(user.id))).toBe(0);
		statements.end();
	};
	// An import of this size takes about twenty statements.
	for (const after of [0, 3, 6, 9, 12, 15, 20, 25]) await round(after);
});

it("waits for whatever holds their rows, and tries again where the two wait for each other", async () => {
	const { browser, user, account } = await signUp();
	const { id } = await db().import.create({ data: { userId: user.id, source: "text" } });
	let erased: Promise<Response> | undefined;
	await db()
		.$transaction(
			async (tx) => {
				await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${user.id} FOR UPDATE`;
				const erasing = () => erase(browser, { password: account.password, confirm: account.username });
				[erased] = await untilItWaits(tx, erasing);
				await tx.import.update({ where: { id, userId: user.id }, data: { source: "day-one" } });
			},
			{ timeout: 20_000 },
		)
		.catch(() => {});
	expect((await erased)?.status).toBe(200);
	expect(sum(await rowsOfPerson(user.id))).toBe(0);
});

it("ends every session, everywhere, and the account can no longer be entered", async () => {
	const { browser, account } = await signUp();
	const phone = new TestBrowser();
	const entrance = { username: account.username, password: account.password };
	await phone.post("/api/login", entrance);
	await erase(browser, { password: account.password, confirm: ` ${account.username.toUpperCase()} ` });
	expect(browser.cookies.size).toBe(0);
	expect((await phone.get("/api/user")).status).toBe(401);
	expect((await new TestBrowser().post("/api/login", entrance)).status).toBe(401);
});

it("requires the password and the username, and does nothing without them", async () => {
	const { browser, user, account } = await signUp();
	await fillEverything(user.id, "still here");
	const before = await rowsOfPerson(user.id);
	const refusals = [
		[{ password: "not mine", confirm: account.username }, 403],
		[{ confirm: account.username }, 403],
		[{ password: account.password, confirm: "somebody" }, 400],
		[{ password: account.password, confirm: "" }, 400],
		[{ password: account.password }, 400],
		[{ password: account.password, confirm: account.username, more: 1 }, 400],
	] as const;
	for (const [body, status] of refusals) expect((await erase(browser, body)).status).toBe(status);
	expect((await erase(new TestBrowser(), { password: account.password, confirm: account.username })).status).toBe(401);
	expect(await rowsOfPerson(user.id)).toEqual(before);
});

it("stops somebody who guesses the password of a phone that was left open", async () => {
	const { browser, user, account } = await signUp();
	for (let guess = 0; guess < 9; guess++) await takePoint("proofsPerPerson", String(user.id), "");
	const guess = async () => (await erase(browser, { password: "a guess", confirm: account.username })).status;
	expect([await guess(), await guess()]).toEqual([403, 429]);
});

it("asks somebody who signs in by OpenID alone to do so again", async () => {
	const { browser, user, account } = await signUp();
	await db().user.update({ where: { id: user.id }, data: { passwordHash: null } });
	const age = async (minutes: number) => {
		const data = { createdAt: new Date(Date.now() - minutes * 60_000) };
		await db().session.updateMany({ where: { userId: user.id }, data });
		await signAnew(user.id);
	};
	await age(6);
	expect(await jsonOf(browser.get("/api/account"))).toMatchObject({ proof: "sign-in", isFresh: false });
	expect((await erase(browser, { confirm: account.username })).status).toBe(403);
	await age(1);
	expect(await jsonOf(browser.get("/api/account"))).toMatchObject({ proof: "sign-in", isFresh: true });
	expect((await erase(browser, { confirm: account.username })).status).toBe(200);
});

it("keeps nothing of what is being written meanwhile", async () => {
	const { browser, user, account } = await signUp();
	const { promise: hold, resolve: go } = deferred();
	const { promise: writing, resolve: began } = deferred();
	const generation = generateOnce(user.id, { kind: "life", isComposed: false }, new Date(), {
		lastWritten: async () => null,
		within: (work) => work(),
		gather: async () => null,
		write: async () => {
			began();
			await hold;
			return "a draft";
		},
		check: async (draft) => draft,
		store: async (tx) => {
			const words = { scriptSentence: "too late", mainScript: "too late" };
			await tx.lifeScript.create({ data: { userId: user.id, ...words } });
			return true;
		},
	}).catch((error: Error) => error);
	await writing;
	await erase(browser, { password: account.password, confirm: account.username });
	go();
	expect(await generation).toBeInstanceOf(Error);
	const late = db().journalEntry.create({
		data: { userId: user.id, content: "too late", prompt: "", localDate: new Date() },
	});
	await expect(late).rejects.toMatchObject({ code: "P2003" });
	expect(sum(await rowsOfPerson(user.id))).toBe(0);
});

it("tells requests that waited for it to sign in, and reports no error of the app", async () => {
	const { browser, user } = await signUp();
	const goal = { userId: user.id, description: "Walk every day", type: "short term" };
	let answer: Promise<Response> | undefined;
	await db().$transaction(
		async (tx) => {
			await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${user.id} FOR UPDATE`;
			[answer] = await untilItWaits(tx, () => browser.post("/api/relationship-goals", goal));
			await tx.user.delete({ where: { id: user.id } });
		},
		{ timeout: 20_000 },
	);
	expect((await answer)?.status).toBe(401);
});
