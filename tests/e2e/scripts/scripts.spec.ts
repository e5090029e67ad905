import type { Page } from "@playwright/test";
import { closeByKey, expect, expectAccessible, signUp, test } from "../setup/test";
import { answer } from "../setup/write";

const WORDS: Record<string, string> = {
	"8": "My mother hummed in the kitchen whenever she was angry, and I learned to listen for it before I said a word.",
	"9": "My father came home late and read the paper, and I waited on the stairs until he looked up at me.",
	"12": "I want somebody who asks me a second question, and a kitchen where nobody has to listen for anything.",
};

const complete = (page: Page, id: string) => answer(page, id, WORDS[id] ?? "", 7);

const block = (page: Page) => page.getByRole("region", { name: "Script Analysis" });
const toastOf = (page: Page, title: string) => page.getByText(title, { exact: true });

test("from nothing to both scripts, through edits and versions, and back", { tag: "@main" }, async ({ page }) => {
	test.setTimeout(180_000);
	await signUp(page);
	await page.goto("/profile");
	const begin = block(page).getByRole("button", { name: "Generate Life Script Analysis" });
	await expect(begin).toBeDisabled();
	await expect(block(page)).toContainText(
		"Please complete both the mother and father assessments before generating your life script analysis.",
	);
	await expectAccessible(page);
	await block(page).getByRole("tab", { name: "Love Script" }).click();
	await expect(block(page).getByRole("button", { name: "Generate Love Script" })).toBeDisabled();
	await expect(block(page)).toContainText(
		"You need to complete your Life Script and Soul Spark assessment before generating your Love Script.",
	);

	for (const id of ["8", "9", "12"]) await complete(page, id);
	await page.goto("/profile");
	await begin.click();
	await expect(toastOf(page, "Life Script Generated")).toBeVisible({ timeout: 20_000 });
	const life = block(page).getByRole("article", { name: "Your life script" });
	await expect(life.locator("blockquote").first()).toHaveText(/“I\b/);
	await expect(life.getByRole("region", { name: /^Pattern [123]$/ })).toHaveCount(3);
	await expectAccessible(page);
	await life
		.getByRole("button", { name: /Read More/ })
		.first()
		.click();
	const more = page.getByRole("dialog");
	await expect(more.getByRole("heading", { name: "Description" })).toBeVisible();
	await expect(more.getByRole("heading", { name: "Impact Analysis" })).toBeVisible();
	await expectAccessible(page);
	await closeByKey(page);
	const sources = block(page).getByText("Where this comes from");
	await sources.click();
	await expect(block(page).getByText("You wrote:").first()).toBeVisible();
	const first = await life.locator("blockquote").first().textContent();

	await block(page).getByRole("button", { name: "Edit", exact: true }).click();
	const sentence = page.getByLabel("Script sentence");
	await expect(sentence).toBeInViewport();
	await sentence.fill("I wait on the stairs until somebody looks up.");
	await page.reload();
	await expect(sentence).toHaveValue("I wait on the stairs until somebody looks up.");
	await expect(page.getByText("You have changes here that are not saved yet.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Cancel", exact: true }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
	await expect(life.locator("blockquote").first()).toHaveText(first ?? "");

	await block(page).getByRole("button", { name: "Edit", exact: true }).click();
	await sentence.fill("Mine: the stairs are only stairs.");
	// A word that is too long for its card is broken, and the card keeps its place.
	await page.getByLabel("Pattern", { exact: true }).first().fill("Waiting".repeat(16));
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expect(page.getByText("Your life script has been updated successfully.").first()).toBeVisible();
	await expect(life.locator("blockquote").first()).toBeInViewport();
	const [outer, inner] = await Promise.all(
		[life, life.getByRole("region", { name: "Pattern 3" })].map((part) => part.boundingBox()),
	);
	expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0) + 1);
	await expect(life.locator("blockquote").first()).toHaveText("“Mine: the stairs are only stairs.”");

	await block(page).getByRole("button", { name: "Regenerate" }).click();
	const asked = page.getByRole("alertdialog", { name: "Write it again?" });
	await expectAccessible(page);
	await asked.getByRole("button", { name: "Cancel" }).click();
	await expect(life.locator("blockquote").first()).toContainText("only stairs");
	await block(page).getByRole("button", { name: "Regenerate" }).click();
	await asked.getByRole("button", { name: "Regenerate" }).click();
	await expect(life.locator("blockquote").first()).toHaveText(first ?? "", { timeout: 20_000 });

	await block(page).getByRole("button", { name: "Earlier versions" }).click();
	const versions = page.getByRole("dialog", { name: "Earlier versions" });
	await versions.getByRole("button", { name: /Mine: the stairs/ }).click();
	await expect(versions.locator("del").first()).toBeVisible();
	await expectAccessible(page);
	await versions.getByRole("button", { name: "Bring this version back" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Bring it back" }).click();
	await expect(life.locator("blockquote").first()).toHaveText("“Mine: the stairs are only stairs.”");

	await block(page).getByRole("tab", { name: "Love Script" }).click();
	await block(page).getByRole("button", { name: "Generate Love Script" }).click();
	await expect(toastOf(page, "Love Script Generated")).toBeVisible({ timeout: 20_000 });
	const love = block(page).getByRole("article", { name: "Your love script" });
	for (const heading of ["Personal Hero/ine Myth", "Healed Love Script", "A Day in Your Empowered Future"]) {
		await expect(love.getByRole("heading", { name: heading })).toBeVisible();
	}
	await expect(love.getByRole("region", { name: /^Healed Pattern [123]$/ })).toHaveCount(3);
	await love
		.getByRole("button", { name: /Read More/ })
		.first()
		.click();
	await expect(page.getByRole("dialog").getByRole("heading", { name: "Positive Impact" })).toBeVisible();
	await closeByKey(page);
	await expectAccessible(page);
	await block(page).getByRole("button", { name: "Edit", exact: true }).click();
	await page.getByLabel("Title of your myth").fill("The Keeper of the Stairs");
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expect(page.getByText("Your love script has been updated successfully.").first()).toBeVisible();
	await expect(love).toContainText("The Keeper of the Stairs");
	await page.reload();
	await expect(block(page).getByRole("article")).toContainText("the stairs are only stairs");
});
