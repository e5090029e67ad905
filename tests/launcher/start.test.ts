import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyOf, emptyDatabase, temporaryFolder } from "./folders";
import { run, start } from "./processes";

const ROOT = path.join(__dirname, "..", "..");
const SECRET = "a secret of more than thirty-two characters";

/** A folder that looks like a build, although the launcher will find no app in it. */
function pretendedBuild(): string {
	const folder = temporaryFolder();
	writeFileSync(path.join(folder, "BUILD_ID"), "pretended");
	return path.relative(ROOT, folder);
}

const startApp = (environment: Record<string, string>) => run("lib/launcher/start.ts", [], environment);

test.each([
	[{ PORT: "many" }, "The setting PORT is not a number."],
	[{ DATABASE_URL: "postgresql://localhost/app" }, "The setting SESSION_SECRET is not set"],
	[
		{ DATABASE_URL: "postgresql://localhost/app", SESSION_SECRET: SECRET },
		"The setting DATA_ENCRYPTION_KEY is not set: 32 bytes in base64",
	],
	[
		{ NEXT_DIST_DIR: ".next-nothing" },
		"There is nothing built to start yet: run `npm run build` first, or `npm run up`.",
	],
])("%j: nothing is opened, and a sentence says why", async (environment, sentence) => {
	const folder = path.join(temporaryFolder(), "data");
	const { code, stdout, stderr } = await startApp({ DATA_DIR: folder, ...environment });
	expect([code, stdout, stderr]).toEqual([1, "", expect.stringContaining(sentence)]);
	expect(stderr.trim().split("\n")).toHaveLength(1);
	expect(existsSync(folder)).toBe(false);
});

test("a database that is away is named without its password", async () => {
	const { code, stderr } = await startApp({
		DATABASE_URL: "postgresql://somebody:hidden@127.0.0.1:1/app",
		SESSION_SECRET: SECRET,
		DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
		NEXT_DIST_DIR: pretendedBuild(),
	});
	expect([code, stderr]).toEqual([1, expect.stringContaining("The database app at 127.0.0.1:1 cannot be reached")]);
	expect(stderr).not.toContain("hidden");
});

test("a folder that is in use is refused", async () => {
	const folder = copyOf(await emptyDatabase());
	const server = start("tests/launcher/scripts/serve.ts", [folder]);
	await server.line();
	const { code, stderr } = await startApp({ DATA_DIR: folder, NEXT_DIST_DIR: pretendedBuild() });
	expect([code, stderr]).toEqual([1, expect.stringContaining(`already in use by process ${server.child.pid}`)]);
	await server.kill("SIGTERM");
});

test("an app that cannot start gives everything back", async () => {
	const folder = copyOf(await emptyDatabase());
	const { code, stderr } = await startApp({ DATA_DIR: folder, NEXT_DIST_DIR: pretendedBuild() });
	expect([code, stderr]).toEqual([1, expect.stringContaining("Innerscript could not start. Why is above.")]);
	expect(readdirSync(folder).filter((name) => name === "lock")).toEqual([]);
	expect(existsSync(path.join(folder, "session-secret"))).toBe(true);
	expect(statSync(path.join(folder, "encryption-key")).mode & 0o777).toBe(0o600);
}, 180_000);
