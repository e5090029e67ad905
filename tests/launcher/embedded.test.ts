import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { embeddedUrl, socketFolder, socketPath } from "@/prisma/launcher/data-folder";
import { checkpointIfDue } from "@/prisma/launcher/housekeeping";
import { int32, message } from "@/prisma/launcher/wire/messages";
import { breakOff, connectTo, rawConnection, rowsOf, until } from "./clients";
import { copyOf, temporaryFolder } from "./folders";
import { run, type Script, start } from "./processes";

const SERVE = "tests/launcher/scripts/serve.ts";
let template: string;
beforeAll(async () => {
	template = temporaryFolder();
	// A kill while the first database is being made leaves nothing that would be taken for one.
	const first = start(SERVE, [template]);
	await until(() => existsSync(path.join(template, "pg.new", "PG_VERSION")));
	await first.kill("SIGKILL");
	expect(existsSync(path.join(template, "pg"))).toBe(false);
	const { server } = await serve(template);
	await server.kill("SIGTERM");
	expect(readdirSync(template).sort()).toEqual(["pg", "run"]);
}, 60_000);

async function serve(folder: string, options: object = {}): Promise<{ server: Script; url: string }> {
	const server = start(SERVE, [folder, JSON.stringify(options)]);
	return { server, url: await server.line() };
}

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

describe("one server for several clients", () => {
	let url: string;
	let socket: string;
	beforeAll(async () => {
		const folder = copyOf(template);
		({ url } = await serve(folder, { maxConnections: 12, idleInTransactionMs: 300 }));
		socket = socketPath(folder);
	});

	test("answers go to whoever asked, also when a question arrives in pieces", async () => {
		const people = await Promise.all(Array.from({ length: 6 }, () => connectTo(url)));
		const answers = people.map(async (client, person) => {
			// Beyond what a socket delivers at once, for every other one.
			const words = `${person}`.repeat(person % 2 ? 300_000 : 10);
			for (let n = 0; n < 60; n++) {
				const { rows } = await client.query(`SELECT $1::text AS of_${person}, ${n} AS n`, [words]);
				expect(rows).toEqual([{ [`of_${person}`]: words, n }]);
			}
		});
		await Promise.all(answers);
	});

	test("what other clients ask between the messages of one question changes nothing", async () => {
		const none = Buffer.alloc(2);
		const parse = (sql: string) => message("P", "", sql, none);
		const bind = message("B", "", "", none, none, none);
		const execute = message("E", "", int32(0));
		const [one, other] = [await rawConnection(socket), await connectTo(url)];
		const ask = async () =>
			expect((await other.query("SELECT $1::text AS words", ["other"])).rows[0].words).toBe("other");
		one.send(parse("SELECT 'one'"));
		await ask();
		one.send(bind);
		await ask();
		one.send(execute);
		await ask();
		one.send(message("S"));
		expect(await one.answer()).toBe("12D(one)CZ");
		// The nameless statement stays until the client itself replaces it.
		await ask();
		one.send(bind, execute, message("S"));
		expect(await one.answer()).toBe("2D(one)CZ");
		await other.query("SELECT 1");
		one.send(bind, execute, message("S"));
		expect(await one.answer()).toBe("2D(one)CZ");
	});

	test("a client that breaks the protocol is sent away, and nobody else", async () => {
		const [one, other] = [await rawConnection(socket), await connectTo(url)];
		one.send(Buffer.from("!garbage that is no message"));
		await until(() => one.isOver());
		expect((await other.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
	});

	test("two clients may give a prepared statement the same name", async () => {
		const [one, two] = [await connectTo(url), await connectTo(url)];
		const ask = (client: typeof one, text: string) => client.query({ name: "same", text, values: ["x"] });
		expect((await ask(one, "SELECT $1::text AS one")).rows).toEqual([{ one: "x" }]);
		expect((await ask(two, "SELECT $1::text AS two")).rows).toEqual([{ two: "x" }]);
		expect((await ask(one, "SELECT $1::text AS one")).rows).toEqual([{ one: "x" }]);
	});

	test("what a client prepared is gone with it", async () => {
		const client = await connectTo(url);
		await client.query({ name: "mine", text: "SELECT 1" });
		const other = await connectTo(url);
		const count = async () => Number((await other.query("SELECT count(*) FROM pg_prepared_statements")).rows[0].count);
		expect(await count()).toBeGreaterThan(0);
		await client.end();
		await until(async () => (await count()) === 0);
	});

	test("rows that are fetched a few at a time do not mix with other clients' rows", async () => {
		const [slow, other] = [await connectTo(url), await connectTo(url)];
		// pg fetches so many rows at a time, which its types do not say.
		const byRows = { text: "SELECT n FROM generate_series(1, 50) n", rows: 7 } as pg.QueryConfig;
		const all = slow.query<{ n: number }>(byRows);
		const between = Promise.all(Array.from({ length: 20 }, (_, n) => other.query("SELECT $1::int AS n", [n])));
		expect((await all).rows.map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
		expect((await between).map(({ rows }) => rows[0].n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
	});

	test("a transaction is seen by nobody until it ends, and the others wait", async () => {
		const [one, two] = [await connectTo(url), await connectTo(url)];
		await one.query("CREATE TABLE kept (n int)");
		await one.query("BEGIN");
		await one.query("INSERT INTO kept VALUES (1)");
		const seen = two.query("SELECT count(*)::int FROM kept");
		await one.query("INSERT INTO kept VALUES (2)");
		await one.query("COMMIT");
		expect((await seen).rows).toEqual([{ count: 2 }]);
	});

	test("a client that is cut off inside a transaction leaves nothing behind and holds up nobody", async () => {
		const [one, two] = [await connectTo(url), await connectTo(url)];
		await one.query("CREATE TABLE cut_off (n int)");
		await one.query("BEGIN");
		await one.query("INSERT INTO cut_off VALUES (1)");
		const waiting = two.query("SELECT count(*)::int FROM cut_off");
		breakOff(one);
		expect((await waiting).rows).toEqual([{ count: 0 }]);
	});

	test("a client that is cut off while its BEGIN is under way holds up nobody", async () => {
		const other = await connectTo(url);
		for (let n = 0; n < 20; n++) {
			const one = await connectTo(url);
			one.query("BEGIN; SELECT pg_sleep(0.005)").catch(() => {});
			setImmediate(() => breakOff(one));
			expect((await other.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
		}
	});

	test("a client that is cut off in the middle of a message is as if it had not spoken", async () => {
		const one = await connectTo(url);
		await one.query("CREATE TABLE half (words text)");
		one.query("INSERT INTO half VALUES ($1)", ["x".repeat(5_000_000)]).catch(() => {});
		setImmediate(() => breakOff(one));
		const [row] = await rowsOf(url, "SELECT count(*)::int, max(length(words)) AS longest FROM half");
		expect([
			{ count: 0, longest: null },
			{ count: 1, longest: 5_000_000 },
		]).toContainEqual(row);
	});

	test("a transaction that is silent for too long is ended, and undone", async () => {
		const [one, two] = [await connectTo(url), await connectTo(url)];
		await one.query("CREATE TABLE silent (n int)");
		await one.query("BEGIN");
		await one.query("INSERT INTO silent VALUES (1)");
		expect((await two.query("SELECT count(*)::int FROM silent")).rows).toEqual([{ count: 0 }]);
		await expect(one.query("COMMIT")).rejects.toThrow(
			/idle-in-transaction timeout|Connection terminated|not queryable/,
		);
	});

	test("a transaction that is at work for longer than that is not", async () => {
		const one = await connectTo(url);
		await one.query("BEGIN");
		for (let n = 0; n < 4; n++) await one.query("SELECT pg_sleep(0.15)");
		await one.query("COMMIT");
	});

	test("an error ends neither the connection nor a transaction of somebody else", async () => {
		const [one, two] = [await connectTo(url), await connectTo(url)];
		await expect(one.query("SELECT 1/0")).rejects.toThrow("division by zero");
		await expect(one.query("SELECT $1::int", ["many"])).rejects.toThrow("invalid input syntax");
		await expect(one.query("SELECT $1::text AS words", ["\0"])).rejects.toThrow(/0x00/);
		expect((await one.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
		await one.query("BEGIN");
		await expect(one.query("SELECT nothing")).rejects.toThrow("does not exist");
		const other = two.query("SELECT 2 AS two");
		await expect(one.query("SELECT 1")).rejects.toThrow("transaction is aborted");
		await one.query("ROLLBACK");
		expect((await other).rows).toEqual([{ two: 2 }]);
	});

	test("COPY FROM STDIN, which would end the database, is refused", async () => {
		const client = await connectTo(url);
		await client.query("CREATE TABLE copied (n int)");
		for (const sql of [
			"COPY copied FROM STDIN",
			"SELECT 1; /* now */ copy copied (n) from -- here\n stdin",
			'COPY "a;b" FROM STDIN',
		]) {
			await expect(client.query(sql)).rejects.toThrow("COPY FROM STDIN");
		}
		await expect(client.query({ name: "copy", text: "COPY copied FROM STDIN" })).rejects.toThrow("COPY FROM STDIN");
		expect((await client.query("SELECT 'copy copied from stdin' AS words")).rows).toHaveLength(1);
	});

	test("more clients than there is room for are told so, and get in when others leave", async () => {
		const clients = await Promise.all(Array.from({ length: 12 }, () => connectTo(url)));
		await expect(connectTo(url)).rejects.toThrow("too many clients");
		await clients[0]?.end();
		await until(() =>
			connectTo(url).then(
				() => true,
				() => false,
			),
		);
	});

	test("another database than the one there is does not exist", async () => {
		await expect(connectTo(url.replace("/postgres?", "/other?"))).rejects.toThrow('database "other" does not exist');
	});

	test("Prisma's adapter connects to the same address", async () => {
		const adapter = await new PrismaPg({ connectionString: url }).connect();
		const answer = await adapter.queryRaw({ sql: "SELECT 1 AS one", args: [], argTypes: [] });
		await adapter.dispose();
		expect(answer.rows).toEqual([[1]]);
	});
});

test("kill -9 while people write loses nothing that was acknowledged", async () => {
	const folder = copyOf(template);
	const acknowledged: number[] = [];
	for (let kill = 0; kill < 3; kill++) {
		const { server, url } = await serve(folder);
		await rowsOf(url, "CREATE TABLE IF NOT EXISTS entries (n int PRIMARY KEY, words text)");
		const wanted = acknowledged.length + 40;
		const writers = Array.from({ length: 4 }, async (_, writer) => {
			const client = await connectTo(url);
			for (let n = 0; ; n++) {
				const id = kill * 1_000_000 + writer * 100_000 + n;
				await client.query("INSERT INTO entries VALUES ($1, $2)", [id, "words ".repeat(400)]);
				acknowledged.push(id);
			}
		});
		const stopped = Promise.allSettled(writers);
		await until(() => acknowledged.length >= wanted);
		await server.kill("SIGKILL");
		await stopped;
	}
	const { url } = await serve(folder);
	const stored = new Set((await rowsOf(url, "SELECT n FROM entries")).map(({ n }) => n));
	expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
}, 120_000);

test("a commit is on the disk before it is acknowledged", async () => {
	const { stdout } = await run("tests/launcher/scripts/count-syncs.ts", [copyOf(template)]);
	expect(Number(stdout)).toBeGreaterThanOrEqual(5);
});

test("only one process opens a data folder, and SIGTERM gives it back", async () => {
	const folder = copyOf(template);
	const { server, url } = await serve(folder);
	const { code, stderr } = await start(SERVE, [folder]).ended;
	expect([code, stderr]).toEqual([1, expect.stringContaining(`already in use by process ${server.child.pid}`)]);
	expect(await rowsOf(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
	server.child.kill("SIGTERM");
	expect((await server.ended).code).toBe(0);
	expect(readdirSync(folder).sort()).toEqual(["pg", "run"]);
	expect(readdirSync(path.join(folder, "run"))).toEqual([]);
});

test("the write-ahead log does not grow for ever", async () => {
	const folder = copyOf(template);
	const { url } = await serve(folder);
	const size = () =>
		readdirSync(path.join(folder, "pg", "pg_wal"), { withFileTypes: true })
			.filter((entry) => entry.isFile())
			.reduce((sum, { name }) => sum + statSync(path.join(folder, "pg", "pg_wal", name)).size, 0);
	expect(await checkpointIfDue(url)).toBe(false);
	await rowsOf(url, "CREATE TABLE long AS SELECT repeat(md5(n::text), 30) AS words FROM generate_series(1, 120000) n");
	const before = size();
	expect(before).toBeGreaterThan(100_000_000);
	expect(await checkpointIfDue(url)).toBe(true);
	expect(size()).toBeLessThan(before);
	expect(size()).toBeLessThan(100_000_000);
	expect(await checkpointIfDue(url)).toBe(false);
});

test("a process that cannot be seen, but answers, is not taken for gone", async () => {
	const folder = copyOf(template);
	const { url } = await serve(folder);
	// As the lock of another container's process looks from here.
	writeFileSync(path.join(folder, "lock"), JSON.stringify({ pid: 1, began: "elsewhere", id: "other" }));
	const { code, stderr } = await start(SERVE, [folder]).ended;
	expect([code, stderr]).toEqual([1, expect.stringContaining("another container?")]);
	expect(await rowsOf(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

test("an idle client does not keep the database from closing", async () => {
	const { server, url } = await serve(copyOf(template));
	const client = await connectTo(url);
	await client.query("BEGIN");
	(client as unknown as { connection: { stream: { pause(): void } } }).connection.stream.pause();
	server.child.kill("SIGTERM");
	expect((await server.ended).code).toBe(0);
});

test("nobody else can look into the folders", () => {
	for (const name of ["", "pg", "run"]) expect([name, modeOf(path.join(template, name))]).toEqual([name, "700"]);
});

test("a path too long for a socket, or with spaces and links in it, works", async () => {
	const real = path.join(temporaryFolder(), "a folder with spaces, ünïcode & a name that is rather long ".repeat(3));
	cpSync(template, real, { recursive: true });
	const link = path.join(temporaryFolder(), "link");
	symlinkSync(real, link);
	const { server, url } = await serve(link);
	expect(url).toBe(embeddedUrl(real));
	expect(path.dirname(socketFolder(real))).not.toBe(real);
	expect(modeOf(socketFolder(real))).toBe("700");
	expect(await rowsOf(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
	await server.kill("SIGTERM");
});

test("files that are no database are an error with a sentence, and the folder is given back", async () => {
	const folder = temporaryFolder();
	mkdirSync(path.join(folder, "pg"));
	writeFileSync(path.join(folder, "pg", "PG_VERSION"), "9\n");
	const { code, stderr } = await start(SERVE, [folder]).ended;
	expect(code).toBe(1);
	expect(stderr).toContain(`The database in ${folder}/pg could not be opened`);
	expect(existsSync(path.join(folder, "lock"))).toBe(false);
	expect(readFileSync(path.join(folder, "pg", "PG_VERSION"), "utf8")).toBe("9\n");
});
