import type { Page } from "@playwright/test";
import { closeByKey, expect, signUp, test } from "../setup/test";

/** Simulates a slow phone: the page is there, but its scripts arrive two seconds later. */
async function holdScripts(page: Page) {
	await page.route("**/_next/static/**/*.js", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 2000));
		await route.continue();
	});
}
const open = (page: Page, path: string) => page.goto(path, { waitUntil: "commit" });

test("what is written and pressed in the journal before its scripts are there happens once they are", async ({
	page,
}) => {
	await signUp(page);
	await holdScripts(page);
	await open(page, "/journal");
	await page.getByRole("textbox", { name: "Journal entry" }).fill("Written before anything else was ready.");
	await page.getByRole("button", { name: "Submit Entry" }).click({ noWaitAfter: true });
	await expect(page.getByRole("dialog").getByText("Written by", { exact: false })).toBeVisible();
	await closeByKey(page);
	await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
	expect(new URL(page.url()).search).toBe("");
});

test("a tab, a box to tick, Start and Send that are pressed too early are answered", async ({ page }) => {
	await signUp(page);
	await holdScripts(page);
	await open(page, "/profile");
	await page.getByRole("tab", { name: "Love Script" }).click({ noWaitAfter: true });
	await expect(page.getByRole("tab", { name: "Love Script" })).toHaveAttribute("aria-selected", "true");

	await open(page, "/security");
	await page.getByRole("checkbox", { name: /Call every page/ }).check();
	await expect(page).toHaveTitle("Notes");

	await open(page, "/questionnaires");
	await page
		.getByRole("button", { name: /Start Questionnaire/ })
		.first()
		.click({ noWaitAfter: true });
	await expect(page.getByText("Question 1 of", { exact: false }).first()).toBeVisible();

	await open(page, "/chat");
	await page.getByRole("textbox").fill("Hello there");
	// While the text box is empty, the button is disabled, which also tells the person that it is not ready; typing
	// enables it.
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("textbox")).toHaveValue("");
	await expect(page.getByText("Hello there")).toBeVisible();
});

test("what is written and pressed on the dashboard while its cards are not alive happens once they are", async ({
	page,
}) => {
	await signUp(page);
	await holdScripts(page);
	await open(page, "/");
	const box = page.getByRole("textbox", { name: "Journal entry" });
	await box.fill("Written into a card.");
	const element = await box.elementHandle();
	await page.getByRole("button", { name: "Add Goal" }).click({ noWaitAfter: true });
	await expect(page.getByRole("dialog", { name: "Add a goal" })).toBeVisible();
	await closeByKey(page);
	await expect(page.getByRole("button", { name: "Continue in Journal" })).toBeVisible();
	await expect(box).toHaveValue("Written into a card.");
	// The element is still the one from the server's HTML.
	expect(await box.evaluate((now, before) => now === before, element)).toBe(true);
});

test("a question stays as the server has sent it, with what is written and chosen before its scripts are there", async ({
	page,
}) => {
	await signUp(page);
	await holdScripts(page);
	await open(page, "/questionnaires/7");
	const heading = await page.getByRole("heading", { level: 2 }).elementHandle();
	await page.getByRole("textbox").fill("That I should have known.");
	await expect(page.getByText("5 words")).toBeVisible();
	await page.getByRole("textbox").press("End");
	await page.keyboard.type(" And more.");
	await expect(page.getByText("7 words")).toBeVisible();
	expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);

	// The draft of this browser is restored; no other question shows before it.
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText("Question 2 of", { exact: false })).toBeVisible();
	await open(page, "/questionnaires/7");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByText("Question 1 of", { exact: false })).toBeHidden();
	await expect(page.getByText("Question 2 of", { exact: false })).toBeVisible();
	await page.getByRole("button", { name: "Previous" }).click();
	await expect(page.getByRole("textbox")).toHaveValue("That I should have known. And more.");

	await open(page, "/questionnaires/1");
	await page.getByRole("radio").nth(1).click({ noWaitAfter: true });
	await page.getByRole("button", { name: "Next" }).click({ noWaitAfter: true });
	await expect(page.getByText("Question 2 of", { exact: false })).toBeVisible();
	await page.getByRole("button", { name: "Previous" }).click();
	await expect(page.getByRole("radio").nth(1)).toBeChecked();
});

test("a sign-in that is sent too early puts nothing into the address", async ({ page }) => {
	await holdScripts(page);
	await open(page, "/");
	await page.getByRole("button", { name: "Log in" }).click({ noWaitAfter: true });
	await expect(page.getByRole("heading", { name: /Login/ })).toBeVisible();
	expect(new URL(page.url()).search).toBe("");
});
