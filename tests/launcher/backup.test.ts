import {
	appendFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	renameSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { connectTo, rowsOf } from "./clients";
import { copyOf, emptyDatabase } from "./folders";
import { run, type Script, start } from "./processes";

const admin = (folder: string, ...args: string[]) => run("prisma/admin.ts", args, { DATA_DIR: folder });

let folder: string;
let server: Script;
let url: string;
async function serve(): Promise<void> {
	server = start("tests/launcher/scripts/serve.ts", [folder]);
	url = await server.line();
}
beforeEach(async () => {
	folder = copyOf(await emptyDatabase());
	await serve();
});
afterEach(() => server.kill("SIGKILL"));

const backups = () => readdirSync(path.join(folder, "backups"));

test("a backup made while people write holds everything from before it, and comes back whole", async () => {
	const client = await connectTo(url);
	await client.query("CREATE TABLE entries (n int PRIMARY KEY, words text)");
	let acknowledged = 0;
	let isOver = false;
	const write = async () => {
		while (!isOver) {
			await client.query("INSERT INTO entries VALUES ($1, $2)", [acknowledged + 1, "words ".repeat(100)]);
			acknowledged++;
		}
	};
	const writing = write();
	const backup = start("tests/launcher/scripts/backup.ts", [folder]);
	const before = acknowledged;
	expect(await backup.line()).toBe("copied");
	const afterwards = acknowledged + 1;
	const file = await backup.line();
	isOver = true;
	await writing;
	expect((await backup.ended).code).toBe(0);
	expect(backups()).toEqual([path.basename(file)]);
	expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
	expect((statSync(path.dirname(file)).mode & 0o777).toString(8)).toBe("700");

	const refused = await admin(folder, "restore", file);
	expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("already in use by process")]);
	await server.kill("SIGTERM");
	const restored = await admin(folder, "restore", path.basename(file));
	expect([restored.code, restored.stderr]).toEqual([0, ""]);
	const replaced = readdirSync(folder).find((name) => name.startsWith("pg.replaced-"));
	expect(restored.stdout).toContain(replaced);

	await serve();
	const [row] = await rowsOf(url, "SELECT count(*)::int, max(n) AS last FROM entries");
	expect(row?.count).toBe(row?.last);
	expect(row?.last).toBeGreaterThanOrEqual(before);
	expect(row?.last).toBeLessThanOrEqual(afterwards);
}, 180_000);

test("a file that is no whole backup changes nothing", async () => {
	await rowsOf(url, "CREATE TABLE kept AS SELECT 1 AS n");
	const made = await admin(folder, "backup");
	expect([made.code, made.stderr]).toEqual([0, ""]);
	await server.kill("SIGTERM");
	const [name = ""] = backups();
	const half = path.join(folder, "half.tar.gz");
	renameSync(path.join(folder, "backups", name), half);
	truncateSync(half, Math.floor(statSync(half).size / 2));
	const notes = path.join(folder, "notes.txt");
	appendFileSync(notes, "not a backup");
	for (const file of [half, notes]) {
		const { code, stdout, stderr } = await admin(folder, "restore", file);
		expect([file, code, stdout, stderr]).toEqual([file, 1, "", expect.stringContaining(file)]);
	}
	expect(readdirSync(folder).sort()).toEqual(["backups", "half.tar.gz", "notes.txt", "pg", "run"]);
	await serve();
	expect(await rowsOf(url, "SELECT n FROM kept")).toEqual([{ n: 1 }]);
});

test("an encrypted one says what is in it and comes back with its passphrase, and no other", async () => {
	await rowsOf(url, "CREATE TABLE kept AS SELECT 'what somebody wrote' AS words FROM generate_series(1, 3)");
	const withPassphrase = (passphrase: string, ...args: string[]) =>
		run("prisma/admin.ts", args, { DATA_DIR: folder, BACKUP_PASSPHRASE: passphrase });
	const made = await withPassphrase("correct horse battery", "backup");
	expect([made.code, made.stderr]).toEqual([0, ""]);
	expect(made.stdout).toContain(path.join(folder, "session-secret"));
	await server.kill("SIGTERM");
	const [name = ""] = backups();
	expect(name).toMatch(/\.tar\.gz\.enc$/);
	const before = readdirSync(folder);
	const verified = await withPassphrase("correct horse battery", "verify", name);
	expect([verified.code, verified.stderr]).toEqual([0, ""]);
	expect(verified.stdout).toMatch(
		/can be read\.\nA copy of the files of an embedded database, encrypted\.\n +3 {2}kept$/m,
	);
	const refused = await withPassphrase("another passphrase", "restore", name);
	expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("not its passphrase")]);
	expect(readdirSync(folder)).toEqual(before);
	const restored = await withPassphrase("correct horse battery", "restore", name);
	expect([restored.code, restored.stderr]).toEqual([0, ""]);
	await serve();
	expect(await rowsOf(url, "SELECT count(*)::int FROM kept")).toEqual([{ count: 3 }]);
}, 180_000);

test("one that is not encrypted is not restored where BACKUP_PASSPHRASE is set", async () => {
	await rowsOf(url, "CREATE TABLE kept AS SELECT 1 AS n");
	expect((await admin(folder, "backup")).code).toBe(0);
	await rowsOf(url, "UPDATE kept SET n = 2");
	await server.kill("SIGTERM");
	const [name = ""] = backups();
	const before = readdirSync(folder);
	const refused = await run("prisma/admin.ts", ["restore", name], {
		DATA_DIR: folder,
		BACKUP_PASSPHRASE: "correct horse battery",
	});
	expect(refused).toMatchObject({
		code: 1,
		stderr: expect.stringContaining("is not encrypted although BACKUP_PASSPHRASE"),
	});
	expect(readdirSync(folder)).toEqual(before);
	await serve();
	expect(await rowsOf(url, "SELECT n FROM kept")).toEqual([{ n: 2 }]);
}, 180_000);

test("a restore that was killed half way is finished at the next start", async () => {
	await rowsOf(url, "CREATE TABLE restored AS SELECT 1 AS n");
	await server.kill("SIGTERM");
	renameSync(path.join(folder, "pg"), path.join(folder, "pg.restored"));
	await serve();
	expect(await rowsOf(url, "SELECT n FROM restored")).toEqual([{ n: 1 }]);
	expect(existsSync(path.join(folder, "pg.restored"))).toBe(false);
});

test("old backups make room, and nothing else does", async () => {
	const kept = path.join(folder, "backups");
	mkdirSync(kept, { recursive: true, mode: 0o700 });
	for (let day = 1; day <= 9; day++) writeFileSync(path.join(kept, `2026-01-0${day}T00-00-00-000Z.tar.gz`), "");
	writeFileSync(path.join(kept, "notes.txt"), "");
	const made = await admin(folder, "backup");
	expect([made.code, made.stderr]).toEqual([0, ""]);
	const left = backups().sort();
	expect(left).toContain("notes.txt");
	expect(left.filter((name) => name.startsWith("2026-01-0"))).toEqual(
		[4, 5, 6, 7, 8, 9].map((day) => `2026-01-0${day}T00-00-00-000Z.tar.gz`),
	);
	expect(left).toHaveLength(8);
});
