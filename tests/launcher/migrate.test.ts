import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createTestDatabase } from "../setup/databases/postgres";
import { connectTo, rowsOf, until } from "./clients";
import { copyOf, emptyDatabase, temporaryFolder } from "./folders";
import { run, start } from "./processes";

const MIGRATIONS = path.join(__dirname, "..", "..", "prisma", "migrations");
const names = readdirSync(MIGRATIONS).filter((name) => !name.includes("."));
const sqlOf = (name: string) => readFileSync(path.join(MIGRATIONS, name, "migration.sql"), "utf8");
const BAD = "20991231000000_bad";

/** The project's migrations and one more. */
function withMigration(sql: string): string {
	const folder = temporaryFolder();
	cpSync(MIGRATIONS, folder, { recursive: true });
	mkdirSync(path.join(folder, BAD));
	writeFileSync(path.join(folder, BAD, "migration.sql"), sql);
	return folder;
}

async function migrate(url: string, options: object = {}): Promise<{ applied: string[] | undefined; error: string }> {
	const { stdout, stderr } = await run("tests/launcher/scripts/migrate.ts", [url, JSON.stringify(options)]);
	return { applied: stdout ? JSON.parse(stdout) : undefined, error: stderr.trim() };
}

const history = (url: string) =>
	rowsOf(
		url,
		`SELECT migration_name AS name, checksum, applied_steps_count AS steps,
		 finished_at IS NOT NULL AS finished, rolled_back_at IS NOT NULL AS undone, logs IS NOT NULL AS failed
		 FROM _prisma_migrations ORDER BY started_at`,
	);
const finishedRow = (name: string, sql: string) => ({
	name,
	checksum: createHash("sha256").update(sql).digest("hex"),
	steps: 1,
	finished: true,
	undone: false,
	failed: false,
});

const adminUrl = process.env.TEST_DATABASE_URL;
const kinds = adminUrl ? ["embedded", "a Postgres server"] : ["embedded"];

describe.each(kinds)("on %s", (kind) => {
	let url: string;
	let drop = async () => {};
	beforeEach(async () => {
		if (kind === "embedded") {
			const server = start("tests/launcher/scripts/serve.ts", [copyOf(await emptyDatabase())]);
			url = await server.line();
			drop = () => server.kill("SIGKILL");
		} else ({ url, close: drop } = await createTestDatabase(adminUrl ?? ""));
	});
	afterEach(() => drop());

	test("applies what is missing, once, as `prisma migrate deploy` notes it", async () => {
		expect(await migrate(url)).toEqual({ applied: names, error: "" });
		expect(await migrate(url)).toEqual({ applied: [], error: "" });
		expect(await history(url)).toEqual(names.map((name) => finishedRow(name, sqlOf(name))));
		const columns = await rowsOf(
			url,
			`SELECT column_name AS name, data_type AS type, character_maximum_length AS length
			 FROM information_schema.columns WHERE table_name = '_prisma_migrations' ORDER BY ordinal_position`,
		);
		expect(columns.map(({ name, type, length }) => [name, type, length])).toEqual([
			["id", "character varying", 36],
			["checksum", "character varying", 64],
			["finished_at", "timestamp with time zone", null],
			["migration_name", "character varying", 255],
			["logs", "text", null],
			["rolled_back_at", "timestamp with time zone", null],
			["started_at", "timestamp with time zone", null],
			["applied_steps_count", "integer", null],
		]);
	});

	test("scripts from before versions: the newest stays the script, the earlier ones become versions", async () => {
		const before = temporaryFolder();
		const later = names.filter((name) => name >= (names.find((one) => one.endsWith("_script_versions")) ?? ""));
		cpSync(MIGRATIONS, before, { recursive: true });
		for (const name of later) rmSync(path.join(before, name), { recursive: true });
		await migrate(url, { folder: before });
		await rowsOf(
			url,
			`INSERT INTO users (id, username, username_key, email, first_name, updated_at) VALUES (7, 'a', 'a', 'a@b.c', 'A', now());
			INSERT INTO life_script (id, user_id, script_sentence, main_script, origin, created_at) VALUES
				('old', 7, 'I wait.', 'Once.', 'generated', '2026-01-01'), ('new', 7, 'I ask.', 'Now.', 'edited', '2026-02-01');
			INSERT INTO behavioral_pattern (id, life_script_id, pattern, description, impact, order_num) VALUES
				('p2', 'old', 'Two', 'D', 'I', 2), ('p1', 'old', 'One', 'D', 'I', 1), ('p3', 'new', 'Three', 'D', 'I', 1);
			INSERT INTO love_script (id, user_id, personal_myth_title, personal_myth_intro, healed_script_sentence, healed_main_script, day_in_life_narrative, created_at, updated_at)
				VALUES ('l1', 7, 'T', 'M', 'S', 'H', 'D1', '2026-01-01', now()), ('l2', 7, 'T', 'M', 'S', 'H', 'D2', '2026-02-01', now());
			INSERT INTO affirmations (id, user_id, love_script_id, kind, order_num, text, audio_url, audio_data, voice, updated_at) VALUES
				('a1', 7, 'l1', 'affirmation', 1, 'I may.', '', NULL, 'nova', now()), ('a2', 7, 'l1', 'affirmation', 1, 'I may.', '', '\\x01', 'echo', now()),
				('a3', 7, 'l2', 'affirmation', 1, 'I can.', '', NULL, 'nova', now())`,
		);
		expect((await migrate(url)).applied).toEqual(later);
		expect(await rowsOf(url, "SELECT id, script_sentence AS sentence, version FROM life_script")).toEqual([
			{ id: "new", sentence: "I ask.", version: 1 },
		]);
		const versions = await rowsOf(url, "SELECT id, kind, content, origin FROM script_versions ORDER BY kind");
		expect(versions).toMatchObject([
			{
				id: "old",
				kind: "life",
				origin: "generated",
				content: {
					texts: { scriptSentence: "I wait.", mainScript: "Once." },
					patterns: [{ pattern: "One" }, { pattern: "Two" }],
					affirmations: [],
				},
			},
			{ id: "l1", kind: "love", content: { texts: { dayInLifeNarrative: "D1" }, affirmations: ["I may."] } },
		]);
		expect(await rowsOf(url, "SELECT id, love_script_id AS script FROM affirmations ORDER BY id")).toEqual([
			{ id: "a2", script: null },
			{ id: "a3", script: "l2" },
		]);
	});

	test("a failed migration is rolled back completely, named, and applied once it is fixed", async () => {
		const half = `CREATE TABLE half (words text DEFAULT ';'); INSERT INTO half VALUES ('a;b');`;
		const folder = withMigration(`${half}\nINSERT INTO nowhere VALUES (1) -- no semicolon here`);
		const failed = await migrate(url, { folder });
		expect(failed.error).toMatch(`the migration ${BAD} failed and was undone. No such table: nowhere`);
		expect(failed.error).not.toMatch(/schema_engine|\.rs:|\n {2}/);
		expect(await rowsOf(url, "SELECT to_regclass('half') AS found")).toEqual([{ found: null }]);
		writeFileSync(path.join(folder, BAD, "migration.sql"), half);
		expect(await migrate(url, { folder })).toEqual({ applied: [BAD], error: "" });
		expect(await rowsOf(url, "SELECT words FROM half")).toEqual([{ words: "a;b" }]);
		expect((await history(url)).slice(names.length)).toEqual([
			expect.objectContaining({ name: BAD, finished: false, undone: true, failed: true }),
			finishedRow(BAD, half),
		]);
	});

	if (kind !== "embedded") {
		test("a migration whose table is in use lets others go first, and is applied once the table is free", async () => {
			await migrate(url);
			const holder = await connectTo(url);
			await holder.query("BEGIN; SELECT FROM users");
			const migrating = migrate(url, { folder: withMigration("ALTER TABLE users ADD COLUMN since date") });
			const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
			await until(async () => (await rowsOf(url, waits)).length > 0);
			// A migration that waited without end would make every later reader wait as well.
			await rowsOf(url, "SELECT FROM users");
			await holder.query("COMMIT");
			expect(await migrating).toEqual({ applied: [BAD], error: "" });
		});
	}

	test("one that was interrupted stops the start, unless nobody else migrates", async () => {
		const folder = withMigration("SELECT 1");
		await migrate(url, { folder });
		await rowsOf(url, `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '${BAD}'`);
		expect((await migrate(url, { folder })).error).toContain("An earlier migration stopped half way.");
		expect(await migrate(url, { folder, soleMigrator: true })).toEqual({ applied: [BAD], error: "" });
	});

	test("a database with tables of something else is left alone", async () => {
		await rowsOf(url, "CREATE TABLE somebody_elses (n int)");
		expect((await migrate(url)).error).toContain(
			"It holds tables that this app did not make; give it an empty database.",
		);
	});
});

// Only the process that holds the folder of an embedded database ever migrates it.
if (adminUrl) {
	test("of several that start at once on a Postgres server, one migrates", async () => {
		const { url, close } = await createTestDatabase(adminUrl);
		const answers = await Promise.all(Array.from({ length: 4 }, () => migrate(url)));
		expect(answers.map(({ error }) => error)).toEqual(["", "", "", ""]);
		await close();
		expect(answers.flatMap(({ applied }) => applied)).toEqual(names);
	});
}

test("the migrations make what schema.prisma says: a new one holds what is changed there, and nothing else", async () => {
	const folder = temporaryFolder();
	cpSync(MIGRATIONS, folder, { recursive: true });
	const schema = readFileSync(path.join(__dirname, "..", "..", "prisma", "schema.prisma"), "utf8");
	const changed = path.join(temporaryFolder(), "schema.prisma");
	writeFileSync(changed, schema.replace("model User {", "model User {\n  shoes Int?"));
	const { stdout, stderr } = await run("tests/launcher/scripts/make-migration.ts", [folder, changed]);
	expect(stderr).toBe("");
	expect(readFileSync(path.join(stdout.trim(), "migration.sql"), "utf8")).toBe(
		'-- AlterTable\nALTER TABLE "users" ADD COLUMN     "shoes" INTEGER;\n',
	);
}, 180_000);
