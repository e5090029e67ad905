// Prepares everything that has to be there before the app or its tests can start. Plain JavaScript without
// dependencies, because it installs them.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { step } from "./progress.mjs";

export const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const STAMPS = path.join(ROOT, "node_modules", ".cache", "innerscript");
/** How many lines of a failed program's output are shown. npm gives its reason at the start, a build at the end. */
const FIRST_LINES = 12;
const LAST_LINES = 28;

/** A failed step. The message is a sentence; `output` is the relevant part of what the program printed. */
export class SetupError extends Error {
	/**
	 * @param {string} message
	 * @param {string} output
	 */
	constructor(message, output = "") {
		super(message);
		this.output = output;
		// Node prints this if nobody catches the error.
		this.stack = `${output}\n\n${message}`;
	}
}

/**
 * Runs a program in the project's folder without showing its output.
 * @param {string} file
 * @param {string[]} args
 * @param {{ failed: string, environment?: NodeJS.ProcessEnv }} options `failed` is the message for a failure.
 * @returns {Promise<void>} Throws SetupError if the program fails.
 */
export function run(file, args, { failed, environment = {} }) {
	return new Promise((resolve, reject) => {
		const child = spawn(file, args, {
			cwd: ROOT,
			env: { ...process.env, ...environment },
			stdio: ["ignore", "pipe", "pipe"],
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding("utf8").on("data", (text) => {
				output += text;
			});
		}
		child.on("error", (error) => reject(new SetupError(failed, error.message)));
		child.on("close", (code) => (code === 0 ? resolve() : reject(new SetupError(failed, excerpt(output)))));
	});
}

/** @param {string} output */
function excerpt(output) {
	const lines = output.trim().split("\n");
	if (lines.length <= FIRST_LINES + LAST_LINES) return lines.join("\n");
	return [...lines.slice(0, FIRST_LINES), "…", ...lines.slice(-LAST_LINES)].join("\n");
}

const LOCK = "package-lock.json";
/** npm writes this file when an installation is complete; after an interrupted one it is missing. */
const INSTALLED = path.join("node_modules", ".package-lock.json");

/**
 * Installs the packages of package-lock.json if any are missing or have another version.
 * @param {{ dev?: boolean }} [options] Whether tests and checks will be run as well; otherwise packages that only they
 * need are not installed.
 * @returns {Promise<void>} Throws SetupError.
 */
export async function ensureInstalled({ dev = true } = {}) {
	if (isInstalled({ dev })) return;
	// `npm run` tells where npm is; not every system can start it by its name alone.
	const npm = process.env.npm_execpath;
	const hasDev = Object.values(packagesOf(INSTALLED)).some((entry) => entry.dev);
	// A complete installation is extended, keeping the build and whatever else is in the folder; an incomplete one is
	// discarded.
	const how = existsSync(path.join(ROOT, INSTALLED)) ? ["install", "--no-save"] : ["ci"];
	const which = dev || hasDev ? "--include=dev" : "--omit=dev";
	const command = [...how, which, "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];
	const failed = "The packages could not be installed. (That needs the network, unless they were downloaded before.)";
	await step("Installing packages", () =>
		npm ? run(process.execPath, [npm, ...command], { failed }) : run("npm", command, { failed }),
	);
}

/** @param {{ dev: boolean }} options */
function isInstalled({ dev }) {
	const wanted = packagesOf(LOCK);
	const present = packagesOf(INSTALLED);
	return Object.entries(wanted).every(([folder, entry]) => {
		if (folder === "" || (entry.dev && !dev)) return true;
		const found = present[folder];
		// Optional packages that do not fit the machine are missing.
		return found ? found.version === entry.version : Boolean(entry.optional);
	});
}

/**
 * Reads the packages of a lock file.
 * @param {string} lockFile Path relative to the project's folder.
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean }>}
 */
function packagesOf(lockFile) {
	const full = path.join(ROOT, lockFile);
	return existsSync(full) ? JSON.parse(readFileSync(full, "utf8")).packages : {};
}

/**
 * Generates Prisma's client if it is missing or the schema has changed.
 * @returns {Promise<void>} Throws SetupError.
 */
export async function ensureGenerated() {
	const stamp = fingerprint(["prisma/schema.prisma", "node_modules/prisma/package.json"]);
	if (existsSync(path.join(ROOT, "prisma", "client", "client.ts")) && readStamp("client") === stamp) return;
	await step("Generating the database client", () =>
		run(
			process.execPath,
			["--require", "./prisma/without-studio.cjs", "node_modules/prisma/build/index.js", "generate"],
			{
				failed: "The database client could not be generated.",
				environment: {
					// Prisma would download its native schema engine, which `generate` does not use; any existing file prevents
					// that.
					PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
					PRISMA_HIDE_UPDATE_MESSAGE: "1",
					CHECKPOINT_DISABLE: "1",
				},
			},
		),
	);
	writeStamp("client", stamp);
}

const BUILD_INPUTS = [
	"app",
	"components",
	"lib",
	"public",
	"prisma/admin",
	"prisma/admin.ts",
	"prisma/catalog",
	"prisma/migrate.ts",
	"prisma/migration",
	"prisma/schema.prisma",
	"prisma/seed.ts",
	"middleware.ts",
	"next.config.mjs",
	"package-lock.json",
	"postcss.config.mjs",
	"tsconfig.json",
];

/**
 * Builds the app if there is no build, or the sources have changed since.
 * @param {{ toStart?: boolean }} [options] Whether the app is started afterwards. Then the settings are checked first,
 * because a build takes minutes.
 * @returns {Promise<void>} Throws SetupError.
 */
export async function ensureBuilt({ toStart = false } = {}) {
	const folder = process.env.NEXT_DIST_DIR || ".next";
	const stamp = fingerprint(BUILD_INPUTS, publicSettings());
	const name = `build-${path.basename(folder)}`;
	const parts = [path.join(folder, "BUILD_ID"), path.join(`${folder}-run`, "start.mjs")];
	if (parts.every((part) => existsSync(path.join(ROOT, part))) && readStamp(name) === stamp) return;
	rmSync(path.join(STAMPS, name), { force: true });
	await step("Building the app, which takes a minute or two", async () => {
		const { compile } = await import("./build/compile.mjs");
		// Before Next's build, because Next's lists of files include the output.
		await compile(ROOT, `${folder}-run`, SETTING_FILES);
		if (toStart) {
			await run(process.execPath, [path.join(`${folder}-run`, "start.mjs"), "--check-settings"], {
				failed: "The app could not be started like this, so it is not built yet.",
			});
		}
		await run(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
			failed: "The app could not be built.",
			environment: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
		});
		// Afterwards, because it uses the style sheet and the fonts of Next's build.
		const { compileOffline } = await import("./build/offline.mjs");
		await compileOffline(ROOT, folder, SETTING_FILES);
	});
	writeStamp(name, stamp);
}

/** Files with settings that become part of a build; later ones take precedence. */
const SETTING_FILES = [".env", ".env.production", ".env.local", ".env.production.local"];

/** Returns the settings that become part of a build, from everywhere that Next reads them. */
function publicSettings() {
	const lines = SETTING_FILES.flatMap((file) => {
		const full = path.join(ROOT, file);
		return existsSync(full) ? readFileSync(full, "utf8").split("\n") : [];
	});
	const own = Object.entries(process.env).map(([name, value]) => `${name}=${value}`);
	return [...lines, ...own].filter((line) => /^\s*(export\s+)?NEXT_PUBLIC_/.test(line)).sort();
}

/**
 * Hashes files, and folders with everything in them.
 * @param {string[]} inputs
 * @param {string[]} more
 */
function fingerprint(inputs, more = []) {
	const hash = createHash("sha256");
	for (const file of inputs.flatMap(filesOf)) hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)));
	return hash.update(more.join("\0")).digest("hex");
}

/**
 * @param {string} input
 * @returns {string[]}
 */
function filesOf(input) {
	const full = path.join(ROOT, input);
	if (!existsSync(full)) return [];
	if (statSync(full).isFile()) return [input];
	const entries = readdirSync(full, { withFileTypes: true, recursive: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(ROOT, path.join(entry.parentPath ?? entry.path, entry.name)))
		.sort();
}

/** @param {string} name */
function readStamp(name) {
	const file = path.join(STAMPS, name);
	return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/**
 * @param {string} name
 * @param {string} stamp
 */
function writeStamp(name, stamp) {
	mkdirSync(STAMPS, { recursive: true });
	const file = path.join(STAMPS, name);
	// Written as a new file, because a copy of the project may share its files (as hard links) until they are replaced.
	rmSync(file, { force: true });
	writeFileSync(file, stamp);
}
