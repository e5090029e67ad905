/**
 * `npm test`: installs what is missing, then runs the usual tests. Needs no key, no Postgres and no download.
 * `npm run test:all` runs the further ones too (tests/setup/runs/sets.mjs). Both run only what is named:
 * `npm test -- unit api`, `npm run test:all -- faults`. TEST_DATABASE_URL puts API tests and journeys on a real Postgres.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt, ensureGenerated, ensureInstalled } from "../lib/launcher/setup.mjs";
import { freePorts } from "./setup/runs/free-ports.mjs";
import { further, onLanding, usual } from "./setup/runs/sets.mjs";
import { failuresOf, fromJest, fromPlaywright, summaryOf } from "./setup/runs/summary.mjs";

const all = [...usual, ...onLanding, ...Object.keys(further)];
const isAll = process.argv[2] === "--all";
const asked = process.argv.slice(isAll ? 3 : 2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
	console.error(`There are no tests named ${unknown.join(", ")}. There are: ${all.join(", ")}.`);
	process.exit(2);
}
const wanted = all.filter((name) => (asked.length > 0 ? asked : isAll ? all : usual).includes(name));

const started = Date.now();
const where = process.env.TEST_DATABASE_URL ? "the Postgres of TEST_DATABASE_URL" : "an embedded Postgres";
console.log(`Testing ${wanted.join(", ")} on ${where}.`);
await ensureInstalled();
await ensureGenerated();

const folder = mkdtempSync(path.join(tmpdir(), "innerscript-reports-"));
/** @type {import("./setup/runs/summary.mjs").Report[]} */
const reports = [];

/** Runs a program, with what it prints shown as it comes, and reads the report that it leaves. */
function run(title, file, args, env, reportFile, read) {
	console.log(`\n== ${title}`);
	const since = Date.now();
	const { status } = spawnSync(process.execPath, [file, ...args], {
		stdio: "inherit",
		env: { ...process.env, ...env },
	});
	const none = { passed: 0, failed: 0, files: [], setUps: [], failures: [], secondTries: [] };
	const report = reportFile && existsSync(reportFile) ? read(reportFile, since) : { ...none };
	// It failed without a test that did, or without saying how many passed.
	const alone = `node ${[file, ...args.filter((arg) => !arg.startsWith("--outputFile"))].join(" ")}`;
	if (status !== 0 && report.failed === 0) {
		report.failed++;
		report.failures.push({ name: `${title} ended with ${status ?? "a signal"}`, alone });
	} else if (!reportFile) report.passed++;
	reports.push(report);
	console.log(`== ${title}: ${Math.round((Date.now() - since) / 1000)} s`);
}

/** Runs some of Jest's projects. @param {string[]} more Arguments for Jest. @param {Record<string, string>} environment */
function runJest(projects, more = [], environment = {}) {
	const report = path.join(folder, `${projects.join("-")}.json`);
	const args = ["--reporters=./tests/setup/runs/jest-progress.mjs", "--json", `--outputFile=${report}`, ...more];
	run(
		`Jest: ${projects.join(", ")}`,
		"node_modules/jest/bin/jest.js",
		["--selectProjects", ...projects, ...args],
		{ TEST_TOGETHER: "1", ...environment },
		report,
		fromJest,
	);
}

/** Runs some of Playwright's projects. @param {string[]} more Arguments for Playwright. */
async function runPlaywright(title, projects, more = []) {
	const { chromiumPath } = await import("./chromium.mjs");
	const report = path.join(folder, `journeys-${reports.length}.json`);
	run(
		title,
		"node_modules/@playwright/test/cli.js",
		["test", "--reporter=list,json", ...projects.map((project) => `--project=${project}`), ...more],
		{ PLAYWRIGHT_CHROMIUM_PATH: await chromiumPath(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
		report,
		fromPlaywright,
	);
}

if (wanted.some((name) => ["e2e", "other-journeys"].includes(name) || further[name]?.needsBuild)) {
	await ensureBuilt();
	process.env.JOURNEYS_PORT ??= String(await freePorts());
}
const quick = wanted.filter((name) => ["unit", "components", "api", "long-api", "launcher", "fuzz"].includes(name));
if (quick.length > 0) runJest(quick);
const screens = ["phone", "desktop", "desktop-too"];
if (wanted.includes("e2e")) await runPlaywright("Playwright: the main journeys", screens, ["--grep=@main"]);
if (wanted.includes("other-journeys")) {
	await runPlaywright("Playwright: the other journeys", screens, ["--grep-invert=@main|@rare"]);
}
if (wanted.includes("speed")) runJest(["speed", "heavy"]);
if (wanted.includes("keys")) runJest(["keys", "backups"]);
if (wanted.includes("long-fuzz")) {
	// Other cases each time; a failure says which.
	runJest(["fuzz"], [], { FUZZ_SECONDS: "600", FUZZ_SEED: String(Date.now() % 1e9) });
}
if (wanted.includes("instances")) runJest(["instances"]);
if (wanted.includes("releases")) runJest(["releases"], ["--runInBand"]);
if (wanted.includes("llama")) runJest(["llama"], ["--runInBand"]);
if (wanted.includes("rare")) await runPlaywright("Playwright: the rare journeys", screens, ["--grep=@rare"]);
if (wanted.includes("kills")) await runPlaywright("Playwright: the app is killed", ["kills"]);
// These start whole apps, one after the other.
for (const name of ["hosting", "vercel", "faults"]) if (wanted.includes(name)) runJest([name], ["--runInBand"]);
if (wanted.includes("bench")) run("Benches", "node_modules/tsx/dist/cli.mjs", ["tests/bench/run.ts"], {}, null, null);

rmSync(folder, { recursive: true, force: true });
const passed = reports.reduce((sum, report) => sum + report.passed, 0);
const failed = reports.reduce((sum, report) => sum + report.failed, 0);
console.log(summaryOf(reports));
const took = Math.round((Date.now() - started) / 1000);
console.log(`It took ${Math.floor(took / 60)} min ${took % 60} s.`);
// For a run of several such commands, which adds them up and repeats the failures at its end.
if (process.env.TEST_TOTALS) {
	appendFileSync(process.env.TEST_TOTALS, `${passed} ${failed}\n`);
	appendFileSync(`${process.env.TEST_TOTALS}.failures`, failuresOf(reports));
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
