import type { Page } from "@playwright/test";
import { HARMLESS } from "../setup/apps";
import { expect, expectAccessible, signUp, test } from "../setup/test";

const pages = ["/journal", "/questionnaires", "/settings"];

/**
 * Makes the app wait up to a minute for the history entry that leads back. It usually waits 400 ms, which may be too
 * short on a machine that runs other tests.
 */
const waitLongForTheWayBack = (page: Page) =>
	page.addInitScript(() => {
		const set = window.setTimeout;
		const later = (work: TimerHandler, ms?: number, ...rest: unknown[]) => set(work, ms === 400 ? 60_000 : ms, ...rest);
		window.setTimeout = later as typeof set;
	});

test("leaving: Escape three times, a harmless page, and no way back to this one", { tag: "@main" }, async ({
	page,
}) => {
	await waitLongForTheWayBack(page);
	await signUp(page);
	await page.goto("about:blank");
	for (const path of pages) await page.goto(path);
	await page.getByRole("link", { name: /^Password/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Sign-in and security" })).toBeVisible();
	// The heading appears a moment before the address changes.
	await page.waitForURL(/\/security#/);
	for (let press = 0; press < 3; press++) await page.keyboard.press("Escape");
	await page.waitForURL(HARMLESS);
	await page.goBack();
	expect(page.url()).toBe("about:blank");
	// Going forward leads away as well, as far as the history goes.
	for (let step = 0; step < 4; step++) {
		await page.goForward({ waitUntil: "commit" }).catch(() => null);
		await expect.poll(() => page.url()).toBe(HARMLESS);
	}
	// Typing the address leads back into the app.
	await page.goto("/journal");
	await expect(page.getByRole("heading", { level: 1, name: "Daily Journal" })).toBeVisible();
});

test("closing one thing after another does not leave, and the way out by keys can be turned off", async ({ page }) => {
	await signUp(page);
	await page.goto("/journal");
	const box = page.getByRole("textbox", { name: "Journal entry" });
	await box.fill("A thought about today, and what closed over it.");
	await page.getByRole("button", { name: "Insight", exact: true }).click();
	await expect(page.getByRole("dialog", { name: "Insight" })).toBeVisible();
	for (let press = 0; press < 3; press++) await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog", { name: "Insight" })).toBeHidden();
	await expect(page.getByText("Saved on this device")).toBeVisible();
	expect(new URL(page.url()).pathname).toBe("/journal");

	await page.goto("/security");
	const choice = page.getByRole("checkbox", { name: /Escape three times/ });
	await choice.uncheck();
	for (let press = 0; press < 4; press++) await page.keyboard.press("Escape");
	await choice.check();
	await expect(choice).toBeChecked();
	for (let press = 0; press < 3; press++) await page.keyboard.press("Escape");
	await page.waitForURL(HARMLESS);
});

test("leaving on a slow line waits for no way back, and nothing but the harmless page is behind it", async ({
	page,
}) => {
	await signUp(page);
	await page.goto("about:blank");
	await page.goto("/journal");
	await page.goto("/help-now");
	await page.route("**/journal", () => {});
	await page.getByRole("link", { name: "Leave this page" }).click();
	await page.waitForURL(HARMLESS);
	await page.unroute("**/journal");
	await page.goBack({ waitUntil: "commit" }).catch(() => null);
	await expect.poll(() => page.url()).toBe(HARMLESS);
	await page.goBack({ waitUntil: "commit" }).catch(() => null);
	await expect.poll(() => page.url()).toBe("about:blank");
});

test("leaving by the button and by keys, from wherever one is, before the page's scripts are there and after", async ({
	page,
}) => {
	await signUp(page);
	for (const isEarly of [false, true]) {
		// A click that had to wait for scripts would leave the page where it is.
		if (isEarly) await page.route("**/*.js", () => {});
		for (const [path, name] of [
			["/journal", "Quick exit"],
			["/help-now", "Leave this page"],
		] as const) {
			await page.goto(path, { waitUntil: "commit" });
			if (!isEarly) await page.waitForLoadState("load");
			const way = page.getByRole("button", { name }).or(page.getByRole("link", { name }));
			await way.filter({ visible: true }).first().click();
			await page.waitForURL(HARMLESS);
			await page.goto(path, { waitUntil: "commit" });
			await expect(way.filter({ visible: true }).first()).toBeVisible();
			for (let press = 0; press < 3; press++) await page.keyboard.press("Escape");
			await page.waitForURL(HARMLESS);
		}
	}
});

test("leaving the help page leaves nothing of what was read before it", async ({ page }) => {
	await waitLongForTheWayBack(page);
	await signUp(page);
	await page.goto("about:blank");
	await page.goto("/journal");
	await page.getByRole("link", { name: "Help now" }).and(page.locator(":visible")).first().click();
	await page.getByRole("link", { name: "Leave this page" }).click();
	await page.waitForURL(HARMLESS);
	await page.goBack();
	expect(page.url()).toBe("about:blank");
});

test("a title and an icon that say nothing, where wanted", async ({ page }) => {
	await signUp(page);
	await page.goto("/security");
	await expect(page).toHaveTitle(/Sign-in and security · Innerscript/);
	const card = page.getByRole("region", { name: "When others can see your screen" });
	await card.getByRole("checkbox", { name: /Call every page/ }).check();
	await expect(page).toHaveTitle("Notes");
	await expectAccessible(page);
	for (const path of [...pages, "/help-now", "/privacy"]) {
		await page.goto(path);
		await expect(page).toHaveTitle("Notes");
		await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", "/neutral.svg");
	}
	await page.goto("/security");
	await card.getByRole("checkbox", { name: /Call every page/ }).uncheck();
	await expect(page).toHaveTitle(/Innerscript/);
});
