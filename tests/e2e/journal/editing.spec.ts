import type { Page } from "@playwright/test";
import { mother } from "../../../prisma/catalog/mother";
import { expect, expectAccessible, signUp, test } from "../setup/test";
import { answer } from "../setup/write";

const WORDS = "She hummed in the kitchen whenever she was angry, and I listened.";

async function completed(page: Page) {
	const user = await signUp(page);
	await answer(page, mother.id, WORDS);
	return user;
}

const total = mother.questions.length;

test("answers are edited from the library, after being asked, and read anew", { tag: "@main" }, async ({ page }) => {
	const user = await completed(page);
	await page.goto("/questionnaires");
	await page
		.getByRole("button", { name: /^Edit/ })
		.or(page.getByRole("link", { name: /^Edit/ }))
		.first()
		.click();
	await expect(page.getByText(`Question 1 of ${total}`)).toBeVisible();
	await page.getByRole("textbox").fill("I was raised by my grandmother, who repaired radios.");
	for (let n = 2; n <= total; n++) {
		await page.getByRole("button", { name: "Next" }).click();
		await expect(page.getByText(`Question ${n} of ${total}`)).toBeVisible();
	}
	await page.getByRole("button", { name: "Save Changes" }).click();
	const question = page.getByRole("alertdialog", { name: "Update Your Responses" });
	await expect(question).toContainText(
		"Are you sure you want to update your responses? This will regenerate the analysis based on your new answers.",
	);
	await expectAccessible(page);
	await question.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("button", { name: "Save Changes" }).click();
	await question.getByRole("button", { name: "Update" }).click();
	await expect(page.getByRole("dialog", { name: "Your Analysis" })).toBeVisible({ timeout: 20_000 });
	const [stored] = await (await page.context().request.get(`/api/responses/${user.id}`)).json();
	expect(stored.version).toBe(2);
	expect(stored.responses[0].answer).toBe("I was raised by my grandmother, who repaired radios.");
});

test("editing what was never answered says so and goes back", async ({ page }) => {
	await signUp(page);
	await page.goto(`/questionnaires/${mother.id}/edit`);
	await expect(page.getByText("No response found", { exact: true })).toBeVisible();
	await expect(page.getByText("You haven't completed this questionnaire yet.", { exact: true }).first()).toBeVisible();
	await expect(page.getByRole("heading", { name: "Week 1" })).toBeVisible();
	expect(new URL(page.url()).pathname).toBe("/questionnaires");
});
