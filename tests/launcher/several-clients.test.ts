import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { socketPath } from "@/lib/launcher/database/data-folder";
import { int32, message } from "@/lib/launcher/database/wire/messages";
import { breakOff, connectTo, rawConnection, rowsOf, until } from "./clients";
import { copyOf } from "./folders";
import { newDatabase, serve } from "./serve";

let template: string;
beforeAll(async () => {
	template = await newDatabase();
}, 180_000);

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
			// Every other client asks for more than a socket transfers at once.
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
		// The unnamed statement stays until the client itself replaces it.
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

	test("prepared statements end with their client", async () => {
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
		// The number of rows that pg fetches at a time, which its types leave out.
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

	test("a client that disconnects in the middle of a message has no effect", async () => {
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
