const transform = {
	"^.+\\.(t|j)sx?$": [
		"@swc/jest",
		{ jsc: { target: "es2022", parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } } },
	],
};
const moduleNameMapper = { "^@/(.*)$": "<rootDir>/$1", "^server-only$": "<rootDir>/tests/setup/empty.ts" };
const shared = { transform, moduleNameMapper, transformIgnorePatterns: ["/node_modules/(?!.*\\.mjs$)"] };

/** @type {import("jest").Config} */
export default {
	projects: [
		{ ...shared, displayName: "unit", testEnvironment: "node", testMatch: ["<rootDir>/tests/unit/**/*.test.ts"] },
	],
};
