import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { disconnect } from "@/lib/server/core/database/db";
import { rowsOf } from "@/tests/launcher/clients";
import { temporaryFolder } from "@/tests/launcher/folders";
import { run } from "@/tests/launcher/processes";
import { jsonOf } from "@/tests/setup/api";
import { admin, emptyOne, everythingIn, type TestDatabase } from "./databases";

/**
 * Words with line separators that must not split a line of the file, and with characters that JSON and Postgres escape.
 */
const WORDS = 'a quiet "word" \\ \n\u2028 {1,NULL} ü☃🎈';
const PASSPHRASE = "correct horse battery";
/** A PATH without any of Postgres's programs. */
const NOWHERE = { PATH: "/nowhere" };
/** The key that the app encrypts with in these tests. */
const KEY = () => ({ DATA_ENCRYPTION_KEY: process.env.DATA_ENCRYPTION_KEY ?? "" });

let folder: string;
let source: TestDatabase;
let person: { cookies: Map<string, string>; account: { email: string; password: string } };
const opened: TestDatabase[] = [];

/** Starts the app on another database. */
async function appOn(url: string) {
	await disconnect();
	jest.resetModules();
	process.env.DATABASE_URL = url;
	return {
		...(await import("@/tests/setup/api")),
		...(await import("@/tests/setup/everything")),
		...(await import("@/tests/setup/sign-rows")),
		...(await import("@/lib/server/core/database/db")),
	};
}

beforeAll(async () => {
	folder = temporaryFolder();
	source = await emptyOne();
	await run("tests/launcher/scripts/prepare.ts", [source.url], KEY());
	const app = await appOn(source.url);
	const { browser, user, account } = await app.signUp("ada", { firstName: "Ädä" });
	await app.fillEverything(user.id, WORDS);
	await app.signAnew(user.id);
	// A person who has left: their id is not given to anybody else.
	const { user: gone } = await app.signUp("gone");
	await app.db().user.delete({ where: { id: gone.id } });
	await app.disconnect();
	person = { cookies: browser.cookies, account };
}, 240_000);

afterAll(async () => {
	await disconnect();
	await Promise.all([source, ...opened].map(({ close }) => close()));
}, 240_000);

async function target(): Promise<TestDatabase> {
	const database = await emptyOne();
	opened.push(database);
	return database;
}

async function backUp(args: string[], environment: Record<string, string> = {}, input = ""): Promise<string> {
	const file = path.join(folder, `${readdirSync(folder).length}.backup`);
	const made = await admin(folder, ["backup", file, ...args], { DATABASE_URL: source.url, ...environment }, input);
	expect([made.code, made.stderr]).toEqual([0, ""]);
	// The output says what else is needed to restore the backup.
	expect(made.stdout).toMatch(/DATA_ENCRYPTION_KEY.*SESSION_SECRET/);
	return file;
}

const dumps = process.env.TEST_DATABASE_URL ? [["by pg_dump", [], {}, "By pg_dump"] as const] : [];

describe.each([
	["row by row, where there is no pg_dump", [], NOWHERE, "Row by row"],
	["row by row, encrypted with a passphrase from standard input", ["--rows", "--encrypt"], {}, "Row by row"],
	...dumps,
] as const)("%s", (name, args, environment, how) => {
	test("a backup says what is in it, and comes back whole: every row, every sign-in, every word", async () => {
		const isEncrypted = name.includes("encrypted");
		const file = await backUp([...args], environment, `${PASSPHRASE}\n`);
		expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
		const content = isEncrypted ? readFileSync(file) : gunzipSync(readFileSync(file));
		expect(content.includes(person.account.email)).toBe(!isEncrypted);
		expect(content.includes("a quiet")).toBe(false);
		expect(readFileSync(file).includes('"innerscript":"encrypted backup"')).toBe(isEncrypted);

		const before = await everythingIn(source.url);
		const verified = await admin(folder, ["verify", file], environment, `${PASSPHRASE}\n`);
		expect([verified.code, verified.stderr]).toEqual([0, ""]);
		expect(verified.stdout).toContain(how);
		expect(verified.stdout).toMatch(/^ +1 {2}users$/m);
		expect(verified.stdout).toMatch(new RegExp(`^ +${before.journal_entries?.length} {2}journal_entries$`, "m"));

		const { url } = await target();
		const restored = await admin(folder, ["restore", file], { ...environment, DATABASE_URL: url }, `${PASSPHRASE}\n`);
		expect([restored.code, restored.stderr]).toEqual([0, ""]);
		expect(await everythingIn(url)).toEqual(before);

		const app = await appOn(url);
		const browser = new app.TestBrowser();
		expect(
			(await browser.post("/api/login", { email: person.account.email, password: person.account.password })).status,
		).toBe(200);
		browser.cookies = new Map(person.cookies);
		const { id } = await jsonOf(browser.get("/api/user"));
		expect(await (await browser.get(`/api/journal/${id}`)).text()).toContain(
			JSON.stringify(`${WORDS} two`).slice(1, -1),
		);
		const { user } = await app.signUp("next");
		expect(user.id).toBe(id + 2);
		await app.disconnect();
	}, 240_000);
});

describe("what is refused", () => {
	let file: string;
	beforeAll(async () => {
		file = await backUp(["--rows"]);
	});
	const written = (name: string, bytes: Buffer) => {
		const other = path.join(folder, name);
		writeFileSync(other, bytes);
		return other;
	};
	/** Creates a copy of a backup with a changed header. */
	const saying = (name: string, change: (text: string) => string) =>
		written(name, gzipSync(change(gunzipSync(readFileSync(file)).toString())));

	test("a database that is not empty, which stays as it is", async () => {
		const before = await everythingIn(source.url);
		const { code, stderr } = await admin(folder, ["restore", file], { DATABASE_URL: source.url });
		expect([code, stderr]).toEqual([
			1,
			expect.stringMatching(/not empty: its table \w+ has rows already.*Nothing was changed/),
		]);
		expect(await everythingIn(source.url)).toEqual(before);
		const { url } = await target();
		await rowsOf(url, "CREATE TABLE notes (words text)");
		const others = await admin(folder, ["restore", file], { DATABASE_URL: url });
		expect([others.code, others.stderr]).toEqual([1, expect.stringContaining("none of this app's, such as notes")]);
		expect(await everythingIn(url)).toEqual({ notes: [] });
	}, 240_000);

	test("a file that is damaged, cut, of a newer version, or no backup: with a sentence, and nothing is changed", async () => {
		const bytes = readFileSync(file);
		const flipped = Buffer.from(bytes);
		flipped.writeUInt8(flipped.readUInt8(bytes.length - 500) ^ 4, bytes.length - 500);
		const { url } = await target();
		const cases: [string, string | RegExp][] = [
			[written("cut", bytes.subarray(0, -300)), "ends before its end"],
			[written("cut-at-its-checksum", bytes.subarray(0, -8)), "ends before its end"],
			// Which check notices the flipped bit depends on where in the file it is.
			[written("flipped", flipped), /damaged|cannot be read\. It was changed/],
			[written("notes", Buffer.from("not a backup")), "no backup"],
			[written("empty", Buffer.alloc(0)), "no backup"],
			[saying("lost-row", (text) => text.replace(/\n\[[^\n]*"short term"[^\n]*(?=\n)/, "")), "changed"],
			[saying("no-end", (text) => text.replace('{"end":true}\n', "")), "ends before its end"],
			[saying("newer", (text) => text.replace('"version":1', '"version":2')), "a newer version"],
			[
				saying("later", (text) => text.replace('"migrations":[', '"migrations":["30000101000000_later",')),
				"a newer version",
			],
			[path.join(folder, "nowhere"), "There is no file"],
		];
		for (const [other, reason] of cases) {
			const { code, stdout, stderr } = await admin(folder, ["restore", other], { DATABASE_URL: url });
			expect([other, code, stdout, stderr]).toEqual([other, 1, "", expect.stringMatching(reason)]);
			expect(stderr).toContain(other);
			expect(stderr).not.toContain("quiet");
		}
		expect(await everythingIn(url)).toEqual({});
	}, 240_000);

	test("an encrypted one without its passphrase, or not whole", async () => {
		const secret = await backUp(["--rows"], { BACKUP_PASSPHRASE: PASSPHRASE });
		const bytes = readFileSync(secret);
		for (const [other, passphrase, reason] of [
			[secret, "another passphrase", "not its passphrase"],
			[secret, "", "not its passphrase"],
			[written("cut.enc", bytes.subarray(0, -1)), PASSPHRASE, "ends before its end"],
		] as const) {
			const { code, stdout, stderr } = await admin(folder, ["verify", other], {}, `${passphrase}\n`);
			expect([code, stdout, stderr]).toEqual([1, "", expect.stringContaining(reason)]);
		}
		const short = await admin(folder, ["backup", "--encrypt"], { DATABASE_URL: source.url }, "too short\n");
		expect([short.code, short.stderr]).toEqual([
			1,
			expect.stringContaining("12 characters at least. Nothing was written."),
		]);
		const replacing = await admin(folder, ["backup", file], { DATABASE_URL: source.url });
		expect([replacing.code, replacing.stderr]).toEqual([1, expect.stringContaining(`There is a file ${file} already`)]);
		expect(readdirSync(folder).filter((name) => name.startsWith(".draft-"))).toEqual([]);
	}, 240_000);
});

test("goes into a database on which the app was started once, from one that is older", async () => {
	const older = await target();
	const only = readdirSync("prisma/migrations").filter((name) => /^2026112[01]/.test(name));
	expect((await run("tests/launcher/scripts/migrate.ts", [older.url, JSON.stringify({ only })])).code).toBe(0);
	await rowsOf(
		older.url,
		"INSERT INTO users (username, username_key, email, first_name, updated_at) VALUES ('Ada', 'ada', 'ada@example.com', 'Ada', now())",
	);
	const file = path.join(folder, "older");
	expect((await admin(folder, ["backup", file, "--rows"], { DATABASE_URL: older.url })).code).toBe(0);
	const { url } = await target();
	await run("tests/launcher/scripts/prepare.ts", [url]);
	const restored = await admin(folder, ["restore", file], { DATABASE_URL: url });
	expect([restored.code, restored.stderr]).toEqual([0, ""]);
	expect((await run("tests/launcher/scripts/prepare.ts", [url])).code).toBe(0);
	expect(await rowsOf(url, "SELECT username, wrong_passwords FROM users")).toEqual([
		{ username: "Ada", wrong_passwords: 0 },
	]);
}, 240_000);

test("goes from a Postgres into a new embedded database and back, and backups older than BACKUP_DAYS make room", async () => {
	const own = temporaryFolder();
	const environment = { DATABASE_URL: source.url, BACKUP_DAYS: "3" };
	expect((await admin(own, ["backup", "--rows"], environment)).code).toBe(0);
	const backups = path.join(own, "backups");
	const [name = ""] = readdirSync(backups);
	const at = (days: number) =>
		`${new Date(Date.now() - days * 86_400_000).toISOString().replace(/[:.]/g, "-")}.rows.gz`;
	for (const days of [2, 4]) writeFileSync(path.join(backups, at(days)), "");
	expect((await admin(own, ["backup", "--rows"], environment)).code).toBe(0);
	expect(readdirSync(backups)).toHaveLength(3);

	const restored = await admin(own, ["restore", name], {});
	expect([restored.code, restored.stderr]).toEqual([0, ""]);
	expect(existsSync(path.join(own, "pg"))).toBe(true);
	const listed = await admin(own, ["list-users"], KEY());
	expect(listed.stdout).toContain(person.account.email);
	const back = path.join(own, "back");
	expect((await admin(own, ["backup", back, "--rows"], KEY())).code).toBe(0);
	const { url } = await target();
	const returned = await admin(own, ["restore", back], { DATABASE_URL: url, ...KEY() });
	expect([returned.code, returned.stderr]).toEqual([0, ""]);
	expect(await everythingIn(url)).toEqual(await everythingIn(source.url));

	const again = await admin(own, ["restore", name], {});
	expect([again.code, again.stderr]).toEqual([1, expect.stringContaining("not empty")]);
}, 240_000);
