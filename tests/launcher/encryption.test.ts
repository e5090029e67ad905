import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import { UNDOABLE_SECONDS } from "@/lib/domain/undo/limits";
import { clientOf } from "@/lib/server/core/encryption/client";
import { encryptAll, encryptExisting } from "@/lib/server/core/encryption/existing";
import { Keyring, keyIdOf, newKey } from "@/lib/server/core/encryption/keyring";
import { keysInUse, noteKey, withClient } from "@/lib/server/core/encryption/keys-in-use";
import { rotate } from "@/lib/server/core/encryption/rotate";
import type { PrismaClient } from "@/prisma/client/client";
import { rowsOf } from "./clients";
import { copyOf, emptyDatabase } from "./folders";
import { run, type Script, start } from "./processes";
import { serve } from "./serve";

/** More than one batch of rows. */
const ENTRIES = 230;
const silent = () => {};
let folder: string;
let server: Script;
let url: string;

beforeEach(async () => {
	folder = copyOf(await emptyDatabase());
	({ server, url } = await serve(folder));
	await run("tests/launcher/scripts/migrate.ts", [url]);
}, 180_000);
afterEach(() => server.kill("SIGTERM"));

/** Writes data as it was stored before there was encryption. */
async function writePlainly(): Promise<void> {
	for (const sql of [
		"INSERT INTO users (username, username_key, email, first_name, updated_at) VALUES ('Ada', 'ada', 'a@example.com', 'Ada', now())",
		`INSERT INTO journal_entries (id, user_id, content, prompt, key_insights, local_date)
		 SELECT 'entry-' || n, 1, 'canary ' || n, 'p', '["a canary"]', '2026-03-02' FROM generate_series(1, ${ENTRIES}) n`,
		`INSERT INTO exercise_runs (id, user_id, slug, answers, updated_at)
		 VALUES ('run', 1, 'x', jsonb_build_object('n', 1.50, 'q', '"canary"'), now())`,
		`INSERT INTO journal_entries (id, user_id, content, prompt, local_date)
		 VALUES ('odd', 1, 'enc1.0123456789abcdef.${"A".repeat(60)}', '', '2026-03-02')`,
		"INSERT INTO chat_messages (user_id, content, is_ai_response, guide) VALUES (1, 'canary', FALSE, '\"canary\"')",
		"INSERT INTO life_script (id, user_id, script_sentence, main_script) VALUES ('life', 1, 'canary', 'canary')",
		`INSERT INTO behavioral_pattern (id, life_script_id, pattern, description, impact, order_num)
		 VALUES ('pattern', 'life', 'canary', 'canary', 'canary', 1)`,
		`INSERT INTO affirmations (id, user_id, text, audio_url, audio_data, updated_at)
		 VALUES ('said', 1, 'canary', '/', 'canary', now())`,
	]) {
		await rowsOf(url, sql);
	}
}

/** Returns everything in the database as text. */
async function dump(): Promise<string> {
	return withClient(url, async (client) => {
		const tables = await client.query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
		const rows = [];
		for (const { name } of tables.rows)
			rows.push((await client.query(`SELECT t::text FROM "${name}" t ORDER BY 1`)).rows);
		return JSON.stringify(rows);
	});
}

/** Expects that these keys decrypt everything that `writePlainly` wrote. */
async function expectReadable(keys: readonly Buffer[]): Promise<void> {
	const prisma = clientOf(url, new Keyring(() => keys));
	try {
		const entries = await prisma.journalEntry.findMany({ orderBy: { id: "asc" } });
		expect(entries).toHaveLength(ENTRIES + 1);
		expect(entries.find(({ id }) => id === "entry-7")).toMatchObject({
			content: "canary 7",
			keyInsights: ["a canary"],
		});
		expect(entries.find(({ id }) => id === "odd")).toMatchObject({
			content: `enc1.0123456789abcdef.${"A".repeat(60)}`,
			prompt: "",
			keyInsights: [],
		});
		expect(await prisma.chatMessage.findFirst()).toMatchObject({ content: "canary", guide: "canary" });
		expect(await prisma.lifeScript.findFirst({ include: { patterns: true } })).toMatchObject({
			mainScript: "canary",
			sources: [],
			patterns: [{ pattern: "canary", impact: "canary" }],
		});
		expect((await prisma.exerciseRun.findFirstOrThrow()).answers).toEqual({ n: 1.5, q: '"canary"' });
		const said = await prisma.affirmation.findFirstOrThrow();
		expect([said.text, Buffer.from(said.audioData ?? []).toString()]).toEqual(["canary", "canary"]);
	} finally {
		await prisma.$disconnect();
	}
}

const entry = (prisma: PrismaClient, content: string) =>
	prisma.journalEntry.create({ data: { userId: 1, content, prompt: "p", localDate: new Date("2026-03-02") } });

/** Interrupts the work between two batches, as killing the process would. */
function killedAfter(batches: number) {
	let left = batches;
	return () => {
		if (--left === 0) throw new Error("killed");
	};
}

test("existing data is encrypted, even after an interruption", async () => {
	await writePlainly();
	const key = newKey();
	const keyring = new Keyring(() => [key]);
	await expect(encryptExisting(url, keyring, { takesPlain: true, tell: killedAfter(2) })).rejects.toThrow("killed");
	const between = await dump();
	expect(between).toContain("canary");
	expect(between).toContain(`enc1.${keyring.newest}.`);
	let told = 0;
	const tell = (more: number) => {
		told += more;
	};
	const rows = await encryptExisting(url, keyring, { takesPlain: true, tell });
	expect([rows, told]).toEqual([ENTRIES + 6 - 200, rows]);
	expect(await dump()).not.toContain("canary");
	await expectReadable([key]);
	expect(await encryptExisting(url, keyring, { takesPlain: true, tell: silent })).toBe(0);
}, 180_000);

test("rows that move to other pages of the disk meanwhile are encrypted as well", async () => {
	await writePlainly();
	// A page of the disk holds five of these, and the pages are read 64 at a time.
	await rowsOf(
		url,
		`INSERT INTO journal_entries (id, user_id, content, prompt, local_date)
		SELECT 'long-' || n, 1, 'canary ' || (SELECT string_agg(md5(n || '-' || part), '') FROM generate_series(1, 45) part),
			'p', '2026-03-02' FROM generate_series(1, 600) n`,
	);
	const key = newKey();
	const keyring = new Keyring(() => [key]);
	await withClient(url, async (client) => {
		let moving: Promise<unknown> | null = null;
		const tell = () => {
			moving ??= client.query("UPDATE journal_entries SET local_date = '2026-03-03'");
		};
		await encryptAll([client], { keyring, takesPlain: true, tell });
		await moving;
	});
	expect(await dump()).not.toContain("canary");
}, 180_000);

test("plain text is accepted only if the app was told that it is old, whatever the database says", async () => {
	const key = newKey();
	const keyring = new Keyring(() => [key]);
	const begin = () => encryptExisting(url, keyring, { takesPlain: false, tell: silent });
	expect(await begin()).toBe(0);
	await writePlainly();
	for (const sql of [
		"DELETE FROM encryption_keys",
		"UPDATE encryption_keys SET completed_at = NULL",
		"DELETE FROM encryption_keys",
	]) {
		await rowsOf(url, sql);
		const before = await dump();
		await expect(begin()).rejects.toThrow(/is not encrypted, although there is a key.*Nothing was changed\.$/s);
		expect(await dump()).toBe(before);
		// Already encrypted rows do not make the others acceptable.
		await withClient(url, (client) => noteKey(client, keyring));
	}
	const told = await run("prisma/admin.ts", ["encrypt-existing"], {
		DATABASE_URL: url,
		DATA_ENCRYPTION_KEY: key.toString("base64"),
	});
	expect(told).toMatchObject({ code: 0, stderr: "", stdout: expect.stringContaining("is encrypted.") });
	expect(await dump()).not.toContain("canary");
	await expectReadable([key]);
	expect(await begin()).toBe(0);
	await rowsOf(url, "DELETE FROM encryption_keys");
	expect(await begin()).toBe(0);
}, 180_000);

test("the folder of an embedded database vouches for plain text until all is encrypted; later an administrator has to", async () => {
	await writePlainly();
	server.kill("SIGTERM");
	await server.ended;
	const listUsers = () => run("prisma/admin.ts", ["list-users"], { DATA_DIR: folder });
	expect(await listUsers()).toMatchObject({ code: 0, stderr: "" });
	expect(existsSync(path.join(folder, "before-encryption"))).toBe(false);
	({ server, url } = await serve(folder));
	expect(await dump()).not.toContain("canary");
	await rowsOf(url, "DELETE FROM encryption_keys");
	await rowsOf(url, "UPDATE journal_entries SET content = 'planted' WHERE id = 'entry-1'");
	server.kill("SIGTERM");
	await server.ended;
	expect(await listUsers()).toMatchObject({ code: 1, stderr: expect.stringContaining("encrypt-existing") });
	expect(await run("prisma/admin.ts", ["encrypt-existing"], { DATA_DIR: folder })).toMatchObject({ code: 0 });
	expect(await listUsers()).toMatchObject({ code: 0, stderr: "" });
	({ server, url } = await serve(folder));
	expect(await dump()).not.toContain("planted");
}, 180_000);

test("a wrong key is reported, and changes nothing", async () => {
	await writePlainly();
	const key = newKey();
	await encryptExisting(url, new Keyring(() => [key]), { takesPlain: true, tell: silent });
	const before = await dump();
	await expect(encryptExisting(url, new Keyring(() => [newKey()]), { takesPlain: true, tell: silent })).rejects.toThrow(
		/is encrypted with another key.*Nothing was changed\.$/,
	);
	writeFileSync(path.join(folder, "encryption-key"), `${newKey().toString("base64")}\n`);
	const admin = await run("prisma/admin.ts", ["list-users"], { DATA_DIR: folder });
	expect(admin).toMatchObject({ code: 1, stderr: expect.stringContaining("is encrypted with another key") });
	const started = await run("tests/launcher/scripts/prepare.ts", [url, folder]);
	expect(started).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("WrongKeyError") });
	rmSync(path.join(folder, "encryption-key"));
	const lost = await run("prisma/admin.ts", ["list-users"], { DATA_DIR: folder });
	expect(lost).toMatchObject({ code: 1, stderr: expect.stringMatching(/encryption-key with its key is gone/) });
	expect(await dump()).toBe(before);
}, 180_000);

test("keys change while people write: everything read is right, and the old key can be removed", async () => {
	await writePlainly();
	const [old, fresh] = [newKey(), newKey()];
	const keys = [old];
	const running = new Keyring(() => keys);
	await encryptExisting(url, running, { takesPlain: true, tell: silent });
	const prisma = clientOf(url, running);
	const state = { isDone: false };
	const written: string[] = [];
	const people = (async () => {
		while (!state.isDone) {
			const content = `written ${written.length}`;
			const { id } = await entry(prisma, content);
			written.push(id);
			await prisma.journalEntry.update({ where: { id: "entry-9", userId: 1 }, data: { title: content } });
			expect(await prisma.journalEntry.findUnique({ where: { id } })).toMatchObject({ content });
			expect(await prisma.journalEntry.findUnique({ where: { id: "entry-9" } })).toMatchObject({ title: content });
			await breathe();
		}
	})();
	keys.unshift(fresh);
	await withClient(url, async (client) => {
		const rotating = new Keyring(() => [fresh, old]);
		await expect(rotate([client], rotating, killedAfter(2))).rejects.toThrow("killed");
		expect(await keysInUse(client)).toHaveLength(2);
		await rotate([client], rotating, silent);
		expect(await keysInUse(client)).toEqual([{ id: rotating.newest, isComplete: true }]);
	});
	state.isDone = true;
	await people;
	await prisma.$disconnect();
	expect(written.length).toBeGreaterThan(0);
	expect(await dump()).not.toContain(new Keyring(() => [old]).newest);
	await rowsOf(url, `DELETE FROM journal_entries WHERE id = ANY('{${written.join()}}')`);
	await expectReadable([fresh]);
	expect(await encryptExisting(url, new Keyring(() => [fresh]), { takesPlain: true, tell: silent })).toBe(0);
}, 120_000);

test("kill -9 during a change of keys, again and again: everything can be read in between, and it comes to its end", async () => {
	await writePlainly();
	const [old, fresh] = [newKey(), newKey()];
	await encryptExisting(url, new Keyring(() => [old]), { takesPlain: true, tell: silent });
	const keyring = new Keyring(() => [fresh, old]);
	await withClient(url, (client) => noteKey(client, keyring));
	const settings = { DATABASE_URL: url, DATA_ENCRYPTION_KEY: [fresh, old].map((key) => key.toString("base64")).join() };
	const prefix = `enc1.${keyring.newest}.`;
	const anew = () =>
		withClient(url, async (client) => {
			const sql = "SELECT count(*)::int AS n FROM journal_entries WHERE starts_with(content, $1)";
			return Number((await client.query<{ n: number }>(sql, [prefix])).rows[0]?.n);
		});
	const reached: number[] = [];
	for (const more of [1, 90, 1]) {
		const before = await anew();
		const rotating = start("prisma/admin.ts", ["rotate-key"], settings);
		const ended = rotating.ended.then(() => "ended");
		// The process is killed before, during or right after it.
		while ((await anew()) < before + more && (await Promise.race([ended, breathe("goes on")])) !== "ended");
		await rotating.kill("SIGKILL");
		reached.push(await anew());
		await expectReadable([fresh, old]);
	}
	expect(reached).toEqual(reached.toSorted((a, b) => a - b));
	expect(await run("prisma/admin.ts", ["rotate-key"], settings)).toMatchObject({ stderr: "" });
	expect(await dump()).not.toContain(new Keyring(() => [old]).newest);
	await expectReadable([fresh]);
}, 180_000);

test("a change of keys ends once no deletion from before it can be undone, whose rows are under the old key inside", async () => {
	await writePlainly();
	const [old, fresh] = [newKey(), newKey()];
	await encryptExisting(url, new Keyring(() => [old]), { takesPlain: true, tell: silent });
	const prisma = clientOf(url, new Keyring(() => [old]));
	const createdAt = new Date(Date.now() - 20_000);
	await prisma.deletedItem.create({ data: { userId: 1, kept: { rows: [], columns: [] }, createdAt } });
	await prisma.$disconnect();
	await withClient(url, (client) => rotate([client], new Keyring(() => [fresh, old]), silent));
	expect(Date.now() - createdAt.getTime()).toBeGreaterThan(UNDOABLE_SECONDS * 1_000);
}, 120_000);

test("a row that no key opens does not keep the others from another key", async () => {
	await writePlainly();
	const [old, fresh] = [newKey(), newKey()];
	await encryptExisting(url, new Keyring(() => [old]), { takesPlain: true, tell: silent });
	await rowsOf(url, "UPDATE journal_entries SET content = left(content, -4) || 'AAAA' WHERE id = 'entry-9'");
	await withClient(url, async (client) => {
		const keyring = new Keyring(() => [fresh, old]);
		expect(await rotate([client], keyring, silent)).toEqual({
			rows: ENTRIES + 6,
			damaged: [expect.stringContaining("journal_entries.content of entry-9")],
		});
		expect(await keysInUse(client)).toEqual([{ id: keyring.newest, isComplete: true }]);
	});
	await expectReadable([fresh]);
}, 120_000);

test("rotate-key makes another key in the data folder, and says what is left to do", async () => {
	await writePlainly();
	const file = path.join(folder, "encryption-key");
	const key = newKey();
	writeFileSync(file, `${key.toString("base64")}\n`, { mode: 0o600 });
	await encryptExisting(url, new Keyring(() => [key]), { takesPlain: true, tell: silent });
	const { code, stdout, stderr } = await run("prisma/admin.ts", ["rotate-key"], { DATA_DIR: folder });
	expect([code, stderr]).toEqual([0, ""]);
	expect(stdout).toContain(`${ENTRIES + 6} rows were encrypted anew.`);
	expect(stdout).toContain("Backups made before now can only be read with them.");
	const lines = readFileSync(file, "utf8").trim().split("\n");
	expect(lines).toHaveLength(2);
	expect(lines[1]).toBe(key.toString("base64"));
	for (const line of lines) expect(stdout + stderr).not.toContain(line);
	writeFileSync(file, `${lines[0]}\n`);
	expect(await run("prisma/admin.ts", ["list-users"], { DATA_DIR: folder })).toMatchObject({ code: 0, stderr: "" });
	await expectReadable([Buffer.from(lines[0] ?? "", "base64")]);
}, 120_000);

test("where the key is a setting, rotate-key says what to do first", async () => {
	const [old, fresh] = [newKey(), newKey()];
	await encryptExisting(url, new Keyring(() => [old]), { takesPlain: true, tell: silent });
	const rotateWith = (...keys: Buffer[]) =>
		run("prisma/admin.ts", ["rotate-key"], {
			DATABASE_URL: url,
			DATA_ENCRYPTION_KEY: keys.map((key) => key.toString("base64")).join(),
		});
	expect((await rotateWith(old)).stderr).toContain("put a new one before it, with a comma between them");
	expect((await rotateWith(fresh, old)).stderr).toContain("the app does not know it yet: start the app anew");
	expect((await rotateWith(fresh)).stderr).toContain("is encrypted with another key");
	await encryptExisting(url, new Keyring(() => [fresh, old]), { takesPlain: true, tell: silent });
	expect(await rotateWith(fresh, old)).toMatchObject({
		code: 0,
		stdout: expect.stringContaining("you can take away what comes after the first key in DATA_ENCRYPTION_KEY"),
	});
}, 180_000);

test("a change of keys stops at undecryptable data, and does not take it for plain text", async () => {
	await writePlainly();
	const [old, fresh] = [newKey(), newKey()];
	await encryptExisting(url, new Keyring(() => [old]), { takesPlain: true, tell: silent });
	await rowsOf(url, "UPDATE journal_entries SET content = 'put here' WHERE id = 'entry-1'");
	await withClient(url, async (client) => {
		const keyring = new Keyring(() => [fresh, old]);
		await noteKey(client, keyring);
		const pass = { keyring, takesPlain: false, tell: silent };
		await expect(encryptAll([client], pass)).rejects.toThrow("journal_entries.content of entry-1 is not encrypted");
		expect((await keysInUse(client)).map(({ id }) => id)).toContain(new Keyring(() => [old]).newest);
	});
	const [row] = await rowsOf(url, "SELECT content FROM journal_entries WHERE id = 'entry-2'");
	expect(keyIdOf(String(row?.content))).not.toBeNull();
}, 180_000);
