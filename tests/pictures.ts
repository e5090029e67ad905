/**
 * Takes pictures of every screen of the demo account for `docs/screens/`, on a phone and a desktop, light and dark:
 * `npm run pictures`, after `npm run build`. They are looked at by eye, and compared with the ones before.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { chromiumPath } from "./chromium.mjs";
import { untilReady } from "./setup/bench-app";

const PORT = 3431;
const ORIGIN = `http://localhost:${PORT}`;
const FOLDER = "docs/screens";

const sizes = {
	phone: { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 1 },
	desktop: { viewport: { width: 1280, height: 800 }, hasTouch: false, deviceScaleFactor: 0.7 },
} as const;

/** Each screen by its name, and whether it is taken in dark colors too. */
const screens: readonly {
	name: string;
	path: string;
	isDarkToo?: boolean;
	before?: (page: Page) => Promise<unknown>;
}[] = [
	{ name: "dashboard", path: "/", isDarkToo: true },
	{ name: "journal", path: "/journal", isDarkToo: true },
	{ name: "questionnaires", path: "/questionnaires" },
	{ name: "statement", path: "/questionnaires/6" },
	{ name: "analysis", path: "/questionnaires/6/analysis", isDarkToo: true },
	{ name: "timeline", path: "/timeline" },
	{ name: "chat", path: "/chat", isDarkToo: true },
	{ name: "profile", path: "/profile" },
	{ name: "look-back", path: "/look-back", isDarkToo: true },
	{ name: "letters", path: "/look-back/letters" },
	{ name: "library", path: "/library" },
	{ name: "search", path: "/search", before: searchForMother },
	{ name: "settings", path: "/settings" },
	{ name: "your-data", path: "/yours" },
	{ name: "help-now", path: "/help-now" },
];

async function searchForMother(page: Page): Promise<void> {
	await page.getByRole("searchbox").fill("mother");
	await page.getByRole("region", { name: "Journal" }).waitFor();
}

async function take(context: BrowserContext, name: string, at: (typeof screens)[number]): Promise<void> {
	const page = await context.newPage();
	await page.goto(`${ORIGIN}${at.path}`, { waitUntil: "networkidle" });
	await at.before?.(page);
	await page.waitForLoadState("networkidle");
	// What only the browser knows, as the date, comes once the scripts have run.
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
	const file = path.join(FOLDER, `${name}.jpeg`);
	await page.screenshot({ path: file, type: "jpeg", quality: 60, animations: "disabled", caret: "hide" });
	await page.close();
}

async function main(): Promise<void> {
	const data = mkdtempSync(path.join(tmpdir(), "innerscript-pictures-"));
	const env = { ...process.env, PORT: String(PORT), APP_URL: ORIGIN, DATA_DIR: data, LOG_LEVEL: "silent" };
	const app = spawn(process.execPath, ["lib/launcher/start.mjs"], { stdio: ["ignore", "ignore", "inherit"], env });
	const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ["--no-sandbox"] });
	try {
		await untilReady(ORIGIN);
		const told = execFileSync("npm", ["run", "--silent", "demo"], { env, encoding: "utf8" });
		const password = /password\s+(\S+)/.exec(told)?.[1];
		rmSync(FOLDER, { recursive: true, force: true });
		mkdirSync(FOLDER, { recursive: true });
		for (const [size, device] of Object.entries(sizes)) {
			for (const colorScheme of ["light", "dark"] as const) {
				const context = await browser.newContext({ ...device, colorScheme, reducedMotion: "reduce" });
				const login = { data: { username: "demo", password }, headers: { origin: ORIGIN } };
				const answer = await context.request.post(`${ORIGIN}/api/login`, login);
				if (!answer.ok()) throw new Error(`The demo account could not log in: ${answer.status()}`);
				for (const one of screens) {
					if (colorScheme === "light" || one.isDarkToo) await take(context, `${one.name}-${size}-${colorScheme}`, one);
				}
				await context.close();
			}
		}
	} finally {
		await browser.close();
		app.kill("SIGTERM");
		await once(app, "exit");
		rmSync(data, { recursive: true, force: true });
	}
}

main().catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
