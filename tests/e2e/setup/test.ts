import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { test as base, expect, type Page, type Response } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { noteCookie } from "../../setup/canaries/note";
import { ISSUER_PORT } from "./apps";
import { notePages, noteRequests } from "./noting";

const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Browser messages after a test has gone offline or been refused on purpose; any other message fails the test. */
const expectedComplaints =
	/status of (4\d\d|5\d\d)|ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)|Failed to fetch RSC payload/;

/** Whether a response says that one of the app's own files is missing. An address without a page does not count. */
function isMissingFile(response: Response): boolean {
	if (response.status() !== 404 || response.request().resourceType() === "document") return false;
	const { hostname, pathname } = new URL(response.url());
	return hostname === "localhost" && /^\/_next\/|^\/(?!api\/).*\.\w+$/.test(pathname);
}

/**
 * A journey: no request may leave the machine, no file of the app may be missing, the console stays silent, and what is
 * sent is noted.
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

/** Expects no serious or critical finding of axe, and no horizontal scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
	// Ends all fade-ins: half-transparent elements have other colors.
	await page.evaluate(() => {
		const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
		// Waiting for them could take forever: what the browser does not paint does not go on.
		for (const animation of ending) animation.finish();
		return new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
	});
	// Through the browser's protocol, since the page's own policy blocks inserted scripts.
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

/**
 * Closes the topmost dialog with Escape. A dialog is visible a moment before it listens for keys, so this waits until
 * it has the focus; no person is quicker than that.
 */
export async function closeByKey(page: Page): Promise<void> {
	const dialogs = page.getByRole("dialog").or(page.getByRole("alertdialog"));
	const before = await dialogs.count();
	const hasFocus = () =>
		page.evaluate(() => document.activeElement?.closest("[role=dialog], [role=alertdialog]") !== null);
	await expect.poll(hasFocus).toBe(true);
	await page.keyboard.press("Escape");
	await expect.poll(() => dialogs.count()).toBeLessThan(before);
}

export const PASSWORD = "a quiet password";

/** Signs up a new person through the API, and opens the dashboard. */
export async function signUp(page: Page, name = "ada") {
	const username = `${name}-${randomUUID().slice(0, 8)}`;
	const data = { username, email: `${username}@example.com`, password: PASSWORD, firstName: "Ada" };
	const response = await page.context().request.post("/api/register", { data });
	expect(response.ok()).toBe(true);
	return (await response.json()) as { id: number; username: string; email: string };
}
