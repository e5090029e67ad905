import type { Page } from "@playwright/test";
import { mother } from "../../../prisma/catalog/mother";
import { apps } from "../setup/apps";
import { expect, expectAccessible, signUp, test } from "../setup/test";
import { answer } from "../setup/write";

test.use({ baseURL: apps.withModel.url });

/** Answers a questionnaire with these words, and opens its analysis. */
async function answerWith(page: Page, words: string) {
	await signUp(page);
	await answer(page, mother.id, words);
	await page.goto(`/questionnaires/${mother.id}/analysis`);
}

test("the model writes the analysis, and the screen says which", { tag: "@main" }, async ({ page }) => {
	await answerWith(page, "At dinner we ate in front of the television and nobody spoke.");
	await expect(page.getByText("You keep the peace by talking.")).toBeVisible();
	await expect(page.getByText(/test-model/)).toBeVisible();
});

// For all ways in which a model can fail, see tests/api/questionnaires/analysis-with-a-model.test.ts.
test("where a model fails, the analysis can be asked for again", async ({ page }) => {
	await answerWith(page, "FAILING-MODEL is what I called the radio that never played.");
	const analysis = page.getByRole("article", { name: "Your Analysis" });
	await expect(analysis).toContainText("No analysis available");
	const told = analysis.getByRole("alert").or(page.getByRole("status").filter({ hasText: /coach/i }));
	await analysis.getByRole("button", { name: /for the analysis$/ }).click();
	await expect(told.first()).toBeVisible({ timeout: 45_000 });
	await expectAccessible(page);
});
