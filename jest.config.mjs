import { planOf } from "./tests/setup/together/plan.mjs";

const transform = {
	"^.+\\.(m?js|[cm]?tsx?|jsx)$": [
		"@swc/jest",
		{
			jsc: {
				target: "es2022",
				parser: { syntax: "typescript", tsx: true },
				transform: { react: { runtime: "automatic" } },
			},
		},
	],
};
const shared = {
	transform,
	moduleNameMapper: {
		// Has to precede the next line, which would otherwise match.
		"\\.css$": "<rootDir>/tests/setup/empty.ts",
		"^@/(.*)$": "<rootDir>/$1",
		"^server-only$": "<rootDir>/tests/setup/empty.ts",
	},
	// Packages that are published only as ES modules have to be transformed as well.
	transformIgnorePatterns: [
		"/node_modules/(?!.*\\.mjs$)(?!(react-markdown|rehype-sanitize|hast-util-[^/]*|mdast-util-[^/]*|micromark[^/]*|unist-util-[^/]*|unified|remark-[^/]*|vfile[^/]*|devlop|bail|trough|is-plain-obj|property-information|space-separated-tokens|comma-separated-tokens|html-url-attributes|estree-util-[^/]*|decode-named-character-reference|character-entities[^/]*|trim-lines|ccount|escape-string-regexp|markdown-table|longest-streak|zwitch|franc-min|trigram-utils|n-gram|collapse-white-space|@ungap)/)",
	],
	setupFilesAfterEnv: ["<rootDir>/tests/setup/fail-on-console.ts"],
};

/**
 * Selects the test files of a project that load a lot and share little. With TEST_TOGETHER, which `npm test` sets, most
 * of them run in a few processes (tests/setup/together). Without it, each file runs separately and can be named on the
 * command line.
 */
const filesOf = (name) =>
	process.env.TEST_TOGETHER
		? [`<rootDir>/tests/setup/together/${name}-*.test.ts`, ...planOf(`tests/${name}`).alone]
		: [`<rootDir>/tests/${name}/**/*.test.ts`];
/** Measures how long the worst texts take: `npm run test:all -- speed`. */
const SPEED = "\\.speed\\.test\\.ts$";
/** Accounts and files of the maximum size: also `npm run test:all -- speed`. */
const HEAVY = "\\.heavy\\.test\\.ts$";
/** Many cases each: `npm run test:all -- long-api`. */
const LONG = "\\.long\\.test\\.ts$";
const INSTANCES = "/tests/api/instances/";
/** Keys, administration, releases and whole databases: `npm run test:all -- keys`. */
const KEYS = "/tests/launcher/(admin|backup|demo|encryption|erase|migrate|release|setup|signed-accounts)\\.test\\.ts$";
const BACKUPS = "/tests/api/backups/";
const api = {
	...shared,
	testEnvironment: "node",
	globalSetup: "<rootDir>/tests/setup/databases/start.ts",
	globalTeardown: "<rootDir>/tests/setup/databases/stop.ts",
	setupFiles: ["<rootDir>/tests/setup/api-environment.ts"],
	setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/tests/setup/api-lifecycle.ts"],
};
/** Slow projects of `npm run test:all`, whose files start programs. */
const slow = (name) => ({
	...shared,
	displayName: name,
	testEnvironment: "node",
	testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
});

/** @type {import("jest").Config} */
export default {
	projects: [
		{
			...shared,
			displayName: "unit",
			testEnvironment: "node",
			testMatch: filesOf("unit"),
			testPathIgnorePatterns: [SPEED],
		},
		{
			...shared,
			displayName: "components",
			testEnvironment: "jsdom",
			testMatch: ["<rootDir>/tests/components/**/*.test.{ts,tsx}"],
			setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/tests/setup/components.ts"],
		},
		{
			...api,
			displayName: "api",
			testMatch: filesOf("api"),
			testPathIgnorePatterns: [INSTANCES, BACKUPS, HEAVY, LONG],
		},
		{ ...api, displayName: "long-api", testMatch: ["<rootDir>/tests/api/**/*.long.test.ts"] },
		{ ...slow("launcher"), testPathIgnorePatterns: [KEYS] },
		{ ...slow("keys"), testMatch: undefined, testRegex: [KEYS] },
		{ ...api, displayName: "backups", testMatch: ["<rootDir>/tests/api/backups/*.test.ts"] },
		{
			...shared,
			displayName: "speed",
			testEnvironment: "node",
			testMatch: ["<rootDir>/tests/unit/**/*.speed.test.ts"],
		},
		{ ...api, displayName: "heavy", testMatch: ["<rootDir>/tests/api/**/*.heavy.test.ts"] },
		{ ...api, displayName: "instances", testMatch: ["<rootDir>/tests/api/instances/*.test.ts"] },
		{ ...api, displayName: "releases", testMatch: ["<rootDir>/tests/releases/*.test.ts"] },
		{ ...api, displayName: "fuzz", testMatch: ["<rootDir>/tests/fuzz/*.test.ts"] },
		{ ...api, displayName: "llama", testMatch: ["<rootDir>/tests/llama/*.test.ts"] },
		slow("faults"),
		slow("hosting"),
		slow("vercel"),
	],
	maxWorkers: 2,
	// A worker process that has loaded a lot is replaced before the next file.
	workerIdleMemoryLimit: "1.5GB",
	testSequencer: "<rootDir>/tests/setup/together/sequencer.cjs",
	// Only ends tests that hang: on a busy machine, a correct test may take long.
	testTimeout: 120_000,
};
