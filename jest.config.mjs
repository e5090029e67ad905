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
		// Before the next line, which would find the file.
		"\\.css$": "<rootDir>/tests/setup/empty.ts",
		"^@/(.*)$": "<rootDir>/$1",
		"^server-only$": "<rootDir>/tests/setup/empty.ts",
	},
	// Packages that are published as ES modules alone have to be transformed too.
	transformIgnorePatterns: [
		"/node_modules/(?!.*\\.mjs$)(?!(react-markdown|rehype-sanitize|hast-util-[^/]*|mdast-util-[^/]*|micromark[^/]*|unist-util-[^/]*|unified|remark-[^/]*|vfile[^/]*|devlop|bail|trough|is-plain-obj|property-information|space-separated-tokens|comma-separated-tokens|html-url-attributes|estree-util-[^/]*|decode-named-character-reference|character-entities[^/]*|trim-lines|ccount|escape-string-regexp|markdown-table|longest-streak|zwitch|franc-min|trigram-utils|n-gram|collapse-white-space|@ungap)/)",
	],
	setupFilesAfterEnv: ["<rootDir>/tests/setup/fail-on-console.ts"],
};

/** @type {import("jest").Config} */
export default {
	projects: [
		{ ...shared, displayName: "unit", testEnvironment: "node", testMatch: ["<rootDir>/tests/unit/**/*.test.ts"] },
		{
			...shared,
			displayName: "components",
			testEnvironment: "jsdom",
			testMatch: ["<rootDir>/tests/components/**/*.test.{ts,tsx}"],
			setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/tests/setup/components.ts"],
		},
		{
			...shared,
			displayName: "api",
			testEnvironment: "node",
			testMatch: ["<rootDir>/tests/api/**/*.test.ts"],
			globalSetup: "<rootDir>/tests/setup/databases/start.ts",
			globalTeardown: "<rootDir>/tests/setup/databases/stop.ts",
			setupFiles: ["<rootDir>/tests/setup/api-environment.ts"],
			setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/tests/setup/api-lifecycle.ts"],
		},
		{
			...shared,
			displayName: "launcher",
			testEnvironment: "node",
			testMatch: ["<rootDir>/tests/launcher/**/*.test.ts"],
		},
		{
			...shared,
			displayName: "faults",
			testEnvironment: "node",
			testMatch: ["<rootDir>/tests/faults/**/*.test.ts"],
		},
		{
			...shared,
			displayName: "hosting",
			testEnvironment: "node",
			testMatch: ["<rootDir>/tests/hosting/**/*.test.ts"],
		},
	],
	maxWorkers: 2,
	testTimeout: 30_000,
};
