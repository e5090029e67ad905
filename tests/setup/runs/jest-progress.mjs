/** Prints a line for each test file when it has finished, and each failure as soon as it happens. */
export default class JestProgress {
	#done = 0;
	#total = 0;
	/** For each part, the file whose tests are running, and how long they have taken. */
	#inParts = new Map();

	onRunStart({ numTotalTestSuites }) {
		this.#total = numTotalTestSuites;
	}

	onTestCaseResult({ path }, { ancestorTitles, title, duration, status, failureMessages }) {
		if (!path.includes("/tests/setup/together/")) return;
		// A part finishes late, so its failures are printed at once.
		if (status === "failed") console.log(`${[...ancestorTitles, title].join(" › ")}\n${failureMessages.join("\n")}`);
		const file = ancestorTitles[0];
		const now = this.#inParts.get(path);
		if (now?.file === file) {
			now.ms += duration ?? 0;
			now.failed += status === "failed" ? 1 : 0;
		} else {
			this.#endOf(now);
			this.#inParts.set(path, { file, ms: duration ?? 0, failed: status === "failed" ? 1 : 0 });
		}
	}

	onTestFileResult({ path, context }, result) {
		this.#endOf(this.#inParts.get(path));
		this.#inParts.delete(path);
		this.#done++;
		const { start, end } = result.perfStats;
		const failed = result.numFailingTests + (result.testExecError ? 1 : 0);
		const name = path.replace(`${context.config.rootDir}/`, "");
		console.log(`${failed > 0 ? "FAIL" : "pass"} ${this.#done}/${this.#total} ${name} ${seconds(end - start)}`);
		if (result.failureMessage && !path.includes("/tests/setup/together/")) console.log(result.failureMessage);
	}

	getLastError() {}

	#endOf(now) {
		if (now) console.log(`${now.failed > 0 ? "FAIL" : "pass"}        ${now.file} ${seconds(now.ms)}`);
	}
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
