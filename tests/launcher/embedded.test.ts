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
import { embeddedUrl, socketFolder } from "@/lib/launcher/database/data-folder";
import { checkpointIfDue, vacuumIfDue } from "@/lib/launcher/database/housekeeping";
import { connectTo, rowsOf, until } from "./clients";
import { copyOf, temporaryFolder } from "./folders";
import { run, start } from "./processes";
import { newDatabase, SERVE, serve } from "./serve";

let template: string;
beforeAll(async () => {
	template = await newDatabase();
}, 180_000);

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

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

test("long values that are written and deleted again and again take no more room", async () => {
	const { url } = await serve(copyOf(template));
	await rowsOf(url, "CREATE TABLE kept (words text)");
	await rowsOf(url, "ALTER TABLE kept ALTER words SET STORAGE EXTERNAL");
	const size = async () => Number((await rowsOf(url, "SELECT pg_total_relation_size('kept') AS size"))[0]?.size);
	expect(await vacuumIfDue(url)).toBeNull();
	for (let round = 0; round < 5; round++) {
		await rowsOf(url, "INSERT INTO kept SELECT repeat(md5(n::text), 2000) FROM generate_series(1, 200) n");
		await rowsOf(url, "DELETE FROM kept");
		expect(await vacuumIfDue(url)).toBe("kept");
		expect(await vacuumIfDue(url)).toBeNull();
	}
	expect(await size()).toBeLessThan(20_000_000);
}, 60_000);

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
	// The lock of a process in another container, as it looks from this one.
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
