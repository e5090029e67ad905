import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "../setup/test";

test.use({ locale: "en-US", timezoneId: "Europe/London" });

const log = (page: Page) => page.getByRole("log", { name: "Conversation with Sage" });
const last = (page: Page) => log(page).getByRole("article").last();
const written = (page: Page) => expect(page.getByText("Sage is writing")).toHaveCount(0, { timeout: 20_000 });

async function say(page: Page, words: string) {
	await page.getByRole("textbox", { name: "Message to Sage" }).fill(words);
	await page.getByRole("button", { name: "Send" }).click();
	await expect(log(page).getByText(words, { exact: true }).last()).toBeVisible();
	await written(page);
}

async function tap(page: Page, name: string | RegExp) {
	await last(page).getByRole("button", { name }).click();
	await written(page);
}

test("a hint is asked about, and the answer leads to numbers of the country, to words and to what comes next", {
	tag: "@main",
}, async ({ page }) => {
	await signUp(page);
	await page.goto("/chat");
	await say(page, "My boyfriend checks my phone.");
	await expect(last(page)).toContainText("May I ask you directly");
	await expect(last(page).getByRole("link", { name: /^Help now/ })).toBeVisible();
	await expectAccessible(page);
	await tap(page, "Somebody hurts me");
	await expect(page.getByRole("link", { name: "Call Emergency, 999, United Kingdom" })).toBeVisible();
	await expect(last(page)).toContainText("I believe you");

	await say(page, "My daughter saw it. What can I tell her?");
	await expect(last(page).getByRole("list", { name: "Words you could say" })).toContainText("It is not your fault");
	await expectAccessible(page);
	await tap(page, "How can I leave safely?");
	await expect(last(page)).toContainText("The weeks around leaving");

	await say(page, "Who could I ring tonight in Wales?");
	await expect(last(page).getByRole("link", { name: /^Call Live Fear Free, 0808 80 10 800/ })).toBeVisible();
	await last(page).getByRole("combobox", { name: "Where are you?" }).selectOption("IE");
	await expect(last(page).getByRole("link", { name: /^Call Women’s Aid, 1800 341 900/ })).toBeVisible();
	await expectAccessible(page);
	await page.reload();
	await expect(last(page).getByRole("link", { name: /^Help now/ })).toBeVisible();
});
