/**
 * Measures what each screen sends to a phone, and how soon it is visible: `npx tsx tests/bench/screens.ts`, after `npm
 * run build`. `npm run bench` includes the same table.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { chromiumPath } from "../chromium.mjs";
import { untilReady } from "../setup/bench-app";
import { type FirstLoad, PHONE, visit } from "../setup/first-load";

const PORT = 3421;
const ORIGIN = `http://localhost:${PORT}`;
/** An older phone on a slow connection, which the goals are set for. */
const SLOW = { cpu: 4, bitsPerSecond: 1_600_000 };
const VISITS = Number(process.env.BENCH_VISITS ?? 3);

/** Screens for people who are not signed in, then those for people who are. */
const screens = {
	// With a token, as in a link: without one, the page shows an error as soon as its script has loaded.
	anonymous: ["/", "/help-now", "/reset-password#token=of-a-link"],
	"signed in": [
		"/",
		"/questionnaires",
		"/questionnaires/1",
		"/questionnaires/6",
		"/timeline",
		"/relationship-questionnaire",
		"/journal",
		"/chat",
		"/profile",
		"/exercises",
		"/exercises/jealousy",
		"/handbook",
		"/memory",
		"/security",
		"/yours",
	],
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

type Visitor = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Signs up a new person. */
async function newcomer(browser: Browser): Promise<Visitor> {
	const context = await browser.newContext();
	const data = { username: "screens", email: "screens@example.com", password: "a quiet password", firstName: "Bench" };
	const response = await context.request.post(`${ORIGIN}/api/register`, { data });
	if (!response.ok()) throw new Error(`Registration answered ${response.status()}`);
	const visitor = await context.storageState();
	await context.close();
	return visitor;
}

async function measure(browser: Browser, route: string, visitor: Visitor | undefined): Promise<FirstLoad[]> {
	const visits: FirstLoad[] = [];
	for (let turn = 0; turn < VISITS; turn++) {
		const context = await browser.newContext({ ...PHONE, storageState: visitor, serviceWorkers: "block" });
		visits.push(await visit(await context.newPage(), ORIGIN + route, SLOW));
		await context.close();
	}
	return visits;
}

/**
 * Starts the built app on its own embedded database, and visits each screen as a new person with an empty cache.
 * @returns A Markdown table: kilobytes (1024 bytes) after gzip, and milliseconds as the median of three visits.
 * @throws Error if the app is not built, or no browser is found.
 */
export async function section(): Promise<string> {
	// The browser comes first: if there is none, no app is left running.
	const browser = await chromium.launch({
		executablePath: await chromiumPath(),
		args: ["--no-sandbox", "--disable-gpu"],
	});
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-screens-"));
	const app = spawn(process.execPath, ["lib/launcher/start.mjs"], {
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, PORT: String(PORT), APP_URL: ORIGIN, DATA_DIR: folder, LOG_LEVEL: "silent" },
	});
	try {
		await untilReady(ORIGIN);
		const visitor = await newcomer(browser);
		const rows: string[] = [];
		for (const [who, routes] of Object.entries(screens)) {
			for (const route of routes) {
				const visits = await measure(browser, route, who === "anonymous" ? undefined : visitor);
				const of = (key: keyof FirstLoad) => median(visits.map((one) => one[key]));
				rows.push(
					`| ${[
						`\`${route}\``,
						who,
						kilobytes(of("script")),
						kilobytes(of("style")),
						kilobytes(of("script") + of("style")),
						kilobytes(of("idleScript")),
						kilobytes(of("font")),
						kilobytes(of("document")),
						of("requests"),
						of("dataRequests"),
						Math.round(of("firstPaint")),
						Math.round(of("largestPaint")),
						of("layoutShift").toFixed(3),
					].join(" | ")} |`,
				);
			}
		}
		return [
			`Phone of ${PHONE.viewport.width} × ${PHONE.viewport.height}, processor ${SLOW.cpu} times slower, ${SLOW.bitsPerSecond / 1e6} Mbit/s, empty cache. “Later” is script that is fetched in idle time, after the page has loaded; “data” counts requests to \`/api\` before anybody touches the page.`,
			"",
			"| screen | who | script kB gz | style kB gz | together | later kB gz | fonts kB | page kB gz | requests | data | first paint ms | largest paint ms | layout shift |",
			"| --- | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
			...rows,
		].join("\n");
	} finally {
		await browser.close();
		if (app.exitCode === null) {
			app.kill("SIGTERM");
			await once(app, "exit");
		}
		rmSync(folder, { recursive: true, force: true });
	}
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) section().then(console.log);
