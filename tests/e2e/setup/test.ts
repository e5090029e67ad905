import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { test as base, expect, type Page, type Response } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { noteCookie } from "../../setup/canaries/note";
import { ISSUER_PORT } from "./apps";
import { notePages, noteRequests } from "./noting";

const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What the browser says when it was offline or refused on purpose; everything else it complains about fails the test. */
const expectedComplaints =
	/status of (4\d\d|5\d\d)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE/;

/** Whether an answer says that a file of the app's own is not there. An address without a page is no file. */
function isMissingFile(response: Response): boolean {
	if (response.status() !== 404 || response.request().resourceType() === "document") return false;
	const { hostname, pathname } = new URL(response.url());
	return hostname === "localhost" && /^\/_next\/|^\/(?!api\/).*\.\w+$/.test(pathname);
}

/**
 * A journey: nothing may leave the machine, no file of the app's own may be missing, the console stays silent, and what
 * is sent is noted.
 */
export const test = base.extend<{ guard: undefined }, { notes: undefined }>({
	notes: [
		async ({ playwright, browser }, use) => {
			notePages(browser);
			const one = await playwright.request.newContext();
			const stop = noteRequests(one);
			await one.dispose();
			await use(undefined);
			stop();
		},
		{ auto: true, scope: "worker" },
	],
	guard: [
		async ({ context, page }, use) => {
			const problems: string[] = [];
			const watch = (watched: Page) => {
				watched.on("console", (message) => {
					if (message.type() === "error" && !expectedComplaints.test(message.text()))
						problems.push(`console: ${message.text()}`);
				});
				watched.on("pageerror", (error) => problems.push(`error: ${error.message}`));
			};
			watch(page);
			context.on("page", watch);
			context.on("request", (request) => {
				const { protocol, hostname } = new URL(request.url());
				if (request.serviceWorker() === null && new URL(request.frame().url()).port === String(ISSUER_PORT)) return;
				if (protocol.startsWith("http") && hostname !== "localhost") problems.push(`request to ${hostname}`);
			});
			context.on("response", (response) => {
				if (isMissingFile(response)) problems.push(`not there: ${response.url()}`);
			});
			await use(undefined);
			for (const { value } of await context.cookies()) noteCookie(value);
			expect(problems).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

/** No serious or critical finding of axe, and nothing that scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
	// What is still fading in has other colours than it will have.
	await page.evaluate(() => {
		const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
		return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => {});
	});
	// Through the browser's protocol: the page's own policy lets no script in.
	await page.evaluate(axeSource);
	const results = await page.evaluate(() =>
		(globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
	);
	const found = results.violations
		.filter(({ impact }) => impact === "serious" || impact === "critical")
		.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
	expect(found).toEqual([]);
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
	).toBeLessThanOrEqual(0);
}

export const PASSWORD = "a quiet password";

/** Somebody new, signed in through the API, whose page shows the dashboard. */
export async function signUp(page: Page, name = "ada") {
	const username = `${name}-${randomUUID().slice(0, 8)}`;
	const data = { username, email: `${username}@example.com`, password: PASSWORD, firstName: "Ada" };
	const response = await page.context().request.post("/api/register", { data });
	expect(response.ok()).toBe(true);
	return (await response.json()) as { id: number; username: string; email: string };
}
