import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "../setup/test";
import { writeEntry } from "../setup/write";

const WORDS = "The heron stood in the river.";

/** Signs up a person with one entry, and opens the entry's page. */
async function withEntry(page: Page) {
	await signUp(page);
	const id = await writeEntry(page, WORDS);
	await page.goto("/journal");
	await page.locator(`[aria-controls*="${id}"]`).first().click();
	await expect(page.getByText(WORDS, { exact: true })).toBeVisible();
	return id;
}

test("an entry is edited from the history, under another day, and what it was before can be looked at", {
	tag: "@main",
}, async ({ page }) => {
	await withEntry(page);
	await page.getByRole("button", { name: "Edit entry" }).click();
	await expectAccessible(page);
	await page.getByLabel("What you wrote").fill("The heron stood there until dark.");
	await page.getByLabel("The day it belongs to").fill("2026-03-02");
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expect(page.getByText("Entry saved", { exact: true }).first()).toBeVisible();
	await expect(page.getByText("The heron stood there until dark.", { exact: true })).toBeVisible();
	await expect(page.getByText("March 2, 2026").first()).toBeVisible();
	await page.getByRole("button", { name: "Earlier versions" }).click();
	await expect(page.getByText(WORDS, { exact: true })).toBeVisible();
	await expectAccessible(page);
});

test("the later of two tabs that edit an entry is told, and both texts are kept", async ({ page }) => {
	const id = await withEntry(page);
	await page.getByRole("button", { name: "Edit entry" }).click();
	await page.getByLabel("What you wrote").fill("Written in this tab.");
	const elsewhere = { content: "Written in another tab.", version: 1 };
	expect((await page.context().request.put(`/api/journal/${id}`, { data: elsewhere })).ok()).toBe(true);
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expect(page.getByText("Written in another tab.", { exact: true })).toBeVisible();
	await expect(page.getByLabel("What you wrote")).toHaveValue("Written in this tab.");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Save mine, and keep that as an earlier version" }).click();
	await expect(page.getByText("Entry saved", { exact: true }).first()).toBeVisible();
	await page.getByRole("button", { name: "Earlier versions" }).click();
	for (const kept of [WORDS, "Written in this tab.", "Written in another tab."]) {
		await expect(page.getByText(kept, { exact: true })).toBeVisible();
	}
});
