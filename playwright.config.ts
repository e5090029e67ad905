import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { apps, ISSUER_PORT, MODEL_PORT, RUN_FOLDER } from "./tests/e2e/setup/apps";
import { CANARIES } from "./tests/setup/canaries/note";

// The first process decides; the others inherit its decision.
process.env[RUN_FOLDER] ??= path.join(tmpdir(), `innerscript-journeys-${process.pid}`);
process.env[CANARIES] ??= path.join(process.env[RUN_FOLDER], "canaries");

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "light" } as const;
const desktop = { viewport: { width: 1280, height: 800 }, colorScheme: "dark" } as const;

const common = {
	stdout: "ignore",
	stderr: "pipe",
	reuseExistingServer: false,
	gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
} as const;

/** Journeys that kill the app, each in its own folder. */
const kills = /core\/(crash|launcher-crash)\.spec/;
/** Journeys that need a keyboard, paper, an administrator or a second window, and those without a screen. */
const onDesktop =
	/\/(account\/(connecting|erased|joining|security|yours)|core\/(crash|dialogs|headers|injected|launcher-crash|noting|own-files|print|threads|widths)|issuer|journal\/edit-entry)\.spec/;
/** All other journeys run on a phone; those with this tag run on a desktop as well. */
const onBoth = /@both/;
/**
 * The journeys run on the production build, started as a new user would start it. `tests/run.mjs` divides them by
 * their tags: `npm test` runs those with @main.
 */
export default defineConfig({
	testDir: "tests/e2e",
	outputDir: "test-results",
	globalTeardown: "./tests/e2e/setup/look-through.ts",
	fullyParallel: true,
	workers: 2,
	// The packaged browser sometimes crashes during startup. A test that passes only the second time is listed as
	// flaky.
	retries: 1,
	timeout: 180_000,
	expect: { timeout: 20_000 },
	forbidOnly: true,
	reporter: [["list"]],
	use: {
		baseURL: apps.builtIn.url,
		// A service worker that installs itself meanwhile would interfere with a journey. Only its own journey allows
		// it.
		serviceWorkers: "block",
		launchOptions: {
			executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH,
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				// A fake microphone that beeps, with permission granted to every page.
				"--use-fake-device-for-media-stream",
				"--use-fake-ui-for-media-stream",
			],
		},
		// Recording a trace of every journey takes as long as running many of them.
		trace: "on-first-retry",
	},
	projects: [
		{ name: "phone", testIgnore: onDesktop, use: phone },
		{ name: "desktop", testMatch: onDesktop, testIgnore: kills, use: desktop },
		{ name: "desktop-too", grep: onBoth, use: desktop },
		// `npm run test:all -- kills`
		{ name: "kills", testMatch: kills },
	],
	webServer: [
		{ ...common, command: "node --import tsx tests/e2e/setup/model-server.ts", port: MODEL_PORT },
		{
			...common,
			command: "node --import tsx tests/e2e/setup/issuer.ts",
			url: `http://localhost:${ISSUER_PORT}/.well-known/openid-configuration`,
		},
		...Object.values(apps).map(({ url, environment }) => ({
			...common,
			command: "node --import tsx tests/e2e/setup/start-app.ts",
			url: `${url}/api/health`,
			timeout: 120_000,
			env: environment,
		})),
	],
});
