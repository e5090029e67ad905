import type { Page } from "@playwright/test";
import { apps } from "../setup/apps";
import { expect, expectAccessible, signUp, test } from "../setup/test";

test.use({ baseURL: apps.withModel.url });

const log = (page: Page) => page.getByRole("log", { name: "Conversation with Sage" });
const said = (page: Page) => log(page).getByRole("article");
const box = (page: Page) => page.getByRole("textbox", { name: "Message to Sage" });
const stop = (page: Page) => page.getByRole("button", { name: "Stop" });
const FIRST = "You said it was fine.";
const LAST = "Whom did you keep it from?";

async function say(page: Page, words: string) {
	await box(page).fill(words);
	await page.getByRole("button", { name: "Send" }).click();
}

test("a reply is read while it is written, and stopped; another answer stands beside it", { tag: "@main" }, async ({
	page,
}) => {
	const { id } = await signUp(page);
	await page.goto("/chat");
	await say(page, "It was not fine. SLOWLY, please.");
	await expect(said(page).last()).toContainText(FIRST);
	// The reply takes several more seconds.
	await expect(stop(page)).toBeVisible();
	await expect(log(page)).not.toContainText(LAST);
	await expect(page.getByRole("status").getByText("Sage is writing")).toBeAttached();
	await expectAccessible(page);
	await stop(page).click();
	await expect(stop(page)).toBeHidden();
	await expect(said(page)).toHaveCount(2);
	await expect(said(page).last()).toContainText("Written by test-model");
	await expect(log(page)).not.toContainText(LAST);
	const kept = (await (await page.request.get(`/api/chat/${id}`)).json()) as { content: string }[];
	expect(kept).toHaveLength(2);
	expect(kept[1]?.content).toMatch(/^You said it was fine\.(.*[.?])?$/s);

	await page.getByRole("button", { name: "Another answer" }).click();
	await expect(said(page).last()).toContainText("What did you hear when it closed behind him?", { timeout: 15_000 });
	await expect(page.getByText("2 of 2")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Previous answer" }).click();
	await expect(said(page).last()).toContainText(FIRST);
	await page.reload();
	await expect(page.getByText("1 of 2")).toBeVisible();
	await expect(said(page)).toHaveCount(2);
	await expect(said(page).last()).toContainText(FIRST);
});
