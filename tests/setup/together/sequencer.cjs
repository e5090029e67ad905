const { statSync } = require("node:fs");

const isPart = ({ path }) => path.includes("/tests/setup/together/");
const size = ({ path }) => statSync(path).size;

/** Begins with what takes longest: the parts that hold many files, then the larger files. */
module.exports = class LongestFirst {
	sort(tests) {
		return [...tests].sort((a, b) => Number(isPart(b)) - Number(isPart(a)) || size(b) - size(a));
	}

	/** For `--onlyFailures`, which would need a memory of earlier runs. */
	allFailedTests(tests) {
		return tests;
	}

	cacheResults() {}
};
