import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/*
 * Runs the real setup steps in a project that contains only what they look at. In place of npm, Prisma and Next there
 * is a program that records that it ran, and that can be interrupted halfway.
 */

const root = mkdtempSync(path.join(tmpdir(), "innerscript-setup-"));
const at = (file: string) => path.join(root, file);
const write = (file: string, text: string) => {
	mkdirSync(path.dirname(at(file)), { recursive: true });
	writeFileSync(at(file), text);
};
const lock = (packages: object) => JSON.stringify({ packages });
const packages = {
	"": {},
	"node_modules/next": { version: "1.0.0" },
	"node_modules/jest": { version: "1.0.0", dev: true },
};
const withoutDev = { "node_modules/next": packages["node_modules/next"] };

/** Records its arguments, creates half of its output, is interrupted if a certain file exists, and creates the rest. */
const program = (name: string, half: string, whole: string) => `
	const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require("node:fs");
	appendFileSync("ran", ${JSON.stringify(name)} + " " + process.argv.slice(2).join(" ") + "\\n");
	for (const folder of ["node_modules", "prisma/client", ".next"]) mkdirSync(folder, { recursive: true });
	${half};
	if (existsSync("interrupt-${name}")) process.kill(process.ppid, "SIGKILL"), process.exit(1);
	${whole};`;
const file = (name: string, text: string) => `writeFileSync(${JSON.stringify(name)}, ${text})`;

beforeAll(() => {
	for (const name of ["setup.mjs", "progress.mjs"]) {
		mkdirSync(at("lib/launcher"), { recursive: true });
		cpSync(`lib/launcher/${name}`, at(`lib/launcher/${name}`));
	}
	write(
		"lib/launcher/build/compile.mjs",
		`import { mkdirSync, writeFileSync } from "node:fs";
		export function compile() { mkdirSync(".next-run", { recursive: true }); writeFileSync(".next-run/start.mjs", 'process.exit(process.argv.includes("--check-settings") && process.env.DATA_DIR ? 1 : 0)'); }`,
	);
	write("lib/launcher/build/offline.mjs", "export function compileOffline() {}");
	write("prisma/without-studio.cjs", "");
	write("package-lock.json", lock(packages));
	const installed = `process.argv.includes("--omit=dev") ? ${JSON.stringify(lock(withoutDev))} : ${JSON.stringify(lock(packages))}`;
	write("npm.cjs", program("npm", file("node_modules/half", '""'), file("node_modules/.package-lock.json", installed)));
	const client = program("prisma", "", file("prisma/client/client.ts", '""'));
	write("node_modules/prisma/build/index.js", client);
	write("node_modules/next/dist/bin/next", program("next", file(".next/half", '""'), file(".next/BUILD_ID", '""')));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs what `npm run up` does before the app, or `npm test` before the tests. @returns The programs that ran. */
async function setUp(options: { dev: boolean }, interrupted?: string): Promise<string[]> {
	rmSync(at("ran"), { force: true });
	if (interrupted) write(`interrupt-${interrupted}`, "");
	const code = `const setup = await import("./lib/launcher/setup.mjs");
		await setup.ensureInstalled(${JSON.stringify(options)}); await setup.ensureGenerated(); await setup.ensureBuilt();`;
	const { NEXT_DIST_DIR: _, ...env } = process.env;
	const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
		cwd: root,
		env: { ...env, npm_execpath: at("npm.cjs") },
		stdio: "ignore",
	});
	const [status] = await once(child, "exit");
	expect(status).toBe(interrupted ? null : 0);
	if (interrupted) rmSync(at(`interrupt-${interrupted}`));
	const ran = existsSync(at("ran")) ? readFileSync(at("ran"), "utf8").trim().split("\n") : [];
	return ran.map((line) =>
		line
			.split(" ")
			.filter((word) => !/^--(no-audit|no-fund|prefer-|loglevel)/.test(word))
			.join(" "),
	);
}

const home = { dev: false };

it("goes on where it was interrupted, installs nothing that only tests need, and then has nothing to do", async () => {
	expect(await setUp(home, "npm")).toEqual(["npm ci --omit=dev"]);
	// Half of the packages is not an installation: it starts over, using what was already downloaded.
	expect(await setUp(home, "prisma")).toEqual(["npm ci --omit=dev", "prisma generate"]);
	expect(await setUp(home, "next")).toEqual(["prisma generate", "next build"]);
	expect(await setUp(home)).toEqual(["next build"]);
	expect(await setUp(home)).toEqual([]);
});

it("checks the settings before it builds", async () => {
	write("middleware.ts", "// changed");
	const code = `const { ensureBuilt } = await import("./lib/launcher/setup.mjs"); await ensureBuilt({ toStart: true });`;
	const up = async (environment: Record<string, string>) => {
		rmSync(at("ran"), { force: true });
		const { NEXT_DIST_DIR: _, DATA_DIR: __, ...env } = process.env;
		const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
			cwd: root,
			env: { ...env, ...environment },
			stdio: "ignore",
		});
		const [status] = await once(child, "exit");
		return { status, hasBuilt: existsSync(at("ran")) };
	};
	expect(await up({ DATA_DIR: "/everybodys" })).toEqual({ status: 1, hasBuilt: false });
	expect(await up({})).toEqual({ status: 0, hasBuilt: true });
});

it("adds what tests need to what is there, and keeps the build", async () => {
	expect(await setUp({ dev: true })).toEqual(["npm install --no-save --include=dev"]);
	expect(await setUp(home)).toEqual([]);
});

it("keeps the test packages for developers if a package has changed", async () => {
	write("package-lock.json", lock({ ...packages, "node_modules/next": { version: "1.0.1" } }));
	expect(await setUp(home, "npm")).toEqual(["npm install --no-save --include=dev"]);
});
