import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "../setup/test";

const DARK = "I can't do this anymore. I want to die.";
const box = (page: Page) => page.getByRole("textbox", { name: "Journal entry" });
const heading = (page: Page) => page.getByRole("heading", { name: "You don’t have to be alone with this" });

test.use({ locale: "en-GB" });

test("an entry that sounds like danger is saved, and help comes before anything else", { tag: "@main" }, async ({
	page,
}) => {
	await signUp(page);
	await page.goto("/journal");
	await box(page).fill(DARK);
	await page.getByRole("button", { name: "Insight", exact: true }).click();
	await expect(heading(page)).toBeFocused();
	await expect(page.getByRole("link", { name: "Call Samaritans, 116 123" })).toHaveAttribute("href", "tel:116123");
	await expect(box(page)).toHaveValue(DARK);
	await expectAccessible(page);
	await page.getByRole("button", { name: "This is not what I meant" }).click();
	await expect(heading(page)).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Show the help lines again" })).toBeFocused();

	await page.getByRole("button", { name: "Submit Entry" }).click();
	const dialog = page.getByRole("dialog", { name: "Your entry is safe" });
	await expect(dialog).toBeVisible();
	await expect(heading(page)).toBeFocused();
	await expect(dialog.getByRole("link", { name: "Call Samaritans, 116 123" })).toBeInViewport();
	await expectAccessible(page);
	await dialog.getByLabel("Where are you?").selectOption({ label: "New Zealand" });
	await expect(dialog.getByRole("link", { name: "Call Samaritans, 116 123" })).toHaveCount(0);
	await dialog.getByRole("button", { name: "Leave it for now" }).click();
	await expect(page.getByRole("region", { name: "Dream History" })).toContainText("I can't do this anymore");

	// The entry looks like any other.
	await page.reload();
	await expect(page.getByRole("region", { name: "Dream History" })).toContainText("I can't do this anymore");
	await expect(heading(page)).toHaveCount(0);
});

test("help is one tap away, without a session and without JavaScript", { tag: "@main" }, async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, locale: "en-GB" });
	const page = await context.newPage();
	await page.goto("/");
	await page.getByRole("link", { name: "Help now" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("link", { name: /Samaritans/ }).first()).toHaveAttribute("href", /^tel:/);
	await expect(page.getByRole("link", { name: "Leave this page" })).toBeVisible();
	// What the app does about danger is public as well.
	await page.getByRole("link", { name: /How the app looks for danger/ }).click();
	await expect(page.getByRole("heading", { name: "What it cannot do" })).toBeVisible();
	await context.close();
});

test("help is one tap away from what is being written", { tag: "@main" }, async ({ page }) => {
	await signUp(page);
	await page.goto("/journal");
	await page.getByRole("link", { name: "Help now" }).and(page.locator(":visible")).first().click();
	await expect(page.getByRole("link", { name: "Leave this page" })).toHaveAttribute("href", /^https:/);
	await expectAccessible(page);
});
