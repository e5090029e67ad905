// `npm run release -- --dry` checks step by step whether everything is there that a release needs; `npm run release --
// --dry version notes` only runs those steps. Without `--dry`, and if every step succeeds, it creates the tag. The
// release notes and the bill of materials (CycloneDX) are written to the folder `release`.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { licenseFiles } from "./licenses.mjs";

const OUT = "release";
const SEMVER = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** @param {string[]} args */
const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).trim();
const version = () => JSON.parse(readFileSync("package.json", "utf8")).version;
/**
 * Fails a step.
 * @param {string} reason
 * @returns {never}
 */
const refuse = (reason) => {
	throw new Error(reason);
};

/**
 * Runs an npm script and shows its output.
 * @param {string[]} args
 */
function npm(...args) {
	const own = process.env.npm_execpath;
	const [file, ...before] = own ? [process.execPath, own] : ["npm"];
	const { status } = spawnSync(file, [...before, ...args], { stdio: "inherit" });
	if (status !== 0) refuse(`npm ${args.join(" ")} ended with ${status ?? "a signal"}`);
	return "passed";
}

/** Returns the section of CHANGELOG.md about this version, without its heading. */
function section() {
	const text = existsSync("CHANGELOG.md") ? readFileSync("CHANGELOG.md", "utf8") : refuse("There is no CHANGELOG.md");
	const parts = text.split(/^## /m).slice(1);
	const [heading = "", ...lines] = (parts.find((part) => part.startsWith(`[${version()}]`)) ?? "").split("\n");
	const body = lines.join("\n").trim();
	if (!/^\[[^\]]+\] - \d{4}-\d{2}-\d{2}$/.test(heading)) refuse(`CHANGELOG.md has no “## [${version()}] - YYYY-MM-DD”`);
	if (!/^- /m.test(body)) refuse(`CHANGELOG.md says nothing of ${version()}`);
	return body;
}

/** @param {string} name @param {string} text */
function keep(name, text) {
	mkdirSync(OUT, { recursive: true });
	writeFileSync(path.join(OUT, name), text);
	return path.join(OUT, name);
}

/** Each step returns its message, and throws what is missing. @type {Record<string, () => string>} */
const steps = {
	tree() {
		const changed = git("status", "--porcelain");
		return changed === "" ? "everything is committed" : refuse(`Not committed:\n${changed}`);
	},
	version() {
		if (!SEMVER.test(version())) refuse(`package.json has the version “${version()}”`);
		const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
		if (lock.version !== version()) refuse(`package-lock.json has ${lock.version}, package.json ${version()}`);
		return git("tag", "--list", `v${version()}`) === "" ? version() : refuse(`v${version()} is a tag already`);
	},
	changelog: () => `${section().match(/^- /gm)?.length} lines for ${version()}`,
	licenses() {
		const old = Object.entries(licenseFiles(process.cwd())).filter(([file, text]) => {
			return !existsSync(file) || readFileSync(file, "utf8") !== text;
		});
		return old.length === 0 ? "current" : refuse(`npm run licenses, for ${old.map(([file]) => file).join(", ")}`);
	},
	check: () => npm("run", "check"),
	tests: () => npm("run", "test:all"),
	bundle() {
		const folder = mkdtempSync(path.join(tmpdir(), "innerscript-release-"));
		try {
			npm("run", "bundle", "--", folder);
			execFileSync(process.execPath, ["--check", path.join(folder, "lib/launcher/start.mjs")]);
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
		return "made";
	},
	image() {
		if (spawnSync("docker", ["--version"]).error) {
			return "no docker here: the tests perform the Dockerfile's steps, and image.yml builds it for both processors";
		}
		execFileSync(
			"docker",
			["build", "--build-arg", `APP_COMMIT=${git("rev-parse", "HEAD")}`, "-t", "innerscript", "."],
			{
				stdio: "inherit",
			},
		);
		return "built";
	},
	sbom() {
		const command = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"];
		const own = process.env.npm_execpath;
		const [file, args] = own ? [process.execPath, [own, ...command]] : ["npm", command];
		const text = execFileSync(file, args, { encoding: "utf8", maxBuffer: 1e8, stdio: ["ignore", "pipe", "ignore"] });
		return `${JSON.parse(text).components.length} packages in ${keep("sbom.cdx.json", text)}`;
	},
	notes: () => keep("notes.md", `${section()}\n`),
};

const asked = process.argv.slice(2).filter((arg) => arg !== "--dry");
const isDry = process.argv.includes("--dry");
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0 || (asked.length > 0 && !isDry)) {
	console.error(`npm run release -- [--dry [STEP…]]. The steps: ${Object.keys(steps).join(", ")}.`);
	process.exit(2);
}
/** @type {string[]} */
const report = [];
for (const [name, step] of Object.entries(steps)) {
	if (asked.length > 0 && !asked.includes(name)) continue;
	try {
		report.push(`✓ ${name}: ${step()}`);
	} catch (error) {
		report.push(`✗ ${name}: ${error instanceof Error ? error.message : error}`);
	}
	console.log(report.at(-1));
}
const failed = report.filter((line) => line.startsWith("✗"));
if (asked.length !== 1) console.log(`\n${report.join("\n")}`);
console.log(failed.length > 0 ? `\n${failed.length} of ${report.length} steps are not well.` : "\nEvery step is well.");
process.exitCode = failed.length > 0 ? 1 : 0;
if (!isDry && failed.length === 0) {
	git("tag", "-a", `v${version()}`, "-F", path.join(OUT, "notes.md"), "--cleanup=verbatim");
	console.log(`v${version()} is a tag now. To publish it: git push origin v${version()}`);
}
