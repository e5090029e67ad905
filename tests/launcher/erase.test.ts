import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { connectTo, rowsOf } from "./clients";
import { copyOf, emptyDatabase } from "./folders";
import { run } from "./processes";
import { serve } from "./serve";

const CANARY = "canary-4b9d1f7e";
let folder: string;
let url: string;
const erase = (who: string, input: string) => run("prisma/admin.ts", ["erase", who], { DATA_DIR: folder }, input);

beforeAll(async () => {
	folder = copyOf(await emptyDatabase());
	({ url } = await serve(folder));
	await run("tests/launcher/scripts/migrate.ts", [url]);
	const client = await connectTo(url);
	await client.query(
		`INSERT INTO users (username, username_key, email, first_name, updated_at) VALUES
		 ('Ada', 'ada', 'ada@example.com', '${CANARY}', now()), ('Bob', 'bob', 'bob@example.com', 'Bob', now())`,
	);
	// Short and long: Postgres stores long texts apart from their row.
	for (const words of [CANARY, Array.from({ length: 900 }, (_, i) => `${CANARY} ${Math.sin(i)}`).join(" ")]) {
		await client.query(
			`INSERT INTO journal_entries (id, user_id, content, prompt, local_date)
			 SELECT md5($1 || username), id, $1 || username, '', now() FROM users WHERE username = 'Ada'`,
			[words],
		);
	}
	await client.query(
		`INSERT INTO journal_entries (id, user_id, content, prompt, local_date)
		 SELECT 'bobs', id, 'what Bob wrote', '', now() FROM users WHERE username = 'Bob'`,
	);
	await client.query("CHECKPOINT");
}, 180_000);

function filesWith(words: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => {
		const file = path.join(folder, name);
		return !name.startsWith("backups") && statSync(file).isFile() && readFileSync(file).includes(words);
	});
}

test("asks for the name first, and erases nobody without it", async () => {
	expect(filesWith(CANARY)).not.toEqual([]);
	for (const input of ["", "bob\n", "y\n"]) {
		const { code, stderr } = await erase("ada", input);
		expect([code, stderr]).toEqual([1, "That is not their username. Nothing was erased.\n"]);
	}
	expect(await erase("carol", "carol\n")).toMatchObject({ code: 1, stderr: expect.stringContaining("no account") });
	expect(await rowsOf(url, "SELECT count(*)::int AS n FROM users")).toEqual([{ n: 2 }]);
}, 180_000);

test("erases one person while the app runs, and no file but the backups holds a word of theirs", async () => {
	const { code, stdout } = await erase("ada@example.com", "Ada\n");
	expect([code, stdout]).toEqual([0, expect.stringMatching(/Ada is erased\.\nThe last backup .* \d{4}-\d\d-\d\d/)]);
	expect(await rowsOf(url, "SELECT content FROM journal_entries")).toEqual([{ content: "what Bob wrote" }]);
	expect(await rowsOf(url, "SELECT username FROM users")).toEqual([{ username: "Bob" }]);
	expect(filesWith(CANARY)).toEqual([]);
	expect(filesWith("what Bob wrote")).not.toEqual([]);
}, 180_000);
