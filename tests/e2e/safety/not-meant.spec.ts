import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "../setup/test";
import { answer } from "../setup/write";

const CALM = "We had a red clock, and the radio was on. My mother hummed in the kitchen.";
const MISREAD = "I want to die.";
const ANSWER = `We sat on the wall and laughed. ${MISREAD} That is what my aunt says when the tea is cold.`;

test.use({ locale: "en-GB" });

const about = (page: Page) => page.getByRole("region", { name: "The words that this is about" });
const calm = (page: Page) => page.getByRole("region", { name: "What you said about your words" });
const helpIn = (page: Page) => calm(page).getByRole("link", { name: "Help now" });

test("a notice names the words it is about, and the texts are written once they were not meant", {
	tag: "@main",
}, async ({ page }) => {
	test.setTimeout(180_000);
	await signUp(page);
	for (const id of ["8", "9"]) await answer(page, id, CALM);
	await answer(page, "1", CALM, 4, { q2: ANSWER });

	await page.goto("/profile");
	const block = page.getByRole("region", { name: "Script Analysis" });
	await block.getByRole("button", { name: "Generate Life Script Analysis" }).click();
	await expect(block.getByText(/^Before anything else on this page/)).toBeVisible({ timeout: 30_000 });
	await expect(block.getByRole("link", { name: "Call Samaritans, 116 123, United Kingdom" })).toBeVisible();
	await expect(about(page).getByText(MISREAD, { exact: true })).toBeVisible();
	await expect(block.getByRole("button", { name: "This is not what I meant" })).toHaveCount(1);
	await expectAccessible(page);
	// The notice itself is only there once. The words, and the way to say so, stay.
	await page.reload();
	await expect(about(page).getByRole("link", { name: "Help now" })).toBeVisible();

	await page.goto("/questionnaires/1/analysis");
	await expect(about(page).getByText(MISREAD, { exact: true })).toBeVisible();
	await expect(about(page).getByRole("link", { name: /^Where You Are Now: / })).toHaveAttribute(
		"href",
		/\/questionnaires\/1\/edit\?question=/,
	);
	await expectAccessible(page);
	await about(page).getByRole("button", { name: "This is not what I meant" }).press("Enter");
	await expect(page.getByText(/Written by/)).toBeVisible({ timeout: 30_000 });
	await expect(about(page)).toHaveCount(0);
	await expect(helpIn(page)).toHaveAttribute("href", "/help-now");
	await expectAccessible(page);
	await page.reload();
	await expect(helpIn(page)).toBeVisible();

	await page.goto("/profile");
	await block.getByRole("button", { name: "Write my life script now" }).click();
	await expect(block.getByText(/Before anything else on this page/)).toHaveCount(0, { timeout: 30_000 });
	await expect(block.getByText(/red clock/).first()).toBeVisible();
	await expect(helpIn(page)).toBeVisible();

	await calm(page).getByText("Which words?").click();
	await calm(page).getByRole("button", { name: "I did mean it" }).click();
	await expect(calm(page).getByText(/You do not have to be alone with it/)).toBeVisible();
	await expect(helpIn(page)).toBeVisible();
	await expectAccessible(page);
});
