import type { Page } from "@playwright/test";
import { apps } from "../setup/apps";
import { expect, expectAccessible, signUp, test } from "../setup/test";

const DARK = "I can't do this anymore. I want to die.";
const DOUBTFUL = "I could kill my boss.";
const heading = (page: Page) => page.getByRole("heading", { name: "You don’t have to be alone with this" });
const samaritans = (page: Page) => page.getByRole("link", { name: "Call Samaritans, 116 123, United Kingdom" });
const chatBox = (page: Page) => page.getByRole("textbox", { name: "Message to Sage" });
const said = (page: Page) => page.getByRole("log", { name: "Conversation with Sage" }).getByRole("article");

test.use({ locale: "en-GB" });

/** Sends a message. On a phone, Enter starts a new line, so the button is used. */
async function say(page: Page, words: string) {
	await chatBox(page).fill(words);
	await page.getByRole("button", { name: "Send" }).click();
}

/**
 * Expects the notice as a person in danger has to find it: with its heading in focus, its first number on the screen,
 * and in words.
 */
async function expectNotice(page: Page) {
	await expect(heading(page)).toBeFocused();
	await expect(heading(page)).toHaveAccessibleDescription(/sounds as if living has become very hard/);
	await expect(page.getByRole("link", { name: "Call Emergency, 999, United Kingdom" })).toBeInViewport();
	await expect(samaritans(page)).toHaveAttribute("href", "tel:116123");
	await expectAccessible(page);
}

/**
 * By keyboard: the first stop after the heading is the emergency number, and folding the notice keeps the focus in
 * place.
 */
async function expectKeyboard(page: Page) {
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: /^Call Emergency, 999/ })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(samaritans(page)).toBeFocused();
	await page.getByRole("button", { name: "This is not what I meant" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Show the help lines again" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(samaritans(page)).toBeVisible();
}

test("in the chat, and with the second message after it", { tag: "@main" }, async ({ page }) => {
	await signUp(page);
	await page.goto("/chat");
	await say(page, DARK);
	await expectNotice(page);
	await expect(said(page).last()).toContainText("Thank you for telling me", { timeout: 20_000 });
	await expect(page.getByText("Sage is writing")).toHaveCount(0, { timeout: 20_000 });
	await heading(page).focus();
	await expectKeyboard(page);
	// "This is not what I meant" is also sent as a message, and answered.
	await expect(said(page)).toHaveCount(4, { timeout: 20_000 });
	await expect(page.getByText("Sage is writing")).toHaveCount(0, { timeout: 20_000 });
	for (const [count, words] of [
		[6, "I do not know what to say."],
		[8, "It is raining outside."],
	] as const) {
		await say(page, words);
		await expect(said(page)).toHaveCount(count, { timeout: 20_000 });
		await expect(page.getByText("Sage is writing")).toHaveCount(0, { timeout: 20_000 });
		// The help lines stay in their place, and no later message removes them.
		await expect(samaritans(page)).toHaveCount(1);
	}
	await expectAccessible(page);
	await page.reload();
	await expect(said(page)).toHaveCount(8);
	await expect(heading(page)).toHaveCount(0);
});

test("comes in the language it was said in, from right to left where that is written so", async ({ page }) => {
	await signUp(page);
	await page.goto("/journal");
	const box = page.getByRole("textbox", { name: "Journal entry" });
	await box.fill("لا أريد أن أعيش بعد الآن.");
	await page.getByRole("button", { name: "Insight", exact: true }).click();
	const arabic = page.getByRole("heading", { name: "لا داعي لأن تحمل هذا وحدك" });
	await expect(arabic).toBeFocused();
	const words = page.locator('[lang="ar"][dir="rtl"]');
	await expect(words.first()).toContainText("لا داعي لأن تحمل هذا وحدك");
	// The numbers stay in the form in which they are dialed, for the browser's country.
	await expect(samaritans(page)).toBeVisible();
	await expectAccessible(page);
});

test("a doubtful sign is one quiet line above the reflection", async ({ page }) => {
	await signUp(page);
	await page.goto("/journal");
	await page.getByRole("textbox", { name: "Journal entry" }).fill(`${DOUBTFUL} He moved the meeting to six again.`);
	await page.getByRole("button", { name: "Submit Entry" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("status").getByRole("link", { name: "Help now" })).toBeVisible({ timeout: 20_000 });
	await expect(dialog.getByText(/Written by/)).toBeVisible();
	await expect(dialog.getByRole("link", { name: /^Call/ })).toHaveCount(0);
	await expectAccessible(page);
});

test.describe("with a connected model", () => {
	test.use({ baseURL: apps.withModel.url });

	test("the notice comes where the model fails, in the chat and with an entry", { tag: "@main" }, async ({ page }) => {
		await signUp(page);
		await page.goto("/chat");
		await say(page, `FAILING-MODEL. ${DARK}`);
		await expectNotice(page);
		await page.goto("/journal");
		await page
			.getByRole("textbox", { name: "Journal entry" })
			.fill("FAILING-MODEL. My best friend told me that she wants to kill herself.");
		await page.getByRole("button", { name: "Submit Entry" }).click();
		const dialog = page.getByRole("dialog", { name: "Your entry is safe" });
		await expect(dialog.getByRole("heading", { name: "That is a lot to carry for somebody else" })).toBeFocused();
		await expect(dialog.getByText(/The coach could not read it just now/)).toBeVisible();
	});
});
