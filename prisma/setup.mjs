// Runs before anything is installed: plain Node, no packages.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "..");
const STAMPS = path.join(ROOT, "node_modules", ".innerscript");
const NODE_FLOOR = [20, 19];
/** What the build is made from. */
const SOURCES = ["app", "components", "lib", "prisma", "public"];
const SOURCE_FILES = ["middleware.ts", "next.config.mjs", "postcss.config.mjs", "tsconfig.json", "package-lock.json"];
/** Nothing may ask the network: no telemetry, no update checks, no engine downloads. */
const QUIET = { NEXT_TELEMETRY_DISABLED: "1", CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" };

/** Stops with a sentence where Node is too old. */
export function requireNode() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	if (major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1])) return;
	console.error(`Innerscript needs Node ${NODE_FLOOR.join(".")} or newer; this is ${process.versions.node}.`);
	process.exit(1);
}

/** Installs the packages of the lock file, unless they are there. */
export async function ensureInstalled() {
	requireNode();
	const wanted = hash([path.join(ROOT, "package-lock.json")]);
	if (readStamp("installed") === wanted) return;
	await step("Installing packages", npm(), ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
	writeStamp("installed", wanted);
}

/** Makes the Prisma client from the schema, unless it is there. */
export async function ensureGenerated() {
	const schema = path.join(ROOT, "prisma", "schema.prisma");
	const wanted = hash([schema, path.join(ROOT, "package-lock.json")]);
	if (readStamp("generated") === wanted && existsSync(path.join(ROOT, "prisma", "client", "client.ts"))) return;
	await step("Preparing the database client", process.execPath, [bin("prisma", "build/index.js"), "generate"], {
		// Prisma looks for its native engine even where it does not use it; any file will do.
		PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
	});
	writeStamp("generated", wanted);
}

/** Builds the app, unless what is built is made from these very sources and names. */
export async function ensureBuilt() {
	const names = Object.entries(process.env)
		.filter(([name]) => name.startsWith("NEXT_PUBLIC_"))
		.sort()
		.join("\n");
	const files = [
		...SOURCES.flatMap((folder) => filesBelow(path.join(ROOT, folder))),
		...SOURCE_FILES.map((file) => path.join(ROOT, file)),
	];
	const wanted = hash(files, names);
	if (readStamp("built") === wanted && existsSync(path.join(ROOT, ".next", "BUILD_ID"))) return;
	await step("Building the app", process.execPath, [bin("next", "dist/bin/next"), "build"]);
	writeStamp("built", wanted);
}

/** Reads .env, as every command does; what is set already stays. */
export function loadEnvFile() {
	const file = path.join(ROOT, ".env");
	if (existsSync(file)) process.loadEnvFile(file);
}

const npm = () => (process.platform === "win32" ? "npm.cmd" : "npm");
const bin = (name, file) => path.join(ROOT, "node_modules", name, file);

function filesBelow(folder) {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => !file.startsWith(`client${path.sep}`))
		.map((file) => path.join(folder, file))
		.filter((file) => statSync(file).isFile())
		.sort();
}

function hash(files, extra = "") {
	const digest = createHash("sha256").update(process.versions.node).update(extra);
	for (const file of files) if (existsSync(file)) digest.update(path.relative(ROOT, file)).update(readFileSync(file));
	return digest.digest("hex");
}

function readStamp(name) {
	const file = path.join(STAMPS, name);
	return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function writeStamp(name, value) {
	mkdirSync(STAMPS, { recursive: true });
	writeFileSync(path.join(STAMPS, name), value);
}

const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];

/** Runs one command behind one calm line; shows what it printed only when it fails. */
async function step(title, command, args, env = {}) {
	const started = performance.now();
	const isTerminal = process.stdout.isTTY;
	const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;
	let frame = 0;
	const show = () => process.stdout.write(`\r${FRAMES[frame++ % FRAMES.length]} ${title} … ${seconds()} `);
	const timer = isTerminal
		? setInterval(show, 120)
		: setInterval(() => console.log(`  ${title}: still at it, ${seconds()}`), 15_000);
	if (!isTerminal) console.log(`${title} …`);
	const child = spawn(command, args, {
		cwd: ROOT,
		env: { ...process.env, ...QUIET, ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
	const code = await new Promise((resolve) => child.on("error", () => resolve(1)).on("close", resolve));
	clearInterval(timer);
	if (isTerminal) process.stdout.write("\r\x1b[K");
	if (code === 0) {
		console.log(`✓ ${title} (${seconds()})`);
		return;
	}
	console.error(`✗ ${title} did not work. The last it said:\n`);
	console.error(output.trimEnd().split("\n").slice(-25).join("\n"));
	process.exit(1);
}
