import { spawnSync } from "node:child_process";
import { connectTo, rowsOf } from "./clients";
import { copyOf, emptyDatabase } from "./folders";
import { run } from "./processes";
import { serve } from "./serve";

let folder: string;
let url: string;
const demo = (...args: string[]) => run("prisma/demo.ts", args, { DATA_DIR: folder });

beforeAll(async () => {
	folder = copyOf(await emptyDatabase());
	({ url } = await serve(folder));
	await run("tests/launcher/scripts/prepare.ts", [url, folder]);
}, 180_000);

const count = async (table: string) => Number((await rowsOf(url, `SELECT count(*) FROM ${table}`))[0]?.count);

test("makes an account with sixty days in it, once, and anew when asked to", async () => {
	const { code, stdout } = await demo();
	expect(stdout).toMatch(/username {2}demo\n {2}password {2}\S{12}\n/);
	expect(code).toBe(0);
	const [user] = await rowsOf(url, "SELECT * FROM users");
	expect(user).toMatchObject({ username: "demo", is_new: false });
	expect(user?.current_streak).toBeGreaterThanOrEqual(5);
	expect(user?.total_word_count).toBeGreaterThan(1500);
	expect(await count("journal_entries WHERE insight_by = 'built-in'")).toBeGreaterThan(40);
	expect(await count("user_responses WHERE ai_analysis IS NOT NULL")).toBe(13);
	expect(await count("chat_messages WHERE is_ai_response AND reply_to_id IS NOT NULL")).toBe(6);
	for (const table of ["life_script", "love_script"]) expect(await count(table)).toBe(1);
	expect(await count("relationship_goals")).toBe(2);

	expect(await demo()).toMatchObject({ code: 1, stderr: expect.stringContaining("is there already") });
	expect((await demo("--again")).code).toBe(0);
	expect(await count("users")).toBe(1);
	expect((await rowsOf(url, "SELECT id FROM users"))[0]?.id).not.toBe(user?.id);
}, 120_000);

test("leaves alone a person who happens to be called demo", async () => {
	const client = await connectTo(url);
	await client.query("UPDATE users SET email = 'demi@example.com'");
	await client.end();
	expect(await demo("--again")).toMatchObject({ code: 1, stderr: expect.stringContaining("called demo already") });
	expect(await count("users")).toBe(1);
}, 180_000);

test("is there by the name that the README gives it", () => {
	const { status, stderr } = spawnSync("npm", ["run", "--silent", "demo", "--", "--twice"], { encoding: "utf8" });
	expect(status).toBe(1);
	expect(stderr).toContain("Usage: npm run demo");
}, 180_000);
