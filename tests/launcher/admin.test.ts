import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import bcrypt from "bcryptjs";
import { readSettings } from "@/lib/launcher/settings";
import { hashToken } from "@/lib/server/account/one-time-token";
import { invite } from "@/prisma/admin/people/invite";
import { catalog } from "@/prisma/catalog/catalog";
import { createTestDatabase } from "../setup/databases/postgres";
import { connectTo, rowsOf } from "./clients";
import { copyOf, emptyDatabase, temporaryFolder } from "./folders";
import { run, type Script, start } from "./processes";
import { SERVE, serve } from "./serve";

// Each command runs in its own process, which can take seconds to start on a busy machine.
jest.setTimeout(120_000);

let folder: string;
let server: Script;
let url: string;
const admin = (args: string[], input = "", environment: Record<string, string> = {}) =>
	run("prisma/admin.ts", args, { DATA_DIR: folder, ...environment }, input);

beforeAll(async () => {
	folder = copyOf(await emptyDatabase());
	({ server, url } = await serve(folder));
	await run("tests/launcher/scripts/migrate.ts", [url]);
	await rowsOf(
		url,
		`INSERT INTO users (username, username_key, email, password, first_name, updated_at) VALUES
		 ('Ada', 'ada', 'ada@example.com', 'a hash', 'Ada', now()), ('Böb', 'böb', 'bob@example.com', NULL, 'Bob', now())`,
	);
});
/** Creates an empty database, on the Postgres of TEST_DATABASE_URL if that is set. */
async function anotherDatabase(): Promise<{ url: string; close(): Promise<void> }> {
	const adminUrl = process.env.TEST_DATABASE_URL;
	if (adminUrl) return createTestDatabase(adminUrl);
	const other = await serve(copyOf(await emptyDatabase()));
	return { url: other.url, close: () => other.server.kill("SIGKILL") };
}
const sessionsLeft = async () => (await rowsOf(url, "SELECT id FROM sessions ORDER BY id")).map(({ id }) => id);

test("says what there is, for all commands and for one", async () => {
	const byTheNameInTheReadme = promisify(execFile)("npm", ["run", "--silent", "admin", "--", "--help"]);
	const [{ code, stdout }, ofOne, unknown, unfinished] = await Promise.all([
		admin([]),
		admin(["move-to", "--help"]),
		admin(["dance"]),
		admin(["reset-link"]),
	]);
	expect(code).toBe(0);
	expect((await byTheNameInTheReadme).stdout).toBe(stdout);
	for (const name of [
		"reset-link",
		"set-password",
		"list-users",
		"invite",
		"remove-second-factor",
		"erase",
		"backup",
		"verify",
		"restore",
		"move-to",
		"prepare",
		"rotate-key",
	]) {
		expect(stdout).toMatch(new RegExp(`^  ${name} .*\\w`, "m"));
	}
	expect(ofOne.stdout).toContain("npm run admin -- move-to\n");
	expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining("no command dance") });
	expect(unfinished).toMatchObject({
		code: 1,
		stderr: "Usage: npm run admin -- reset-link <email|username>\n",
	});
});

describe("while the app runs", () => {
	beforeEach(async () => {
		await rowsOf(url, "DELETE FROM sessions");
		await rowsOf(
			url,
			"INSERT INTO sessions (id, user_id, expires_at) SELECT username || n, id, now() FROM users, generate_series(1, 2) n",
		);
	});
	test("lists the accounts while the app runs", async () => {
		const { code, stdout } = await admin(["list-users"]);
		expect(code).toBe(0);
		const today = new Date().toISOString().slice(0, 4);
		expect(stdout).toMatch(new RegExp(`^\\d+ +Ada +ada@example.com +${today}.* +${today}`, "m"));
		expect(stdout).not.toContain("a hash");
	});

	test("prints no name that could manipulate the terminal", async () => {
		const evil = "\u001b]0;owned\u0007\u202eroot\u0000".replaceAll("\u0000", "");
		await rowsOf(url, "UPDATE users SET username = $1, username_key = 'evil' WHERE username_key = 'böb'", [evil]);
		const { stdout } = await admin(["list-users"]);
		await rowsOf(url, "UPDATE users SET username = 'Böb', username_key = 'böb' WHERE username_key = 'evil'");
		expect(stdout).toContain("\ufffd]0;owned\ufffd\ufffdroot");
		expect(stdout.replaceAll("\n", "")).not.toMatch(/\p{C}/u);
	});

	test("an invitation is one link, only its hash is stored, and days that are none are refused", async () => {
		const { code, stdout } = await admin(["invite", "3"], "", { APP_URL: "https://inner.example.com" });
		expect(code).toBe(0);
		const [, token = ""] = /^https:\/\/inner\.example\.com\/#invitation=([\w-]{43})$/m.exec(stdout) ?? [];
		const [row] = await rowsOf(url, "SELECT token, extract(day FROM expires_at - created_at) AS days FROM invitations");
		expect([row?.token, Number(row?.days)]).toEqual([hashToken(token), 3]);
		for (const wrong of [["0"], ["91"], ["soon"], ["1", "2"]]) {
			await expect(invite.run(wrong, readSettings({}))).rejects.toThrow("Usage:");
		}
	});

	test("removes every second factor of a person, and says so where there was none", async () => {
		await rowsOf(url, "INSERT INTO passkeys (id, user_id, public_key) SELECT 'key' || id, id, '\\x01' FROM users");
		await rowsOf(url, "INSERT INTO recovery_codes (user_id, code) SELECT id, 'a hash' FROM users");
		expect((await admin(["remove-second-factor", "ada"])).stdout).toBe("Ada has no second factor any more.\n");
		expect((await admin(["remove-second-factor", "ada"])).stdout).toBe("Ada had no second factor.\n");
		expect(await rowsOf(url, "SELECT user_id FROM recovery_codes")).toHaveLength(1);
		expect(await rowsOf(url, "SELECT user_id FROM passkeys")).toHaveLength(1);
	});

	test("a reset link works once, for an hour, and only a signature of it is stored", async () => {
		const { code, stdout } = await admin(["reset-link", "Ada@Example.com"], "", {
			APP_URL: "https://inner.example.com",
		});
		expect(code).toBe(0);
		const [, token = ""] = /^https:\/\/inner\.example\.com\/reset-password#token=(\d+\.[\w-]{43})$/m.exec(stdout) ?? [];
		const [row] = await rowsOf(
			url,
			`SELECT reset_token, extract(epoch FROM reset_token_expires_at - now()) AS seconds FROM users WHERE username = 'Ada'`,
		);
		expect([token, row?.reset_token]).toEqual([expect.stringMatching(/^1\./), expect.stringMatching(/^sig1\./)]);
		expect(Number(row?.seconds)).toBeGreaterThan(3500);
		expect(Number(row?.seconds)).toBeLessThanOrEqual(3600);
		expect(await sessionsLeft()).toHaveLength(4);
	});

	test("a password is set from standard input, and signs the person out everywhere", async () => {
		await admin(["reset-link", "böb"]);
		const { code, stdout } = await admin(["set-password", "BÖB"], "a longer päss\nmore lines\n");
		expect([code, stdout]).toEqual([0, expect.stringContaining("The password of Böb is set")]);
		const [row] = await rowsOf(url, "SELECT password, reset_token FROM users WHERE username = 'Böb'");
		expect(await bcrypt.compare("a longer päss", String(row?.password))).toBe(true);
		expect(row?.reset_token).toBeNull();
		expect(await sessionsLeft()).toEqual(["Ada1", "Ada2"]);
	});

	test("a password that is too short changes nothing", async () => {
		const { code, stderr } = await admin(["set-password", "ada"], "short\n");
		expect([code, stderr]).toEqual([1, "Password must be at least 8 characters.\n"]);
		expect((await rowsOf(url, "SELECT password FROM users WHERE username = 'Ada'"))[0]?.password).toBe("a hash");
		expect(await sessionsLeft()).toHaveLength(4);
	});
});

test("an account, a folder or a database that is not there is an error with a sentence", async () => {
	const nowhere = path.join(temporaryFolder(), "nowhere");
	const away = { DATABASE_URL: "postgresql://postgres:hidden@127.0.0.1:1/app" };
	const [nobody, nothing, ...unreached] = await Promise.all([
		admin(["reset-link", "eve"]),
		admin(["list-users"], "", { DATA_DIR: nowhere }),
		admin(["list-users"], "", away),
		admin(["backup"], "", away),
	]);
	expect(nobody).toMatchObject({ code: 1, stderr: expect.stringContaining("no account called eve") });
	expect(nothing).toMatchObject({ code: 1, stderr: expect.stringContaining(`There is nothing in ${nowhere} yet.`) });
	for (const { code, stderr } of unreached) {
		expect([code, stderr]).toEqual([1, expect.stringContaining("The database app at 127.0.0.1:1 cannot be reached")]);
		expect(stderr).not.toContain("hidden");
	}
});

describe("move-to", () => {
	let target: { url: string; close(): Promise<unknown> };
	const tables = [
		"users",
		"sessions",
		"questionnaires",
		"user_responses",
		"journal_entries",
		"affirmations",
		"chat_messages",
	];
	const everything = async (from: string) => {
		const client = await connectTo(from);
		await client.query("SET TIME ZONE 'UTC'");
		const all: Record<string, string[]> = {};
		for (const table of tables) {
			const { rows } = await client.query(`SELECT t::text AS row FROM ${table} t ORDER BY 1`);
			all[table] = rows.map(({ row }) => row);
		}
		await client.query("RESET TIME ZONE");
		return all;
	};

	beforeAll(async () => {
		target = await anotherDatabase();
		await run("tests/launcher/scripts/prepare.ts", [url, folder]);
		await rowsOf(
			url,
			`INSERT INTO user_responses (id, user_id, questionnaire_id, responses, pattern_scores)
			 SELECT n, 1, '5', $1, CASE n WHEN 1 THEN 'null'::jsonb WHEN 2 THEN NULL ELSE '[1.50, 1e400]' END FROM generate_series(1, 3) n`,
			[JSON.stringify([{ questionId: "q1", answer: 'a \\ "quote", {a,b}, NULL, ü☃🎈\n\t' }])],
		);
		await rowsOf(
			url,
			`INSERT INTO journal_entries (id, user_id, content, prompt, local_date)
			 SELECT n, 2, repeat('words ', n), '', date '2024-02-29' FROM generate_series(1, 1200) n`,
		);
		await rowsOf(
			url,
			`INSERT INTO affirmations (id, user_id, text, audio_url, audio_data, updated_at)
			 SELECT n, 1, '', '', decode(repeat(md5(n::text), 40000), 'hex'), '2026-01-01 00:00:00.123+14' FROM generate_series(1, 15) n`,
		);
		await rowsOf(
			url,
			"INSERT INTO chat_messages (user_id, content, is_ai_response) VALUES (1, 'first', false), (1, 'gone', true)",
		);
		await rowsOf(url, "DELETE FROM chat_messages WHERE content = 'gone'");
		// A conversation whose messages were changed after their replies arrived, and which are therefore stored behind
		// them on the disk.
		const said = `INSERT INTO chat_messages (id, user_id, content, is_ai_response, reply_to_id, created_at)
			SELECT 1000 + 2 * n + $1, 1, 'said', $1 = 1, CASE $1 WHEN 1 THEN 1000 + 2 * n END, timestamptz '2026-01-01' + n * interval '1 minute' + $1 * interval '1 second'
			FROM generate_series(1, 600) n`;
		for (const isReply of [0, 1]) await rowsOf(url, said, [isReply]);
		await rowsOf(url, "UPDATE chat_messages SET content = 'changed' WHERE reply_to_id IS NULL AND id > 1000");
	});
	afterAll(() => target.close());

	test("refuses an address on the command line, where everybody on the machine could read its password", async () => {
		const { code, stderr } = await admin(["move-to", "postgresql://ada:hidden@127.0.0.1/app"]);
		expect([code, stderr]).toEqual([1, expect.stringContaining("it will be asked for")]);
		expect(stderr).not.toContain("hidden");
	});

	test("brings an empty Postgres up to date, and only a Postgres", async () => {
		const { url: fresh, close } = await anotherDatabase();
		const key = { DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64") };
		const done = { code: 0, stdout: "The database is up to date.\n", stderr: "" };
		for (const _ of ["empty", "up to date"]) {
			expect(await admin(["prepare"], "", { DATABASE_URL: fresh, ...key })).toEqual(done);
			expect(await rowsOf(fresh, "SELECT count(*)::int AS n FROM questionnaires")).toEqual([{ n: catalog.length }]);
		}
		expect((await admin(["prepare"], "", { DATABASE_URL: fresh })).stderr).toContain("DATA_ENCRYPTION_KEY is not set");
		await close();
		expect((await admin(["prepare"])).stderr).toContain("set DATABASE_URL");
	});

	test("refuses while the app runs", async () => {
		expect(await admin(["move-to"], `${target.url}\n`)).toMatchObject({
			code: 1,
			stderr: expect.stringContaining("already in use"),
		});
	});

	test("copies every row as it is, and says what to put in .env", async () => {
		const before = await everything(url);
		await server.kill("SIGTERM");
		const moved = await admin(["move-to"], `${target.url}\n`);
		expect([moved.code, moved.stderr]).toEqual([0, ""]);
		expect(moved.stdout).toContain(`\nDATABASE_URL=${target.url}\n`);
		const secret = readFileSync(path.join(folder, "session-secret"), "utf8").trim();
		expect(moved.stdout).toContain(`\nSESSION_SECRET=${secret}\n`);
		expect(secret).toMatch(/^[\w-]{43}$/);
		const key = readFileSync(path.join(folder, "encryption-key"), "utf8").trim();
		expect(moved.stdout).toContain(`\nDATA_ENCRYPTION_KEY=${key}\n`);
		const arrived = await everything(target.url);
		// Plain text in the source is encrypted while it is copied.
		const source = start(SERVE, [folder]);
		const sent = await everything(await source.line());
		await source.kill("SIGTERM");
		expect(arrived).toEqual(sent);
		const rows = (all: Record<string, unknown[]>) => Object.entries(all).map(([table, { length }]) => [table, length]);
		expect(rows({ ...arrived, encryption_keys: [] })).toEqual(rows({ ...before, encryption_keys: [] }));
		expect(arrived.journal_entries).toHaveLength(1200);
		const [next] = await rowsOf(
			target.url,
			"INSERT INTO chat_messages (user_id, content, is_ai_response) VALUES (2, 'next', false) RETURNING id",
		);
		expect(next?.id).toBe(2202);
		expect(readdirSync(folder)).toContain("pg");
	});

	test("refuses a database that holds something, and leaves it as it is", async () => {
		const before = await everything(target.url);
		const { code, stderr } = await admin(["move-to"], `${target.url}\n`);
		expect([code, stderr]).toEqual([1, expect.stringMatching(/not empty: its table \w+ has rows already/)]);
		expect(await everything(target.url)).toEqual(before);
	});
});
