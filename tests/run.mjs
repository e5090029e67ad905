/**
 * `npm test`: installs what is missing, then runs every test. Needs no key, no Postgres and no download.
 * `npm test -- unit api components launcher e2e` runs some of them; TEST_DATABASE_URL puts API tests and journeys on a
 * real Postgres. `npm run test:faults` runs those that take long: they break what the app stands on.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt, ensureGenerated, ensureInstalled } from "../lib/launcher/setup.mjs";

const usual = ["unit", "components", "api", "launcher", "e2e", "hosting"];
const all = [...usual, "faults"];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
	console.error(`There are no tests named ${unknown.join(", ")}. There are: ${all.join(", ")}.`);
	process.exit(2);
}
const wanted = all.filter((name) => (asked.length === 0 ? usual : asked).includes(name));

const where = process.env.TEST_DATABASE_URL ? "the Postgres of TEST_DATABASE_URL" : "an embedded Postgres";
console.log(`Testing ${wanted.join(", ")} on ${where}.`);
await ensureInstalled();
await ensureGenerated();

const reports = mkdtempSync(path.join(tmpdir(), "innerscript-reports-"));
const reportFile = (name) => path.join(reports, `${name}.json`);
const count = { passed: 0, failed: 0 };

/** Runs one test runner, with what it prints shown as it comes, and adds up what it reports. */
function run(title, name, file, args, env, countsOf) {
	console.log(`\n== ${title}`);
	const { status } = spawnSync(process.execPath, [file, ...args], {
		stdio: "inherit",
		env: { ...process.env, ...env },
	});
	try {
		const { passed, failed } = countsOf(JSON.parse(readFileSync(reportFile(name), "utf8")));
		count.passed += passed;
		count.failed += failed;
		if (status !== 0 && failed === 0) count.failed++;
	} catch {
		count.failed++;
	}
}

/** Runs some of Jest's projects. */
function runJest(name, projects) {
	// Faults and hosting start whole apps, one after the other.
	const workers = projects.some((project) => project === "faults" || project === "hosting") ? ["--runInBand"] : [];
	const args = ["--selectProjects", ...projects, ...workers, "--json", `--outputFile=${reportFile(name)}`];
	run(`Jest: ${projects.join(", ")}`, name, "node_modules/jest/bin/jest.js", args, {}, (report) => ({
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
	}));
}

const jestProjects = wanted.filter((name) => !["e2e", "hosting"].includes(name));
if (wanted.includes("faults")) await ensureBuilt();
if (jestProjects.length > 0) runJest("jest", jestProjects);
if (wanted.includes("e2e")) {
	await ensureBuilt();
	const { chromiumPath } = await import("./chromium.mjs");
	const env = { PLAYWRIGHT_CHROMIUM_PATH: await chromiumPath(), PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile("playwright") };
	const args = ["test", "--reporter=list,json"];
	run(
		"Playwright: journeys in a real browser",
		"playwright",
		"node_modules/@playwright/test/cli.js",
		args,
		env,
		// Flaky ones passed on a fresh page, and Playwright has listed them: each is a fault of a test or a screen to mend.
		({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
	);
}

// On what was built, as the journeys.
if (wanted.includes("hosting")) {
	await ensureBuilt();
	runJest("hosting", ["hosting"]);
}

rmSync(reports, { recursive: true, force: true });
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 && count.passed > 0 ? 0 : 1;
