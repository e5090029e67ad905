import { HARMLESS } from "../setup/apps";
import { expect, expectAccessible, signUp, test } from "../setup/test";

const pages = ["/journal", "/questionnaires", "/profile"];

test("leaving: Escape twice, a harmless page, and no way back to this one", async ({ page }) => {
	await signUp(page);
	await page.goto("about:blank");
	for (const path of pages) await page.goto(path);
	await page.getByRole("link", { name: "Sign-in and security" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Sign-in and security" })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await page.waitForURL(HARMLESS);
	await page.goBack();
	expect(page.url()).toBe("about:blank");
	// What lies ahead leads away as well, as far as it goes.
	for (let step = 0; step < 4; step++) {
		await page.goForward({ waitUntil: "commit" }).catch(() => null);
		await expect.poll(() => page.url()).toBe(HARMLESS);
	}
	// Whoever types the address is back.
	await page.goto("/journal");
	await expect(page.getByRole("heading", { level: 1, name: "Daily Journal" })).toBeVisible();
});

test("leaving by the button, from wherever one is, and not by closing two things after each other", async ({
	page,
}) => {
	await signUp(page);
	await page.goto("/journal");
	const box = page.getByRole("textbox", { name: "Journal entry" });
	await box.press("Escape");
	await box.fill("Two things closed, and a word between them.");
	await box.press("Escape");
	await expect(box).toHaveValue("Two things closed, and a word between them.");
	await expect(page.getByText("Saved on this device")).toBeVisible();
	expect(new URL(page.url()).pathname).toBe("/journal");
	await page.getByRole("button", { name: "Leave" }).filter({ visible: true }).first().click();
	await page.waitForURL(HARMLESS);
});

test("leaving the help page leaves nothing of what was read before it", async ({ page }) => {
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
	await card.getByRole("checkbox").check();
	await expect(page).toHaveTitle("Notes");
	await expectAccessible(page);
	for (const path of [...pages, "/help-now", "/privacy"]) {
		await page.goto(path);
		await expect(page).toHaveTitle("Notes");
		await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", "/neutral.svg");
	}
	await page.goto("/security");
	await card.getByRole("checkbox").uncheck();
	await expect(page).toHaveTitle(/Innerscript/);
});
