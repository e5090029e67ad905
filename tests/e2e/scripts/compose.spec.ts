import { expect, expectAccessible, signUp, test } from "../setup/test";
import { answer } from "../setup/write";

const WORDS = "My mother hummed whenever she was angry. I learned to listen before I said a word. We had a red clock.";

test("a sentence that matters is marked, and a love script is composed through a reload", { tag: "@main" }, async ({
	page,
}) => {
	test.setTimeout(180_000);
	await signUp(page);
	for (const id of ["8", "9", "12", "6"]) await answer(page, id, WORDS);

	await page.goto("/questionnaires/8/analysis");
	const analysis = page.getByRole("article", { name: "Your Analysis" });
	await analysis.getByRole("button", { name: "Show my sentences" }).click();
	await expectAccessible(page);
	await analysis.getByRole("button", { name: "I learned to listen before I said a word." }).first().click();
	await expect(analysis.getByRole("heading", { name: "The sentence that matters most to you" })).toBeVisible();
	await expect(analysis.getByText("The analysis below is up to date.")).toBeVisible({ timeout: 20_000 });
	await expectAccessible(page);

	await page.goto("/profile");
	const block = page.getByRole("region", { name: "Script Analysis" });
	await block.getByRole("button", { name: "Generate Life Script Analysis" }).click();
	await expect(block.locator("blockquote").first()).toContainText("I learned to listen before I said a word.", {
		timeout: 20_000,
	});
	await block.getByRole("tab", { name: "Love Script" }).click();
	await block.getByRole("button", { name: "Compose it with me" }).click();
	await expect(block.getByRole("heading", { name: "Whose day it is" })).toBeVisible();
	await expect(block.getByRole("button", { name: "Skip this" })).toBeVisible();
	await expectAccessible(page);
	await block.getByRole("checkbox", { name: "Friends" }).check();
	await block.getByRole("textbox", { name: "A friend" }).fill("Mo");
	await expectAccessible(page);
	await block.getByRole("button", { name: "Next" }).click();
	await expect(block.getByRole("heading", { name: "The old sentence, turned" })).toBeVisible();
	await expect(block.locator("blockquote").first()).toHaveText("I learned to listen before I said a word.");
	await expectAccessible(page);
	await block.getByRole("radio", { name: "My own sentence" }).click();
	await block.getByRole("textbox", { name: "My own sentence" }).fill("I say it, and I am heard.");
	await block.getByRole("button", { name: "Next" }).click();

	await expect(block.getByRole("heading", { name: "A morning and an evening" })).toBeVisible();
	await expect(block.getByRole("radio", { name: /^A table and a few friends.*Mo has brought soup/ })).toHaveCount(1);
	await expect(block.getByRole("radio", { name: /^One blanket/ })).toHaveCount(0);
	await block.getByRole("radio", { name: "Half a tune" }).click();
	await block.getByRole("radio", { name: /^Out early/ }).click();
	await page.reload();
	await block.getByRole("tab", { name: "Love Script" }).click();
	await expect(block.getByRole("radio", { name: "Half a tune" })).toBeChecked();
	await expect(block.getByRole("radio", { name: /^Out early/ })).toBeChecked();
	await expectAccessible(page);
	await block.getByRole("button", { name: "Next" }).click();
	await expect(block.getByText("Please choose an evening, or write one.")).toBeVisible();
	await block.getByRole("radio", { name: /^The long way home/ }).click();
	await block.getByRole("button", { name: "Next" }).click();
	await block.getByRole("radio", { name: /^With a friend/ }).click();
	await block.getByRole("radio", { name: /^Three lines to a friend/ }).click();
	await expectAccessible(page);
	await block.getByRole("button", { name: "Next" }).click();
	for (const group of await block.getByRole("radiogroup").all()) await group.getByRole("radio").first().click();
	await expectAccessible(page);
	await block.getByRole("button", { name: "Next" }).click();
	for (const line of (await block.getByRole("checkbox").all()).slice(0, 3)) await line.check();
	await expectAccessible(page);
	await block.getByRole("button", { name: "Write my love script" }).click();
	await expect(page.getByText("Love Script Generated", { exact: true })).toBeVisible({ timeout: 20_000 });
	const script = block.getByRole("article", { name: "Your love script" });
	await expect(script.locator("blockquote").first()).toContainText("I say it, and I am heard.");
	await expect(script).toContainText("Somebody comes towards me, and we nod.");
	await expect(script).toContainText("send them to Mo");
	await expect(script).toContainText("only the first half of it");
	await expectAccessible(page);
	await expect(block.getByRole("button", { name: "Compose it with me" })).toBeVisible();
});
