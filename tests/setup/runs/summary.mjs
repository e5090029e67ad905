import { readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * The report of one test runner.
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed
 * @property {{ name: string, seconds: number }[]} files How long the tests of each file took.
 * @property {{ name: string, seconds: number }[]} setUps How long each setup before the tests took.
 * @property {{ name: string, alone: string, why?: string }[]} failures The failures, each with the command that runs only
 *   that test.
 * @property {{ name: string, alone: string, why: string }[]} secondTries Tests that only passed on a second try.
 */

const fromRoot = (/** @type {string} */ file) => path.relative(process.cwd(), file);
const quoted = (/** @type {string} */ text) => `'${text.replaceAll("'", "'\\''")}'`;
const literally = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const SHOWN_LINES = 12;
/** The beginning of an error's message, without colors, indented. */
const firstLines = (/** @type {string | undefined} */ message) =>
	stripVTControlCharacters(message ?? "")
		.split("\n")
		.filter((line) => line.trim())
		.slice(0, SHOWN_LINES)
		.map((line) => `      ${line}`)
		.join("\n");

/** Adds up the seconds of entries with the same name. */
function summed(/** @type {{ name: string, seconds: number }[]} */ all) {
	const sums = new Map();
	for (const { name, seconds } of all) sums.set(name, (sums.get(name) ?? 0) + seconds);
	return [...sums].map(([name, seconds]) => ({ name, seconds }));
}

/** @param {string} file Jest's report. @returns {Report} */
export function fromJest(file) {
	const report = JSON.parse(readFileSync(file, "utf8"));
	const tests = [];
	const setUps = [];
	const failures = [];
	for (const { name, startTime, endTime, assertionResults, status, message } of report.testResults) {
		const isPart = name.includes("/tests/setup/together/");
		let inTests = 0;
		for (const one of assertionResults) {
			const seconds = (one.duration ?? 0) / 1000;
			inTests += seconds;
			// In a part, the outermost `describe` has the file's path as its name.
			const where = isPart ? one.ancestorTitles[0] : fromRoot(name);
			tests.push({ name: where, seconds });
			if (one.status !== "failed") continue;
			const title = [...one.ancestorTitles.slice(isPart ? 1 : 0), one.title].join(" ");
			failures.push({
				name: `${where}: ${title}`,
				alone: `npx jest ${where} -t ${quoted(literally(title))}`,
				why: firstLines(one.failureMessages[0]),
			});
		}
		setUps.push({ name: fromRoot(name), seconds: (endTime - startTime) / 1000 - inTests });
		if (status === "failed" && assertionResults.every((/** @type {any} */ one) => one.status !== "failed"))
			failures.push({
				name: `${fromRoot(name)}: ${message.split("\n").find((/** @type {string} */ line) => line.trim()) ?? ""}`,
				alone: `npx jest ${fromRoot(name)}`,
			});
	}
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
		files: summed(tests),
		setUps: summed(setUps),
		failures,
		secondTries: [],
	};
}

/** Yields every test of a Playwright suite and of the suites in it. */
function* testsIn(/** @type {any} */ suite) {
	for (const spec of suite.specs ?? []) for (const test of spec.tests) yield { spec, test };
	for (const inner of suite.suites ?? []) yield* testsIn(inner);
}

/**
 * Reads a Playwright report.
 * @param {string} file The report.
 * @param {number} started When the run was started, in milliseconds since 1970.
 * @returns {Report}
 */
export function fromPlaywright(file, started) {
	const report = JSON.parse(readFileSync(file, "utf8"));
	const tests = [];
	const failures = [];
	const secondTries = [];
	let first = Number.POSITIVE_INFINITY;
	for (const suite of report.suites) {
		for (const { spec, test } of testsIn(suite)) {
			const where = path.posix.join("tests/e2e", spec.file);
			for (const { duration, startTime } of test.results) {
				tests.push({ name: where, seconds: duration / 1000 });
				first = Math.min(first, Date.parse(startTime));
			}
			const name = `${where}:${spec.line} ${spec.title} (${test.projectName})`;
			const alone = `npx playwright test ${where}:${spec.line} --project=${test.projectName}`;
			const message = test.results[0]?.error?.message;
			if (test.status === "unexpected") failures.push({ name, alone, why: firstLines(message) });
			if (test.status === "flaky") secondTries.push({ name, alone, why: message?.split("\n")[0] ?? "" });
		}
	}
	for (const { message } of report.errors ?? [])
		failures.push({ name: message.split("\n")[0], alone: "npx playwright test" });
	return {
		passed: report.stats.expected + report.stats.flaky,
		failed: report.stats.unexpected + (report.errors ?? []).length,
		files: summed(tests),
		setUps: Number.isFinite(first) ? [{ name: "the apps of the journeys", seconds: (first - started) / 1000 }] : [],
		failures,
		secondTries,
	};
}

const SHOWN = 10;
const table = (/** @type {string} */ title, /** @type {{ name: string, seconds: number }[]} */ rows) => {
	const slowest = rows.filter(({ seconds }) => seconds >= 1).sort((a, b) => b.seconds - a.seconds);
	if (slowest.length === 0) return "";
	return `\n${title}:\n${slowest
		.slice(0, SHOWN)
		.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)
		.join("\n")}\n`;
};

/** @param {Report[]} reports @returns {string} The summary that is printed at the end of a run. */
export function summaryOf(reports) {
	const secondTries = reports.flatMap((report) => report.secondTries);
	return [
		table(
			"The files whose tests took longest",
			reports.flatMap((report) => report.files),
		),
		table(
			"What took longest to load or to start",
			reports.flatMap((report) => report.setUps),
		),
		secondTries.length > 0 &&
			`\nPassed only on the second try: each is a fault to mend, but where the browser itself has died:\n${secondTries
				.map(({ name, alone, why }) => `  ${name}\n    ${why}\n    ${alone} --retries=0 --repeat-each=10`)
				.join("\n")}\n`,
		failuresOf(reports),
	]
		.filter(Boolean)
		.join("");
}

/** @param {Report[]} reports @returns {string} The failures, why, and how to run each alone; "" if there are none. */
export function failuresOf(reports) {
	const failures = reports.flatMap((report) => report.failures);
	if (failures.length === 0) return "";
	return `\nFailed, each with the command that runs it alone:\n${failures
		.map(({ name, alone, why }) => `  ${name}\n    ${alone}\n${why ? `${why}\n` : ""}`)
		.join("")}`;
}
